/**
 * Makes patterns of sample lines: what is the same in all samples stays, what differs becomes a gap, and so does what never says what
 * went wrong: numbers, versions, times, addresses, ids, paths, names in quotes. What stands before the message is cut. Pure.
 */
import { cleanLine, foldLine, isWordCode } from './clean-line.ts';
import { measurePrefix } from './log-prefix.ts';
import { maskLog } from './mask-log.ts';
import { type GapKind, type PatternPart, writePattern } from './parse-pattern.ts';
import { listWords, rateWord } from './pattern-words.ts';

/** A piece of a sample. A gap that is `soft` is text again where every sample has the same there. */
interface Token {
  readonly text: string;
  readonly gap?: GapKind;
  readonly soft?: true;
}

/** Two samples are one message when they share so much of what the shorter one says. */
const ALIKE = 0.6;
/** What stands behind so many telling words is detail, which differs from version to version. */
const ENOUGH = 9;

/** The patterns of these samples: one for those that are alike. Empty samples give none. */
export function derivePatterns(lines: readonly string[]): readonly string[] {
  const messages = new Set(lines.map((line) => cutPrefix(cleanLine(line))).filter((line) => line !== ''));
  const groups: (readonly Token[])[] = [];
  for (const message of messages) {
    const tokens = readTokens(message);
    const at = groups.findIndex((group) => isAlike(group, tokens));
    const group = groups[at];
    if (group === undefined) groups.push(tokens);
    else groups[at] = merge(group, tokens);
  }
  return [...new Set(groups.map((group) => writePattern(shorten(toParts(group)))))];
}

