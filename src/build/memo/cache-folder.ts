/** Where results are kept between runs. */
import { join } from 'node:path';
import { readCodeHash } from '../program/code-hash.ts';

/** Folder of everything that makes the next run faster, for this very code; it may be deleted at any time. */
export function cacheFolder(root: string): string {
  return join(root, 'node_modules', '.cache', 'helpsite', `${readCodeHash()}-${process.versions.node}`);
}
