/** The texts in the browser's scripts in the site's language: only that language is shipped, and no script has to look one up. Pure. */
import type { Words } from '../../words/say.ts';
import { hashText } from '../memo/hash.ts';
import type { Bundle } from '../read/bundle.ts';

/** Texts that are names of keys in scripts, or belong to a library. */
const NOT_IN_SCRIPTS: ReadonlySet<string> = new Set([
  'Home',
  'Main',
  'Next',
  'Previous',
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'success',
  'secondary',
]);

/** The bundle with every text of the table that stands in a script as a whole, under names that say so. */
export function translateScripts(bundle: Bundle, words: Words | undefined): Bundle {
  if (words === undefined) return bundle;
  const replace = createReplacer(words);
  const mark = `${words.lang.toLowerCase()}${hashText(JSON.stringify(words.texts)).slice(0, 6)}`;
  const renamed = new Map(
    Object.keys(bundle.scripts).map((name) => [name, name.replace(/(\.\w+)$/, `-${mark}$1`)]),
  );
  const scripts = Object.entries(bundle.scripts).map(([name, text]): [string, string] => [
    renamed.get(name) ?? name,
    rename(replace(text), renamed),
  ]);
  return {
    ...bundle,
    script: renamed.get(bundle.script) ?? bundle.script,
    scripts: Object.fromEntries(scripts),
    early: replace(bundle.early),
    earlyNotices: replace(bundle.earlyNotices),
    redirect: replace(bundle.redirect),
    asked: replace(bundle.asked),
  };
}

/** Scripts name each other. */
function rename(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/[\w-]+\.js\b/g, (name) => names.get(name) ?? name);
}

function createReplacer({ texts }: Words): (text: string) => string {
  const entries = Object.entries(texts).filter(([text]) => !NOT_IN_SCRIPTS.has(text));
  const plain = new Map(entries.map(([text, own]) => [JSON.stringify(text), JSON.stringify(own)]));
  const patterns = entries
    .filter(([text]) => text.includes('{'))
    .map(([text, own]) => openPattern(text, own));
  // Compilers write a text with double quotes in it in single ones.
  const quoted = entries
    .filter(([text]) => text.includes('"'))
    .map(([text, own]) => [`'${text.replaceAll("'", "\\'")}'`, JSON.stringify(own)] as const);
  return (script) => {
    // The closing quote may open the next text: a quote within a pattern or in single quotes must not turn all behind it inside out.
    const replaced = script.replace(
      /"(?:[^"\\\n]|\\.)*(?=")/g,
      (literal) => plain.get(unescape(`${literal}"`))?.slice(0, -1) ?? literal,
    );
    const whole = quoted.reduce((text, [from, to]) => text.replaceAll(from, () => to), replaced);
    return patterns.reduce((text, replace) => replace(text), whole);
  };
}

/** `"\u201C"` as the table has it: compilers write other letters than English ones in either way. */
function unescape(literal: string): string {
  if (!literal.includes('\\')) return literal;
  try {
    return JSON.stringify(JSON.parse(literal));
  } catch {
    return literal;
  }
}

/** A text with values is a template in a script: `${e} could not be loaded.` for `{what} could not be loaded.` */
function openPattern(text: string, own: string): (script: string) => string {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const source = text
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\$\\{([^`{}]*)\\}');
  const pattern = new RegExp(`\`${source}\``, 'g');
  const parts = own.split(/\{(\w+)\}/);
  return (script) =>
    script.replace(pattern, (_: string, ...found: readonly string[]) => {
      const said = parts.map((part, index) =>
        index % 2 === 1 ? `\${${found[names.indexOf(part)] ?? '""'}}` : part.replace(/[`\\]|\$\{/g, '\\$&'),
      );
      return `\`${said.join('')}\``;
    });
}
