/** What guides state of a game's server, as far as a sheet of facts can know it. Types alone. */
import type { Location } from '../../../model.ts';

/** A statement as typed, at its place. `neighbours`: all settings of the guide, which tell the file that is meant. */
export type Claim = { readonly at: Location } & (
  | {
      readonly kind: 'key';
      readonly key: string;
      readonly file?: string;
      readonly neighbours: readonly string[];
    }
  | {
      readonly kind: 'default' | 'range';
      readonly key: string;
      readonly file?: string;
      readonly said: string;
      /** Not in a column for it: it may speak of something else. */
      readonly isLoose?: true;
      readonly neighbours: readonly string[];
    }
  /** The unit of time that a row counts a setting in: `minutes`. */
  | { readonly kind: 'unit'; readonly key: string; readonly said: string }
  | { readonly kind: 'value'; readonly key: string; readonly file?: string; readonly said: string }
  /** `sentence` is what stands around it, `index` its place there. */
  | { readonly kind: 'port'; readonly port: number; readonly sentence: string; readonly index: number }
  | { readonly kind: 'app'; readonly id: number }
  | { readonly kind: 'file'; readonly path: string }
  /** Code of several words: a message or a command. */
  | { readonly kind: 'phrase'; readonly text: string }
  /** Code of one word that may be a setting. */
  | { readonly kind: 'name'; readonly name: string }
  /** Two cells of a row that share all versions between them: `Up to 1.21.11` and `26.1 and later`. */
  | { readonly kind: 'border'; readonly last: string; readonly next: string }
  /** `span`: as in `1.13 and later`; `of`: the word before it, e.g. `Java`; `beside`: its sentence or row. */
  | {
      readonly kind: 'version';
      readonly version: string;
      readonly span: string;
      readonly of?: string;
      readonly beside: string;
    }
);
