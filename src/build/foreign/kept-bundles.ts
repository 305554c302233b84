/** Compiled files of the site that an earlier run left: where a caller has some, the compiler is not started. */
import type { Diagnostic } from '../../model.ts';
import type { OnFile } from './stand-ins.ts';

/** A file with all that it imports, compiled. JSON. */
export interface KeptBundle {
  readonly code: string;
  readonly css: string;
  readonly map: string;
  /** `esm` where the file awaits at its top level. */
  readonly format: 'cjs' | 'esm';
  readonly diagnostics: readonly Diagnostic[];
}

/** Bundles by the files that they begin with, each with the files it is made of; all absolute. */
export interface KeptBundles {
  find(path: string): { readonly bundle: KeptBundle; readonly files: readonly string[] } | undefined;
  /** `files` with what was read of them. */
  keep(path: string, bundle: KeptBundle, files: ReadonlyMap<string, Uint8Array>): void;
}

/** A file compiled, or what is wrong with it. */
export type Bundle = KeptBundle | { readonly diagnostics: readonly Diagnostic[] };

interface BundleRequest {
  /** Absolute. */
  readonly path: string;
  readonly kept: KeptBundles | undefined;
  /** Told every file of the bundle, whoever compiled it. */
  readonly onFile: OnFile | undefined;
}

/** The file compiled by an earlier run, else by `compile`. */
export async function openBundle(
  { path, kept, onFile }: BundleRequest,
  compile: (onFile: OnFile | undefined) => Promise<Bundle>,
): Promise<Bundle> {
  if (kept === undefined) return compile(onFile);
  const known = kept.find(path);
  if (known !== undefined) {
    for (const file of known.files) onFile?.(file);
    return known.bundle;
  }
  const files = new Map<string, Uint8Array>();
  const made = await compile((file, contents) => {
    if (contents !== undefined) files.set(file, Buffer.from(contents));
    onFile?.(file, contents);
  });
  if ('code' in made) kept.keep(path, made, files);
  return made;
}
