/** Which files of known errors a log needs. Pure. */
import { isRelated } from './games.ts';
import type { ErrorRule } from './types.ts';

/** `assets/errors/manifest-<hash>.json`. */
export interface ErrorManifest {
  readonly products: readonly {
    /** Null: what may stand in every log. */
    readonly id: string | null;
    readonly label: string;
    /** How many. */
    readonly rules: number;
    /** Below the base path. */
    readonly file: string;
  }[];
}

/** A file of known errors. */
export interface ErrorFile {
  readonly rules: readonly ErrorRule[];
}

/** Files below the base path for a log of this product, of which null is not known. */
export function chooseFiles({ products }: ErrorManifest, product: string | null): readonly string[] {
  return products.flatMap(({ id, file }) =>
    id === null || product === null || isRelated(id, product) ? [file] : [],
  );
}
