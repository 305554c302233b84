/** Files, messages, commands and names of settings against a sheet of facts. Pure. */
import type { Diagnostic } from '../../../model.ts';
import { closest } from '../../problems/did-you-mean.ts';
import type { Claim } from './claims.ts';
import { differs, unknown } from './judgement.ts';
import {
  bareKey,
  findKeys,
  isLike,
  isSameKey,
  readPhrase,
  splitPath,
  type Phrase,
  type Vocabulary,
} from './vocabulary.ts';

type Of<K extends Claim['kind']> = Claim & { readonly kind: K };

/** A setting in a table, or in a block that is from a file. */
export function judgeKey(claim: Of<'key'>, vocabulary: Vocabulary): Diagnostic | undefined {
  const { sheet } = vocabulary;
  const { key } = claim;
  if (findKeys(sheet, key, claim.file).length > 0) return undefined;
  // Tables of files and of commands look like those of settings.
  if (vocabulary.commands.has(key) || vocabulary.files.has(key)) return undefined;
  if (sheet.complete !== true && knows(vocabulary, key)) return undefined;
  const own = sheet.files.filter(({ name }) => name === claim.file);
  const files = own.length > 0 ? own : sheet.files;
  const names = files.flatMap(({ keys }) => keys.map((entry) => entry.key));
  const meant = closest(key, names, key.length < 6 ? 1 : 2);
  if (meant === undefined && sheet.complete !== true) {
    // A sheet that knows few of the settings around it is no judge of one more.
    const known = claim.neighbours.filter((other) => names.some((name) => isSameKey(name, other)));
    if (known.length < claim.neighbours.length * 0.6) return undefined;
  }
  return unknown(claim, `setting "${key}"${own.length > 0 ? ` of ${claim.file}` : ''}`, sheet, meant);
}

/** A word of code: a setting where it looks like one. */
export function judgeName(claim: Of<'name'>, vocabulary: Vocabulary): Diagnostic | undefined {
  const { name } = claim;
  if (knows(vocabulary, name) || knowsEnding(vocabulary, name)) return undefined;
  const isKey = looksLikeKey(name);
  if (!isKey && name.length < 6) return undefined;
  const meant = closest(name, vocabulary.words, isKey && name.length > 8 ? 2 : 1);
  if (meant !== undefined && meant.toLowerCase() !== name.toLowerCase())
    return unknown(claim, `"${name}"`, vocabulary.sheet, meant);
  return vocabulary.sheet.complete === true && isKey
    ? unknown(claim, `"${name}"`, vocabulary.sheet, meant)
    : undefined;
}

/** `maxPlayers`, `max_players`, `max-players`, `server.port`, `-port`. */
function looksLikeKey(name: string): boolean {
  return (
    /^[-+?]?[\w.:-]+$/.test(name) &&
    /[a-z\d][A-Z]|\w_\w|\w[.-]\w|^[-+?]\w|\w:\w/.test(name) &&
    name.length > 3
  );
}

function knows({ words }: Vocabulary, name: string): boolean {
  return [
    name,
    bareKey(name),
    name.replace(/[:=]$/, ''),
    name.replaceAll('"', ''),
    name.replace(/^\//, ''),
  ].some((form) => words.has(form));
}

/** `.ark` is the end of files that the sheet knows. */
function knowsEnding({ files, words }: Vocabulary, name: string): boolean {
  if (/^[._]\w+$/.test(name)) return [...files, ...words].some((file) => file.endsWith(name));
  return false;
}

/** A path, or the name of a file. */
export function judgeFile(claim: Of<'file'>, vocabulary: Vocabulary): Diagnostic | undefined {
  const { sheet, paths } = vocabulary;
  const { path } = claim;
  const parts = splitPath(path);
  if (paths.some((known) => isWithin(parts, known)) || vocabulary.words.has(path)) return undefined;
  const name = parts.at(-1) ?? '';
  const own = /[<*…]|^[^.]*$/.test(name)
    ? undefined
    : paths.find((known) => known.length > 1 && known.at(-1) === name);
  if (parts.length > 1 && own !== undefined)
    return differs(claim, `${name} lies at ${own.join('/')} in the sheet of facts`, sheet);
  const names = [...new Set(paths.flatMap((known) => known.at(-1) ?? []))];
  const meant = closest(name, names, name.length < 6 ? 1 : 2);
  return meant !== undefined || sheet.complete === true
    ? unknown(claim, `file "${path}"`, sheet, meant)
    : undefined;
}

/** Whether the parts stand side by side in a known path; not by placeholders alone, for `<world>` is like everything. */
function isWithin(parts: readonly string[], known: readonly string[]): boolean {
  for (let at = 0; at + parts.length <= known.length; at++) {
    const own = known.slice(at, at + parts.length);
    const isReal =
      parts.some((part, index) => isNamed(part) && isNamed(own[index] ?? '')) ||
      parts.every((part) => own.includes(part));
    if (isReal && parts.every((part, index) => isLike(own[index] ?? '', part))) return true;
  }
  return false;
}

/** More than a placeholder. */
function isNamed(part: string): boolean {
  return !/^(?:<[^>]*>|[*…]+)$/.test(part);
}

/** Several words: a message, which may be quoted in part, or a command with what follows it. */
export function judgePhrase(claim: Of<'phrase'>, vocabulary: Vocabulary): Diagnostic | undefined {
  const { sheet, phrases, commands, words } = vocabulary;
  const phrase = readPhrase(claim.text.replace(/^["']|["']$/g, ''));
  const { text } = phrase;
  if (words.has(claim.text) || words.has(text) || phrases.some((known) => isQuoted(phrase, known)))
    return undefined;
  if (
    sheet.complete !== true &&
    phrases.some((known) => known.text.includes(text) || text.includes(known.text))
  )
    return undefined;
  if (isCommand(text, commands)) return undefined;
  const says = phrases.map((known) => known.text);
  const message =
    phrases.find((known) => likeness(phrase, known) >= 0.6)?.text ??
    closest(text, says, Math.floor(text.length / 6));
  if (message !== undefined)
    return differs(claim, `The message is "${message}" in the sheet of facts`, sheet);
  return sheet.complete === true ? unknown(claim, `message or command "${text}"`, sheet) : undefined;
}

/** The message itself, maybe without its last mark, or with a number behind it. */
function isQuoted(phrase: Phrase, known: Phrase): boolean {
  const { text, bare } = phrase;
  if (bare === known.bare || text === known.text) return true;
  if ((known.pattern ?? phrase.pattern)?.test(known.pattern === undefined ? known.text : text) === true)
    return true;
  return (
    known.bare.includes(' ') && text.startsWith(known.bare) && !/[A-Za-z]/.test(text.slice(known.bare.length))
  );
}

/** Begins with a setting or a command of the sheet. */
function isCommand(text: string, commands: ReadonlySet<string>): boolean {
  const words = text.replace(/^[/~!]/, '').split(/[\s=]+/);
  return words.some((_, index) => {
    const start = words.slice(0, index + 1).join(' ');
    return [start, bareKey(start), `/${start}`, `!${start}`].some((form) => commands.has(form));
  });
}

/** Share of words in common, 0 to 1. */
function likeness({ words: left }: Phrase, { words: right }: Phrase): number {
  const [less, more] = [Math.min(left.size, right.size), Math.max(left.size, right.size)];
  if (less < 3) return 0;
  let common = 0;
  for (const word of left) if (right.has(word)) common++;
  return common / more;
}
