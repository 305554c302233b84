import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Settings } from '../../../model.ts';
import { type Frontmatter, readFrontmatter } from './frontmatter.ts';

function read(
  text: string,
  path = 'docs/page.md',
): {
  readonly value: Frontmatter;
  readonly problems: readonly string[];
  readonly hints: readonly (string | undefined)[];
} {
  const { value, diagnostics } = readFrontmatter({ path, text }, `content/${path}`);
  const problems = diagnostics.map(
    ({ severity, code, message, at }) => `${at?.line}:${at?.column} ${severity} ${code} ${message}`,
  );
  return { value, problems, hints: diagnostics.map(({ hint }) => hint) };
}

/** Settings of a block of YAML that must be free of problems. */
function settingsOf(yaml: string, path?: string): Settings {
  const { value, problems } = read(`---\n${yaml}\n---\n`, path);
  assert.deepEqual(problems, []);
  return value.settings;
}

function problemsOf(yaml: string, path?: string): readonly string[] {
  return read(`---\n${yaml}\n---\n`, path).problems;
}

test('splits settings and body and knows on which line the body begins', () => {
  const { value } = read('---\ntitle: Mods\nsidebar_position: 1.5\n---\n\n# Mods\n');
  assert.deepEqual(value.settings, { title: 'Mods', sidebarPosition: 1.5 });
  assert.equal(value.body, '\n# Mods\n');
  assert.equal(value.bodyLine, 5);
  assert.deepEqual(value.settingsAt, {
    title: { file: 'content/docs/page.md', line: 2, column: 1, length: 5 },
    sidebar_position: { file: 'content/docs/page.md', line: 3, column: 1, length: 16 },
  });
});

test('only a bare --- line opens settings: nothing is ever run as code', () => {
  for (const text of ['---js\n{ a: 1 }\n---\n', '--- toml\na = 1\n---\n']) {
    const { value, problems } = read(text);
    assert.deepEqual(value, { settings: {}, settingsAt: {}, body: text, bodyLine: 1 });
    assert.match(problems[0] ?? '', /^1:1 error frontmatter\/unknown-language/);
  }
  assert.deepEqual(read('---yaml\ntitle: A\n---\n').value.settings, { title: 'A' });
  for (const text of ['----\na: 1\n---\n', '---js\nno end', '']) {
    assert.deepEqual(read(text), {
      value: { settings: {}, settingsAt: {}, body: text, bodyLine: 1 },
      problems: [],
      hints: [],
    });
  }
});

test('a page that starts with a horizontal rule is text', () => {
  for (const text of [
    '---\n\nSome prose.\n\n---\n\nMore.\n',
    '---\n- a\n- b\n---\n',
    '---\n',
    '---\nprose\n',
    '---\n\n*Note* and @this\n\n---\n',
  ]) {
    assert.equal(read(text).value.body, text);
    assert.deepEqual(read(text).problems, []);
  }
});

test('empty settings are settings', () => {
  assert.equal(read('---\n---\nText').value.body, 'Text');
  assert.equal(read('---\n# a note\n---\nText').value.body, 'Text');
});

test('reads every kind of value', () => {
  assert.deepEqual(
    settingsOf(
      'tags: [a, {label: B, permalink: /b}, 3]\nkeywords:\n  - x\n  - 1.5\nhide_title: true\ndraft: false',
    ),
    {
      tags: [{ label: 'a' }, { label: 'B', permalink: '/b' }, { label: '3' }],
      keywords: ['x', '1.5'],
      hideTitle: true,
      draft: false,
    },
  );
  assert.deepEqual(settingsOf('title: ""\ndescription: 2024'), { title: '', description: '2024' });
  assert.deepEqual(
    settingsOf('redirect_from: /docs/old\nsources: [a]\nrelated: [x/y]\ntype: how-to\nverified_with: ""'),
    {
      redirectFrom: ['/docs/old'],
      sources: ['a'],
      related: ['x/y'],
      type: 'how-to',
    },
  );
});

test('null means none for neighbours, sidebar and edit link, and not set for the rest', () => {
  assert.deepEqual(
    settingsOf(
      'pagination_next: null\npagination_prev:\ndisplayed_sidebar: null\ncustom_edit_url: ""\nsidebar_position:',
    ),
    {
      paginationNext: false,
      paginationPrev: false,
      displayedSidebar: false,
      customEditUrl: false,
    },
  );
});

