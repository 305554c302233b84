/** Imports whose paths are written with JavaScript's escapes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPartials, readImports } from './imports.ts';
import { parsePage } from './page.ts';

const WRITTEN: Readonly<Record<string, string>> = {
  'an escaped underscore, as Prettier writes it': String.raw`'./\_part.md'`,
  'two hexadecimal digits': String.raw`'./\x5fp\x61rt.md'`,
  'four hexadecimal digits': String.raw`"./\u005fpart.md"`,
  'a code point': String.raw`'./\u{5F}part.md'`,
  'a line that goes on': `'./_pa\\\nrt.md'`,
  'no escape': `'./_part.md'`,
};

for (const [name, path] of Object.entries(WRITTEN)) {
  test(`a partial is found by a path with ${name}`, () => {
    const text = `import Part from ${path};\n\nBefore.\n\n<Part />\n`;
    assert.deepEqual(findPartials(text, 'docs/a/b.md'), ['docs/a/_part.md']);
    const { value, diagnostics } = parsePage({
      source: { path: 'docs/a/b.md', text },
      partials: { 'docs/a/_part.md': 'Inside.\n' },
      variables: {},
      prefix: 'content/',
    });
    assert.deepEqual(diagnostics, []);
    assert.equal(value.body.segments.join(''), '<p>Before.</p>\n<p>Inside.</p>\n\n');
  });
}

test('quotes in a path, escaped or of the other kind, do not end it', () => {
  const text = String.raw`import A from './it\'s.md';
import B from "./it's.md";
import C from './a\"b.md'
import { D } from './x.js';`;
  assert.deepEqual(findPartials(text, 'docs/a.md'), ["docs/it's.md", "docs/it's.md", 'docs/a"b.md']);
});

test('what is no escape, or no character, stays a path', () => {
  assert.deepEqual(findPartials(String.raw`import A from './\u12.md';`, 'docs/a.md'), ['docs/u12.md']);
  assert.deepEqual(findPartials(String.raw`import A from './\u{110000}.md';`, 'docs/a.md'), [
    String.raw`docs/\u{110000}.md`,
  ]);
});

test('several imports on one line are all read, and none of them shows', () => {
  const text =
    "import One from './_a.md'; import Two from './_b.md';  import C from 'c';\n\nBefore; import D from './_d.md';\n\n<One />\n\n<Two />\n";
  assert.deepEqual(findPartials(text, 'docs/a.md'), ['docs/_a.md', 'docs/_b.md']);
  const { value } = parsePage({
    source: { path: 'docs/a.md', text },
    partials: { 'docs/_a.md': 'One.\n', 'docs/_b.md': 'Two.\n' },
    variables: {},
    prefix: 'content/',
  });
  const html = value.body.segments.join('');
  assert.match(html, /^<p>Before; import D from/);
  assert.match(html, /One\.[\s\S]*Two\./);
});

test('a line of tens of thousands is read once, not once for each', () => {
  const line = Array.from({ length: 50_000 }, (_, at) => `import A${at} from './a.md';`).join(' ');
  assert.equal(readImports(line, 'docs/intro.md').size, 50_000);
});
