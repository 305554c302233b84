/** The files of known errors that the page about errors loads. Pure. */
import type { ErrorManifest } from '../../errors/choose-files.ts';
import { type EmitFile, textFile } from '../emit/emit-file.ts';
import { hashText } from '../memo/hash.ts';
import { type ErrorCatalogue, type ErrorProduct, GENERAL } from './list-rules.ts';

/** Below the base path. */
const FOLDER = 'assets/errors/';

/** Public path below the base of the list of files; undefined: no guide has a rule. */
export function errorManifestFile(catalogue: ErrorCatalogue): string | undefined {
  return catalogue.products.length === 0 ? undefined : nameFile('manifest', writeManifest(catalogue));
}

/** One file for each product, and the list of them; none without rules. `owned`: the base path without its first slash. */
export function listErrorFiles(catalogue: ErrorCatalogue, owned: string): readonly EmitFile[] {
  if (catalogue.products.length === 0) return [];
  const manifest = writeManifest(catalogue);
  const texts = catalogue.products.map((product) => [product.id ?? GENERAL, writeProduct(product)] as const);
  return [...texts, ['manifest', manifest] as const].map(([name, text]) =>
    textFile(owned + nameFile(name, text), 'asset', text),
  );
}

function writeManifest({ products }: ErrorCatalogue): string {
  const manifest: ErrorManifest = {
    products: products.map((product) => ({
      id: product.id,
      label: product.label,
      rules: product.rules.length,
      file: nameFile(product.id ?? GENERAL, writeProduct(product)),
    })),
  };
  return JSON.stringify(manifest);
}

/** Samples are for the page that lists them, sources for `errors list`. */
function writeProduct({ rules }: ErrorProduct): string {
  return JSON.stringify({ rules: rules.map((rule) => ({ ...rule, samples: [], sources: undefined })) });
}

function nameFile(name: string, text: string): string {
  // Folders of guides may be called anything; a product called "manifest" has another hash.
  return `${FOLDER}${name.toLowerCase().replace(/[^a-z0-9-]+/g, '-')}-${hashText(text).slice(0, 8)}.json`;
}
