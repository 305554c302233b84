/** What configuration files were compiled to, kept between runs: to start a compiler costs more than most builds after an edit. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { KeptBundle, KeptBundles } from '../foreign/kept-bundles.ts';
import { readReceipt, writeReceipt } from '../emit/receipt.ts';
import { hashText } from '../memo/hash.ts';
import { isPlainConfig, listPlainImports } from './plain-config.ts';

/** Only we write it, in a folder that is named by our code. */
interface Kept {
  readonly root: string;
  /** Every file of it, absolute, with the hash of its text. */
  readonly files: readonly (readonly [path: string, hash: string])[];
  readonly bundle: KeptBundle;
}

/**
 * The compiled files of the site in `root`, in `folder` (both absolute). A bundle is kept where its files are plain, so that their
 * texts are all that it is made of: code may import packages, and which those are says more than a text.
 */
export function openKeptConfig(root: string, folder: string): KeptBundles {
  const fileOf = (path: string): string => join(folder, `config-${hashText(path).slice(0, 10)}.json`);
  return {
    find(path) {
      const kept = readReceipt(fileOf(path)) as Kept | undefined;
      if (kept?.root !== root || !kept.files.every(([file, hash]) => hashOf(file) === hash)) return undefined;
      return { bundle: kept.bundle, files: kept.files.map(([file]) => file) };
    },
    keep(path, bundle, files) {
      const hashes = listHashes(files);
      if (hashes !== undefined) writeReceipt(fileOf(path), { root, files: hashes, bundle } satisfies Kept);
    },
  };
}

/** Of what was read: a file may have been changed since. Undefined where the files are more than their texts. */
function listHashes(files: ReadonlyMap<string, Uint8Array>): Kept['files'] | undefined {
  const hashes: [string, string][] = [];
  for (const [file, bytes] of files) {
    const text = Buffer.from(bytes).toString('utf8');
    if (file.endsWith('.json')) hashes.push([file, hashText(bytes)]);
    else {
      // Where the file is not there the compiler may take one of another ending, until somebody writes the first.
      const isNamed = listPlainImports(text).every((name) => files.has(resolve(file, '..', name)));
      if (!isPlainConfig(text) || !isNamed) return undefined;
      hashes.push([file, hashText(bytes)]);
    }
  }
  return hashes.length === 0 ? undefined : hashes;
}

function hashOf(file: string): string | undefined {
  try {
    return hashText(readFileSync(file));
  } catch {
    return undefined;
  }
}
