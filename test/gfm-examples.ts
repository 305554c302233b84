/** One example for each rule of GFM's extensions (GFM 0.29, sections 4.10, 5.3, 6.5, 6.9, 6.11), in our own words. */

export interface GfmExample {
  readonly section: string;
  readonly what: string;
  readonly markdown: string;
  readonly html: string;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>${
    rows.length === 0
      ? ''
      : `<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody>`
  }</table>`;

const TABLES: readonly Omit<GfmExample, 'section'>[] = [
  {
    what: 'a header row, a delimiter row and a data row',
    markdown: '| Port | Use |\n| --- | --- |\n| 25565 | game |\n',
    html: table(['Port', 'Use'], [['25565', 'game']]),
  },
  {
    what: 'cells need not line up, colons align the column',
    markdown: '| Port | Use |\n| :-: | ----: |\n25565 | game\n',
    html: '<table><thead><tr><th align="center">Port</th><th align="right">Use</th></tr></thead><tbody><tr><td align="center">25565</td><td align="right">game</td></tr></tbody></table>',
  },
  {
    what: 'a pipe in a cell is escaped, in code as well',
    markdown: '| R\\|C |\n| ------ |\n| a `\\|` b |\n| a **\\|** b |\n',
    html: table(['R|C'], [['a <code>|</code> b'], ['a <strong>|</strong> b']]),
  },
  {
    what: 'the start of another block ends the table',
    markdown: '| a | b |\n| --- | --- |\n| c | d |\n> quoted\n',
    html: `${table(['a', 'b'], [['c', 'd']])}<blockquote><p>quoted</p></blockquote>`,
  },
  {
    what: 'a blank line ends it, a line without pipes does not',
    markdown: '| a | b |\n| --- | --- |\n| c | d |\ne\n\nf\n',
    html: `${table(
      ['a', 'b'],
      [
        ['c', 'd'],
        ['e', ''],
      ],
    )}<p>f</p>`,
  },
  {
    what: 'without as many delimiters as headers it is a paragraph',
    markdown: '| a | b |\n| --- |\n| c |\n',
    html: '<p>| a | b |\n| --- |\n| c |</p>',
  },
  {
    what: 'missing cells are empty, excess ones go',
    markdown: '| a | b |\n| --- | --- |\n| c |\n| d | e | f |\n',
    html: table(
      ['a', 'b'],
      [
        ['c', ''],
        ['d', 'e'],
      ],
    ),
  },
  {
    what: 'without data rows there is no body',
    markdown: '| a | b |\n| --- | --- |\n',
    html: table(['a', 'b'], []),
  },
  {
    what: 'it interrupts a paragraph',
    markdown: 'Ports:\n| a | b |\n| --- | --- |\n| c | d |\n',
    html: `<p>Ports:</p>${table(['a', 'b'], [['c', 'd']])}`,
  },
  {
    what: 'cells hold running text only',
    markdown: '| a | b |\n| --- | --- |\n| *c* | - d |\n| [e](/f) |\n',
    html: table(
      ['a', 'b'],
      [
        ['<em>c</em>', '- d'],
        ['<a href="/f">e</a>', ''],
      ],
    ),
  },
  {
    what: 'two pipes hold an empty cell between them',
    markdown: '| a | b | c |\n| --- | --- | --- |\n| d || e |\n',
    html: table(['a', 'b', 'c'], [['d', '', 'e']]),
  },
  { what: 'a single column', markdown: '| a |\n| - |\n| b |\n', html: table(['a'], [['b']]) },
  {
    what: 'a backslash is not the escape of a later pipe',
    markdown: '| a | b |\n| --- | --- |\n| \\\\ | `\\\\` |\n',
    html: table(['a', 'b'], [['\\', '<code>\\\\</code>']]),
  },
  {
    what: 'inside a list item',
    markdown: '- x\n\n  | a |\n  | --- |\n  | b |\n',
    html: `<ul><li><p>x</p>${table(['a'], [['b']])}</li></ul>`,
  },
];

const TASK_LISTS: readonly Omit<GfmExample, 'section'>[] = [
  {
    what: 'open and done, in either case',
    markdown: '- [ ] open\n- [x] done\n- [X] also\n',
    html: '<ul><li><input disabled type="checkbox"> open</li><li><input checked disabled type="checkbox"> done</li><li><input checked disabled type="checkbox"> also</li></ul>',
  },
  {
    what: 'nested, in lists of all kinds',
    markdown: '1. [x] a\n   - [ ] b\n   - [x] c\n2. [ ] d\n',
    html: '<ol><li><input checked disabled type="checkbox"> a<ul><li><input disabled type="checkbox"> b</li><li><input checked disabled type="checkbox"> c</li></ul></li><li><input disabled type="checkbox"> d</li></ol>',
  },
  {
    what: 'not without white space after the box',
    markdown: '- [x]a\n- [y] b\n',
    html: '<ul><li>[x]a</li><li>[y] b</li></ul>',
  },
];

const STRIKETHROUGH: readonly Omit<GfmExample, 'section'>[] = [
  {
    what: 'one tilde or two',
    markdown: '~~Old.~~ New, ~not~ old.\n',
    html: '<p><del>Old.</del> New, <del>not</del> old.</p>',
  },
  {
    what: 'not across paragraphs',
    markdown: 'This ~~has a\n\nnew paragraph~~.\n',
    html: '<p>This ~~has a</p><p>new paragraph~~.</p>',
  },
  {
    what: 'three tildes strike nothing',
    markdown: 'Not ~~~struck~~~ out.\n',
    html: '<p>Not ~~~struck~~~ out.</p>',
  },
  { what: 'both ends must match', markdown: 'Not ~struck~~ out.\n', html: '<p>Not ~struck~~ out.</p>' },
];

const link = (href: string, text: string): string => `<a href="${href}">${text}</a>`;

const AUTOLINKS: readonly Omit<GfmExample, 'section'>[] = [
  {
    what: 'www without a scheme',
    markdown: 'www.example.com\n',
    html: `<p>${link('http://www.example.com', 'www.example.com')}</p>`,
  },
  {
    what: 'a path after it',
    markdown: 'See www.example.com/help now.\n',
    html: `<p>See ${link('http://www.example.com/help', 'www.example.com/help')} now.</p>`,
  },
  {
    what: 'closing punctuation is not part of it',
    markdown: 'At www.example.com. And www.example.com/a.b!\n',
    html: `<p>At ${link('http://www.example.com', 'www.example.com')}. And ${link('http://www.example.com/a.b', 'www.example.com/a.b')}!</p>`,
  },
  {
    what: 'parentheses count when they are balanced',
    markdown: 'www.example.com/q=(a) (www.example.com/q=(a)) (www.example.com/q=a+(b)c)\n',
    html: `<p>${link('http://www.example.com/q=(a)', 'www.example.com/q=(a)')} (${link('http://www.example.com/q=(a)', 'www.example.com/q=(a)')}) (${link('http://www.example.com/q=a+(b)c', 'www.example.com/q=a+(b)c')})</p>`,
  },
  {
    what: 'an entity at its end is not part of it',
    markdown: 'www.example.com/q=a&hl=en and www.example.com/q=a&hl;\n',
    html: `<p>${link('http://www.example.com/q=a&amp;hl=en', 'www.example.com/q=a&amp;hl=en')} and ${link('http://www.example.com/q=a', 'www.example.com/q=a')}&amp;hl;</p>`,
  },
  {
    what: '< ends it',
    markdown: 'www.example.com/he<lp\n',
    html: `<p>${link('http://www.example.com/he', 'www.example.com/he')}&lt;lp</p>`,
  },
  {
    what: 'http and https',
    markdown: 'http://example.com (See https://example.com/?q=a+(b))\n',
    html: `<p>${link('http://example.com', 'http://example.com')} (See ${link('https://example.com/?q=a+(b)', 'https://example.com/?q=a+(b)')})</p>`,
  },
  {
    what: 'e-mail addresses',
    markdown: 'Write to help@example.com.\n',
    html: `<p>Write to ${link('mailto:help@example.com', 'help@example.com')}.</p>`,
  },
  {
    what: 'a plus before the @ is allowed, after it is not',
    markdown: 'a+b@example.com is, a@b+c.example is not.\n',
    html: `<p>${link('mailto:a+b@example.com', 'a+b@example.com')} is, a@b+c.example is not.</p>`,
  },
  {
    what: 'an address ends in a letter or digit',
    markdown: 'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_\n',
    html: `<p>${link('mailto:a.b-c_d@a.b', 'a.b-c_d@a.b')}</p><p>${link('mailto:a.b-c_d@a.b', 'a.b-c_d@a.b')}.</p><p>a.b-c_d@a.b-</p><p>a.b-c_d@a.b_</p>`,
  },
  {
    what: 'inside emphasis and strikethrough',
    markdown: '**See https://example.com** ~~www.example.com~~\n',
    html: `<p><strong>See ${link('https://example.com', 'https://example.com')}</strong> <del>${link('http://www.example.com', 'www.example.com')}</del></p>`,
  },
  {
    what: 'not inside a link or code',
    markdown: '[https://example.com](/a) `https://example.com`\n',
    html: `<p>${link('/a', 'https://example.com')} <code>https://example.com</code></p>`,
  },
];

