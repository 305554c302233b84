/** The text of any file of the site: also of those that no stage has read (configuration, React pages). */
import { readFileSync, realpathSync, statSync } from 'node:fs';
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

/**
 * The text of a file for code frames; as `readSourceText`, but never through a link, and undefined for files that are not
 * written for this site: what a problem says of those is about the whole file, and their lines may be nobody's business.
 */
export function readShownText(root: string, file: string): string | undefined {
  return isShown(file) && isReallyThere(root, file) ? readSourceText(root, file) : undefined;
}

function isShown(file: string): boolean {
  if (/(?:^|\/)\./.test(file)) return false;
  if (!file.startsWith('content/')) return true;
  return /\.(?:mdx?|svg|css)$|^content\/pages\/.*\.[cm]?[jt]sx?$|\/_category_\.(?:json|ya?ml)$|^content\/(?:facts|search)\/.*\.ya?ml$/i.test(
    file,
  );
}

/** Whether no folder on the way is a link, nor the file itself. */
function isReallyThere(root: string, file: string): boolean {
  try {
    return realpathSync(join(root, file)) === join(realpathSync(root), file);
  } catch {
    return false;
  }
}
