import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

test('sources that are run with other packages, or that were changed, are another program', async () => {
  const root = mkdtempSync(join(tmpdir(), 'helpsite-program-'));
  const program = join(root, 'src/build/program');
  const lock = join(root, 'package-lock.json');
  try {
    cpSync(import.meta.dirname, program, { recursive: true });
    writeFileSync(lock, '{ "packages": { "node_modules/marked": { "version": "1.0.0" } } }\n');
    const { readCodeHash } = (await import(
      pathToFileURL(join(program, 'code-hash.ts')).href
    )) as typeof import('./code-hash.ts');
    const hashes = [readCodeHash(), readCodeHash()];
    writeFileSync(lock, '{ "packages": { "node_modules/marked": { "version": "1.0.1" } } }\n');
    hashes.push(readCodeHash());
    appendFileSync(join(program, 'version.ts'), '// Changed\n');
    hashes.push(readCodeHash());
    const [first, ...others] = hashes;
    assert.deepEqual(
      others.map((hash) => hash === first),
      [true, false, false],
    );
    assert.equal(new Set(hashes).size, 3);
  } finally {
    rmSync(root, { recursive: true });
  }
});
