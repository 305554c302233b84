/** The new site in a folder of its own, before anything is written where it belongs. */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../emit/make-folder.ts';
import { describeSystemError } from '../../problems/world-error.ts';
import type { PlannedFile } from '../content/plan-files.ts';

export interface Stage {
  /** Absolute. */
  readonly root: string;
  readonly write: (file: string, text: string) => void;
  /** Undefined where there is no such file. */
  readonly read: (file: string) => string | undefined;
  readonly remove: (file: string) => void;
  /** Takes the whole folder away. */
  readonly end: () => void;
}

/** `above`: the folder (absolute) in which it is made. */
export function openStage(above: string): Stage {
  makeFolder(above);
  let root: string;
  try {
    root = mkdtempSync(join(above, '.helpsite-import-'));
  } catch (error) {
    // Else the error would name a folder that nobody knows.
    throw describeSystemError(error, `write to ${above}`);
  }
  return {
    root,
    write: (file, text) => {
      makeFolder(dirname(join(root, file)));
      writeFileSync(join(root, file), text);
    },
    read: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined),
    remove: (file) => rmSync(join(root, file), { force: true }),
    end: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Copies and writes the plan. Throws a WorldError for a disk that refuses. */
export function stageFiles(stage: Stage, project: string, planned: readonly PlannedFile[]): void {
  for (const { to, from, text } of planned) {
    try {
      if (text !== undefined) stage.write(to, text);
      else {
        makeFolder(dirname(join(stage.root, to)));
        copyFileSync(join(project, from), join(stage.root, to));
      }
    } catch (error) {
      throw describeSystemError(error, `write ${to}`);
    }
  }
}
