/** Reads the style sheets that `css` names: the only place that looks for them on the disk. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../../model.ts';
import { isSystemError } from '../problems/world-error.ts';
import { leadsOutOf } from './links-out.ts';

/** A style sheet as named, and as it lies there; without a source it is not there or cannot be read. */
export interface OwnStyle {
  readonly name: string;
  /** Its path is relative to the root. */
  readonly source?: Source;
  /** Why there is none, where there is a file: for the end of a sentence. */
  readonly unreadable?: string;
  /** Its text was compiled: places in it are not those of the file. */
  readonly isMade?: true;
}

/** Each named file, below `content/static` or else in `config`. */
export function readStyles(root: string, names: readonly string[]): readonly OwnStyle[] {
  return names.map((name) => {
    for (const folder of ['content/static/', 'config/']) {
      const path = folder + name;
      try {
        const bytes = readFileSync(join(root, path));
        if (leadsOutOf(root)(`../${path}`) && folder !== 'config/')
          return { name, unreadable: 'it is a symbolic link that leads out of content' };
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
        return { name, source: { path, text } };
      } catch (error) {
        if (error instanceof TypeError) return { name, unreadable: 'it is not UTF-8' };
        if (!isSystemError(error)) throw error;
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR')
          return { name, unreadable: 'check that it is a file, and its permissions' };
      }
    }
    return { name };
  });
}
