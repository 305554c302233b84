/** Names that not every disk can hold, or that are not what they seem: case, accents, Windows, invisible characters. Pure. */
import type { Diagnostic } from '../../model.ts';

/** Each file and folder is told once, whatever lies in it. `paths` are relative to `content/`. */
export function findNameProblems(paths: readonly string[]): readonly Diagnostic[] {
  return [...findCollisions(paths), ...findNames(paths)];
}

/** Two names that a case-blind disk (Windows, macOS) takes for one: files would overwrite each other, folders become one. */
function findCollisions(paths: readonly string[]): readonly Diagnostic[] {
  const seen = new Map<string, string>();
  const told = new Set<string>();
  const found: Diagnostic[] = [];
  for (const path of paths) {
    const key = foldName(path);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, path);
    // Nothing collides but where the whole does: a folder is looked at when something in it is.
    for (const [place, folder] of foldersOf(path)) {
      const other = seen.get(folder);
      if (other === undefined) seen.set(folder, place);
      else if (other !== place && !told.has(place)) {
        told.add(place);
        found.push(collision(place, other, 'folder'));
      }
    }
    if (first !== undefined && !isBelowAny(path, told)) found.push(collision(path, first, 'file'));
  }
  return found;
}

/** One name for all that a case-blind disk takes for it. */
export function foldName(path: string): string {
  // Most names are plain, and thousands of them are looked at after every change.
  return /^[\x20-\x7e]*$/.test(path)
    ? path.toLowerCase()
    : path.normalize('NFC').toLowerCase().normalize('NFC');
}

/** Each folder of a path with its folded name. */
function* foldersOf(path: string): Iterable<readonly [string, string]> {
  for (let cut = path.indexOf('/'); cut !== -1; cut = path.indexOf('/', cut + 1)) {
    const place = path.slice(0, cut);
    yield [place, `${foldName(place)}/`];
  }
}

function isBelowAny(path: string, places: ReadonlySet<string>): boolean {
  if (places.size === 0) return false;
  return [...foldersOf(path)].some(([place]) => places.has(place));
}

function collision(path: string, first: string, what: 'file' | 'folder'): Diagnostic {
  return {
    severity: 'error',
    code: 'source/case-collision',
    message:
      path.normalize('NFC') === first.normalize('NFC')
        ? `"${path}" and another ${what} have the same name, with accents stored in two ways`
        : `"${path}" and "${first}" differ only in upper and lower case`,
    at: { file: `content/${path}`, line: 1, column: 1 },
    hint: `Rename one of them: on Windows and macOS they are one ${what}.`,
    related: [{ file: `content/${first}`, line: 1, column: 1 }],
  };
}

/** Names that Windows keeps for its devices, whatever the ending. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/** Characters that reorder what is shown or show nothing; joiners belong to the writing of many languages, and to emoji. */
const HIDDEN =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/u;

/** Flags of England, Scotland and Wales are written with tags. */
const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu;

function findNames(paths: readonly string[]): readonly Diagnostic[] {
  const told = new Set<string>();
  return paths.flatMap((path) => {
    let start = 0;
    const found: Diagnostic[] = [];
    for (const name of path.split('/')) {
      const place = path.slice(0, start + name.length);
      start += name.length + 1;
      const problem = told.has(place) ? undefined : describeName(name, place, place === path);
      told.add(place);
      if (problem !== undefined) found.push(problem);
    }
    return found;
  });
}

function describeName(name: string, place: string, isFile: boolean): Diagnostic | undefined {
  const at = { file: `content/${place}`, line: 1, column: 1 };
  const what = isFile ? 'file' : 'folder';
  const hidden = HIDDEN.exec(name.replace(FLAG, ''));
  if (hidden !== null) {
    const code = (hidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return {
      severity: 'error',
      code: 'source/hidden-character',
      message: `The name of this ${what} holds an invisible character (U+${code}), so it is not what it looks like`,
      at,
      hint: 'Type the name anew.',
    };
  }
  const reason = DEVICE.test(name)
    ? 'it is the name of a device'
    : /[. ]$/.test(name)
      ? `it ends in a ${name.endsWith('.') ? 'dot' : 'space'}`
      : /[<>:"|?*\\]/.test(name)
        ? `it holds ${/[<>:"|?*\\]/.exec(name)?.[0] ?? ''}`
        : undefined;
  if (reason === undefined) return undefined;
  return {
    severity: 'warning',
    code: 'source/reserved-name',
    message: `Windows cannot hold a ${what} called "${name}": ${reason}`,
    at,
    hint: 'Rename it, or this site cannot be opened there.',
  };
}
