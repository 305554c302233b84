/** Where packages lie. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder itself and those above it, innermost first. */
export function foldersAbove(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

/** The folder of a package, as Node looks for it from `folder` upwards. Undefined also where packages lie in no folder (Plug'n'Play). */
export function findPackageFolder(folder: string, name: string): string | undefined {
  return foldersAbove(folder)
    .map((above) => join(above, 'node_modules', name))
    .find((place) => existsSync(join(place, 'package.json')));
}
