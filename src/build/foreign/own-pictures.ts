/** Pictures that code of the site imports: a drawing is a component, of any other file it is the address. */
import { readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { OnFile, OwnCode } from './stand-ins.ts';

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|svg|mp4|webm|ogg|mp3|pdf|zip|woff2?|ttf|otf)$/i;

/** Those in `content/static`, also where they are named as in Docusaurus (`@site/static/x.png`, `../../static/x.png`). */
export function ownPictures(root: string, { kind, site }: OwnCode, onFile: OnFile | undefined): Plugin {
  return {
    name: 'own-pictures',
    setup(build) {
      build.onResolve({ filter: PICTURE }, ({ path, resolveDir, kind: how }) => {
        if (how === 'url-token') return undefined;
        const typed = path.startsWith('@site/')
          ? path.slice('@site/'.length)
          : /^\.{1,2}\//.test(path)
            ? relative(root, resolve(resolveDir, path)).split(sep).join('/')
            : undefined;
        const [, below] = /^(?:\.\.\/)*(?:content\/)?static\/(.+)$/.exec(typed ?? '') ?? [];
        if (below === undefined) return undefined;
        const file = join(root, 'content', 'static', below);
        return isFile(file)
          ? { path: below, namespace: 'picture', pluginData: file }
          : { errors: [{ text: `Could not resolve "${path}"` }] };
      });
      build.onLoad({ filter: /.*/, namespace: 'picture' }, ({ path, pluginData }) => {
        const file = String(pluginData);
        const contents = path.toLowerCase().endsWith('.svg')
          ? drawingModule(readText(file, onFile))
          : `export default ${JSON.stringify(`${kind === 'page' ? site.base : '/'}${path}`)};`;
        return { contents, loader: 'js', resolveDir: root };
      });
    },
  };
}

function readText(file: string, onFile: OnFile | undefined): string {
  const text = readFileSync(file, 'utf8');
  onFile?.(file, text);
  return text;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** The drawing itself, with the attributes that its element gets. */
function drawingModule(text: string): string {
  const [, typed = '', inner = ''] = /<svg\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([^]*)<\/svg>/i.exec(text) ?? [];
  const attributes = [...typed.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
    .filter(([, name = '']) => !/^(?:style|on\w+|xmlns:\w+)$/i.test(name))
    .map(([, name = '', double, single]) => [name === 'class' ? 'className' : name, double ?? single ?? '']);
  return `import { createElement } from 'react';
const own = ${JSON.stringify(Object.fromEntries(attributes))};
const inner = { __html: ${JSON.stringify(inner.trim())} };
const Drawing = ({ title, titleId, ...rest }) => createElement('svg', { ...own, ...rest, dangerouslySetInnerHTML: inner });
export { Drawing as default, Drawing as ReactComponent };`;
}
