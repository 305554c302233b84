/** The text of any file of the site, for code frames: also of those that no stage has read (configuration, React pages). */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { resolveDots } from '../../urls.ts';

/** Larger files get no frame, in bytes. */
const MAX_BYTES = 1_000_000;

/** Text of `file` (relative to `root`, forward slashes), line ends as `\n`; undefined for what is no text below the root. */
export function readSourceText(root: string, file: string): string | undefined {
  if (resolveDots(file) !== file || file.startsWith('/')) return undefined;
  try {
    const path = join(root, file);
    const stats = statSync(path);
    if (!stats.isFile() || stats.size > MAX_BYTES) return undefined;
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return text.replace(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}
