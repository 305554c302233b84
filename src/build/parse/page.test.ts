/** The page's title and where it stands. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from './page.ts';

const parsePageDiagnostics = (text: string) =>
  parsePage({ source: { path: 'docs/a.md', text }, partials: {}, variables: {}, prefix: '' }).diagnostics.map(
    ({ code }) => code,
  );

const parse = (text: string, variables: Readonly<Record<string, string>> = {}) =>
  parsePage({ source: { path: 'docs/a.md', text }, partials: {}, variables, prefix: 'content/' }).value;

test('a leading h1 is the title and leaves the body', () => {
  const { page, body } = parse('# My *guide*\n\nText.\n');
  assert.equal(page.title, 'My guide');
  assert.equal(page.titleHtml, 'My <em>guide</em>');
  assert.deepEqual(body.segments, ['<p>Text.</p>\n']);
});

test('with a link in it, it stays in the body, where links are resolved', () => {
  const { page, body } = parse('# See [it](b.md)\n');
  assert.equal(page.title, 'See it');
  assert.equal(page.titleHtml, '');
  assert.match(body.segments.join('SLOT'), /^<h1 id="see-it">See <a href="SLOT">it<\/a><\/h1>/);
  assert.equal(page.links.length, 1);
});

test('entities in the attributes of typed HTML are read once', () => {
  const { page } = parse('<a href="https://example.com/?a=1&amp;b=2">x</a>\n');
  assert.equal(page.links[0]?.href, 'https://example.com/?a=1&b=2');
});

test('variables are filled in in lists of the front matter; an entry that says nothing is left out', () => {
  const text =
    '---\nkeywords: ["{panel}", "{provider} login", "{panelUrl}", "{other}"]\nrelated: ["links/{productSlug}-account"]\ntags: [a]\n---\n';
  const { settings } = parse(text, { panel: 'Acme Panel' }).page;
  assert.deepEqual(settings.keywords, ['Acme Panel', 'your provider login', '{other}']);
  assert.deepEqual(settings.related, ['links/hosting-account']);
  assert.deepEqual(settings.tags, [{ label: 'a' }]);
});

test('a heading is called by its emoji; its id keeps the name of it, code keeps what was typed', () => {
  const { page, body } = parse(
    '## :rocket: Go &amp; `:tada:` **:sparkles:**\n\n# Again :rocket:\n\n## :nothing: here\n',
  );
  assert.deepEqual(
    page.headings.map(({ id, text }) => [id, text]),
    [
      ['rocket-go--tada-sparkles', '🚀 Go & :tada: ✨'],
      ['nothing-here', ':nothing: here'],
    ],
  );
  const html = body.segments.join('');
  assert.match(html, /aria-label="Direct link to 🚀 Go &amp; :tada: ✨"/);
  assert.match(html, /id="again-rocket">[^\n]*aria-label="Direct link to Again 🚀"/);
});

test('a box ends a table above it, like any other block', () => {
  const { body, page } = parse('# T\n\n| a | b |\n| - | - |\n| 1 | 2 |\n:::tip\n\nHelp.\n\n:::\n');
  const html = body.segments.join('');
  assert.match(html, /<td role="cell" data-label="b">2<\/td><\/tr>\s*<\/tbody>/);
  assert.match(html, /class="admonition-body">\s*<p>Help\.<\/p>/);
  assert.equal(page.title, 'T');
});

test('a frame keeps the look that JSX gives it, over several lines too', () => {
  const { value, diagnostics } = parsePage({
    source: {
      path: 'docs/a.mdx',
      text: '<iframe\n  src="https://e.example/x"\n  style={{\n    width: "100%",\n    height: 500,\n  }}\n  title="t"\n  allowFullScreen\n></iframe>\n',
    },
    partials: {},
    variables: {},
    prefix: 'content/',
  });
  assert.deepEqual(diagnostics, []);
  assert.match(
    value.body.segments.join(''),
    /<iframe src="https:\/\/e\.example\/x" title="t" allowfullscreen="" class="s-\w+"><\/iframe>/,
  );
  assert.deepEqual(
    value.page.styles.map(({ declarations }) => declarations),
    ['width:100%;height:500px'],
  );
});

test('a film whose tag ends at the start of a line is a film, and no quote', () => {
  const { body } = parse(
    '<video\n  style={{\n    margin: \'40px auto\',\n  }}\n  width="400"\n  src="https://e.example/x.mp4"\n  controls\n></video>\n\nAfter.\n',
  );
  const html = body.segments.join('');
  assert.match(html, /<video width="400" src="" controls="" class="s-\w+"><\/video>/);
  assert.doesNotMatch(html, /blockquote|&lt;/);
});

test('an apostrophe in text between the tags of an attribute is no quote', () => {
  const { body } = parse(
    "<Best\n  text={<>the item's purpose: a <a href={useBaseUrl('api/note')}>Note</a></>}\n  more=\"x\"\n/>\n\nAfter.\n",
  );
  assert.doesNotMatch(body.segments.join(''), /&lt;Best|purpose/);
});

test('options of a program at the start of two lines are no list', () => {
  assert.deepEqual(
    parsePageDiagnostics('All take -Debug,\n-Action, -Variable, -Out,\n-Warning, and -Silent.\n'),
    [],
  );
  assert.deepEqual(parsePageDiagnostics('-One\n-Two\n'), ['list/no-space']);
});

test('a fault of helpsite names the file in which it came up', () => {
  const components = {
    get Odd(): never {
      throw new TypeError('x is not a function');
    },
  };
  const source = { path: 'docs/a.md', text: '<Odd />\n' };
  assert.throws(
    () => parsePage({ source, partials: {}, variables: {}, components, prefix: 'content/' }),
    /^TypeError: content\/docs\/a\.md: x is not a function$/,
  );
});

test('a line that begins with code between three backticks ends no box, no element and no block of thousands of marks', () => {
  const line = '```whitelist on``` is what you type.\n\n';
  const box = parse(`# T\n\n:::note\n\n${line}:::\n\nAfter.\n`);
  assert.match(box.body.segments.join(''), /<code>whitelist on<\/code>[^]*<\/div>\s*<p>After\.<\/p>/);
  const details = parse(`# T\n\n<details>\n<summary>S</summary>\n\n${line}</details>\n\nAfter.\n`);
  assert.match(details.body.segments.join(''), /<\/details>\s*<p>After\.<\/p>/);
  assert.deepEqual(parsePageDiagnostics(`# T\n\n<details>\n\n${line}</details>\n`), []);
  assert.deepEqual(parsePageDiagnostics(`${line}${'* '.repeat(7000)}\n`), ['page/too-complex']);
});

test('the fence of a list item in a box and the one in a sample do not end the box', () => {
  const { body } = parse(
    '# T\n\n:::note\n\n- ```text\n  :::\n  ```\n\n```md\n1. a\n\n    ```\n    :::\n```\n\n:::\n\nAfter.\n',
  );
  assert.match(body.segments.join(''), /<\/div>\s*<p>After\.<\/p>\n$/);
});

test('the description is the first line that says something, code in it or not', () => {
  assert.match(parse('# T\n\n```on``` is what you type.\n\nMore.\n').page.description, /is what you type\.$/);
  assert.equal(parse('# T\n\n~~~text\ncode\n~~~\n\nMore.\n').page.description, 'More.');
});
