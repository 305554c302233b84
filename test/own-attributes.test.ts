/** Addresses cannot say what our own scripts and style sheets read (behaviours.md 4.7.2): the names are found in the sources. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fastGlob from 'fast-glob';
import { OWN_ATTRIBUTES } from '../src/client/own-attributes.ts';
import { readAttribute } from '../src/client/query-attributes.ts';
import { listDataNames } from './syntax-tree.ts';

const root = join(import.meta.dirname, '..');
const read = (pattern: string): readonly (readonly [path: string, text: string])[] =>
  fastGlob
    .sync(pattern, { cwd: root, ignore: ['**/*.test.*'] })
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);

test('an address sets no attribute that a script or a style sheet of ours reads, and every other', () => {
  const scripts = read('src/client/**/*.{ts,tsx}').map(([path, text]) => listDataNames(path, text));
  const sheets = read('src/render/styles/*.css').flatMap(([, text]) =>
    Array.from(text.matchAll(/\bdata-([a-z][\w-]*)/g), ([, name = '']) => name),
  );
  assert.deepEqual(
    scripts.flatMap(({ unclear }) => unclear),
    [],
    'a dataset is read by names that stand there',
  );
  const names = [...new Set([...scripts.flatMap((script) => script.names), ...sheets])].toSorted();
  assert.ok(
    names.includes('part') && names.includes('your-rest') && names.includes('theme'),
    names.join(' '),
  );
  assert.deepEqual([...OWN_ATTRIBUTES], names, 'src/client/own-attributes.ts has them, by the alphabet');
  for (const name of names) {
    assert.equal(readAttribute(`docusaurus-data-${name}`), undefined, name);
    assert.equal(readAttribute(`docusaurus-data-${name.toUpperCase()}`), undefined, name);
  }
});

test('what an address may set keeps its name; what is no name sets nothing', () => {
  assert.equal(readAttribute('docusaurus-data-embed'), 'data-embed');
  assert.equal(readAttribute('docusaurus-data-My_Frame-2'), 'data-my_frame-2');
  for (const name of [
    'docusaurus-data-',
    'docusaurus-data-2',
    'docusaurus-data-a b',
    'data-embed',
    'docusaurus-theme',
  ])
    assert.equal(readAttribute(name), undefined, name);
});

test('however a script reads a name, it is found, and what cannot be seen is told', () => {
  const { names, unclear } = listDataNames(
    'a.ts',
    `const { a, b: c = '' } = (x as HTMLElement).dataset;
const { d } = document.querySelector('[data-e][data-f-g="1"]')?.dataset ?? {};
x.dataset['hI'] = '';
if ('j' in x.dataset) x.setAttribute('data-k', \`[data-l="\${a}"]\`);
const all = x.dataset;
const { dataset } = x;
x.dataset[a] = '';
const { own } = document.currentScript?.dataset ?? {};
`,
  );
  assert.deepEqual(names.toSorted(), ['a', 'b', 'd', 'e', 'f-g', 'h-i', 'j', 'k', 'l']);
  assert.deepEqual(unclear, ['a.ts:5', 'a.ts:6', 'a.ts:7']);
});
