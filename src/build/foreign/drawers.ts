/** Packages that a site may have for formulas and diagrams: found in its own folder, loaded once, and asked without waiting. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPackageFolder } from '../program/find-package.ts';

/** A package as caches know it: another version may draw something else. */
export interface Drawer {
  readonly name: string;
  readonly version: string;
}

/** What the site can draw; unset: it does not ask for it. `none`: it asks, and has no package for it. */
export interface Drawers {
  readonly math?: Drawer | 'none';
  readonly diagrams?: Drawer | 'none';
}

/** The package that makes smaller copies of pictures. */
export const PICTURE_PACKAGE = 'sharp';

/** Finds and loads it. */
export function loadPictureMaker(root: string): Promise<Drawer | 'none'> {
  return loadFirst(root, [PICTURE_PACKAGE]);
}

/** Packages for each, the best first. */
export const PACKAGES = { math: ['temml', 'katex'], diagrams: ['beautiful-mermaid'] } as const;

/** Which of all these packages the site finds, and in which version: as far as that is known without loading them. */
export function describePackages(root: string): readonly string[] {
  return [...PACKAGES.math, ...PACKAGES.diagrams, PICTURE_PACKAGE].map((name) => {
    const folder = findPackage(root, name);
    try {
      return folder === undefined ? 'none' : readPackage(folder).version;
    } catch {
      return 'none';
    }
  });
}

type Exports = Readonly<Record<string, unknown>>;

/** What was loaded, by name and version: the same in every process. */
const loaded = new Map<string, Exports>();

/** Finds and loads what the site asks for, from its root upwards. */
export async function loadDrawers(
  root: string,
  wanted: { readonly math: boolean; readonly mermaid: boolean },
): Promise<Drawers> {
  return {
    ...(wanted.math ? { math: await loadFirst(root, PACKAGES.math) } : {}),
    ...(wanted.mermaid ? { diagrams: await loadFirst(root, PACKAGES.diagrams) } : {}),
  };
}

async function loadFirst(root: string, names: readonly string[]): Promise<Drawer | 'none'> {
  for (const name of names) {
    const folder = findPackage(root, name);
    if (folder === undefined) continue;
    try {
      const { version, entry } = readPackage(folder);
      const key = `${name}@${version}`;
      if (!loaded.has(key))
        loaded.set(key, (await import(pathToFileURL(join(folder, entry)).href)) as Exports);
      return { name, version };
    } catch {
      // One that cannot be loaded is as good as none; the next may do.
    }
  }
  return 'none';
}

/** Its folder, as Node looks for it; some packages name no file that `require` may resolve. */
function findPackage(root: string, name: string): string | undefined {
  const found = findPackageFolder(root, name);
  if (found !== undefined) return found;
  try {
    // Where packages lie in no folder (Plug'n'Play).
    return dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

function readPackage(folder: string): { readonly version: string; readonly entry: string } {
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Exports;
  const top = own['exports'];
  const named = typeof top === 'object' && top !== null && '.' in top ? (top as Exports)['.'] : top;
  const entry = entryOf(named) ?? entryOf(own['module']) ?? entryOf(own['main']) ?? 'index.js';
  return { version: String(own['version']), entry };
}

/** The file of an entry of `exports` for `import`. */
function entryOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { import: own, node, default: usual } = value as Exports;
  return entryOf(own) ?? entryOf(node) ?? entryOf(usual);
}

/** A function that a loaded package exports, by itself or on its default. Throws for what is not there. */
export function drawerFunction({ name, version }: Drawer, key: string): (...args: unknown[]) => unknown {
  const exports = loaded.get(`${name}@${version}`);
  const usual = exports?.['default'];
  const found =
    exports?.[key] ?? (typeof usual === 'object' && usual !== null ? (usual as Exports)[key] : undefined);
  if (typeof found !== 'function') throw new TypeError(`${name} ${version} has no function ${key}`);
  return found as (...args: unknown[]) => unknown;
}
