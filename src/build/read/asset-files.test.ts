/** Files beside guides that may be larger than memory. A real folder; the large file has a hole and takes no room. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { emitSite } from '../emit/emit-site.ts';
import { LARGE } from '../emit/pieces.ts';
import { Memo } from '../memo/memo.ts';
import { FileChangedError } from '../problems/world-error.ts';
import { assetFiles, readFileFacts } from './asset-files.ts';

const root = mkdtempSync(join(tmpdir(), 'helpsite-assets-'));
after(() => rmSync(root, { recursive: true, force: true }));

test('a large file beside guides is copied in pieces, and only as it was measured', () => {
  const path = 'docs/film.mp4';
  const file = join(root, 'content', path);
  mkdirSync(join(root, 'content/docs'), { recursive: true });
  writeFileSync(file, 'film');
  truncateSync(file, LARGE + 5);
  const { size, mtimeMs, ctimeMs } = statSync(file);
  const facts = readFileFacts(root, new Map([[path, { size, mtimeMs, ctimeMs }]]), new Memo());
  const asset = { path, url: '/help/assets/film.mp4', file: 'help/assets/film.mp4' };
  const scope = { withheld: new Set<string>(), sourceOf: (one: string) => one };
  const files = assetFiles(root, [asset], facts, scope);
  const outDir = join(root, 'dist');
  const emit = () => emitSite({ outDir, files, ledgerFile: undefined, clean: true });
  assert.deepEqual(
    files.map(({ copyFrom, size: bytes }) => [copyFrom, bytes]),
    [[file, size]],
  );
  emit();
  assert.ok(readFileSync(join(outDir, asset.file)).equals(readFileSync(file)));
  assert.equal(files[0]?.content().length, size);
  writeFileSync(file, 'news', { flag: 'r+' });
  assert.throws(emit, FileChangedError);
  assert.throws(() => files[0]?.content(), FileChangedError);
});