test('dates become ISO texts that mean the same on every machine', () => {
  assert.deepEqual(settingsOf('last_verified: 2026-11-21'), { lastVerified: '2026-11-21' });
  assert.deepEqual(settingsOf('last_update: { date: 2026-11-21T10:00:00Z, author: A }'), {
    lastUpdate: { date: '2026-11-21T10:00:00.000Z', author: 'A' },
  });
  assert.deepEqual(settingsOf('last_update: { date: "Nov 20, 2026" }'), {
    lastUpdate: { date: '2026-11-20' },
  });
  assert.deepEqual(settingsOf('date: 2024-01-02 10:30', 'blog/post.md'), {
    date: '2024-01-02T10:30:00.000Z',
  });
  assert.deepEqual(settingsOf('last_update: { date: "2026-1-5" }'), { lastUpdate: { date: '2026-01-05' } });
  assert.match(problemsOf('last_verified: 2026-02-30')[0] ?? '', /"last_verified" must be a date/);
  assert.deepEqual(settingsOf('title: 2024-01-05'), { title: '2024-01-05' });
});

test('authors are names or objects with a name', () => {
  assert.deepEqual(
    settingsOf('authors:\n  - one\n  - name: Two\n    url: https://example.com', 'blog/post.md'),
    { authors: ['one', 'Two'] },
  );
  assert.deepEqual(settingsOf('author: One', 'blog/post.md'), { authors: ['One'] });
});

test('a lone variable is a text, although YAML reads an object', () => {
  assert.deepEqual(settingsOf('title: {panel}\nsidebar_label: {panel.labels.console}'), {
    title: '{panel}',
    sidebarLabel: '{panel.labels.console}',
  });
});

test('a number that YAML reads otherwise than written should be quoted', () => {
  const { problems, hints } = read('---\nid: 012\napplies_to: 1.20\nslug: 7\n---\n');
  assert.deepEqual(problems, [
    '2:1 warning frontmatter/unquoted-number "id: 012" is read as the number 10',
    '3:1 warning frontmatter/unquoted-number "applies_to: 1.20" is read as the number 1.2',
  ]);
  assert.deepEqual(hints, ['Quote it: id: "012"', 'Quote it: applies_to: "1.20"']);
});

test('wrong values are errors at their line, and are left out', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['hide_title: yes', '"hide_title" must be true or false, not "yes"'],
    ['sidebar_position: first', '"sidebar_position" must be a number, not "first"'],
    ['sidebar_position: .inf', '"sidebar_position" must be a number, not Infinity'],
    ['toc_max_heading_level: 7', '"toc_max_heading_level" must be a whole number from 2 to 6, not 7'],
    ['tags: a, b', '"tags" must be a list, not "a, b"'],
    ['tags: [[a]]', '"tags" holds a list: a tag is a text, or a label with a permalink'],
    ['keywords: {a: 1}', '"keywords" must be a list, not an object'],
    ['id: a/b', '"id" cannot include a slash: "a/b"'],
    ['id: ..', '"id" cannot be part of an address: ".."'],
    ['slug: /a?b', '"slug" is not an address inside the site: "/a?b"'],
    ['slug: /../../x', '"slug" is not an address inside the site: "/../../x"'],
    ['slug: " "', '"slug" is empty'],
    ['title: [a]', '"title" must be a text, not a list'],
    ['title: true', '"title" must be a text, not true'],
    [
      'image: "javascript:alert(1)"',
      '"image" is not an address that may be used here: "javascript:alert(1)"',
    ],
    [
      'custom_edit_url: "java\\tscript:x"',
      '"custom_edit_url" is not an address that may be used here: "java script:x"',
    ],
    ['last_update: { date: "2026-02-30" }', '"last_update" holds "2026-02-30", which is not a date'],
    ['last_update: {}', '"last_update" must have a date or an author'],
    ['last_update: { date: 2026-02-30 }', '"last_update" holds "2026-02-30", which is not a date'],
    ['last_update:\n  date: 2026-02-30', '"last_update" holds "2026-02-30", which is not a date'],
    ['last_update: { date: soon }', '"last_update" holds "soon", which is not a date'],
    [
      'redirect_from: [https://example.com/a]',
      '"redirect_from" is not a path on this site: "https://example.com/a"',
    ],
    ['redirect_from: /../x', '"redirect_from" is not a path on this site: "/../x"'],
  ];
  for (const [yaml, message] of cases) {
    const { value, problems } = read(`---\nhide_table_of_contents: true\n${yaml}\n---\n`);
    assert.deepEqual(problems, [`3:1 error frontmatter/invalid-value ${message}`]);
    assert.deepEqual(value.settings, { hideTableOfContents: true });
  }
});

test("our own keys only warn, because other tools' content may use them otherwise", () => {
  assert.deepEqual(problemsOf('type: docs'), [
    '2:1 warning frontmatter/invalid-value "type" must be one of how-to, reference, troubleshooting, concept, policy, not "docs"',
  ]);
});

test('draft and unlisted exclude each other', () => {
  const { value, problems } = read('---\nunlisted: true\ndraft: true\n---\n');
  assert.deepEqual(problems, [
    "2:1 error frontmatter/invalid-value Can't be draft and unlisted at the same time.",
  ]);
  assert.deepEqual(value.settings, { draft: true });
});

