/** Reads one log: fetches the rules of the product that it is of, and says what they find. Runs in the worker, or where none starts. */
import { chooseFiles, type ErrorFile, type ErrorManifest } from '../../errors/choose-files.ts';
import { createMatcher, type Matcher } from '../../errors/create-matcher.ts';
import { maskLog } from '../../errors/mask-log.ts';
import type { ErrorRule, Finding, LogReading } from '../../errors/types.ts';
import type { Failure, KnownProduct, Question, Reply } from './error-messages.ts';
import { excerptLog } from './excerpt-log.ts';
import { type LogText, readSource } from './read-source.ts';
import { showText } from './show-text.ts';

/** Never rejects. */
export async function answerQuestion(question: Question): Promise<Reply> {
  const { id } = question;
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
    const masked = maskExcerpt(text, lines);
    return { type: 'reading', id, reading: maskReading(reading, text), asked, products, masked, isCut };
  } catch {
    return fail('rules', maskExcerpt(text, []));
  }
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
  const isChosen = product !== undefined;
  const seen = recogniser.match(text);
  const wanted = chooseFiles(files, isChosen ? product : seen.product);
  // Files are named below the base path, where the manifest lies two folders deep.
  const base = new URL('../../', manifest);
  const rules = await Promise.all(
    wanted.map(async (file) => (await fetchJson<ErrorFile>(new URL(file, base).href)).rules),
  );
  const reading = openMatcher(wanted.join(' '), rules.flat(), isChosen).match(text);
  // Where the reader has the word, what the lines look like leaves nothing out.
  const told = isChosen ? { ...reading, product: seen.product, version: seen.version } : reading;
  const asked = isChosen ? product : told.product;
  return { reading: told, products, asked: products.some(({ id }) => id === asked) ? asked : null };
}

/** Without rules: it only knows whose log it is. */
const recogniser = createMatcher([]);

/** The last one that was made: a log is often read twice. */
let opened: { readonly key: string; readonly matcher: Matcher } | undefined;

function openMatcher(files: string, rules: readonly ErrorRule[], isChosen: boolean): Matcher {
  const key = `${isChosen} ${files}`;
  if (opened?.key !== key)
    opened = { key, matcher: isChosen ? createMatcher(rules, []) : createMatcher(rules) };
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

/** Masked first: a sign that is hidden may be all that parts a name from what is beside it. */
function maskExcerpt(text: string, lines: readonly number[]): string {
  return showText(maskLog(excerptLog(text, lines), text));
}

/** Whose name it is may be said far from the line that was found: it is masked with what the whole log says. */
function maskReading(reading: LogReading, text: string): LogReading {
  const texts = reading.findings.flatMap((finding) => [finding.text, ...Object.values(finding.values)]);
  const mask = masker([...texts, reading.lastException ?? '', reading.words], text);
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

/** All of them at once: the names of ten megabytes are looked for once. */
function masker(texts: readonly string[], whole: string): (text: string) => string {
  const lines = [...new Set(texts)].map((text) => text.replace(/[\r\n]+/g, ' '));
  const masked = maskLog(lines.join('\n'), whole).split('\n');
  // A mask that went over the end of a line: each by itself.
  const isWhole = masked.length === lines.length;
  const known = new Map(lines.map((line, at) => [line, isWhole ? (masked[at] ?? '') : maskLog(line)]));
  return (text) => showText(known.get(text.replace(/[\r\n]+/g, ' ')) ?? maskLog(text));
}
