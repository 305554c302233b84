/** How a guide reads: grade, lengths, words, and the seams that a missing fact may leave. Pure. */
import { fault } from './fault.ts';
import { type Block, CODE } from './guide-blocks.ts';
import { countWords, measureReadability, splitSentences } from './readability.ts';
import { AMERICAN, FILLERS, HOUSE_WORDS } from './word-lists.ts';

const MAX_GRADE = 8;
const MAX_AVERAGE = 20;
const MAX_SENTENCE = 30;

/** Names that begin small: brands, keys (`op-permission-level`), addresses and coordinates. */
const SMALL_NAMES =
  /^(?:macOS|iOS|iPadOS|iPhone|iPad|uMod|txAdmin|oxmysql|vMenu|https?:\/\/|[a-z]+[._-][a-z]+[-.]|[a-z]+\.[a-z]|[a-z_]+=|[xyz]\b)/;

const SEAMS: readonly (readonly [RegExp, string])[] = [
  [/\{[a-zA-Z][\w.]*\}/, 'a token was not replaced'],
  [/\[[^\]]*\]\([^)]*\)|<\/?[A-Za-z]+>|&[a-z]+;|\*\*/, 'Markdown or HTML shows as text'],
  [/\(\s*\)|“\s*”|"\s*"(?=\s|$)/, 'brackets or marks hold nothing'],
  [/\s[.,;:!?](?=\s|$)/u, 'a space stands before a mark'],
  [/[,;:]\.|\.\.(?!\.)(?<!\.\.\.)|,,/, 'two marks meet'],
  [
    /(?<![\p{L}.'’-])(?:of|the|a|an|your|via|into|than|their)[.;,](?=\s|$)|(?<![\p{L}-])(?:and|or)[.;](?=\s|$)/u,
    'a word is missing before the mark',
  ],
  [
    /(?<![-\p{L}])(?:[Tt]he the|[Yy]our your|[Aa]n? the|[Tt]he your|[Tt]he an?|[Yy]our the|[Aa]n? your)(?![-\p{L}])/u,
    'two words collide',
  ],
  [/(?<![\p{L}-])(\p{L}{2,}) \1(?![\p{L}-])/iu, 'a word is doubled'],
  [
    /\b(?:undefined|null|NaN|TODO|FIXME|XXX|TBC|TBD|lorem ipsum|\[check\]|\[sure\])\b/i,
    'something was left behind',
  ],
];

/** What must hold in every build, configured or not. */
export function findSeamFaults(path: string, blocks: readonly Block[]): readonly string[] {
  const faults: string[] = [];
  for (const [index, block] of blocks.entries()) {
    const { kind, prose, text } = block;
    if (kind === 'code' || kind === 'tabs' || kind === 'image') {
      if (kind === 'code' && text.trim() === '')
        faults.push(fault(path, block.title ?? '', 'the code is empty'));
      continue;
    }
    if (prose === '') faults.push(fault(path, blocks[index - 1]?.text ?? '', `an empty ${kind} follows`));
    for (const [pattern, rule] of SEAMS) if (pattern.test(prose)) faults.push(fault(path, text, rule));
    for (const sentence of splitSentences(prose))
      if (isSmall(sentence, kind))
        faults.push(fault(path, sentence, 'a sentence begins with a small letter'));
    if (endsOpen(blocks, index)) faults.push(fault(path, text, 'a colon with nothing after it'));
  }
  return faults;
}

/** A cell or an item without a full stop is no sentence but an entry, and may begin small: "yes", "not set". */
function isSmall(sentence: string, kind: Block['kind']): boolean {
  const isEntry = (kind === 'cell' || kind === 'item') && !/[.!?]$/.test(sentence);
  return !isEntry && /^["“(]?\p{Ll}/u.test(sentence) && !SMALL_NAMES.test(sentence);
}

/** After "set:" there must be code, a list, a table or a picture. */
function endsOpen(blocks: readonly Block[], index: number): boolean {
  const block = blocks[index];
  if (block?.prose.endsWith(':') !== true || block.kind === 'cell' || block.kind === 'head-cell')
    return false;
  const next = blocks[index + 1];
  return next === undefined || next.kind === 'heading' || next.kind === 'admonition';
}

/** A configured label needs a noun after "the" or "your": "the Files page", not "the Files". The console is one already. */
export function findLabelFaults(
  path: string,
  blocks: readonly Block[],
  labels: readonly string[],
): readonly string[] {
  const bare = new RegExp(
    `\\b(?:the|your|its) (?:${labels.join('|')})(?:[.,;]|$| (?:and|in|on|of|if|is)\\b)`,
    'u',
  );
  return blocks
    .filter(({ prose }) => bare.test(prose))
    .map(({ text }) => fault(path, text, 'a noun is missing after the label'));
}

/** Language, judged once, in the build that has nothing configured. */
export function findWordingFaults(path: string, blocks: readonly Block[]): readonly string[] {
  const faults: string[] = [];
  const { average, grade } = measureReadability(blocks);
  if (grade > MAX_GRADE)
    faults.push(fault(path, grade.toFixed(1), `the reading grade is at most ${MAX_GRADE}`));
  if (average > MAX_AVERAGE)
    faults.push(fault(path, average.toFixed(1), `sentences have ${MAX_AVERAGE} words on average, or fewer`));
  for (const block of blocks) {
    const { kind, prose, text, section } = block;
    if (kind === 'code' || kind === 'tabs') continue;
    for (const sentence of splitSentences(prose)) {
      if (countWords(sentence) > MAX_SENTENCE)
        faults.push(fault(path, sentence, `a sentence has at most ${MAX_SENTENCE} words`));
    }
    const plain = withoutNames(prose);
    if (plain.includes('!')) faults.push(fault(path, text, 'an exclamation mark belongs to quoted messages'));
    for (const { pattern, instead } of [...FILLERS, ...HOUSE_WORDS, ...AMERICAN]) {
      const found = pattern.exec(plain);
      if (found !== null) faults.push(fault(path, `${found[0]} … ${text}`, `write ${instead}`));
    }
    // One to three sentences as a rule; a fourth short one is let pass where a break would part what belongs together.
    if (kind === 'paragraph' && section !== '' && splitSentences(prose).length > 4)
      faults.push(fault(path, text, 'a paragraph has 1 to 3 sentences'));
  }
  return faults;
}

/** Quoted messages, addresses, menus of other programs and names within a sentence are others' words. */
function withoutNames(prose: string): string {
  return prose
    .replaceAll(/“[^”]*”|"[^"]*"/g, CODE)
    .replaceAll(/https?:\/\/\S+/g, CODE)
    .replaceAll(/→ [\p{L} ]+/gu, CODE)
    .replaceAll(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu, CODE);
}
