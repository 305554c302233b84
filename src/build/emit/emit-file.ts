/** A file of the site, before it is written. */
import { hashText } from '../memo/hash.ts';

/** A file of the site. Assets are written first, then pages, which may name them, then other texts such as the wikimap. */
export interface EmitFile {
  /** Relative to the out-dir, forward slashes. */
  readonly file: string;
  readonly phase: 'asset' | 'page' | 'text';
  /** Content key: equal key, equal bytes. */
  readonly key: string;
  /** Size in bytes, when it is known without asking for the content. */
  readonly size?: number;
  /** Called only when the file may have to be written. */
  content(): string | Uint8Array;
}

/** A file whose text is made once, when its key or content is first asked for. */
export function makeTextFile(file: string, phase: EmitFile['phase'], make: () => string): EmitFile {
  let made: string | undefined;
  let hash: string | undefined;
  const content = (): string => (made ??= make());
  return {
    file,
    phase,
    get key() {
      return (hash ??= hashText(content()));
    },
    content,
  };
}
