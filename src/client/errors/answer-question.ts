/** Reads one log: fetches the rules of the product that it is of, and says what they find. Runs in the worker, or where none starts. */
import { chooseFiles, type ErrorFile, type ErrorManifest } from '../../errors/choose-files.ts';
import { createMatcher, type Matcher } from '../../errors/create-matcher.ts';
import { createMask, maskLog } from '../../errors/mask-log.ts';
import { describeTrouble } from '../../errors/trouble.ts';
import type { ErrorRule, Finding, LogReading } from '../../errors/types.ts';
import type { Failure, KnownProduct, Preparation, Question, Reply } from './error-messages.ts';
import { excerptLog } from './excerpt-log.ts';
import { type LogText, readSource } from './read-source.ts';
import { showText } from './show-text.ts';

/** Never rejects. */
export async function answerQuestion(question: Question): Promise<Reply> {
  const { id } = question;
  state.isAsked = true;
  const fail = (reason: Failure['reason'], masked = ''): Failure => ({ type: 'failed', id, reason, masked });
  let log: LogText;
  try {
    log = await readSource(question);
  } catch (error) {
    return fail(error instanceof Error && error.name === 'NoText' ? 'file' : 'unreadable');
  }
  const { text, isCut } = log;
  try {
    const { reading, products, asked } = await readWithRules(text, question);
    const lines = reading.findings.map(({ line }) => line);
    const mask = createMask(text);
    const masked = showText(mask(excerptLog(text, lines)));
    return { type: 'reading', id, reading: maskReading(reading, mask), asked, products, masked, isCut };
  } catch {
    return fail('rules', showText(maskLog(excerptLog(text, []), text)));
  }
}

/** Lines that a reading is tried on, as many as a log of 200 KB has, and how often: so that the browser compiles what reads and masks them. */
const TRIED = { lines: 2000, times: 2 } as const;
/** What stands before half of them, as in a log. */
const BEFORE = '[12:00:01] [Server thread/WARN]: ';

/** Something for each mask: what it is told by is compiled with the first text that has it. */
const MASKED = `Somebody[/203.0.113.5:51234] joined the game
UUID of player Somebody is 00000000-0000-4000-8000-000000000000, <Somebody> hello, name=Somebody
Player "Somebody" (76561190000000000, license:000000000000) of somebody@example.com
2001:db8::1, 2001:db8:0:0:0:0:0:1, play.example.com:25565, https://some:body@example.com?token=0, password=00000000`;

/**
 * Before the first log: fetches the rules of every log, and reads their own lines. The first reading of a worker takes three times as
 * long as the next one, and nobody should wait for that with a log in hand; one that comes meanwhile is read at once. Never rejects;
 * what fails is met again with the log.
 */
export async function prepareReading({ manifest }: Preparation): Promise<void> {
  try {
    const { products } = await fetchJson<ErrorManifest>(manifest);
    const general = products.flatMap(({ id, file }) => (id === null ? [file] : []));
    const base = new URL('../../', manifest);
    const rules = await Promise.all(
      general.map(async (file) => (await fetchJson<ErrorFile>(new URL(file, base).href)).rules),
    );
    // Of letters of one byte: for those of two a browser compiles every pattern anew.
    const lines = rules
      .flat()
      .flatMap(({ patterns }) => patterns)
      .filter((line) => !/[^\0-\xFF]/.test(line))
      .slice(0, TRIED.lines);
    const text = `${lines.map((line, at) => (at % 2 === 0 ? line : BEFORE + line)).join('\n')}\n${MASKED}`;
    for (let time = 0; time < TRIED.times && !state.isAsked; time += 1) {
      tryReading(text, rules.flat());
      await pause();
    }
  } catch {
    // The log's own reading says what is wrong.
  }
}

/** A log is there: nothing is tried any more. */
const state = { isAsked: false };

function tryReading(text: string, rules: readonly ErrorRule[]): void {
  recogniser.recognise(text);
  const { findings } = createMatcher(rules).match(text);
  // What nothing is found in is read for its words.
  describeTrouble(text, null, TRIED.lines);
  const shown = findings.map(({ line }) => line);
  showText(createMask(text)(excerptLog(text, shown)));
}

/** Until what has come meanwhile is heard. */
function pause(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 0));
}

