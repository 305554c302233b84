/** Colours a code block: one tokenising pass, class names, merged spans. Grammars load when their language first occurs. */
import type { HighlighterCore, ThemedToken } from 'shiki/core';
import type { CodeSlot } from '../../model.ts';
import { loadPackage } from '../program/load-package.ts';
import { loadGrammars, loadPatterns } from './grammar-patterns.ts';
import { markValues, markWords } from './mark-values.ts';
import { createRegexEngine } from './regex-engine.ts';

// Shiki is loaded by need and therefore synchronously, as stages are: a build whose blocks are all known does without it.
let languages: ReadonlyMap<string, string> | undefined;

/** What guides for servers call files of `key = value`, and names that Prism has, which colours the code of Docusaurus. */
const OWN_ALIASES = [
  ['cfg', 'ini'],
  ['conf', 'ini'],
  ['apacheconf', 'apache'],
  ['cshtml', 'razor'],
  ['markup', 'html'],
  ['objectivec', 'objective-c'],
  ['sh-session', 'shellsession'],
  ['shell-session', 'shellsession'],
  ['svg', 'xml'],
  ['vbnet', 'vb'],
  ['webmanifest', 'json'],
] as const;

/** Every name and alias that Shiki knows and our own, with the name of its grammar; no grammar is loaded for it. */
function knownLanguages(): ReadonlyMap<string, string> {
  if (languages !== undefined) return languages;
  const { bundledLanguagesInfo } = loadPackage('shiki/langs') as typeof import('shiki/langs');
  languages = new Map([
    ...OWN_ALIASES,
    ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [
      [id, id] as const,
      ...aliases.map((alias) => [alias, id] as const),
    ]),
  ]);
  return languages;
}

/** Names for text without colours. */
const PLAIN: ReadonlySet<string> = new Set([
  '',
  'text',
  'txt',
  'plain',
  'plaintext',
  'ansi',
  'console',
  'output',
  'none',
  'no-highlight',
  'mermaid',
  'tree',
  'log',
]);

/** Whether code in this language gets colours; aliases (`sh`, `yml`) count. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN.has(language) || knownLanguages().has(language);
}

/** Every language and alias, for hints. */
export function languageNames(): Iterable<string> {
  return knownLanguages().keys();
}

/** The theme's variables and the class each becomes; text colour needs none. */
const CLASSES: Readonly<Record<string, string>> = {
  'var(--s-token-keyword)': 't-k',
  'var(--s-token-string)': 't-s',
  'var(--s-token-string-expression)': 't-s',
  'var(--s-token-comment)': 't-c',
  'var(--s-token-constant)': 't-n',
  'var(--s-token-function)': 't-f',
  'var(--s-token-parameter)': 't-t',
  'var(--s-token-punctuation)': 't-p',
  'var(--s-token-link)': 't-l',
  'var(--s-token-inserted)': 't-l',
  'var(--s-token-deleted)': 't-k',
  'var(--s-token-changed)': 't-v',
};

/** By the languages in them. What a block looks like must not depend on the blocks that were coloured before it. */
const highlighters = new Map<string, HighlighterCore>();

/**
 * A highlighter with nothing in it but the grammars of these languages, made at the first block that is not in the cache:
 * some grammars colour code inside theirs only where its own grammar happens to be there, and some change others.
 */
function highlighterFor(inside: readonly string[]): HighlighterCore {
  const key = inside.join(' ');
  const known = highlighters.get(key);
  if (known !== undefined) return known;
  const made = createHighlighter();
  for (const language of inside) {
    const grammars = loadGrammars(language);
    for (const { name } of grammars) loadPatterns(name);
    made.loadLanguageSync(grammars);
  }
  highlighters.set(key, made);
  return made;
}

