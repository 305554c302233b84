/** Scripts of a project: what they import, and which files that is. Pure but for the files that it asks for; nothing is run. */
import type { ProjectFiles } from '../project/project.ts';
import { normalisePath, resolveBeside } from './places.ts';

/** An import of a text or script: its clause, a quote, the specifier. */
export const IMPORT = /^[ \t]*import\s+(?!type\b)(?:([^'";]{1,1000}?)\s+from\s+)?(['"])([^'"\n]+)\2/gm;
/** Everything else that a module asks for. */
const OTHER =
  /\b(?:require\s*\(|import\s*\(|export\s+(?:\*|\{[^}]*\})\s*(?:as\s+\w+\s*)?from\s*)\s*(['"])([^'"\n]+)\1/g;
/** Whether a file is a script. */
export const CODE = /\.(?:tsx?|jsx?)$/;
const ENDINGS = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js'];
/** What only happens in a browser. */
const LIVE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Transition|Optimistic)\s*\(|[\s"'}]on[A-Z]\w*=\{|\bBrowserOnly\b|\bextends\s+(?:React\.)?(?:Pure)?Component\b/;

/** A file of the project that a specifier stands for; undefined: it is a package. */
export function findModule(specifier: string, from: string, files: ProjectFiles): string | undefined {
  const [, alias = '', below = ''] = /^(@site\/|@theme\/|[@~]\/|\/)(.*)$/.exec(specifier) ?? [];
  if (alias === '') {
    const isFile = /^\.{1,2}(?:\/|$)/.test(specifier);
    return isFile ? resolveModule(resolveBeside(from, specifier), files) : undefined;
  }
  const path = normalisePath(below);
  if (alias === '@theme/') return resolveModule(`src/theme/${path}`, files);
  // What `paths` in a tsconfig.json mostly says.
  if (/^[@~]\/$/.test(alias)) return resolveModule(`src/${path}`, files) ?? resolveModule(path, files);
  return resolveModule(path, files);
}

/** The same with the ending that is left out. */
export function resolveModule(path: string, files: ProjectFiles): string | undefined {
  return ENDINGS.map((ending) => path + ending).find((file) => /\.\w+$/.test(file) && files.has(file));
}

/** Whether a script, or one that it imports, has parts that only a browser would run. */
export function isLive(file: string, files: ProjectFiles): boolean {
  const seen = new Set([file]);
  for (const module of seen) {
    if (!CODE.test(module)) continue;
    const text = files.read(module) ?? '';
    if (LIVE.test(text)) return true;
    for (const specifier of listSpecifiers(text)) {
      const found = findModule(specifier, module, files);
      if (found !== undefined) seen.add(found);
    }
  }
  return false;
}

/** Everything that a script asks for. */
export function listSpecifiers(typed: string): readonly string[] {
  // A comment asks for nothing.
  const text = typed.replace(/\/\*[^]*?\*\/|^[ \t]*\/\/.*$/gm, ' ');
  return [
    ...[...text.matchAll(IMPORT)].map(([, , , from = '']) => from),
    ...[...text.matchAll(OTHER)].map(([, , from = '']) => from),
  ];
}
