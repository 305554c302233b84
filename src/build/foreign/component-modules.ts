/** What modules of components may import beside code: style sheets, and the few modules of Docusaurus that are easily said. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { hashText } from '../memo/hash.ts';
import type { BuildOptions, Plugin } from 'esbuild';

/** Classes of `x.module.css` are its own; other sheets keep their names. JSX in `.js` is what Docusaurus has. */
export const COMPONENT_LOADERS: NonNullable<BuildOptions['loader']> = {
  '.css': 'css',
  '.module.css': 'local-css',
  '.js': 'jsx',
};

/** Where a browser's script finds the base path of the site. */
const BASE = "globalThis[Symbol.for('helpsite.base')]";

/** Links are completed with the page that they stand on; what a browser renders anew has no page that does so. */
const PLACE = `const base = ${BASE};
const place = (to) => (base && /^\\/(?!\\/)/.test(to) && !to.startsWith(base) ? base + to.slice(1) : to);`;

/** Modules that components of Docusaurus import, as far as they mean something here. */
const MODULES: Readonly<Record<string, string>> = {
  '@docusaurus/Link': `import { createElement } from 'react';
${PLACE}
const Link = ({ to, href, isNavLink, activeClassName, autoAddBaseUrl, ...rest }) =>
  createElement('a', { href: place(to ?? href), ...rest });
export { Link as default };`,
  '@docusaurus/useBaseUrl': `${PLACE}
export { place as default };
export const useBaseUrlUtils = () => ({ withBaseUrl: place });`,
  '@docusaurus/BrowserOnly': `import { createElement, useEffect, useState } from 'react';
const BrowserOnly = ({ children, fallback = null }) => {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere ? children() : fallback;
};
export { BrowserOnly as default };`,
  '@theme/Heading': `import { createElement } from 'react';
const Heading = ({ as = 'h2', ...rest }) => createElement(as, rest);
export { Heading as default };`,
  clsx: `const names = (value) =>
  typeof value === 'string' || typeof value === 'number' ? [value]
  : Array.isArray(value) ? value.flatMap(names)
  : value && typeof value === 'object' ? Object.keys(value).filter((key) => value[key]) : [];
const clsx = (...all) => names(all).filter(Boolean).join(' ');
export { clsx, clsx as default };`,
};

/** Names of modules that components may import though nobody installed them. */
export const COMPONENT_MODULES: readonly string[] = Object.keys(MODULES);

/** For the component at `path`, of the site in `root` (both absolute). `onFile` is told every style sheet with classes of its own. */
export function componentPlugins(
  root: string,
  path: string,
  onFile?: (path: string, hash: string) => void,
): readonly Plugin[] {
  return [standIns(root), ownNames(root, path, onFile)];
}

/** `@site/components/x` is a file of the project; what comes from Docusaurus is told apart from packages. */
function standIns(root: string): Plugin {
  return {
    name: 'stand-ins',
    setup(build) {
      build.onResolve({ filter: /^(?:@docusaurus\/|@theme\/|clsx$)/ }, ({ path }) =>
        Object.hasOwn(MODULES, path) ? { path, namespace: 'stand-in' } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path }) => ({
        contents: MODULES[path] ?? '',
        loader: 'js',
        resolveDir: root,
      }));
      build.onResolve({ filter: /^@site\// }, ({ path, kind }) =>
        build.resolve(`./${path.slice('@site/'.length).replace(/^src\/components\//, 'components/')}`, {
          resolveDir: root,
          kind,
        }),
      );
      // Addresses in style sheets are those of the site.
      build.onResolve({ filter: /.*/ }, ({ path, kind }) =>
        kind === 'url-token' ? { path, external: true } : undefined,
      );
    },
  };
}

/** The compiler names a class after its sheet's file, which may be called the same in every folder: the folder comes first. */
function ownNames(
  root: string,
  path: string,
  onFile: ((path: string, hash: string) => void) | undefined,
): Plugin {
  return {
    name: 'own-names',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\/.*\.module\.css$/ }, ({ path: named, resolveDir }) => {
        const file = resolve(resolveDir, named);
        const folder = relative(join(root, 'components'), dirname(file)).split(sep).join('-');
        const name = [
          folder === '' ? basename(path).split('.')[0] : folder.replaceAll('..', ''),
          basename(file),
        ];
        // Relative: bundles are the same wherever the site lies.
        const place = join(relative(root, dirname(file)), name.join('-'))
          .split(sep)
          .join('/');
        return { path: place, namespace: 'css-module', pluginData: file };
      });
      build.onLoad({ filter: /.*/, namespace: 'css-module' }, ({ pluginData }) => {
        const file = String(pluginData);
        try {
          const contents = readFileSync(file, 'utf8');
          onFile?.(file, hashText(contents));
          return { contents, loader: 'local-css', resolveDir: dirname(file) };
        } catch {
          return { errors: [{ text: `Could not resolve "${relative(root, file).split(sep).join('/')}"` }] };
        }
      });
    },
  };
}