/** Languages that are named inside code of another: the fences of Markdown, `lang` of components. */
const NAMED = /^[ \t]*(?:`{3,}|~{3,})[ \t]*([\w+-]+)|\blang=["']([\w+-]+)/gm;
/** Grammars that leave the languages inside them to whoever loads those. */
const HOLDS_OTHERS: ReadonlySet<string> = new Set(['markdown', 'mdx', 'mdc', 'vue', 'svelte', 'astro']);

/** The language of a block, then those inside it that it names. */
function languagesOf(id: string, code: string): readonly string[] {
  if (!HOLDS_OTHERS.has(id)) return [id];
  const inside = [...code.matchAll(NAMED)].flatMap(
    ([, fence, attribute]) => knownLanguages().get(fence ?? attribute ?? '') ?? [],
  );
  const settings = code.startsWith('---\n') ? ['yaml'] : [];
  return [id, ...new Set([...inside, ...settings].filter((name) => name !== id).toSorted())];
}

function createHighlighter(): HighlighterCore {
  const { createCssVariablesTheme, createHighlighterCoreSync } = loadPackage(
    'shiki/core',
  ) as typeof import('shiki/core');
  return createHighlighterCoreSync({
    themes: [createCssVariablesTheme({ name: 'classes', variablePrefix: '--s-', fontStyle: false })],
    langs: [],
    engine: createRegexEngine(),
    // One for each language is meant: blocks of one must not colour those of another.
    warnings: false,
  });
}

/** A block this long is shown without colours: they would cost seconds. */
const MAX_LENGTH = 100_000;
/** So is a line this long: on some texts the cost grows with the square. */
const MAX_LINE = 5_000;

/** The inner HTML of `code`. Lines are joined by line ends; they get a span of their own only where one is marked or numbered. */
export function highlightCode({ slot }: { readonly slot: CodeSlot }): string {
  const coloured = colourLines(slot);
  const { kinds = {} } = slot;
  const lines =
    slot.values !== undefined
      ? markValues(coloured.join('\n'), slot.values).split('\n')
      : slot.words !== undefined
        ? markWords(coloured.join('\n'), slot.words).split('\n')
        : coloured;
  if (slot.marked.length === 0 && slot.firstLine === undefined && slot.kinds === undefined)
    return lines.join('\n');
  const marked = new Set(slot.marked);
  return lines
    .map((line, index) => {
      const number = slot.firstLine === undefined ? '' : ` data-n="${slot.firstLine + index}"`;
      const kind = kinds[index + 1];
      const classes = `line${marked.has(index + 1) ? ' marked' : ''}${kind === undefined ? '' : ` ${kind}`}`;
      return `<span class="${classes}"${number}>${line}</span>`;
    })
    .join('\n');
}

function colourLines({ language, code }: CodeSlot): string[] {
  const id = knownLanguages().get(language);
  if (id === undefined || PLAIN.has(language) || code.length > MAX_LENGTH)
    return code.split('\n').map(escapeCode);
  // Shiki's limit is one of time: on a busy machine the same code would come out with fewer colours.
  const tokens = highlighterFor(languagesOf(id, code)).codeToTokensBase(code, {
    lang: id,
    theme: 'classes',
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: MAX_LINE,
  });
  return tokens.map(writeLine);
}

/** Neighbours of one class share a span; white space takes the class of what precedes it. */
function writeLine(tokens: readonly ThemedToken[]): string {
  let html = '';
  let open: string | undefined;
  for (const { content, color } of tokens) {
    const next = content.trim() === '' ? open : CLASSES[color ?? ''];
    if (next !== open) {
      if (open !== undefined) html += '</span>';
      if (next !== undefined) html += `<span class="${next}">`;
      open = next;
    }
    html += escapeCode(content);
  }
  return open === undefined ? html : `${html}</span>`;
}

function escapeCode(text: string): string {
  return text.replace(/[&<>]/g, (char) => (char === '&' ? '&amp;' : char === '<' ? '&lt;' : '&gt;'));
}
