/** Renders the React components in `content/pages` to HTML. */
import { join } from 'node:path';
import type { ComponentType } from 'react';
import type { Location, Outcome, ReactPage, RuleCode } from '../../model.ts';
import { fileNameOf, joinPath } from '../../urls.ts';
import { isComponent, isSettled } from './read-components.ts';
import { checkLoads } from './react-loads.ts';
import { checkElements, checkExports, checkModules, type PageModule } from './react-unused.ts';
import { readSourceText } from './source-text.ts';
import { omitUndefined } from '../config/omit-undefined.ts';
import { pickLayoutStyles } from '../foreign/layout-styles.ts';
import type { SiteFacts } from '../foreign/stand-ins.ts';
import { hashText } from '../memo/hash.ts';
import type { CodeModule } from './stamp-code.ts';
import { runForeign } from '../foreign/run-foreign.ts';
import { describeError, fileBelow, type LoadedModule, loadModule } from '../foreign/load-module.ts';

const ENDING = /\.(?:tsx|jsx)$/i;

/** Whether a source (relative to `content/`) is a React page: tests and whatever starts with `_` are not (behaviours.md 2.1.2). */
export function isReactPage(source: string): boolean {
  if (!source.startsWith('pages/') || !ENDING.test(source) || /\.test\.\w+$/i.test(source)) return false;
  return !source.split('/').some((segment) => segment.startsWith('_'));
}

/** The public path of a React page: its place below `pages/`, without its ending. */
export function routeOfReactPage(source: string, base: string): string {
  const place = source.replace(/^pages\//, '').replace(ENDING, '');
  return joinPath(base, /^index$/i.test(fileNameOf(place)) ? place.slice(0, -'index'.length) : place);
}

/**
 * Loads and renders the React pages among `files` (relative to `content/`), in their order. A page that fails is left
 * out with a diagnostic (`page/no-default-export`, `page/failed`, `render/failed`); the others still render. `onFile` is
 * told every file that they are made of.
 */
export async function loadReactPages(
  root: string,
  files: readonly string[],
  site: SiteFacts,
  onFile?: (path: string) => void,
): Promise<Outcome<readonly ReactPage[]> & { readonly modules: readonly CodeModule[] }> {
  const sources = files.filter(isReactPage);
  const outcomes = await Promise.all(sources.map((source) => loadReactPage(root, source, site, onFile)));
  return {
    value: outcomes.flatMap(({ value }) => (value ? [value] : [])),
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
    modules: outcomes.map(({ made }) => made),
  };
}

async function loadReactPage(
  root: string,
  source: string,
  site: SiteFacts,
  onFile: ((path: string) => void) | undefined,
): Promise<Outcome<ReactPage | undefined> & { readonly made: CodeModule }> {
  const route = routeOfReactPage(source, site.base);
  const inputs = new Map<string, string | undefined>();
  const { value: loaded, diagnostics } = await loadModule({
    root,
    path: join(root, 'content', source),
    code: 'page/failed',
    own: { kind: 'page', site },
    onFile(path, contents) {
      inputs.set(path, contents === undefined ? undefined : hashText(contents));
      onFile?.(path);
    },
  });
  const made = { isSettled: await isSettled(loaded), files: inputs };
  if (!loaded) return { value: undefined, diagnostics, made };
  const top = { file: `content/${source}`, line: 1, column: 1 };
  const fail = (code: RuleCode, message: string, hint: string, at: Location = top) => ({
    value: undefined,
    made,
    diagnostics: [...diagnostics, { severity: 'error' as const, code, message, at, hint }],
  });

  const component = loaded.exports['default'];
  if (component === undefined || component === null) {
    // The words are those that sites' owners know (behaviours.md 1.1.6).
    const message = `The page component at ${route} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`;
    return fail(
      'page/no-default-export',
      message,
      'Write export default function Page() { return <p>…</p>; }',
    );
  }
  if (!isComponent(component)) {
    return fail(
      'page/failed',
      `The default export of the page at ${route} is not a React component`,
      'Export a function that returns JSX.',
    );
  }
  try {
    const html = await renderComponent(component);
    const page = { file: top.file, text: readSourceText(root, top.file) ?? '' };
    const unused = [
      ...checkModules(readModules(root, inputs)),
      ...checkExports(loaded.exports, page),
      ...checkElements(html, page),
    ];
    return {
      made,
      value: { source, route, ...readMeta(loaded, html), html: readBody(html), ...styleOf(loaded, html) },
      diagnostics: [...diagnostics, ...checkLoads(html, page.file, page.text), ...unused],
    };
  } catch (error) {
    const hint = 'The component runs while the site is built: there is no window and no browser.';
    return fail(
      'render/failed',
      `The page component at ${route} failed: ${describeError(error)}`,
      hint,
      loaded.locate(error),
    );
  }
}

/** The site's own code among the files (absolute) that a page is made of, in one order. */
function readModules(root: string, inputs: ReadonlyMap<string, unknown>): readonly PageModule[] {
  return [...inputs.keys()]
    .map((path) => fileBelow(root, path))
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/^\.\.\/|(?:^|\/)node_modules\//.test(file))
    .toSorted()
    .map((file) => ({ file, text: readSourceText(root, file) ?? '' }));
}

async function renderComponent(component: ComponentType): Promise<string> {
  const [{ createElement }, { renderToStaticMarkup }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
  ]);
  return runForeign(() => renderToStaticMarkup(createElement(component)));
}

/** Title and description: the named export `meta`, else a `<title>` or description that the component rendered. */
function readMeta(
  loaded: LoadedModule,
  html: string,
): { readonly title?: string; readonly description?: string } {
  const meta = loaded.exports['meta'];
  const head = HEAD.exec(html)?.[0] ?? '';
  const rendered = {
    title: unescapeText(/<title>([^<]*)<\/title>/.exec(head)?.[1]),
    description: unescapeText(/<meta name="description" content="([^"]*)"/.exec(head)?.[1]),
  };
  const read = (key: 'title' | 'description'): string | undefined => {
    const value: unknown = typeof meta === 'object' && meta !== null ? Reflect.get(meta, key) : undefined;
    return typeof value === 'string' && value.trim() !== '' ? value : rendered[key];
  };
  return omitUndefined({ title: read('title'), description: read('description') });
}

const HEAD = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/**
 * React puts what belongs in the head in front of a fragment: it has no place in the page's body. A page that was written for
 * Docusaurus has its own `<main>`, which ours holds.
 */
function readBody(html: string): string {
  const body = html.replace(HEAD, '');
  // A page that leads on does so from wherever it is said.
  const [leadsOn] = /<meta http-equiv="refresh"[^>]*>/.exec(HEAD.exec(html)?.[0] ?? '') ?? [];
  if (leadsOn !== undefined) return leadsOn + body;
  return isLaidOut(body) ? body.replace(/<(\/?)main(?=[\s>])/g, '<$1div') : body;
}

/** Whether a page asked for Docusaurus's layout (foreign/stand-ins.ts). */
function isLaidOut(body: string): boolean {
  return body.startsWith('<div class="main-wrapper');
}

/** Comments name files. */
function styleOf({ css }: LoadedModule, html: string): Pick<ReactPage, 'style'> {
  const own = css.replace(/^\/\*[^]*?\*\/$/gm, '').trim();
  const text = (isLaidOut(html.replace(HEAD, '')) ? pickLayoutStyles(html, own) : '') + own;
  return text === '' ? {} : { style: { file: `assets/page-${hashText(text).slice(0, 8)}.css`, text } };
}

/** Undoes React's escaping of text. */
function unescapeText(html: string | undefined): string | undefined {
  return html
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
