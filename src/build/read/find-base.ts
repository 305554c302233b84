/** Where a built site lies in its out-dir, and in which languages. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The base path of a built site: `404.html` lies there (contract.md 3). Looks three folders deep, nearest first. */
export function findBase(outDir: string): string | undefined {
  let level: readonly string[] = ['/'];
  for (let depth = 0; depth < 4; depth += 1) {
    const base = level.find((path) => isFile(join(outDir, path, '404.html')));
    if (base !== undefined) return base;
    level = level.flatMap((path) => foldersIn(join(outDir, path)).map((name) => `${path}${name}/`));
  }
  return undefined;
}

/** The folders of further languages below the base path: each has a not-found page of its own. */
export function findLanguages(outDir: string, base: string): readonly string[] {
  const place = join(outDir, base);
  return foldersIn(place).filter((name) => isFile(join(place, name, '404.html')));
}

function foldersIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).toSorted();
  } catch {
    return [];
  }
}

/** Whether a file lies there. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
