/** Which modules the browser's parts share, and which they do not: plugins for esbuild. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { markWords } from './mark-words.ts';

/**
 * Small modules that many of the later parts share, compiled to one file: else each set of parts that shares some of them
 * would have a file of its own, most with fewer bytes than its request.
 */
export const COMMON = [
  'client/add-style.ts',
  'client/announce.ts',
  'client/color-mode.ts',
  'client/comforts/later-style.ts',
  'client/create-button.ts',
  'client/decode-hash.ts',
  'client/navigate/match-link.ts',
  'client/packet/packet.ts',
  'client/page-lifecycle.ts',
  'client/remember.ts',
  'client/storage.ts',
  'client/version-key.ts',
  'client/yours/key.ts',
  'search/hosted-hosts.ts',
  'urls.ts',
] as const;

/**
 * Parts with copies of their own of what they import, React apart. The door to the search asks for what the search opens
 * on: whatever it shared with another part it would have to wait for. The window of the search is waited for by readers: as one file it is
 * here after one request, where a host without HTTP/2 sends six at a time. They keep no state that another part has as well.
 */
const OWN_COPIES: ReadonlyMap<string, string> = new Map([
  ['door', 'client/search/open-search.ts'],
  ['window', 'client/search/search-window.tsx'],
]);

/** What a part of `OWN_COPIES` imports, and what that imports, is compiled once more for it alone. */
export function ownCopiesPlugin(sources: string): Plugin {
  return {
    name: 'own-copies',
    setup(build) {
      for (const [namespace, part] of OWN_COPIES) {
        build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path, resolveDir, importer, namespace: from }) =>
          kind === 'import-statement' && (from === namespace || importer === join(sources, part))
            ? // Relative, because a name is made of it: the same wherever the sources lie.
              { path: relative(sources, join(resolveDir, path)), namespace }
            : undefined,
        );
        build.onLoad({ filter: /\.tsx?$/, namespace }, ({ path }) => ({
          contents: markWords(readFileSync(join(sources, path), 'utf8')),
          loader: path.endsWith('x') ? 'tsx' : 'ts',
          resolveDir: dirname(join(sources, path)),
        }));
      }
    },
  };
}

/** The modules of `COMMON` come from their file. */
export function shareCommonPlugin(sources: string, file: string): Plugin {
  const modules = new Set(COMMON.map((module) => join(sources, module)));
  return {
    name: 'common',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path, resolveDir }) =>
        kind === 'import-statement' && modules.has(join(resolveDir, path))
          ? { path: `./${file}`, external: true }
          : undefined,
      );
    },
  };
}

/** What is asked for with `import()` has a name by now: path of a module → its compiled file. */
export function namePartsPlugin(names: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'parts',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const name = names.get(join(resolveDir, path));
        return name === undefined ? undefined : { path: `./${name}`, external: true };
      });
    },
  };
}

/** The words of the interface are marked in our own sources, and nowhere else. */
export function markWordsPlugin(sources: string): Plugin {
  return {
    name: 'words',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
        path.startsWith(sources) && !path.includes('node_modules')
          ? {
              contents: markWords(readFileSync(path, 'utf8')),
              loader: path.endsWith('x') ? 'tsx' : 'ts',
              resolveDir: dirname(path),
            }
          : undefined,
      );
    },
  };
}
