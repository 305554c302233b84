/** The parts of a guide and their order, by its type; its headings; its length. Pure. */
import { fault } from './fault.ts';
import type { Block } from './guide-blocks.ts';
import type { GuideType } from './plan.ts';
import { countWords, isProse, splitSentences } from './readability.ts';

/**
 * What must come, in this order; other parts may stand between. "If it doesn't work" may say what does not work, as
 * headings must make sense alone in search results: "If a player is refused".
 */
const PARTS: Readonly<Record<GuideType, readonly RegExp[]>> = {
  'how-to': [
    /^Before you start$/,
    /^Check (?:that|whether|if) /,
    /^(?:If |Fix |Common |Still |When |What to do if )/,
    /^Related guides$/,
  ],
  reference: [/^(?:Change|Edit|Make|Open|Patch|Where|When to|How to) /, /^Related guides$/],
  troubleshooting: [
    /^(?:Recognise|Read|First checks|Back up)/,
    /^(?:Prevent it|Stop it coming back)$/,
    /^Related guides$/,
  ],
  concept: [/^What this means for you$/, /^Related guides$/],
  policy: [/^Related guides$/],
};

/**
 * Words in everything but code and the list of related guides. A how-to is 300 to 900 words of
 * running text; tables of failures are part of the text here, which is why the upper bound is higher.
 */
const LENGTHS: Readonly<Record<GuideType, readonly [number, number]>> = {
  'how-to': [300, 1000],
  reference: [300, 1400],
  troubleshooting: [300, 1200],
  concept: [300, 1000],
  policy: [200, 900],
};

export function findShapeFaults(path: string, type: GuideType, blocks: readonly Block[]): readonly string[] {
  return [
    ...findPartFaults(path, type, blocks),
    ...findHeadingFaults(path, blocks),
    ...findOpeningFaults(path, blocks),
    ...findLengthFaults(path, type, blocks),
  ];
}

function findPartFaults(path: string, type: GuideType, blocks: readonly Block[]): readonly string[] {
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  let at = 0;
  const missing = PARTS[type].filter((part) => {
    const found = headings.findIndex(({ text }, index) => index >= at && part.test(text));
    if (found !== -1) at = found + 1;
    return found === -1;
  });
  const faults = missing.map((part) =>
    fault(
      path,
      headings.map(({ text }) => text).join(' · '),
      `a ${type} has a part ${String(part)} in this place`,
    ),
  );
  const last = headings.findLast(({ level }) => level === 2);
  return last?.text === 'Related guides'
    ? faults
    : [...faults, fault(path, last?.text ?? '', 'the last part is "Related guides"')];
}

/** Levels 2 and 3, no jumps, unique, not empty, and something below each. */
function findHeadingFaults(path: string, blocks: readonly Block[]): readonly string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [index, { kind, text, level = 0 }] of blocks.entries()) {
    if (kind !== 'heading') continue;
    const next = blocks[index + 1];
    if (level > 3 || (level === 3 && seen.size === 0))
      faults.push(fault(path, text, 'headings are of level 2, or of 3 below one'));
    if (text === '') faults.push(fault(path, text, 'a heading is empty'));
    if (/[.:!]$/.test(text)) faults.push(fault(path, text, 'a heading ends without a mark'));
    if (seen.has(text.toLowerCase())) faults.push(fault(path, text, 'headings are unique in a page'));
    if (next === undefined || (next.kind === 'heading' && (next.level ?? 0) <= level))
      faults.push(fault(path, text, 'there is nothing below this heading'));
    if (
      /^(?:Problems|Notes?|Other|Introduction|Overview|Conclusion|Summary|Steps?|Misc\w*|More)$/i.test(text)
    )
      faults.push(fault(path, text, 'a heading makes sense alone'));
    const words = text
      .split(' ')
      .slice(1)
      .filter((word) => word.length > 3);
    if (words.length >= 4 && words.every((word) => /^\p{Lu}/u.test(word)))
      faults.push(fault(path, text, 'headings are in sentence case'));
    seen.add(text.toLowerCase());
  }
  return faults;
}

/** One or two sentences of text first, which may go on for a second short paragraph. */
function findOpeningFaults(path: string, blocks: readonly Block[]): readonly string[] {
  const [title, first] = blocks;
  if (title?.kind !== 'title' || first === undefined)
    return [fault(path, title?.text ?? '', 'a page begins with its title')];
  if (!isProse(first)) return [fault(path, first.text, 'a page opens with a sentence')];
  const { length } = splitSentences(first.prose);
  return length >= 1 && length <= 3
    ? []
    : [fault(path, first.text, 'a page opens with one or two sentences')];
}

function findLengthFaults(path: string, type: GuideType, blocks: readonly Block[]): readonly string[] {
  const words = countGuideWords(blocks);
  const [least, most] = LENGTHS[type];
  return words >= least && words <= most
    ? []
    : [fault(path, `${words} words`, `a ${type} has ${least} to ${most}`)];
}

/** Words a reader may read: everything but code, pictures and the list of related guides. */
export function countGuideWords(blocks: readonly Block[]): number {
  const read = blocks.filter(
    ({ kind, section }) =>
      kind !== 'code' && kind !== 'image' && kind !== 'title' && section !== 'Related guides',
  );
  return read.reduce((sum, { text }) => sum + countWords(text), 0);
}