function cutPrefix(line: string): string {
  return line
    .slice(measurePrefix(line))
    .replace(/^(?:Exception in thread "[^"]{0,60}" |Caused by: )+/, '')
    .trim();
}

/** In their order: the first that fits at a place is taken. */
const KINDS: readonly (readonly [pattern: RegExp, gap: GapKind | undefined, isSoft: boolean])[] = [
  [/[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'<>)\]]+/iy, 'word', true],
  [/[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,6}[a-z]{2,24}\b/iy, 'word', false],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/iy, 'word', false],
  [/\/?(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?(?![\w.-])/y, 'word', false],
  [/\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}[\d.]*Z?)?(?![\w])/y, 'word', false],
  [/\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?![\w:])/y, 'word', false],
  // Names of items and resources: `minecraft:oak_planks`.
  [/[a-z][a-z0-9_.-]*:[a-z0-9_./-]*[a-z0-9_](?![\w:])/y, 'word', true],
  [/(?:[A-Za-z]:)?[\\/](?:[\w.@+#~$%-]+[\\/])*[\w.@+#~$%-]*[\w@+#~$%-]/y, 'path', false],
  [/[\w.@+#~$%-]+[\\/](?:[\w.@+#~$%-]+[\\/])+[\w.@+#~$%-]*/y, 'path', false],
  [/[\w.@+#~$%-]+[\\/][\w.@+#~$%-]+\.\w{1,6}\b/y, 'path', false],
  [
    /[\w.+#~-]+\.(?:jar|zip|dll|so|gma|pak|vpk|bsp|tmod|plugin|cs|lua|js|nbt|mca|wld|fwl|ark|rar|7z|gz)(?![\w])/iy,
    'path',
    false,
  ],
  [/0x[0-9a-f]+\b/iy, 'word', true],
  [/v\d+\.\d[\w.+]*(?:-[\w.+]+)*[\w+](?!\w)/iy, 'word', false],
  [/\d+\.\d[\w.+]*(?:-[\w.+]+)*[\w+](?!\w)/iy, 'number', false],
  [/\d+(?:[.,]\d+)*(?![\w])/y, 'number', false],
  [/\d+(?:[.,]\d+)?(?=(?:ms|s|mb|gb|kb|mib|gib|m|g|k)\b)/iy, 'number', false],
  [/[a-z]\w*(?:\.[\w$]+){2,}/iy, 'word', true],
  [/[\p{L}\p{N}_$]+/uy, undefined, false],
  [/ +/y, undefined, false],
];

/** Packages whose classes say what happened, whoever calls them. */
const TELLING =
  /^(?:java|javax|jdk|sun|net\.minecraft|com\.mojang|org\.bukkit|org\.spigotmc|io\.netty|cpw\.mods|net\.minecraftforge|net\.neoforged|net\.fabricmc|org\.quiltmc|org\.spongepowered|System|Microsoft|UnityEngine|Mono)\.|(?:Exception|Error)$/;

function readTokens(message: string): readonly Token[] {
  const names = findMasked(message);
  const tokens: Token[] = [];
  let at = 0;
  while (at < message.length) {
    const quoted = readQuoted(message, at);
    if (quoted !== undefined) {
      const [open, inside, close] = quoted;
      tokens.push({ text: open }, ...readInside(inside), { text: close });
      at += open.length + inside.length + close.length;
      continue;
    }
    const token = readToken(message, at, names);
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function readToken(message: string, at: number, names: ReadonlySet<string>): Token {
  const isInside = at > 0 && isWordCode(message.charCodeAt(at - 1));
  for (const [pattern, gap, isSoft] of KINDS) {
    // What is glued to a word before is the word's: `log4j2`, `F5`.
    if (isInside && gap !== undefined) continue;
    pattern.lastIndex = at;
    const text = pattern.exec(message)?.[0];
    if (text === undefined || text === '') continue;
    if (gap === undefined) return names.has(text) || isOdd(text) ? { text, gap: 'word' } : { text };
    if (isSoft && TELLING.test(text)) return { text };
    return isSoft ? { text, gap, soft: true } : { text, gap };
  }
  return { text: message[at] ?? '' };
}

/** `class_1234`, `a3f09bc2`: made by a machine. */
function isOdd(word: string): boolean {
  return (word.match(/\d/g)?.length ?? 0) >= 3 && /^\w+$/.test(word);
}

/** Words of the message that are masked in it: players, accounts. */
function findMasked(message: string): ReadonlySet<string> {
  const masked = maskLog(message);
  if (masked === message) return new Set();
  return new Set((message.match(/\w{3,32}/g) ?? []).filter((word) => !masked.includes(word)));
}

const QUOTES: Readonly<Record<string, string>> = {
  '(': ')',
  "'": "'",
  '"': '"',
  '`': "'`",
  '‘': '’',
  '“': '”',
  '«': '»',
};

/** A name in quotes; not the apostrophe of "can't". */
function readQuoted(message: string, at: number): readonly [string, string, string] | undefined {
  const open = message[at] ?? '';
  const closing = QUOTES[open];
  if (closing === undefined || (at > 0 && isWordCode(message.charCodeAt(at - 1)))) return undefined;
  for (let end = at + 1; end < message.length && end - at < 120; end += 1) {
    if (!closing.includes(message[end] ?? '') || isWordCode(message.charCodeAt(end + 1))) continue;
    const inside = message.slice(at + 1, end);
    // In brackets only what is a single name: the rest is part of the sentence.
    return inside === '' || (open === '(' && !/^[\w.-]+$/.test(inside))
      ? undefined
      : [open, inside, message[end] ?? ''];
  }
  return undefined;
}

function readInside(text: string): readonly Token[] {
  if (/^\d+(?:[.,]\d+)*$/.test(text)) return [{ text, gap: 'number' }];
  if (/[\\/]|\.\w{2,4}$/.test(text) && !/^\S+ .*[^\w\\/. -]/.test(text))
    return [{ text, gap: 'path', soft: true }];
  return [{ text, gap: 'rest', soft: true }];
}

function weigh(tokens: readonly Token[]): number {
  return listWords(toParts(tokens)).reduce((sum, word) => sum + rateWord(word), 0);
}

function isAlike(a: readonly Token[], b: readonly Token[]): boolean {
  const shared = weigh(merge(a, b));
  return shared >= ALIKE * Math.min(weigh(a), weigh(b)) && shared >= 1.5;
}

/** What they have in common, with gaps for the rest. */
function merge(a: readonly Token[], b: readonly Token[]): readonly Token[] {
  const merged: Token[] = [];
  let from = 0;
  let to = 0;
  for (const [left, right] of [...align(a, b), [a.length, b.length] as const]) {
    merged.push(...bridge(a.slice(from, left), b.slice(to, right)));
    const one = a[left];
    const other = b[right];
    if (one !== undefined && other !== undefined) merged.push(join(one, other));
    from = left + 1;
    to = right + 1;
  }
  return merged;
}

function join(one: Token, other: Token): Token {
  // The same name in two messages that are not the same is part of what they say.
  if (one.soft && other.soft && one.text === other.text) return { text: one.text };
  if (one.gap !== undefined && other.gap !== undefined)
    return { text: one.text, gap: one.gap === other.gap ? one.gap : 'rest' };
  return one;
}

/** The gap for two stretches that differ. */
function bridge(a: readonly Token[], b: readonly Token[]): readonly Token[] {
  const left = a.map(({ text }) => text).join('');
  const right = b.map(({ text }) => text).join('');
  if (left === '' && right === '') return [];
  const [one, other] = [a[0], b[0]];
  if (a.length === 1 && b.length === 1 && one?.gap !== undefined && one.gap === other?.gap)
    return [{ text: left, gap: one.gap }];
  const isWord = left !== '' && right !== '' && !/\s/.test(left + right);
  return [{ text: left, gap: isWord ? 'word' : 'rest' }];
}

const isEqual = (a: Token, b: Token): boolean =>
  a.gap === undefined && b.gap === undefined
    ? foldLine(a.text) === foldLine(b.text)
    : a.gap !== undefined && b.gap !== undefined && (a.gap === b.gap || a.soft === true || b.soft === true);

/** Longest common sequence, words counting more than spaces. */
function align(a: readonly Token[], b: readonly Token[]): readonly (readonly [number, number])[] {
  const width = b.length + 1;
  const best = new Float64Array((a.length + 1) * width);
  const at = (row: number, column: number): number => best[row * width + column] ?? 0;
  for (let row = a.length - 1; row >= 0; row -= 1)
    for (let column = b.length - 1; column >= 0; column -= 1) {
      const [one, other] = [a[row], b[column]];
      const gain =
        one !== undefined && other !== undefined && isEqual(one, other)
          ? gainOf(one) + at(row + 1, column + 1)
          : 0;
      best[row * width + column] = Math.max(gain, at(row + 1, column), at(row, column + 1));
    }
  const pairs: (readonly [number, number])[] = [];
  let [row, column] = [0, 0];
  while (row < a.length && column < b.length) {
    const [one, other] = [a[row], b[column]];
    const whole = at(row, column);
    if (
      one !== undefined &&
      other !== undefined &&
      isEqual(one, other) &&
      whole === gainOf(one) + at(row + 1, column + 1)
    ) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

const gainOf = ({ text, gap }: Token): number =>
  gap !== undefined ? 1 : /[\p{L}\p{N}]/u.test(text) ? 2 : 0.125;

/** Parts of a pattern; gaps that nothing but spaces or signs keep apart are one. */
function toParts(tokens: readonly Token[]): readonly PatternPart[] {
  const parts: PatternPart[] = [];
  for (const { text, gap } of tokens) {
    const last = parts.at(-1);
    if (gap === undefined) {
      if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + text };
      else parts.push({ kind: 'text', text });
      continue;
    }
    const before = parts.at(-2);
    if (last !== undefined && last.kind !== 'text') parts[parts.length - 1] = { kind: 'rest', name: null };
    else if (
      last?.kind === 'text' &&
      last.text.trim() === '' &&
      before !== undefined &&
      before.kind !== 'text'
    )
      parts.splice(-2, 2, { kind: 'rest', name: null });
    else parts.push({ kind: gap, name: null });
  }
  return parts;
}

/** Without gaps at its ends that say nothing, and without detail behind what is telling enough. */
function shorten(parts: readonly PatternPart[]): readonly PatternPart[] {
  let weight = 0;
  let end = parts.length;
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'text') continue;
    weight += listWords([part]).reduce((sum, word) => sum + rateWord(word), 0);
    if (weight < ENOUGH) continue;
    end = Math.min(parts.length, at + 2);
    break;
  }
  const kept = parts.slice(0, end);
  while (kept.at(-1)?.kind === 'rest') kept.pop();
  while (kept[0] !== undefined && kept[0].kind !== 'text') kept.shift();
  return kept.flatMap((part, at): readonly PatternPart[] => {
    if (part.kind !== 'text') return [part];
    let { text } = part;
    // Bullets, stars and full stops come and go.
    if (at === 0) text = text.replace(/^[^\p{L}\p{N}'"`<([{$@#%]+/u, '');
    if (at === kept.length - 1) text = text.replace(/[\s.,:;!…-]+$/, '');
    return text === '' ? [] : [{ kind: 'text', text }];
  });
}
