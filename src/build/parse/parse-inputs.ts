/** What the parse stage sees: its cache key. */
import type { Source } from '../../model.ts';

export type ParseInputs = {
  readonly source: Source;
  /** Partials by path, for `<Name />`. */
  readonly partials: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
  /** What precedes `source.path` in messages: `content/`. */
  readonly prefix: string;
};
