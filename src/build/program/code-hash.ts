/** The hash of helpsite's own code: results that other code made are never reused. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCompiled, SOURCES } from './own-files.ts';

/** Written at installation beside the compiled program; made of the sources when those are run. */
export function readCodeHash(): string {
  const compiled = readCompiled('code-hash.txt');
  if (compiled !== undefined) return compiled.trim();
  const hash = createHash('sha256');
  const files = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(readFileSync(file)).update('\0');
  return hash.digest('base64url').slice(0, 16);
}