test('the smallest heading level cannot exceed the largest', () => {
  assert.deepEqual(problemsOf('toc_min_heading_level: 4\ntoc_max_heading_level: 3'), [
    '2:1 error frontmatter/invalid-value "toc_min_heading_level" (4) is greater than "toc_max_heading_level" (3)',
  ]);
});

test('unknown keys are left alone unless they are nearly a known one', () => {
  assert.deepEqual(problemsOf('permalink: /x\nlayout: y\nsidebar_custom_props: {a: 1}\nweight: 3'), []);
  const { problems, hints } = read('---\nsidebar_postion: 3\nsidebarLabel: x\n---\n');
  assert.deepEqual(problems, [
    '2:1 warning frontmatter/unknown-key There is no setting called "sidebar_postion"',
    '3:1 warning frontmatter/unknown-key There is no setting called "sidebarLabel"',
  ]);
  assert.deepEqual(hints, ['Did you mean "sidebar_position"?', 'Did you mean "sidebar_label"?']);
});

test('pages outside the docs know their own keys only', () => {
  assert.deepEqual(settingsOf('title: A\nwrapperClassName: wide\nid: a/b', 'pages/about.md'), {
    title: 'A',
    wrapperClassName: 'wide',
  });
  assert.deepEqual(settingsOf('wrapperClassName: wide'), {});
});

test('prototype keys are harmless', () => {
  const { value } = read('---\n__proto__: { title: x }\nconstructor: y\ntoString: z\n---\n');
  assert.deepEqual(value.settings, {});
  assert.equal(Object.getPrototypeOf(value.settingsAt), Object.prototype);
});

test('YAML mistakes are explained where they are', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    [
      'title: Mods: a guide',
      '2:12 error frontmatter/invalid-yaml A value with a colon in it needs quotes',
      'Put the value in quotes: title: "Mods: a guide"',
    ],
    [
      'a: 1\ntitle: {provider} help',
      '3:8 error frontmatter/invalid-yaml A value that starts with { needs quotes',
      'Put the value in quotes: title: "{provider} help"',
    ],
    [
      'title: @home',
      '2:8 error frontmatter/invalid-yaml A value cannot start with @ unless it is in quotes',
      'Put the value in quotes: title: "@home"',
    ],
    [
      'title: a\nid: x\ntitle: b',
      '4:1 error frontmatter/invalid-yaml "title" is set twice',
      'Keep one of the two lines.',
    ],
    [
      'id: x\ntitle: "open',
      '3:8 error frontmatter/invalid-yaml The closing quote is missing',
      'Write title: "open"',
    ],
    [
      'title: "C:\\qlib"',
      '2:12 error frontmatter/invalid-yaml A backslash inside double quotes means a special character',
      "Use single quotes: 'C:\\folder'.",
    ],
    [
      "title: 'the server's ports'\nid: x",
      '2:19 error frontmatter/invalid-yaml A quote in the middle ends the value',
      `Put the value in other quotes: title: "the server's ports"`,
    ],
    [
      'id: x\ntitle: "Say "hello" first" # note',
      '3:13 error frontmatter/invalid-yaml A quote in the middle ends the value',
      `Put the value in other quotes: title: 'Say "hello" first'`,
    ],
    [
      'title: "Rust": start',
      '2:13 error frontmatter/invalid-yaml A quote in the middle ends the value',
      `Put the value in other quotes: title: '"Rust": start'`,
    ],
    [
      'title:Welcome',
      '2:6 error frontmatter/invalid-yaml A space is missing after the colon',
      'Write title: Welcome',
    ],
  ];
  for (const [yaml, problem, hint] of cases) {
    const { value, problems, hints } = read(`---\n${yaml}\n---\nText`);
    assert.deepEqual(problems, [problem]);
    assert.deepEqual(hints, [hint]);
    assert.equal(value.body, 'Text');
  }
});

test('settings without an end, or not at the top, are reported', () => {
  assert.deepEqual(read('---\ntitle: x\n\nText').problems, [
    '1:1 error frontmatter/unclosed The settings at the top of the file have no end',
  ]);
  assert.deepEqual(read('\n\n---\ntitle: x\n---\n').problems, [
    '3:1 error frontmatter/not-first These settings are shown as text because they do not start on the first line',
  ]);
});

test('dashes with spaces between them, as translation services write them, open no settings, which is told', () => {
  for (const line of ['- - -', '* * *'])
    assert.deepEqual(read(`${line}\nslug: /\n${line}\n\n# About\n`).problems, [
      `1:1 warning frontmatter/not-first These settings are shown as text because "${line}" above them is not ---`,
    ]);
});

