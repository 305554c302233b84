/** What `import X from '…'` lines name: Markdown partials and assets; anything else is another site's code. */
import { folderOf, joinPath, resolveDots } from '../../urls.ts';
import { JS_STRING_INSIDE, readJsString } from './js-string.ts';
import type { Import } from './write/body-context.ts';

/** Where a line begins with one. */
const FIRST = /^(?=import\b)/gm;
const ONE = new RegExp(
  String.raw`import\s+(?:(?<name>[A-Za-z_$][\w$]*)|\{[^}]{0,1000}\}|\*\s+as\s+[\w$]+)(?:\s*,\s*\{[^}]{0,1000}\})?\s+from\s*(?<quote>['"])(?<from>${JS_STRING_INSIDE})\k<quote>`,
  'y',
);
/** Whatever it imports, as far as the next one on its line. */
const TO_NEXT = /import\s[^;\n]*;[ \t]*/y;

/** Component or asset name → what it stands for. `path` is the importing file, relative to `content/`. */
export function readImports(text: string, path: string): ReadonlyMap<string, Import> {
  const imports = new Map<string, Import>();
  if (!mayImport(text)) return imports;
  for (const { index } of text.matchAll(FIRST)) {
    TO_NEXT.lastIndex = index;
    do {
      ONE.lastIndex = TO_NEXT.lastIndex;
      const { name, from = '' } = ONE.exec(text)?.groups ?? {};
      if (name !== undefined) imports.set(name, classify(readJsString(from), path));
    } while (TO_NEXT.test(text));
  }
  return imports;
}

/** Lines begin as they do for `^`. Guides speak of imports more often than they have some. */
function mayImport(text: string): boolean {
  if (!text.includes('import')) return false;
  return (
    text.startsWith('import') || ['\n', '\r', '\u2028', '\u2029'].some((end) => text.includes(`${end}import`))
  );
}

function classify(from: string, path: string): Import {
  const file = from.replace(/^.*!/, '');
  if (/\.mdx?$/.test(file)) return { type: 'partial', path: resolveImport(file, path) };
  // Assets keep the path as typed: the link stage resolves it like an image's.
  if (/\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf)$/i.test(file)) return { type: 'asset', path: file };
  return { type: 'other', from };
}

/** The imported file, relative to `content/`: `./x`, `@site/docs/x`, `/docs/x`. */
export function resolveImport(from: string, path: string): string {
  if (from.startsWith('@site/')) return from.slice('@site/'.length).replace(/^content\//, '');
  if (from.startsWith('/')) return from.slice(1);
  return resolveDots(joinPath(folderOf(path), from)) ?? from;
}

/** Paths of the partials that a text shows, so that the pipeline can hand them to the parse stage. */
export function findPartials(text: string, path: string): string[] {
  return [...readImports(text, path).values()].flatMap((entry) =>
    entry.type === 'partial' ? [entry.path] : [],
  );
}
