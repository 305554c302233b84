/** The hash of helpsite's own code: results that other code made are never reused. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackageFolder } from './find-package.ts';
import { readCompiled, SOURCES } from './own-files.ts';

/** What pages are made with and the compiled program does not hold: package managers bring it up to date by itself. */
const PACKAGES = ['esbuild', 'react-dom', 'shiki'] as const;

/** Of our own code, and of the packages that make pages with it. */
export function readCodeHash(): string {
  const hash = createHash('sha256').update(readCompiled('code-hash.txt') ?? hashSources());
  for (const name of PACKAGES) {
    const folder = findPackageFolder(import.meta.dirname, name);
    if (folder !== undefined) hash.update(readFileSync(join(folder, 'package.json')));
  }
  return hash.digest('base64url').slice(0, 16);
}

/** `bin/prepare.js` leaves one of the compiled program; this is for sources that are run. */
function hashSources(): string {
  const hash = createHash('sha256');
  const files = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  // Which packages belong to them: the compiled program has most of those inside.
  const lock = join(SOURCES, '../package-lock.json');
  for (const file of existsSync(lock) ? [...files, lock] : files)
    hash.update(readFileSync(file)).update('\0');
  return hash.digest('base64url');
}
