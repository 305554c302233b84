/** Texts as they lie on the disk, and what becomes of them. */

/** A file with its text before and after; `file` is where it lies after the move, relative to the root. */
export interface TextChange {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Text of a file (relative to the root) as it lies on the disk; undefined when it is no text. */
export type ReadRaw = (file: string) => string | undefined;
