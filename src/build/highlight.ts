/** Colours a code block: one tokenising pass, class names, merged spans. Grammars load when their language first occurs. */
import { createRequire } from 'node:module';
import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type HighlighterCore,
  type ThemedToken,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguagesInfo } from 'shiki/langs';
import type { CodeSlot } from '../model.ts';

/** Every name and alias that Shiki knows, without loading a grammar. */
const LANGUAGES: ReadonlyMap<string, string> = new Map(
  bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [
    [id, id] as const,
    ...aliases.map((alias) => [alias, id] as const),
  ]),
);

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

export function isKnownLanguage(language: string): boolean {
  return PLAIN.has(language) || LANGUAGES.has(language);
}

export function languageNames(): Iterable<string> {
  return LANGUAGES.keys();
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

let highlighter: HighlighterCore | undefined;
const require = createRequire(import.meta.url);

/** The highlighter with the language's grammar in it; made at the first block that is not in the cache. */
function highlighterFor(language: string): HighlighterCore {
  highlighter ??= createHighlighterCoreSync({
    themes: [createCssVariablesTheme({ name: 'classes', variablePrefix: '--s-', fontStyle: false })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  if (!highlighter.getLoadedLanguages().includes(language))
    highlighter.loadLanguageSync(loadGrammar(language));
  return highlighter;
}

/** Grammars are ES modules: read synchronously, because stages are synchronous (Node 20.19 can `require` them). */
function loadGrammar(language: string): Parameters<HighlighterCore['loadLanguageSync']>[0] {
  const module = require(`shiki/langs/${language}.mjs`) as {
    default: Parameters<HighlighterCore['loadLanguageSync']>[0];
  };
  return module.default;
}

/** A block this long is shown without colours: they would cost seconds. */
const MAX_LENGTH = 100_000;

/** The inner HTML of `code`. Lines are joined by line ends; they get a span of their own only where one is marked or numbered. */
export function highlightCode({ slot }: { readonly slot: CodeSlot }): string {
  const lines = colourLines(slot);
  if (slot.marked.length === 0 && slot.firstLine === undefined) return lines.join('\n');
  const marked = new Set(slot.marked);
  return lines
    .map((line, index) => {
      const number = slot.firstLine === undefined ? '' : ` data-n="${slot.firstLine + index}"`;
      return `<span class="line${marked.has(index + 1) ? ' marked' : ''}"${number}>${line}</span>`;
    })
    .join('\n');
}

function colourLines({ language, code }: CodeSlot): string[] {
  const id = LANGUAGES.get(language);
  if (id === undefined || PLAIN.has(language) || code.length > MAX_LENGTH)
    return code.split('\n').map(escapeCode);
  const tokens = highlighterFor(id).codeToTokensBase(code, { lang: id, theme: 'classes' });
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
