/** Problems of sources that were put in other places to be understood, told of the files in which they lie. Pure. */
import type { Diagnostic, Location } from '../../model.ts';
import { fileOfSource } from '../../urls.ts';

/** The file at a source's place (`content/docs/a.md`) → the one in which it lies; both relative to the root. */
type RestoreFile = (file: string) => string;

type Restorers = {
  readonly [Part in keyof Diagnostic]-?: (
    value: NonNullable<Diagnostic[Part]>,
    restore: RestoreFile,
  ) => Diagnostic[Part];
};

/** The problem with the names of all files as they are on the disk. */
export function restoreProblem(problem: Diagnostic, restore: RestoreFile): Diagnostic {
  const parts = Object.entries(problem).map(([part, value]) => [
    part,
    RESTORERS[part as keyof Diagnostic](value as never, restore),
  ]);
  return Object.fromEntries(parts) as Diagnostic;
}

/** Every part of a problem: whoever adds one says here whether it names files. */
const RESTORERS: Restorers = {
  severity: same,
  code: same,
  message: restoreText,
  at: restorePlace,
  hint: restoreText,
  // What is to be typed is understood at the place of the source.
  fix: same,
  keep: (keep, restore) => ({ ...keep, file: restore(keep.file) }),
  related: restorePlaces,
  missing: restoreMissing,
  // Found later, and of the whole site.
  cause: same,
  also: restorePlaces,
};

function same<T>(value: T): T {
  return value;
}

/** A file behind a quotation mark is what somebody typed. */
function restoreText(text: string, restore: RestoreFile): string {
  return text.replace(/(?<![\w/"])(?:content|versioned_docs)\/[^\s"]*[^\s".,:;)]/g, restore);
}

function restorePlace(place: Location, restore: RestoreFile): Location {
  return { ...place, file: restore(place.file) };
}

function restorePlaces(places: readonly Location[], restore: RestoreFile): readonly Location[] {
  return places.map((place) => restorePlace(place, restore));
}

/** An id of another version becomes a path: it is none of a guide of today. */
function restoreMissing(
  missing: NonNullable<Diagnostic['missing']>,
  restore: RestoreFile,
): NonNullable<Diagnostic['missing']> {
  const { paths, id } = missing;
  const move = (path: string): string => restore(fileOfSource(path)).replace(/^content\//, '');
  return {
    ...missing,
    ...(paths === undefined ? {} : { paths: paths.map(move) }),
    ...(id === undefined ? {} : { id: move(`docs/${id}`).replace(/^docs\//, '') }),
  };
}