test('alias bombs, cycles, deep nesting and huge blocks end at once', () => {
  const bomb = [
    'a: &a [1,1,1,1,1,1,1,1,1]',
    ...'bcdefghij'
      .split('')
      .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`).join(',')}]`),
  ].join('\n');
  const start = performance.now();
  assert.match(problemsOf(`${bomb}\ntags: *j`)[0] ?? '', /frontmatter\/invalid-yaml The aliases/);
  assert.match(problemsOf('x: &x [*x]')[0] ?? '', /frontmatter\/invalid-yaml The aliases/);
  assert.match(
    problemsOf(`title: ${'['.repeat(30_000)}`)[0] ?? '',
    /frontmatter\/invalid-yaml The values are nested/,
  );
  assert.match(problemsOf(`title: ${'x'.repeat(70_000)}`)[0] ?? '', /frontmatter\/too-long/);
  assert.ok(performance.now() - start < 2000);
});

test('the same mistake is reported every time: nothing is remembered between reads', () => {
  for (let round = 0; round < 2; round++) assert.equal(problemsOf('title: a: b').length, 1);
});

test('a value whose end YAML takes for a comment is told; a comment with its space is one', () => {
  const { problems, hints } = read(
    '---\ntitle: Order #1 help\nkeywords:\n  - a\n  - room #5\nslug: #top\n---\n',
  );
  assert.deepEqual(problems, [
    '2:14 warning frontmatter/cut-value Everything after this # is left out, so "title" is "Order"',
    '5:10 warning frontmatter/cut-value Everything after this # is left out, so "keywords" is "room"',
    '6:7 warning frontmatter/cut-value Everything after this # is left out, so "slug" is empty',
  ]);
  assert.equal(hints[0], 'Put the value in quotes: title: "Order #1 help"');
  assert.equal(hints[1], 'Put the value in quotes: - "room #5"');
  for (const yaml of [
    'title: A # task first',
    'title: "A #1"',
    'title: C#',
    'title: a\n#comment',
    'other: a #b',
    'description: >\n  - room #5\n  title: a #b',
    'title: "A" #b',
  ])
    assert.deepEqual(problemsOf(yaml), [], yaml);
});

test('what keeps a page back elsewhere is told, because here it is published', () => {
  for (const yaml of [
    'published: false',
    'Published: no',
    'status: draft',
    'hidden: true',
    'is_draft: true',
    'visibility: private',
  ])
    assert.match(
      problemsOf(yaml)[0] ?? '',
      /^2:1 warning frontmatter\/not-a-draft .* this page is published$/,
      yaml,
    );
  for (const yaml of [
    'published: true',
    'status: stable',
    'published: 2024-01-01',
    'hidden: false',
    'published: false\ndraft: true',
  ])
    assert.deepEqual(problemsOf(yaml), [], yaml);
});

test('a misspelt key is told beside the right one, and with two slips in a long word', () => {
  const { problems, hints } = read('---\ndecription: a\ndescription: b\nredirct_form: /docs/a\n---\n');
  assert.deepEqual(problems, [
    '2:1 warning frontmatter/unknown-key There is no setting called "decription"',
    '4:1 warning frontmatter/unknown-key There is no setting called "redirct_form"',
  ]);
  assert.deepEqual(hints, [
    '"description" is set as well: delete this line, or move there what it says.',
    'Did you mean "redirect_from"?',
  ]);
});

test('spaces and tabs before a key, and spaces that are none, are told where they stand', () => {
  for (const [yaml, problem] of [
    [
      'title: A\n description: b',
      '3:1 error frontmatter/invalid-yaml This line begins with a space too many',
    ],
    [
      ' title: A\ndescription: b',
      '2:1 error frontmatter/invalid-yaml This line begins with a space too many',
    ],
    [
      'title: A\n   description: b',
      '3:1 error frontmatter/invalid-yaml This line begins with too many spaces',
    ],
    [
      'title: A\nlast_update:\n\tdate: 2024-01-01',
      '4:1 error frontmatter/invalid-yaml This line begins with a tab, so "date" is no part of "last_update"',
    ],
    [
      'title: A\n\u00a0description: b',
      '3:1 error frontmatter/invalid-yaml The space before "description" is not an ordinary one, so the line is not read',
    ],
    ['title:\u00a0A', '2:6 error frontmatter/invalid-yaml The space after the colon is not an ordinary one'],
    [
      'title: A\ndescription:\u00a0b',
      '3:12 error frontmatter/invalid-yaml The space after the colon is not an ordinary one',
    ],
  ] as const)
    assert.deepEqual(problemsOf(yaml), [problem], yaml);
  for (const yaml of [
    'last_update:\n  date: 2024-01-01',
    'title: A\ntags:\n\t- b',
    ' title: A\n description: b',
  ])
    assert.deepEqual(problemsOf(yaml), [], yaml);
});
