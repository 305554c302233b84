/** What dev hears of the search's words. Real folders. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readInputs, refreshInputs } from './dev-inputs.ts';

const root = mkdtempSync(join(tmpdir(), 'helpsite-inputs-'));
after(() => rmSync(root, { recursive: true, force: true }));

const IO = { stdout: { write: () => true }, stderr: { write: () => true }, env: {}, cwd: root };

test('every file of content/search is watched: those that are read, and those that are told to be none', async () => {
  const folder = join(root, 'content/search');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(root, 'content/docs'));
  writeFileSync(join(root, 'content/docs/a.md'), '# A\n');
  for (const name of ['synonyms.yml', 'golden.yml', 'asked.yml', 'needs.yml', 'elsewhere.yml'])
    writeFileSync(join(folder, name), '[]\n');
  const inputs = await readInputs({
    root,
    base: undefined,
    configFile: undefined,
    cache: false,
    io: IO,
    onInput: () => {},
    onChange: () => {},
  });
  const look = async (path: string) => (await refreshInputs(inputs, new Set([path]))).isChanged;
  for (const name of ['synonyms.yml', 'golden.yml', 'asked.yml', 'needs.yml', 'elsewhere.yml', 'stray.yml']) {
    const path = `content/search/${name}`;
    assert.equal(await look(path), false, name);
    writeFileSync(join(root, path), '[wrong\n');
    assert.equal(await look(path), true, name);
  }
  renameSync(join(folder, 'stray.yml'), join(folder, '.stray.yml'));
  assert.equal(await look('content/search/stray.yml'), true);
  assert.equal(await look('content/search/stray.yml'), false);
});
