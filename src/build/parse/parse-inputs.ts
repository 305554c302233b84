/** What the parse stage sees: its cache key. */
import { type Words } from '../../words/say.ts';
import type { OwnComponent, Source } from '../../model.ts';
import type { Drawers } from '../foreign/drawers.ts';
import type { UsedFacts } from './facts/used-facts.ts';

export type ParseInputs = {
  readonly source: Source;
  /** Partials by path, for `<Name />`. */
  readonly partials: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
  /** The facts that it prints; unset: none. */
  readonly used?: UsedFacts;
  /** What is drawn in it; unset: nothing. */
  readonly drawers?: Drawers;
  /** The site's own components that it may name, by their names; unset: none. */
  readonly components?: Readonly<Record<string, OwnComponent>>;
  /** What precedes `source.path` in messages: `content/`. */
  readonly prefix: string;
  /** The words of the interface; unset: English. */
  readonly words?: Words;
};
