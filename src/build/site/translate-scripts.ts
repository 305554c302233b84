/** The texts in the browser's scripts in the site's language: only that language is shipped, and no script has to look one up. Pure. */
import type { Words } from '../../words/say.ts';
import { hashText } from '../memo/hash.ts';
import type { Bundle } from '../read/bundle.ts';
import { templateOf } from '../read/mark-words.ts';

const SUGGEST = 'suggest.js';

/** The bundle with every word of its scripts (read/mark-words.ts) as the table has it, under names that say so. */
export function translateScripts(bundle: Bundle, words: Words | undefined): Bundle {
  if (words === undefined) return bundle;
  const replace = createReplacer(words, bundle.words);
  const mark = `${words.lang.toLowerCase()}${hashText(JSON.stringify(words.texts)).slice(0, 6)}`;
  const renamed = new Map(
    Object.keys(bundle.scripts).map((name) => [
      name,
      // Pages of others load it by its name.
      name === SUGGEST ? name : name.replace(/(\.\w+)$/, `-${mark}$1`),
    ]),
  );
  const scripts = Object.entries(bundle.scripts).map(([name, text]): [string, string] => [
    renamed.get(name) ?? name,
    rename(replace(text, name), renamed),
  ]);
  return {
    ...bundle,
    script: renamed.get(bundle.script) ?? bundle.script,
    scripts: Object.fromEntries(scripts),
    early: replace(bundle.early, 'early'),
    earlyNotices: replace(bundle.earlyNotices, 'earlyNotices'),
    redirect: replace(bundle.redirect, 'redirect'),
    asked: replace(bundle.asked, 'asked'),
  };
}

/** Scripts name each other. */
function rename(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/[\w-]+\.js\b/g, (name) => names.get(name) ?? name);
}

/** Of a script, by its text and its name. */
function createReplacer({ texts }: Words, marked: Bundle['words']): (script: string, name: string) => string {
  const patterns = Object.entries(texts)
    .filter(([text]) => text.includes('{'))
    .map(([text, own]) => openPattern(text, own));
  const replace = (literal: string): string => {
    const text = literal.startsWith('`') && literal.includes('${') ? undefined : readText(literal);
    const own = text === undefined || !Object.hasOwn(texts, text) ? undefined : texts[text];
    if (own !== undefined) return JSON.stringify(own);
    return literal.startsWith('`') ? patterns.reduce((known, pattern) => pattern(known), literal) : literal;
  };
  return (script, name) => {
    let whole = script;
    // From the end, so that places before stay: what stands within a template is replaced before it.
    for (const offset of (marked[name] ?? []).toReversed()) {
      LITERAL.lastIndex = offset - 1;
      const literal = LITERAL.exec(whole)?.[0] ?? '';
      whole = whole.slice(0, offset - 1) + replace(literal) + whole.slice(offset - 1 + literal.length);
    }
    return whole;
  };
}

const LITERAL = /(["'`])(?:(?!\1)[^\\]|\\[^])*\1/y;

/** What a literal says: compilers write letters other than English ones in either way. */
function readText(literal: string): string | undefined {
  const inner = literal.slice(1, -1);
  if (!inner.includes('\\')) return inner;
  try {
    const quoted = literal.startsWith('"')
      ? literal
      : `"${inner.replace(/\\(['`$])/g, '$1').replace(/(?<!\\)"/g, '\\"')}"`;
    return String(JSON.parse(quoted.replaceAll('\n', '\\n')));
  } catch {
    return undefined;
  }
}

/** A text with values is a template in a script. Its values stand in the order of the language. */
function openPattern(text: string, own: string): (template: string) => string {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const pattern = new RegExp(`^${templateOf(text)}$`);
  const parts = own.split(/\{(\w+)\}/);
  return (template) =>
    template.replace(pattern, (_: string, ...found: readonly string[]) => {
      const said = parts.map((part, index) =>
        index % 2 === 1 ? `\${${found[names.indexOf(part)] ?? '""'}}` : part.replace(/[`\\]|\$\{/g, '\\$&'),
      );
      return `\`${said.join('')}\``;
    });
}