const RAW_HTML: readonly Omit<GfmExample, 'section'>[] = [
  {
    what: 'tags that act are disarmed (here: left out), others stay',
    markdown: '<strong>Bold</strong> <title>t</title> <iframe srcdoc="x" onload="y()"></iframe>end\n',
    html: '<p><strong>Bold</strong>  <span class="embed"><iframe title="Embedded content"></iframe></span>end</p>',
  },
  {
    what: 'in blocks as well',
    markdown: '<blockquote>\n  <noembed>text</noembed> is disallowed. <script>x()</script>\n</blockquote>\n',
    html: '<blockquote><p>&lt;noembed&gt;text&lt;/noembed&gt; is disallowed.</p></blockquote>',
  },
];

export const GFM_EXAMPLES: readonly GfmExample[] = [
  ...TABLES.map((example) => ({ section: '4.10 Tables', ...example })),
  ...TASK_LISTS.map((example) => ({ section: '5.3 Task list items', ...example })),
  ...STRIKETHROUGH.map((example) => ({ section: '6.5 Strikethrough', ...example })),
  ...AUTOLINKS.map((example) => ({ section: '6.9 Autolinks', ...example })),
  ...RAW_HTML.map((example) => ({ section: '6.11 Disallowed raw HTML', ...example })),
];
