/** Mistakes in code blocks, boxes and tabs. */
import type { Random } from '../random.ts';
import { slip, type Mutation, withLine } from './slip.ts';

interface Block {
  /** Lines of its opening and its closing, from 1. */
  readonly open: number;
  readonly close: number;
}

/** One mistake in each code block. */
export function mutateFences(text: string, random: Random): readonly Mutation[] {
  const lines = text.split('\n');
  return listBlocks(lines, /^\s*```\w/, /^\s*```\s*$/).flatMap((block) =>
    spoil(lines, block, FENCE_MISTAKES, random),
  );
}

/** One mistake in each box. */
export function mutateBoxes(text: string, random: Random): readonly Mutation[] {
  const lines = text.split('\n');
  return listBlocks(lines, /^\s*:::\w/, /^\s*:::\s*$/).flatMap((block) =>
    spoil(lines, block, BOX_MISTAKES, random),
  );
}

/** One mistake in each group of tabs and in each tab. */
export function mutateTabs(text: string, random: Random): readonly Mutation[] {
  const lines = text.split('\n');
  const tabs = listBlocks(lines, /^\s*<TabItem\b/, /^\s*<\/TabItem>/);
  const groups = listBlocks(lines, /^\s*<Tabs\b/, /^\s*<\/Tabs>/);
  return [...tabs, ...groups].flatMap((block) => spoil(lines, block, TAB_MISTAKES, random));
}

function listBlocks(lines: readonly string[], opens: RegExp, closes: RegExp): readonly Block[] {
  const found: Block[] = [];
  let open: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (open === undefined && opens.test(line)) open = index + 1;
    else if (open !== undefined && closes.test(line)) {
      found.push({ open, close: index + 1 });
      open = undefined;
    }
  }
  return found;
}

/** The opening or the closing line as it would be mistaken; `none`: the line is missing. */
type Mistake = {
  readonly end: 'open' | 'close';
  readonly to: (line: string, random: Random) => string | undefined;
};

const drop = (): undefined => undefined;

const FENCE_MISTAKES: Readonly<Record<string, Mistake>> = {
  'no closing fence': { end: 'close', to: drop },
  'no opening fence': { end: 'open', to: drop },
  'two backticks at the end': { end: 'close', to: (line) => line.replace('```', '``') },
  'two backticks at the beginning': { end: 'open', to: (line) => line.replace('```', '``') },
  'other marks at the end': { end: 'close', to: (line) => line.replace('```', '~~~') },
  'apostrophes at the end': { end: 'close', to: (line) => line.replace('```', "'''") },
  'apostrophes at the beginning': { end: 'open', to: (line) => line.replace('```', "'''") },
  'text behind the closing fence': { end: 'close', to: (line) => `${line}text` },
  'a letter of the language': {
    end: 'open',
    to: (line, random) => line.replace(/(?<=```)\w+/, (name) => misname(random, name)),
  },
  'no language': { end: 'open', to: (line) => line.replace(/(?<=```).*/, '') },
};

/** Languages have short names for others: `js` is no slip of `json` that anybody could see. */
function misname(random: Random, name: string): string {
  const slipped = slip(random, name).toLowerCase();
  if (slipped === name) return `${name}x`;
  return /^(?:ini|ino|json[lc5]?|jso?n?|ts|js|yml|yaml|bash|lua[u]?|luna|toml|xml|tex|ext|te?xt|proto|python)$/i.test(
    slipped,
  )
    ? `${name}x`
    : slipped;
}

const BOX_MISTAKES: Readonly<Record<string, Mistake>> = {
  'a letter of the type': {
    end: 'open',
    to: (line, random) => line.replace(/(?<=:::)\w+/, (name) => slip(random, name)),
  },
  'another word for the type': {
    end: 'open',
    to: (line, random) =>
      line.replace(/(?<=:::)\w+/, random.pick(['alert', 'hint', 'warn', 'notice', 'error'])),
  },
  'no closing line': { end: 'close', to: drop },
  'no opening line': { end: 'open', to: drop },
  'two colons at the beginning': { end: 'open', to: (line) => line.replace(':::', '::') },
  'two colons at the end': { end: 'close', to: (line) => line.replace(':::', '::') },
  'text behind the end': { end: 'close', to: (line) => `${line} The next sentence.` },
  'the end below a sentence': { end: 'close', to: (line) => `${line.replace(':::', '')}Done. :::` },
  'the title without its bracket': {
    end: 'open',
    to: (line) => (line.includes(']') ? line.replace(']', '') : `${line}[A title`),
  },
  'the title without its first bracket': {
    end: 'open',
    to: (line) => (line.includes('[') ? line.replace('[', '') : `${line} A title]`),
  },
  semicolons: { end: 'open', to: (line) => line.replace(':::', ';;;') },
  'blanks between the colons': { end: 'open', to: (line) => line.replace(':::', ': : :') },
};

const TAB_MISTAKES: Readonly<Record<string, Mistake>> = {
  'no closing tag': { end: 'close', to: drop },
  'no opening tag': { end: 'open', to: drop },
  'a letter of the opening tag': {
    end: 'open',
    to: (line, random) => line.replace(/(?<=<)\w+/, (name) => slip(random, name)),
  },
  'a letter of the closing tag': {
    end: 'close',
    to: (line, random) => line.replace(/(?<=<\/)\w+/, (name) => slip(random, name)),
  },
  'a letter of an attribute': {
    end: 'open',
    to: (line, random) => line.replace(/\w+(?==")/, (name) => slip(random, name)),
  },
  'no closing quote': { end: 'open', to: (line) => line.replace(/(?<=="[^"]*)"/, '') },
  'no opening quote': { end: 'open', to: (line) => line.replace('="', '=') },
  'no angle bracket': { end: 'open', to: (line) => line.replace(/>\s*$/, '') },
  'no slash at the end': { end: 'close', to: (line) => line.replace('/', '') },
};

function spoil(
  lines: readonly string[],
  { open, close }: Block,
  mistakes: Readonly<Record<string, Mistake>>,
  random: Random,
): readonly Mutation[] {
  const kind = random.pick(Object.keys(mistakes));
  const mistake = mistakes[kind];
  if (mistake === undefined) return [];
  const line = mistake.end === 'open' ? open : close;
  const typed = lines[line - 1] ?? '';
  const replaced = mistake.to(typed, random);
  if (replaced === typed) return [];
  const isGone = replaced === undefined;
  // Of a block whose end is wrong the beginning is the right place as well, and the other way round.
  return [
    {
      kind,
      text: withLine(lines, line, replaced),
      lines: isGone && mistake.end === 'open' ? [line, line + 1, close - 1] : [open, isGone ? open : close],
    },
  ];
}
