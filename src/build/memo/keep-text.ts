/** Keeps what only makes a later run faster. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes `text` to `file` in one step. A disk that refuses costs the next run its time, nothing else. */
export function keepText(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } catch {
    try {
      rmSync(temporary, { force: true });
    } catch {
      // A folder that cannot be written holds no temporary file either.
    }
  }
}
