/** What a React page holds and nothing uses, because its code runs while the site is built and never in the browser. Pure. */
import type { Diagnostic, Location } from '../../model.ts';
import { locateExport } from './unused-config.ts';
import { positionOf } from '../problems/position-of.ts';

/** A module of a page: the page itself, or what it imports. */
export interface PageModule {
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
}

/** Names that are read: `meta` for the title and the description. */
const READ: ReadonlySet<string> = new Set(['default', 'meta', '__esModule']);
const META: ReadonlySet<string> = new Set(['title', 'description']);

const PATTERNS: readonly {
  readonly pattern: RegExp;
  readonly describe: (name: string) => string;
  readonly hint: string;
}[] = [
  {
    pattern: /[\s"'}](on[A-Z][A-Za-z]*)=\{/g,
    describe: (name) =>
      `"${name}" does nothing: the code of a page runs while the site is built, never in the browser`,
    hint: 'Use a link (<a href="…">), or <details> for what opens, and delete it.',
  },
  {
    pattern: /\b(use(?:Layout|Insertion)?Effect)\s*\(/g,
    describe: (name) =>
      `"${name}" never runs: the code of a page runs while the site is built, never in the browser`,
    hint: 'Compute what the page shows in the component itself, and delete it.',
  },
];

/** One warning (`page/unused`) for each kind of thing in each module, at its first place. */
export function checkModules(modules: readonly PageModule[]): readonly Diagnostic[] {
  return modules.flatMap(({ file, text }) => {
    const code = text.replace(/\/\*[^]*?\*\/|^[ \t]*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
    return PATTERNS.flatMap(({ pattern, describe, hint }) => {
      const told = new Set<string>();
      return [...code.matchAll(pattern)].flatMap((found): readonly Diagnostic[] => {
        const [whole, name = ''] = found;
        if (told.has(name)) return [];
        told.add(name);
        return [
          unused(describe(name), hint, locate(file, text, found.index + whole.indexOf(name), name.length)),
        ];
      });
    });
  });
}

/** Exports of a page (`page/unused`) and keys of its `meta` that nobody reads. */
export function checkExports(
  exports: Readonly<Record<string, unknown>>,
  { file, text }: PageModule,
): readonly Diagnostic[] {
  const names = Object.keys(exports).filter((name) => !READ.has(name));
  const { meta } = exports;
  const keys =
    typeof meta === 'object' && meta !== null ? Object.keys(meta).filter((key) => !META.has(key)) : [];
  return [
    ...names.map((name) =>
      unused(
        `The export "${name}" is not read: a page has its default export and "meta"`,
        "Write export const meta = { title: '…', description: '…' } for both, or delete the export.",
        locateExport(file, text, name),
      ),
    ),
    ...keys.map((key) =>
      unused(
        `"meta.${key}" is not read: a page's meta has a title and a description`,
        'Delete it.',
        locate(file, text, Math.max(0, text.indexOf(key, Math.max(0, text.indexOf('meta')))), key.length),
      ),
    ),
  ];
}

/** Elements in a page's HTML that the security policy keeps from working. */
export function checkElements(html: string, { file, text }: PageModule): readonly Diagnostic[] {
  const names = new Set<string>();
  for (const [, name = '', attributes = ''] of html.matchAll(/<(script|style)\b([^>]*)>/gi))
    // Data for search engines is no code.
    if (!/\btype="application\/(?:ld\+)?json"/i.test(attributes)) names.add(name.toLowerCase());
  return [...names].map((name) =>
    unused(
      `<${name}> does nothing: the security policy of the pages allows no ${name === 'style' ? 'styles' : 'scripts'} but the site's own`,
      name === 'style' ? 'Write style={{ … }} at the element.' : 'Delete it.',
      locate(file, text, Math.max(0, text.indexOf(`<${name}`)), name.length + 1),
    ),
  );
}

function unused(message: string, hint: string, at: Location): Diagnostic {
  return { severity: 'warning', code: 'page/unused', message, at, hint };
}

function locate(file: string, text: string, at: number, length: number): Location {
  return { file, ...positionOf(text, at), length };
}
