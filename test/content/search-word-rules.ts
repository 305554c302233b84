/** The search's two lists for support writers, `content/search/golden.yml` and `synonyms.yml`: what must hold in them. Pure. */
import { fault } from './fault.ts';

/** Kinds of question in `golden.yml`; its head explains them. */
export const CLASSES: readonly string[] = [
  'title',
  'task',
  'prefix',
  'typo',
  'synonym',
  'joined',
  'question',
  'error',
  'key',
  'game',
  'other-words',
  'sentence',
  'first-words',
  'symptom',
  'message',
  'nickname',
  'short',
  'head',
  'nonsense',
];

/** Faults of the questions. `guides`: ids of all guides. The halves of a class may differ by two questions at most. */
export function findQuestionFaults(list: unknown, guides: ReadonlySet<string>): readonly string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  const balance = new Map<string, number>(CLASSES.map((name) => [name, 0]));
  for (const entry of arrayOf(list)) {
    const { question, class: kind, pages, half, none } = recordOf(entry);
    const name = typeof question === 'string' ? question.trim() : '';
    const say = (rule: string): void => void faults.push(fault('golden.yml', name, rule));
    if (name === '') say(`a question is text: ${JSON.stringify(entry)}`);
    if (seen.has(name.toLowerCase())) say('the question is there twice');
    seen.add(name.toLowerCase());
    if (!CLASSES.includes(String(kind))) say(`no such class: ${String(kind)}`);
    if (half !== 'tuning' && half !== 'held-out') say('half is tuning or held-out');
    balance.set(String(kind), (balance.get(String(kind)) ?? 0) + (half === 'tuning' ? 1 : -1));
    if ((none === true) !== (kind === 'nonsense')) say('"none: true" belongs to nonsense, and only to it');
    const ids = arrayOf(pages);
    if (none === true ? ids.length > 0 : ids.length < 1 || ids.length > 3) say('name 1 to 3 guides');
    for (const id of ids) if (!guides.has(String(id))) say(`no such guide: ${String(id)}`);
  }
  for (const [kind, difference] of balance)
    if (Math.abs(difference) > 2)
      faults.push(fault('golden.yml', kind, 'both halves need about as many questions'));
  return faults;
}

/** Faults of the synonyms: their form, words that are not small letters, and groups that should be one. */
export function findSynonymFaults(list: unknown): readonly string[] {
  const faults: string[] = [];
  const groups = new Set<string>();
  const starts = new Set<string>();
  for (const entry of arrayOf(list)) {
    const { from, to, ...rest } = Array.isArray(entry) ? { from: entry, to: entry } : recordOf(entry);
    const say = (rule: string): void => void faults.push(fault('synonyms.yml', JSON.stringify(entry), rule));
    const twoWays = from === to;
    if (Object.keys(rest).length > 0) say('an entry has "from" and "to" only');
    if (arrayOf(from).length < (twoWays ? 2 : 1) || arrayOf(to).length === 0) say('words are missing');
    for (const word of [...arrayOf(from), ...arrayOf(to)])
      if (typeof word !== 'string' || word === '' || word !== word.trim().toLowerCase())
        say(`write words in small letters, and figures in quotes: ${JSON.stringify(word)}`);
    for (const word of arrayOf(from).map(String)) {
      const known = twoWays ? groups : starts;
      if (known.has(word)) say(`"${word}" has an entry already: put the words together`);
      known.add(word);
    }
  }
  return faults;
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
