/** Where helpsite's own code lies: compiled into one folder by `bin/prepare.js`, or as sources run through tsx. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Compiled, every module lies in `build/`; as a source, this one lies in `src/build/program/`. */
const HERE = import.meta.dirname;

/** `src/` of the program that runs: beside the compiled one in a checkout, above this file otherwise. */
export const SOURCES = existsSync(join(HERE, 'own-files.ts')) ? join(HERE, '../..') : join(HERE, '../src');

/** Text of a file that `bin/prepare.js` left beside the compiled program; undefined when the sources are run. */
export function readCompiled(name: string): string | undefined {
  const file = join(HERE, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Text of a file of `src/`. It throws where only the compiled program was installed. */
export function readSource(name: string): string {
  return readFileSync(join(SOURCES, name), 'utf8');
}
