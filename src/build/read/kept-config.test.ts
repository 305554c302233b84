import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openKeptConfig } from './kept-config.ts';
import { loadConfig } from './load-config.ts';

/** The titles that a configuration has after each change of its files, with what is kept; and how many files are kept then. */
async function readAfter(
  changes: readonly Readonly<Record<string, string>>[],
): Promise<readonly (readonly [title: string | undefined, kept: number])[]> {
  const root = mkdtempSync(join(tmpdir(), 'helpsite-kept-'));
  const keptIn = join(root, 'kept');
  mkdirSync(join(root, 'config'));
  mkdirSync(keptIn);
  try {
    const read: [string | undefined, number][] = [];
    for (const files of changes) {
      for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'config', name), text);
      const { value } = await loadConfig(root, { keptIn });
      read.push([value.site.title, readdirSync(keptIn).length]);
    }
    return read;
  } finally {
    rmSync(root, { recursive: true });
  }
}

const site = (title: string) => `import p from './own.js';\nexport default { title: ${title} };\n`;

test('a plain configuration is compiled once, and again when a text of it changes', async () => {
  const plain = { 'site.ts': "export default { title: 'One' };\n" };
  const other = { 'site.ts': "export default { title: 'Two' };\n" };
  assert.deepEqual(await readAfter([plain, {}, other]), [
    ['One', 1],
    ['One', 1],
    ['Two', 1],
  ]);
  const named = { 'site.ts': site('p.name'), 'own.js': "export default { name: 'A' };\n" };
  assert.deepEqual(await readAfter([named, { 'own.js': "export default { name: 'B' };\n" }]), [
    ['A', 1],
    ['B', 1],
  ]);
});

test('what is kept is used, with the files that it is made of', async () => {
  const root = mkdtempSync(join(tmpdir(), 'helpsite-kept-'));
  try {
    const path = join(root, 'site.ts');
    writeFileSync(path, 'export default {};\n');
    const bundle = { code: 'x', css: '', map: '', format: 'cjs', diagnostics: [] } as const;
    const kept = openKeptConfig(root, root);
    kept.keep(path, bundle, new Map([[path, Buffer.from('export default {};\n')]]));
    assert.deepEqual(kept.find(path), { bundle, files: [path] });
    assert.equal(openKeptConfig(join(root, 'moved'), root).find(path), undefined);
    writeFileSync(path, 'export default { };\n');
    assert.equal(kept.find(path), undefined);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('code is not kept, nor what another file may take the place of', async () => {
  const code = { 'site.ts': 'export default { title: String(Date.now() > 0) };\n' };
  assert.deepEqual(await readAfter([code]), [['true', 0]]);
  // The compiler takes the one in TypeScript for as long as there is no other.
  const named = { 'site.ts': site('p.name'), 'own.ts': "export default { name: 'A' };\n" };
  assert.deepEqual(await readAfter([named, { 'own.js': "export default { name: 'B' };\n" }]), [
    ['A', 0],
    ['B', 1],
  ]);
});
