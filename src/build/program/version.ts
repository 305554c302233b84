/** helpsite's own version, from its package.json, and how other projects name it. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { foldersAbove } from './find-package.ts';

/** Looks upwards from this module, because the compiled code lies elsewhere than the sources. */
export function readVersion(): string {
  return findOwnPackage()?.version ?? '0.0.0';
}

/** Whether the program runs from a clone of its repository, and not from an installed package. */
export function isCheckout(): boolean {
  return existsSync(join(findOwnPackage()?.folder ?? '', 'src', 'index.ts'));
}

function findOwnPackage(): { readonly folder: string; readonly version: string } | undefined {
  for (const folder of foldersAbove(import.meta.dirname)) {
    const manifest = readManifest(folder);
    if (manifest?.['name'] !== 'helpsite') continue;
    const { version } = manifest;
    if (typeof version === 'string') return { folder, version };
  }
  return undefined;
}

/**
 * What the package.json in `target` (absolute) says to get the helpsite that runs here: where this one was installed from, if
 * that was a file, a folder or a repository, else its version (`^0.1.0`).
 */
export function nameDependency(target: string): string {
  const own = findOwnPackage();
  if (own === undefined) return '*';
  // A checkout is nowhere else.
  if (isCheckout()) return fileFrom(target, own.folder);
  for (const folder of foldersAbove(dirname(own.folder))) {
    const manifest = readManifest(folder);
    for (const group of ['dependencies', 'devDependencies', 'optionalDependencies']) {
      const named: unknown = Reflect.get(Object(manifest?.[group]), 'helpsite');
      if (typeof named !== 'string') continue;
      if (/^(?:file:|\.{0,2}\/|[a-z]:[\\/])/i.test(named))
        return fileFrom(target, resolve(folder, named.replace(/^file:/, '')));
      if (/^(?:git|https?|github|gitlab|bitbucket)[+:]|^[\w-]+\/[\w.-]+/.test(named)) return named;
    }
  }
  return `^${own.version}`;
}

/** Whether `npm run` in `target` (absolute) finds helpsite: in its node_modules, or in those of a folder above it. */
export function isReachable(target: string): boolean {
  return [target, ...foldersAbove(dirname(target))].some((folder) =>
    existsSync(join(folder, 'node_modules', '.bin', 'helpsite')),
  );
}

function fileFrom(target: string, path: string): string {
  const way = relative(realPath(target), realPath(path)).split(sep).join('/');
  return `file:${way}`;
}

/** Without symbolic links, of which a relative path would lead elsewhere; the end of the path need not be there yet. */
function realPath(path: string): string {
  const there = foldersAbove(path).find((folder) => existsSync(folder)) ?? path;
  return join(realpathSync(there), relative(there, path));
}

function readManifest(folder: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return typeof manifest === 'object' && manifest !== null
      ? (manifest as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}
