import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isPlainConfig } from './plain-config.ts';

test('literals, own names and files beside it always say the same', () => {
  for (const text of [
    "export default { title: 'Help', url: 'https://a.example', list: [1, true, null] };",
    "import type { SiteInput } from 'helpsite';\nexport default { title: `a` } satisfies SiteInput;",
    "import provider from './provider.ts';\nconst { legal } = provider;\nconst name = legal?.name ?? provider.name;\nexport default { title: `About ${name}.`, /* process.env */ a: name ? name : '' } // Date.now()\n",
    'const games = ["a", "b"];\nexport default { tasks: games.map((game) => ({ label: game, href: `x/${game}` })) };',
  ])
    assert.equal(isPlainConfig(text), true, text);
});

test('what may say something else the next time does not', () => {
  for (const text of [
    'export default { title: process.env.TITLE };',
    'export default { title: `Since ${new Date().getFullYear()}` };',
    'export default { title: true ? process : 1 };',
    'export default { title: `${process.env.X}` };',
    "import { readFileSync } from 'node:fs';\nexport default { title: readFileSync('x', 'utf8') };",
    "import a from '../package.json';\nexport default a;",
    "import './effects.ts/../../x.ts';\nexport default {};",
    'export default { title: import.meta.url };',
    "export default { title: (await import('./x.ts')).default };",
    "export default { title: ''.constructor.constructor('return process')() };",
    'export default { process };',
    'export default { ...globalThis };',
    'export default { [fetch]: 1 };',
    'export default { title: 1 / 2 };',
    "export default { title: 'open };",
    'export default { date: Date() };',
    'export default { n: Math.random() };',
    'export default { title: `${`${process}`}` };',
  ])
    assert.equal(isPlainConfig(text), false, text);
});

test('the configuration of the client is plain', () => {
  const folder = join(import.meta.dirname, '../../../config');
  for (const name of readdirSync(folder))
    assert.equal(isPlainConfig(readFileSync(join(folder, name), 'utf8')), true, name);
});