interface Read {
  readonly reading: LogReading;
  readonly products: readonly KnownProduct[];
  readonly asked: string | null;
}

/** Rejects where the rules cannot be fetched. */
async function readWithRules(text: string, { manifest, product }: Question): Promise<Read> {
  const files = await fetchJson<ErrorManifest>(manifest);
  const products = files.products.flatMap(({ id, label }) => (id === null ? [] : [{ id, label }]));
  // Files are named below the base path, where the manifest lies two folders deep.
  const base = new URL('../../', manifest);
  const readAs = async (game: string | null): Promise<LogReading> => {
    const wanted = chooseFiles(files, game);
    const rules = await Promise.all(
      wanted.map(async (file) => (await fetchJson<ErrorFile>(new URL(file, base).href)).rules),
    );
    return openMatcher(wanted.join(' '), rules.flat(), product).match(text);
  };
  if (product !== undefined) {
    const reading = await readAs(product);
    const asked = products.some(({ id }) => id === product) ? product : null;
    // Where the reader has the word, what the lines look like leaves nothing out.
    return { reading: { ...reading, ...recogniser.recognise(text) }, products, asked };
  }
  // Most logs say at once whose they are; whether that is true the whole says.
  const start = recogniser.recognise(text.slice(0, HEAD)).product;
  // The rules of all games are more work than a second look.
  const guess = start === null && text.length > HEAD ? recogniser.recognise(text).product : start;
  const first = await readAs(guess);
  const isOther = chooseFiles(files, first.product).join(' ') !== chooseFiles(files, guess).join(' ');
  const reading = isOther ? await readAs(first.product) : first;
  return {
    reading,
    products,
    asked: products.some(({ id }) => id === reading.product) ? reading.product : null,
  };
}

/** Characters in which a log is recognised first. */
const HEAD = 16_000;

/** Without rules: it only knows whose log it is. */
const recogniser = createMatcher([]);

/** The last one that was made: a log is often read twice. */
let opened: { readonly key: string; readonly matcher: Matcher } | undefined;

/** `product`: whose log the reader says it is; null: anybody's; undefined: its lines decide. */
function openMatcher(
  files: string,
  rules: readonly ErrorRule[],
  product: string | null | undefined,
): Matcher {
  const key = `${product} ${files}`;
  if (opened?.key !== key)
    opened = {
      key,
      matcher: product === undefined ? createMatcher(rules) : createMatcher(rules, [], product),
    };
  return opened.matcher;
}

const fetched = new Map<string, Promise<unknown>>();

/** Each file once; what failed is tried again. */
async function fetchJson<T>(address: string): Promise<T> {
  const known = fetched.get(address);
  if (known) return (await known) as T;
  const asked = (async (): Promise<unknown> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json();
  })();
  fetched.set(address, asked);
  asked.catch(() => fetched.delete(address));
  return (await asked) as T;
}

/** Whose name it is may be said far from the line that was found: it is masked with what the whole log says. */
function maskReading(reading: LogReading, maskText: (text: string) => string): LogReading {
  const texts = reading.findings.flatMap((finding) => [finding.text, ...Object.values(finding.values)]);
  const mask = maskAll([...texts, reading.lastException ?? '', reading.words], maskText);
  return {
    ...reading,
    version: reading.version === null ? null : showText(reading.version),
    lastException: reading.lastException === null ? null : mask(reading.lastException),
    words: mask(reading.words),
    findings: reading.findings.map((finding): Finding => ({
      ...finding,
      text: mask(finding.text),
      values: Object.fromEntries(Object.entries(finding.values).map(([name, value]) => [name, mask(value)])),
    })),
  };
}

/** All of them at once. Masked before it is shown: a sign that is hidden may be all that parts a name from what is beside it. */
function maskAll(texts: readonly string[], mask: (text: string) => string): (text: string) => string {
  const lines = [...new Set(texts)].map((text) => text.replace(/[\r\n]+/g, ' '));
  const masked = mask(lines.join('\n')).split('\n');
  // A mask that went over the end of a line: each by itself.
  const isWhole = masked.length === lines.length;
  const known = new Map(lines.map((line, at) => [line, isWhole ? (masked[at] ?? '') : maskLog(line)]));
  return (text) => showText(known.get(text.replace(/[\r\n]+/g, ' ')) ?? maskLog(text));
}
