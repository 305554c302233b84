/** Presets, plugins and themes as configured, by their short names. */
import type { Notebook } from '../notes.ts';
import type { Plugin, ProjectFiles } from '../project/project.ts';
import { resolveValue, spot } from './setting-reader.ts';
import { toText, type Value } from '../script/value.ts';

/** `['@docusaurus/plugin-content-docs', { … }]`, a name alone, or code; code is told. */
export function readPlugins(values: readonly Value[], path: string, notes: Notebook): readonly Plugin[] {
  return values.flatMap((value, index): Plugin[] => {
    const own = `${path}[${index}]`;
    const [first, options] = value.kind === 'list' ? value.items : [value];
    const name = first === undefined ? undefined : resolveValue(first, own, notes);
    if (value.kind === 'flag' || name === undefined) return [];
    const typed = name.kind === 'text' ? toText(name) : undefined;
    if (typed === undefined) {
      notes.add({
        kind: 'missing',
        what: own,
        says: 'A plugin written in the project; helpsite runs no plugins',
        todo: 'Look at what it adds to the site.',
        ...spot(value),
      });
      return [];
    }
    const known = options === undefined ? undefined : resolveValue(options, own, notes);
    if (known?.kind === 'flag' && !known.value) return [];
    return [{ name: shortName(typed), typed, options: known, ...spot(value) }];
  });
}

/** `@docusaurus/plugin-content-docs`, `content-docs`, `docusaurus-plugin-content-docs` are one. */
function shortName(typed: string): string {
  return typed
    .replace(/\\/g, '/')
    .replace(/^.*node_modules\//, '')
    .replace(/^@docusaurus\//, '')
    .replace(/^docusaurus-/, '')
    .replace(/^(?:plugin|preset|theme)-/, '');
}

/** How the file of a plugin may end that is named without its ending. */
const SCRIPTS = [
  '',
  '.js',
  '.ts',
  '.mjs',
  '.mts',
  '.cjs',
  '.cts',
  '/index.js',
  '/index.ts',
  '/index.mjs',
  '/index.cjs',
];

/** A plugin for content of Docusaurus's own, as a script loads it. */
const BUILT_ON =
  /(?:from\s*|require\s*\(\s*|import\s*\(\s*)['"]@docusaurus\/plugin-(?<name>content-(?:docs|blog|pages))['"]/g;

/** A plugin of the project that is built on one of Docusaurus's for content has the same options: it counts as that one, which is told. */
export function unwrapPlugin(plugin: Plugin, files: ProjectFiles, notes: Notebook): Plugin {
  const { typed, file, line } = plugin;
  if (!/^(?:\.{0,2}\/|@site\/)/.test(typed)) return plugin;
  const path = typed.replace(/^(?:@site|\.)?\//, '');
  const script = SCRIPTS.map((ending) => path + ending).find((candidate) => files.has(candidate));
  const text = script === undefined ? '' : (files.read(script) ?? '');
  // Types are imported of any plugin.
  const names = [...text.replace(/\bimport\s+type\s[^;]*?['"][^'"]*['"]/g, '').matchAll(BUILT_ON)];
  const [name, another] = [...new Set(names.flatMap(({ groups }) => groups?.['name'] ?? []))];
  if (name === undefined || another !== undefined) return plugin;
  notes.add({
    kind: 'missing',
    what: typed,
    says: `A plugin written in the project, built on @docusaurus/plugin-${name}: what that makes is taken over, what it adds is not`,
    todo: 'Look at what it adds to the site.',
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
  });
  return { ...plugin, name };
}

/** What became of a plugin that is not part of the content. */
const PLUGINS: readonly (readonly [
  name: RegExp,
  kind: 'translated' | 'missing' | 'left',
  says: string,
  todo?: string,
])[] = [
  [
    /^sitemap$/,
    'translated',
    'The sitemap is made by itself, at wikimap.xml',
    'Tell search engines that sitemap.xml is wikimap.xml now.',
  ],
  [/search|lunr|docsearch|typesense/, 'translated', 'helpsite has a search of its own that needs no plugin'],
  [
    /^(?:sass|svgr|debug|rspack|faster|tailwind.*|postcss.*|rsdoctor|css-cascade-layers)$/,
    'left',
    'It is part of how Docusaurus builds and has no meaning here',
  ],
  [
    /^(?:google-.*|gtag|gtm|analytics|matomo.*|plausible.*|umami.*|posthog.*)$|analytics/,
    'missing',
    'Visitors are not counted',
    'Name its script in scripts in config/site.ts.',
  ],
  [/^mermaid$/, 'translated', 'Diagrams are drawn while the site is built: the setting is markdown.mermaid'],
  [/^(?:ideal-image|image-zoom|medium-zoom|lightbox.*)$/, 'missing', 'Pictures are shown as they are'],
  [/^pwa$/, 'missing', 'There is no offline version of the site'],
  [/^(?:live-codeblock)$/, 'missing', 'Live code blocks show as code'],
  [
    /openapi|redoc|swagger/,
    'missing',
    'Pages made from an API description are made before the build by this plugin: helpsite shows those that are on the disk as Markdown',
    'Generate them once more in the old project if the API changes.',
  ],
  [
    /typedoc/,
    'missing',
    'Pages made from source code are not made here',
    'Generate them in the old project, and import again.',
  ],
  [/llms/, 'missing', 'Files for language models are not made'],
];

/** Tells what became of each; the content's own plugins are not among them. */
export function explainPlugins(plugins: readonly Plugin[], kindOfPlugin: string, notes: Notebook): void {
  for (const { name, typed, file, line } of plugins) {
    const at = { ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) };
    const [, kind, says, todo] = PLUGINS.find(([pattern]) => pattern.test(name)) ?? [];
    notes.add({
      kind: kind ?? 'missing',
      what: typed,
      says:
        says ??
        (/^[./]|^@site/.test(typed)
          ? `A ${kindOfPlugin} written in the project; helpsite runs none`
          : `A ${kindOfPlugin} that helpsite does not know`),
      ...(kind === undefined
        ? { todo: 'Look at what it adds to the site.' }
        : todo === undefined
          ? {}
          : { todo }),
      ...at,
    });
  }
}
