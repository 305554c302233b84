/** `// [!code ++]` and its kind: what comments at the ends of lines say about code (behaviours.md 28.10). Pure. */
import type { StyleRule } from '../../../model.ts';

/** What a line may be, beside marked. */
export type LineKind = 'added' | 'removed' | 'focused' | 'error' | 'warning';

export interface CodeNotes {
  /** The code without the comments. */
  readonly code: string;
  /** Lines to mark, from 1. */
  readonly marked: readonly number[];
  readonly kinds: Readonly<Record<number, LineKind>>;
  /** Places of words, in characters of the code. */
  readonly words: readonly { readonly at: number; readonly length: number }[];
}

const KINDS: Readonly<Record<string, LineKind | 'marked'>> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'marked',
  hl: 'marked',
  focus: 'focused',
  error: 'error',
  warning: 'warning',
};

/** One notation; of a word the first group behind the name is the word. */
const NOTE =
  /\[!code\s+(?:(\+\+|--|highlight|hl|focus|error|warning)(?::(\d{1,5}))?|word:((?:\\.|[^\\:\]\n])+)(?::(\d{1,5}))?)\]/;
/** What begins a comment in some language, the last in its line, with what it says before the notation. */
const OPENING =
  /^(.*)((?<!\/)\/{2,}|\/\*|<!--|(?<!#)#+|(?<![-!])-{2,}|(?<!\S);+|(?<!%)%+|(?<!\S)['"]|\bREM\b)([^\n]*?)$/i;
const CLOSING = /^\s*(?:\*\/\s*\}?|-->)?\s*$/;

interface Word {
  readonly text: string;
  /** Lines of the finished code, from 1. */
  readonly from: number;
  readonly to: number;
}

/** Takes the notations out of the code. A line that is nothing but one goes, and speaks of those below it. */
export function readCodeNotes(typed: string): CodeNotes | undefined {
  if (!typed.includes('[!code') && !typed.includes('[!!code')) return undefined;
  const kept: string[] = [];
  const marked = new Set<number>();
  const kinds: Record<number, LineKind> = {};
  const words: Word[] = [];
  for (const line of typed.split('\n')) {
    const { text, notes } = readLine(line);
    const isGone = notes.length > 0 && text.trim() === '';
    // Of the lines from this one on, or from the next one.
    const from = kept.length + 1;
    for (const [, kind = '', count, word, lines] of notes) {
      if (word === undefined) {
        for (let at = from; at < from + Number(count ?? 1); at++) {
          const read = KINDS[kind];
          if (read === 'marked') marked.add(at);
          else if (read !== undefined) kinds[at] = read;
        }
      } else
        words.push({
          text: word.replace(/\\(.)/g, '$1'),
          from,
          to: lines === undefined ? Infinity : from + Number(lines) - 1,
        });
    }
    if (!isGone) kept.push(text.replaceAll('[!!code', '[!code'));
  }
  const isThere = (line: number): boolean => line <= kept.length;
  return {
    code: kept.join('\n'),
    marked: [...marked].filter(isThere),
    kinds: Object.fromEntries(Object.entries(kinds).filter(([line]) => isThere(Number(line)))),
    words: findWords(kept, words),
  };
}

function readLine(line: string): { readonly text: string; readonly notes: readonly RegExpExecArray[] } {
  const notes: RegExpExecArray[] = [];
  let text = line;
  for (let found = NOTE.exec(text); found !== null; found = NOTE.exec(text)) {
    const before = text.slice(0, found.index);
    const after = text.slice(found.index + found[0].length);
    const opening = OPENING.exec(before);
    // Further notations may follow; anything else than the comment's end says that this is no comment.
    if (opening === null || !CLOSING.test(after.replace(new RegExp(NOTE, 'g'), ''))) break;
    notes.push(found);
    const says = `${opening[3] ?? ''}${after.replace(/\s*(?:\*\/\s*\}?|-->)\s*$/, '')}`.trim();
    // In JSX a comment stands in braces.
    const code = (opening[1] ?? '').replace(opening[2] === '/*' && /\}\s*$/.test(after) ? /\{\s*$/ : /$/, '');
    text = says === '' ? code.trimEnd() : `${before.trimEnd()}${after}`;
  }
  return { text, notes };
}

/** Every place of a word in the lines that it is meant in; of places that overlap the first counts. */
function findWords(lines: readonly string[], words: readonly Word[]): CodeNotes['words'] {
  const places: { at: number; length: number }[] = [];
  let start = 0;
  for (const [index, line] of lines.entries()) {
    for (const { text, from, to } of words) {
      if (index + 1 < from || index + 1 > to) continue;
      for (let at = line.indexOf(text); at !== -1; at = line.indexOf(text, at + text.length))
        places.push({ at: start + at, length: text.length });
    }
    start += line.length + 1;
  }
  let end = 0;
  return places
    .toSorted((a, b) => a.at - b.at)
    .filter(({ at, length }) => {
      if (at < end) return false;
      end = at + length;
      return true;
    });
}

const WIDE = 'width:calc(100% + 2rem);margin-inline:-1rem;padding-inline:1rem';

function tinted(name: LineKind, hue: number, sign: string): readonly StyleRule[] {
  return [
    {
      className: `line.${name}`,
      declarations: `${WIDE};background:oklch(var(--tint-l) var(--tint-c) ${hue})`,
    },
    // In the margin, where it is seen without the colour and not copied.
    ...(sign === ''
      ? []
      : [
          {
            className: `line.${name}::after`,
            declarations: `content:"${sign}";position:absolute;inset-inline-start:.3rem;color:oklch(var(--tone-l) var(--tone-c) ${hue})`,
          },
        ]),
  ];
}

const RULES: Readonly<Record<LineKind, readonly StyleRule[]>> = {
  added: tinted('added', 155, '+'),
  removed: tinted('removed', 18, '-'),
  error: tinted('error', 18, ''),
  warning: tinted('warning', 75, ''),
  focused: [
    { className: 'line.focused', declarations: `${WIDE};box-shadow:inset 3px 0 var(--accent)` },
    // The others lose their colours, and stay as dark as before: everything can still be read.
    {
      className: 'line:not(.focused):has(~.focused) [class^=t-]',
      declarations: 'color:inherit',
    },
    { className: 'focused~.line:not(.focused) [class^=t-]', declarations: 'color:inherit' },
  ],
};

const WORD: StyleRule = {
  className: 'code-word',
  declarations:
    'padding:.1em .15em;margin:0 -.15em;border-radius:var(--r1);background:var(--accent-tint);box-shadow:0 0 0 1px var(--accent-rim)',
};

/** The style rules that a block with these notes needs. */
export function stylesOfNotes({ kinds, words }: CodeNotes): readonly StyleRule[] {
  const named = [...new Set(Object.values(kinds))].toSorted();
  return [...named.flatMap((kind) => RULES[kind]), ...(words.length === 0 ? [] : [WORD])];
}
