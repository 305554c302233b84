/** What modules of components may import beside code: style sheets, and the few modules of Docusaurus that are easily said. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { ownPictures } from './own-pictures.ts';
import { FIELDS_FILE, listStandIns, type OnFile, type OwnCode } from './stand-ins.ts';

/** Classes of `x.module.css` are its own; other sheets keep their names. JSX in `.js` is what Docusaurus has. */
export const COMPONENT_LOADERS: NonNullable<BuildOptions['loader']> = {
  '.css': 'css',
  '.module.css': 'local-css',
  '.js': 'jsx',
};

/** For the component or page at `path`, of the site in `root` (both absolute). `onFile` is told every style sheet with classes of its own. */
export function componentPlugins(
  root: string,
  path: string,
  own: OwnCode,
  onFile?: OnFile,
): readonly Plugin[] {
  return [ownPictures(root, own, onFile), standIns(root, own), ownNames(root, path, onFile)];
}

/** `@site/components/x` is a file of the project; what comes from Docusaurus is told apart from packages. */
function standIns(root: string, { kind, site }: OwnCode): Plugin {
  const modules = listStandIns(kind, site, existsSync(join(root, FIELDS_FILE)));
  return {
    name: 'stand-ins',
    setup(build) {
      build.onResolve(
        { filter: /^(?:@docusaurus\/|@theme\/|@generated\/|(?:clsx|classnames|prop-types)$)/ },
        ({ path }) => (Object.hasOwn(modules, path) ? { path, namespace: 'stand-in' } : undefined),
      );
      build.onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path }) => ({
        contents: modules[path] ?? '',
        loader: 'js',
        resolveDir: root,
      }));
      build.onResolve({ filter: /^@site\// }, async ({ path, kind: how }) => {
        const typed = `./${path.slice('@site/'.length)}`;
        const moved = typed.replace(/^\.\/src\/components\//, './components/');
        const found = await build.resolve(moved, { resolveDir: root, kind: how });
        // What guides name lies in `components`; what only pages import may have stayed where it was.
        if (found.errors.length === 0 || moved === typed) return found;
        const stayed = await build.resolve(typed, { resolveDir: root, kind: how });
        return stayed.errors.length === 0 ? stayed : found;
      });
      // Addresses in style sheets are those of the site.
      build.onResolve({ filter: /.*/ }, ({ path, kind: how }) =>
        how === 'url-token' ? { path, external: true } : undefined,
      );
    },
  };
}

/** The compiler names a class after its sheet's file, which may be called the same in every folder: the folder comes first. */
function ownNames(root: string, path: string, onFile: OnFile | undefined): Plugin {
  return {
    name: 'own-names',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\/.*\.module\.css$/ }, ({ path: named, resolveDir }) => {
        const file = resolve(resolveDir, named);
        const home = file.startsWith(join(root, 'components') + sep) ? 'components' : '';
        const folder = relative(join(root, home), dirname(file)).split(sep).join('-');
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
          onFile?.(file, contents);
          return { contents, loader: 'local-css', resolveDir: dirname(file) };
        } catch {
          return { errors: [{ text: `Could not resolve "${relative(root, file).split(sep).join('/')}"` }] };
        }
      });
    },
  };
}
