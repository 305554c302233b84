/** Scripts read as data (behaviours.md 22.2). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createScriptReader } from './read-script.ts';
import { toText, type Value } from './value.ts';

/** Plain data; what is computed is `{ computed, guess }`, what was assumed `{ assumed, value }`. */
function toPlain(value: Value | undefined): unknown {
  if (value === undefined) return undefined;
  if (value.assumed !== undefined) return { assumed: value.assumed, value: toText(value) };
  if (value.kind === 'list') return value.items.map(toPlain);
  if (value.kind === 'record')
    return Object.fromEntries([...value.entries].map(([key, entry]) => [key, toPlain(entry)]));
  if (value.kind === 'computed')
    return { computed: value.script, ...(value.guess === undefined ? {} : { guess: toPlain(value.guess) }) };
  if (value.kind === 'function') return 'function';
  return value.kind === 'none' ? null : value.value;
}

function read(files: Readonly<Record<string, string>>, file = 'a.ts') {
  const reader = createScriptReader({ read: (path) => files[path], year: 2026 });
  const value = reader.load(file)?.entries.get('default');
  return { value, plain: toPlain(value), problems: reader.problems };
}

test('types, comments, quotes and spread mean what they say', () => {
  const { plain, problems } = read({
    'a.ts': `import type { Config } from 'x';
      const more = { b: 2, c: [1, ...['x', "y"]] } as const;
      const config: Config = { 'a-b': \`one\\n\${more.b}\`, ...more, d: -1, e: null, f: undefined, g: !true, /* no */ } satisfies Config;
      export default config;`,
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(plain, { 'a-b': 'one\n2', b: 2, c: [1, 'x', 'y'], d: -1, e: null, f: null, g: false });
});

test('other scripts and JSON of the project are followed, whichever way they are named', () => {
  const { plain } = read({
    'a.ts': `import list, { one as first } from './lib/list';
      import data from './data.json' with { type: 'json' };
      module.exports = { list, first, data, again: require('./data.json'), path: require.resolve('./sidebars.js'), joined: path.join(__dirname, 'x', '../y.json') };`,
    'lib/list.js': `exports.unused = 1; export const one = 'uno'; export default [one, require('../data')];`,
    'data.json': '{ "x": [true] }',
  });
  const data = { x: [true] };
  assert.deepEqual(plain, {
    list: ['uno', data],
    first: 'uno',
    data,
    again: data,
    path: './sidebars.js',
    joined: './x/../y.json',
  });
});

test('small functions and the methods of lists are followed without being run', () => {
  const { plain } = read({
    'a.ts': `const items = [];
      function add(id, { label = id } = {}) { items.push({ id, label }); }
      add('one'); add('two', { label: 'Two' });
      const named = (id: string) => ({ id: \`\${id}!\` });
      export default async function make() {
        const ids = ['a', 'b'].map(named).concat([named('c')]).filter(Boolean);
        return { items, ids, entries: Object.fromEntries([['k', 1]]) };
      }`,
  });
  assert.equal(plain, 'function');
  const { value } = read({
    'a.ts': `const items = []; function add(id, { label = id } = {}) { items.push({ id, label }); }
      add('one'); add('two', { label: 'Two' });
      export default async () => ({ items, ids: ['a', 'b'].map((id) => ({ id })).concat([{ id: 'c' }]) });`,
  });
  assert.ok(value?.kind === 'function');
  assert.deepEqual(toPlain(value.call([])), {
    items: [
      { id: 'one', label: 'one' },
      { id: 'two', label: 'Two' },
    ],
    ids: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  });
});

test('what the environment, the clock or a package decides is told, with what stands there without them', () => {
  const { plain, value } = read({
    'a.ts': `import { themes } from 'prism-react-renderer';
      export default {
        url: process.env.URL ?? 'https://a.example',
        level: process.env.CI ? 'throw' : 'warn',
        year: \`Copyright \${new Date().getFullYear()}\`,
        theme: themes.github,
        pattern: /^x[/]\\/y/,
        made: makeIt('x'),
        wrapped: wrap({ inside: 1 }),
        editUrl: ({ docPath }) => \`https://a.example/\${docPath}\`,
      };`,
  });
  assert.deepEqual(plain, {
    url: { assumed: 'process.env.URL', value: 'https://a.example' },
    level: { assumed: 'process.env.CI', value: 'warn' },
    year: { assumed: 'new Date().getFullYear()', value: 'Copyright 2026' },
    theme: { computed: 'themes.github' },
    pattern: { computed: '/^x[/]\\/y/' },
    made: { computed: 'makeIt("x")' },
    wrapped: { computed: 'wrap({ inside: 1 })', guess: { inside: 1 } },
    editUrl: 'function',
  });
  assert.ok(value?.kind === 'record');
  const places = ['url', 'theme', 'editUrl'].map((key) => value.entries.get(key)?.at.line);
  assert.deepEqual(places, [3, 6, 10]);
});

test('a script without an end, one that imports itself and one that is none are told, and nothing hangs', () => {
  const endless = read({
    'a.ts': `const f = (n) => [f(n), f(n)]; const g = (l) => g(l.concat(l)); export default { f: f(1), g: g([1]) };`,
  });
  assert.ok(endless.problems.length <= 1);
  const doubling = read({ 'a.ts': `const g = (l) => g(l.concat(l)); export default { g: g([1]) };` });
  assert.equal(doubling.problems[0]?.message, 'It makes too much');
  assert.deepEqual(
    read({
      'a.ts': `import b from './b'; export default { b, one: 1 };`,
      'b.ts': `import a from './a'; export default a;`,
    }).problems,
    [],
  );
  const [problem] = read({ 'a.ts': 'export default {\n  title: "x",\n  oops oops\n};' }).problems;
  assert.deepEqual(problem?.at, { file: 'a.ts', line: 3, column: 8 });
});

test('what a script exports in the old way or passes on is what others see', () => {
  const { plain } = read({
    'a.js': `exports.one = 1; exports.two = [exports.one, 2];`,
    'a.ts': `import { one, deep as under } from './b'; import * as all from './a.js'; export default { one, under, all: all.two };`,
    'b.ts': `export { one } from './a.js'; export const { deep, ...others } = { deep: true, x: 1 };`,
  });
  assert.deepEqual(plain, { one: 1, under: true, all: [1, 2] });
});

test('a script that is nested too deeply is told in words', () => {
  const { problems } = read({ 'a.ts': `export default ${'['.repeat(50_000)}${']'.repeat(50_000)};` });
  assert.deepEqual(
    problems.map(({ message }) => message),
    ['It is nested too deeply'],
  );
});
