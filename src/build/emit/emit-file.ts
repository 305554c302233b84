/** A file of the site, before it is written. Its key and its content come from one object. */
import { hashText } from '../memo/hash.ts';
import type { Lazy } from '../memo/lazy.ts';

/** A file of the site. Assets are written first, then pages, which may name them, then other texts such as the wikimap. */
export interface EmitFile {
  /** Relative to the out-dir, forward slashes. */
  readonly file: string;
  readonly phase: 'asset' | 'page' | 'text';
  /** Content key: equal key, equal bytes. */
  readonly key: string;
  /** Size in bytes, when it is known without asking for the content. */
  readonly size?: number;
  /** The file that this one is a copy of: a large one is copied without being held in memory. Absolute. */
  readonly copyFrom?: string;
  /** Told the SHA-256 (hex) of what was copied in pieces; throws a FileChangedError where the key is that of other content. */
  readonly checkCopy?: (hash: string) => void;
  /** Called only when the file may have to be written. */
  content(): string | Uint8Array;
}

/** A file with this text. */
export function textFile(file: string, phase: EmitFile['phase'], text: string): EmitFile {
  return { file, phase, key: hashText(text), content: () => text };
}

/** A file whose text is made once, when its key or content is first asked for. */
export function makeTextFile(file: string, phase: EmitFile['phase'], make: () => string): EmitFile {
  let made: EmitFile | undefined;
  const open = (): EmitFile => (made ??= textFile(file, phase, make()));
  return {
    file,
    phase,
    get key() {
      return open().key;
    },
    content: () => open().content(),
  };
}

/** A file whose text is a lazy value, which is opened when its key or content is first asked for. */
export function lazyFile(file: string, phase: EmitFile['phase'], open: () => Lazy<string>): EmitFile {
  return {
    file,
    phase,
    get key() {
      return open().key;
    },
    content: () => open().read(),
  };
}
