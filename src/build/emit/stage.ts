/**
 * Where a site waits until all of it is written: a folder in the out-dir, and so on the same disk. What the new site
 * replaces or removes waits there, too, until the switch is over, so that a switch that fails can be undone.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { describeSystemError } from '../problems/world-error.ts';
import { copyInPieces } from './pieces.ts';
import { TEMPORARY_NAME } from './folders.ts';

export interface Stage {
  /** Writes a file of the new site; returns where it waits. */
  write(bytes: Uint8Array): string;
  /** The same with a copy of a file that may be larger than memory. */
  copy(from: string): string;
  /** A place for what gives way to the new site. */
  place(): string;
  /** Removes the folder with all that is left in it. Never throws: what stays is removed by the next build. */
  remove(): void;
}

/** Opens a stage; its folder is made when it is needed. */
export function openStage(outDir: string): Stage {
  const folder = `${outDir}/.helpsite-${process.pid}-1.tmp`;
  let isMade = false;
  let count = 0;
  // Names say nothing of what is in them: whoever looks for pages in the out-dir finds none here.
  const place = (): string => {
    if (!isMade) {
      removeTemporary(folder);
      mkdirSync(folder);
      isMade = true;
    }
    return `${folder}/${++count}`;
  };
  return {
    place,
    write(bytes) {
      const path = place();
      writeFileSync(path, bytes, { flag: 'wx' });
      return path;
    },
    copy(from) {
      const path = place();
      copyInPieces(from, path);
      return path;
    },
    remove() {
      if (isMade) removeTemporary(folder);
    },
  };
}

/** Removes what killed builds left at the top of the out-dir: it takes the room that this one may need. */
export function removeRests(outDir: string): void {
  let names: readonly string[];
  try {
    names = readdirSync(outDir);
  } catch (error) {
    throw describeSystemError(error, `read ${outDir}`);
  }
  for (const name of names) if (TEMPORARY_NAME.test(name)) removeTemporary(`${outDir}/${name}`);
}

/** Removes something of ours that nobody needs. Never throws. */
export function removeTemporary(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // It is no part of the site, and the next build tries again.
  }
}
