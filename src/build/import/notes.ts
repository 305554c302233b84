/** What the move has to tell: one line for everything that was translated, guessed, left out or needs a hand. */

/**
 * `edit`: stops the build until somebody changes it. `translated`: in another form now. `computed`: a script decides it, and
 * what was written is a guess or nothing. `missing`: helpsite has no such thing (yet). `address`: an address that changed.
 * `guide`: something in a text. `left`: files that stayed where they are.
 */
export type NoteKind = 'edit' | 'translated' | 'computed' | 'missing' | 'address' | 'guide' | 'left';

export interface Note {
  readonly kind: NoteKind;
  /** What it is about: `themeConfig.navbar.style`, `<Card>`, a file. */
  readonly what: string;
  /** What became of it, in a sentence. */
  readonly says: string;
  /** What to do about it, in a sentence; undefined: nothing. */
  readonly todo?: string;
  /** Where it stands: in the project, of kind `guide` and `edit` in what was written. */
  readonly file?: string;
  readonly line?: number;
}

/** Takes notes in their order; what is said twice of one place is kept once. */
export interface Notebook {
  readonly add: (note: Note) => void;
  readonly all: () => readonly Note[];
}

/** An empty one. */
export function createNotebook(): Notebook {
  const notes = new Map<string, Note>();
  return {
    add: (note) => {
      const key = [note.kind, note.what, note.file, note.line, note.says].join('\n');
      if (!notes.has(key)) notes.set(key, note);
    },
    all: () => [...notes.values()],
  };
}
