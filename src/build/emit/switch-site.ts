/**
 * The moment in which a staged site takes the place of the old one: nothing is written any more, only names change, and
 * every change can be taken back.
 */
import { linkSync, lstatSync, mkdirSync, renameSync, rmdirSync, type Stats, unlinkSync } from 'node:fs';
import { folderOf } from '../../urls.ts';
import { describeSystemError, isSystemError } from '../problems/world-error.ts';
import type { EmitFile } from './emit-file.ts';
import type { Folders } from './folders.ts';
import type { Stage } from './stage.ts';
import type { Stray, Strays } from './strays.ts';

/** A file of the new site that waits in the stage. */
export interface Staged {
  readonly file: string;
  readonly phase: EmitFile['phase'];
  /** Where it waits. */
  readonly path: string;
  /** What lies at its place. */
  readonly old: Stats | undefined;
}

export interface SwitchJob {
  readonly outDir: string;
  readonly folders: Folders;
  readonly stage: Stage;
  readonly staged: readonly Staged[];
  readonly strays: Strays;
}

/**
 * Puts every staged file into its place, then takes away what the site no longer holds. Returns the folders whose entries
 * have changed. Throws a WorldError when the system refuses a step; all steps before it are taken back then.
 */
export function switchSite(job: SwitchJob): ReadonlySet<string> {
  const move = openMoves(job);
  try {
    for (const file of inOrder(job.staged)) move.putInPlace(file);
    for (const { from, to } of job.strays.twins) move.rename(from, to);
    // Pages go before the assets that they name: at every instant each page that is there is whole.
    for (const page of job.strays.found.flatMap(({ pages }) => pages)) move.takeAway(page);
    for (const stray of job.strays.found) if (!isGone(stray)) move.takeAway(stray.path);
    return move.touched;
  } catch (error) {
    move.undo();
    throw error;
  }
}

/** A stray that is a page has been taken away with the pages. */
function isGone({ path, pages }: Stray): boolean {
  return pages.length === 1 && pages[0] === path;
}

/**
 * What no page of the old site names comes first: new assets, then new pages, so that nothing which is replaced (pages,
 * the sidebars' data, feeds) can lead to what is not there yet; other texts, which tell of the pages, come last.
 */
function inOrder(staged: readonly Staged[]): readonly Staged[] {
  const rank = ({ phase, old }: Staged): number =>
    phase === 'text' ? 4 : (old === undefined ? 0 : 2) + (phase === 'asset' ? 0 : 1);
  return [0, 1, 2, 3, 4].flatMap((at) => staged.filter((file) => rank(file) === at));
}

interface Moves {
  readonly touched: ReadonlySet<string>;
  putInPlace(file: Staged): void;
  rename(from: string, to: string): void;
  takeAway(path: string): void;
  /** Takes back whatever was done, the last step first. Never throws. */
  undo(): void;
}

function openMoves({ outDir, folders, stage }: SwitchJob): Moves {
  const touched = new Set<string>();
  const made = new Set<string>();
  const undos: (() => void)[] = [];
  const at = (path: string): string => `${outDir}/${path}`;

  const step = (doing: string, work: () => void): void => {
    try {
      work();
    } catch (error) {
      throw describeSystemError(error, doing);
    }
  };

  const rename = (from: string, to: string): void => {
    renameSync(from, to);
    undos.push(() => renameSync(to, from));
  };

  const takeAway = (path: string): void => {
    const place = stage.place();
    touched.add(folderOf(path));
    step(`remove ${at(path)}`, () => {
      try {
        rename(at(path), place);
      } catch (error) {
        // Somebody else was faster.
        if (!isSystemError(error) || error.code !== 'ENOENT') throw error;
      }
    });
  };

  const make = (folder: string): void => {
    const { type } = folders.look(folder);
    if (type === 'found' || made.has(folder)) return;
    if (folder !== '') make(folderOf(folder));
    // A link may lead out of the out-dir: it is replaced, never followed.
    if (type === 'blocked') takeAway(folder);
    step(`make the folder ${at(folder)}`, () => makeReal(at(folder), undos));
    made.add(folder);
    touched.add(folderOf(folder)).add(folder);
  };

  const putInPlace = ({ file, path, old }: Staged): void => {
    make(folderOf(file));
    touched.add(folderOf(file));
    if (old?.isDirectory() === true) takeAway(file);
    step(`write ${at(file)}`, () => {
      const kept = old === undefined || old.isDirectory() ? 'nothing' : keep(at(file), stage.place());
      renameSync(path, at(file));
      if (kept === 'nothing') undos.push(() => unlinkSync(at(file)));
      else if (kept !== 'unkept') undos.push(() => renameSync(kept.place, at(file)));
    });
  };

  return {
    touched,
    putInPlace,
    takeAway,
    rename(from, to) {
      step(`rename ${at(from)}`, () => rename(at(from), at(to)));
    },
    undo() {
      for (const undo of undos.toReversed()) {
        try {
          undo();
        } catch {
          // What cannot be taken back stays; each file is whole in any case.
        }
      }
    },
  };
}

/** Another build cannot have made it, for there is a lock; a hand may have. */
function makeReal(path: string, undos: (() => void)[]): void {
  try {
    mkdirSync(path);
    undos.push(() => rmdirSync(path));
  } catch (error) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

/**
 * Keeps the old file at a second place, where it survives being replaced: a link costs no room and leaves no instant without
 * the file. `unkept`: some disks know no links, and some files may not be linked. `nothing`: it is gone meanwhile.
 */
function keep(path: string, place: string): { readonly place: string } | 'nothing' | 'unkept' {
  try {
    linkSync(path, place);
    return { place };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'ENOENT') return 'nothing';
    if (/^(?:ENOSPC|EDQUOT|EIO|EROFS)$/.test(error.code)) throw error;
    return 'unkept';
  }
}
