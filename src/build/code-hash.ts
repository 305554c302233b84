/** The hash of helpsite's own code: results that other code made are never reused. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from './memo.ts';

/** Written at installation beside the compiled program; made of the sources when those are run. */
export function readCodeHash(): string {
  const folder = import.meta.dirname;
  const compiled = join(folder, 'code-hash.txt');
  if (existsSync(compiled)) return readFileSync(compiled, 'utf8').trim();
  const sources = join(folder, '..');
  const texts = readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'));
  return hashText(texts.join('\0')).slice(0, 16);
}
