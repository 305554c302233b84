/** Words that every object of JavaScript knows (`constructor`, `toString`) are words like others wherever an author writes them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from './page.ts';

function parse(text: string) {
  const { value, diagnostics } = parsePage({
    source: { path: 'docs/a.md', text },
    partials: {},
    variables: {},
    prefix: 'content/',
  });
  return { html: value.body.segments.join('|'), body: value.body, diagnostics };
}

const NAMES = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

test('as a tag', () => {
  for (const name of ['constructor', 'valueof']) {
    assert.equal(parse(`A new <${name}> call.\n`).html, `<p>A new &lt;${name}&gt; call.</p>\n`);
    assert.match(parse(`<pre>a <${name} x="1">b</${name}></pre>\n`).html, /<pre tabindex="0">a b<\/pre>/);
  }
});

test('as an attribute', () => {
  for (const name of NAMES) assert.equal(parse(`<p ${name}="x">y</p>\n`).html, '<p>y</p>\n');
});

test('as the language of code with magic comments', () => {
  for (const name of NAMES) {
    const { body } = parse(`\`\`\`${name}\n# highlight-next-line\na\n\`\`\`\n`);
    assert.deepEqual([body.codes[0]?.code, body.codes[0]?.marked], ['a', [1]]);
  }
});

test('as a key of what is said about an error', () => {
  for (const name of NAMES.slice(0, -1)) {
    const { diagnostics } = parse(
      `---\ntitle: A\nerrors:\n  - say: Boom\n    lines: Could not bind the port 25565\n    ${name}: x\n---\n\nText.\n`,
    );
    const told = diagnostics.filter(({ code }) => code === 'errors/unknown-key');
    assert.deepEqual(
      told.map(({ at }) => at?.line),
      [6],
      name,
    );
  }
});

test('pictures of both modes may be missing', () => {
  for (const value of ['null', 'undefined', '3', '[]', '{light: null}'])
    assert.equal(parse(`<ThemedImage alt="x" sources={${value}} />\n`).html.trim(), '');
});

test('tabs may be named by anything', () => {
  const { html } = parse(
    '<Tabs values={[{value: {toString: 1}}, {value: "a", label: "A tab"}]}>\n<TabItem value="a">\n\nx\n\n</TabItem>\n</Tabs>\n',
  );
  assert.match(html, />A tab</);
});
