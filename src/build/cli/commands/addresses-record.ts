/** `helpsite addresses record`: writes down every address of the site; what was recorded before stays. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../../model.ts';
import { compareRecord, readRecord, readWords } from '../../addresses/compare-addresses.ts';
import { listPresent, listRecordable, type PresentAddress } from '../../addresses/list-present.ts';
import { listTexts, type TextSource } from '../../addresses/list-texts.ts';
import { type AddressRecord, formatLock, ADDRESSES_FILE } from '../../addresses/lock.ts';
import {
  forgetAddresses,
  listUnrecorded,
  mergeRecord,
  type NamedAddress,
  planWords,
  readName,
  rebaseRecord,
  rebaseWords,
  type Unrecorded,
} from '../../addresses/plan-record.ts';
import { formatWords, type PageWords, WORDS_FILE } from '../../addresses/words.ts';
import { hardenAnchor } from '../../check/check-everything.ts';
import { readBytes, writeDurably } from '../../emit/write-durably.ts';
import type { Memo } from '../../memo/memo.ts';
import { closest } from '../../problems/did-you-mean.ts';
import { settleDiagnostics } from '../../problems/settle.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { describeSystemError } from '../../problems/world-error.ts';
import { type PreparedContent, type PreparedSite, prepareSite } from '../../site/prepare-site.ts';
import type { CommandOptions } from '../../terminal/options.ts';
import { createProgress } from '../../terminal/progress.ts';
import { flattenDiagnostic } from '../../terminal/report-machine.ts';
import {
  createPaint,
  formatCount,
  formatText,
  PRINT_LIMIT,
  wantsColor,
  widthOf,
} from '../../terminal/report.ts';
import { formatDocument, printResult } from '../../terminal/result.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';

export interface RecordOptions extends CommandOptions {
  /** As typed. */
  readonly forget: readonly string[];
  /** The base path that the recorded addresses have. */
  readonly rebase: string | undefined;
  readonly dryRun: boolean;
}

/** Exit codes: 0 recorded, 1 recorded addresses are lost (nothing is written), 3 wrong configuration. Throws a UsageError for an address that nobody has recorded. */
export async function runRecord(options: RecordOptions): Promise<number> {
  const startedAt = performance.now();
  const prepared = await prepareForRecord(options);
  const { content, memo, base } = prepared;
  if (content === undefined) return tellWrong(prepared, 'addresses record', options, startedAt);
  const opened = openRecord(content, memo);
  if ('problems' in opened) return refuse(opened.problems, prepared, 'addresses record', options);
  const moved = options.rebase === undefined ? opened : rebaseOpened(opened, options.rebase, base);
  const forgotten = options.forget.map((typed) => readForgotten(typed, moved, base, content));
  const record = forgetAddresses(moved.record, forgotten);
  const source = sourceOf(content);
  const lost = settleDiagnostics(compareRecord(record, moved.wordsText, source, memo).map(hardenAnchor), {
    rules: content.parts.settings.config.rules,
    sources: content.parts.discovered.sources,
    ran: 'build',
  }).filter(({ severity, code }) => severity === 'error' && /^(?:address|anchor)\//.test(code));
  if (lost.length > 0) return refuse(lost, prepared, 'addresses record', options);
  const present = listRecordable(source.model, source.lookup);
  const fresh = listUnrecorded(record, present);
  const addresses = mergeRecord(record, present);
  const written = saveRecord({ ...record, addresses }, moved.words, content, memo, options);
  report({ ...record, addresses }, fresh, forgotten, written, base, options, startedAt);
  return 0;
}

/** The site as the command sees it: without drafts, whatever was asked for. */
export async function prepareForRecord(options: CommandOptions): Promise<PreparedSite> {
  const progress = createProgress(options.io, { quiet: options.quiet || options.json });
  try {
    const prepared = await prepareSite({ ...options, drafts: false }, progress);
    prepared.store?.save();
    return prepared;
  } finally {
    progress.end();
  }
}

/** What is compared and recorded. */
export function sourceOf({ site }: PreparedContent): TextSource {
  return { model: site.model, lookup: site.lookup, bodies: site.parsed.bodies };
}

/** The record as it lies on the disk. */
interface OpenedRecord {
  readonly record: AddressRecord;
  readonly words: ReadonlyMap<string, PageWords>;
  readonly wordsText: string | undefined;
}

/** The record, or why it may not be written: whatever cannot be read would be lost. */
export function openRecord(
  { parts }: PreparedContent,
  memo: Memo,
): OpenedRecord | { readonly problems: readonly Diagnostic[] } {
  const { value, diagnostics } = parts.addresses;
  const record = readRecord(value, memo);
  if (diagnostics.length > 0 || !record.isWhole)
    return {
      problems: [...diagnostics, ...record.diagnostics].filter(({ severity }) => severity === 'error'),
    };
  return { record, words: readWords(value.words, memo), wordsText: value.words };
}

function rebaseOpened(opened: OpenedRecord, old: string, base: string): OpenedRecord {
  const words = rebaseWords(opened.words, old, base);
  return { record: rebaseRecord(opened.record, old, base), words, wordsText: formatWords(words.values()) };
}

function readForgotten(
  typed: string,
  { record }: OpenedRecord,
  base: string,
  { site }: PreparedContent,
): NamedAddress {
  const name = readName(typed, base);
  const known = record.addresses.get(name.key);
  if (known === undefined || (name.anchor !== undefined && !known.anchors.includes(name.anchor))) {
    const near = closest(name.route, record.addresses.keys());
    throw new UsageError(
      `"${typed}" is not recorded, so it cannot be forgotten${near === undefined ? '' : `; did you mean ${near}?`}`,
    );
  }
  const present = listPresent(site.model, site.lookup).get(name.key);
  // An anchor that is there may be forgotten for what it was: it is recorded anew as what it is.
  if (present !== undefined && name.anchor === undefined)
    throw new UsageError(`"${typed}" is on the site, so it stays recorded; remove it there first`);
  return name;
}

/** Writes both files where they differ; says whether the record did. Throws a WorldError when the disk refuses. */
export function saveRecord(
  record: AddressRecord,
  before: ReadonlyMap<string, PageWords>,
  content: PreparedContent,
  memo: Memo,
  { root, dryRun }: Pick<RecordOptions, 'root' | 'dryRun'>,
): boolean {
  const source = sourceOf(content);
  const present: ReadonlyMap<string, PresentAddress> = listPresent(source.model, source.lookup);
  const words = planWords(record.addresses, present, listTexts(source, memo), before, source);
  const { lock, words: knownWords } = content.parts.addresses.value;
  const [lockText, wordsText] = [formatLock(record), formatWords(words)];
  const isWritten = lockText !== lock;
  if (dryRun) return isWritten;
  const [lockPath, wordsPath] = [join(root, ADDRESSES_FILE), join(root, WORDS_FILE)];
  try {
    // First the words: they only help, and one too many does no harm.
    if (wordsText !== knownWords && isOrdinary(wordsPath))
      writeDurably(wordsPath, wordsText, readBytes(wordsPath));
    if (!isOrdinary(lockPath))
      throw new UsageError(`${ADDRESSES_FILE} is no ordinary file, so it is left as it is`);
    if (isWritten) writeDurably(lockPath, lockText, readUnchanged(lockPath, lock));
  } catch (error) {
    throw describeSystemError(error, `write ${ADDRESSES_FILE}`);
  }
  return isWritten;
}

function isOrdinary(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() !== false;
}

/** The bytes on the disk, if they are still those that were read; else what they were then, which lets the write refuse. */
function readUnchanged(path: string, known: string | undefined): Uint8Array | undefined {
  const bytes = readBytes(path);
  const text = bytes === undefined ? undefined : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return text === known ? bytes : known === undefined ? undefined : Buffer.from(known);
}

/** Prints why nothing was recorded; exit code 1. */
export function refuse(
  problems: readonly Diagnostic[],
  { base, sourceOf: textOf }: PreparedSite,
  command: string,
  { io, json, root, verbose, quiet }: CommandOptions,
): number {
  if (json)
    io.stdout.write(
      formatDocument({
        schemaVersion: 1,
        ok: false,
        command,
        root,
        base,
        written: 0,
        diagnostics: problems.map(flattenDiagnostic),
      }),
    );
  else {
    const color = wantsColor(io.stdout, io.env);
    const limit = verbose ? Number.POSITIVE_INFINITY : PRINT_LIMIT;
    io.stdout.write(
      `${formatText(problems, { color, limit, width: widthOf(io.stdout), sourceOf: textOf })}\n`,
    );
    if (!quiet)
      io.stdout.write(
        `${createPaint(color)('red', '✗')} Nothing was recorded: ${formatCount(problems.length, 'problem')}; helpsite check --fix keeps what it can\n`,
      );
  }
  return 1;
}

/** Prints what is wrong with the configuration; exit code 3. */
export function tellWrong(
  { base, diagnostics, sourceOf: textOf }: PreparedSite,
  command: string,
  options: CommandOptions,
  startedAt: number,
): number {
  const counts = { pages: 0, written: 0, unchanged: 0, removed: 0, isEmitted: false };
  const durationMs = Math.round(performance.now() - startedAt);
  printResult(
    { ok: false, base, ...counts, durationMs, diagnostics, sourceOf: textOf },
    { ...options, command },
  );
  return 3;
}

function report(
  { addresses }: AddressRecord,
  fresh: Unrecorded,
  forgotten: readonly NamedAddress[],
  written: boolean,
  base: string,
  { io, json, root, quiet, verbose, dryRun }: RecordOptions,
  startedAt: number,
): void {
  const anchors = [...addresses.values()].reduce((sum, address) => sum + address.anchors.length, 0);
  const dropped = forgotten.map(({ route, anchor }) => (anchor === undefined ? route : `${route}#${anchor}`));
  if (json) {
    io.stdout.write(
      formatDocument({
        schemaVersion: 1,
        ok: true,
        command: 'addresses record',
        root,
        base,
        addresses: addresses.size,
        anchors,
        added: fresh.addresses,
        addedAnchors: fresh.anchors,
        forgotten: dropped,
        dryRun,
        written: written && !dryRun ? 1 : 0,
        durationMs: Math.round(performance.now() - startedAt),
        diagnostics: [],
      }),
    );
    return;
  }
  if (quiet) return;
  const paint = createPaint(wantsColor(io.stdout, io.env));
  if (verbose || dryRun) for (const route of fresh.addresses) io.stdout.write(`+ ${toSafeLine(route)}\n`);
  for (const route of dropped) io.stdout.write(`- ${toSafeLine(route)}\n`);
  const all = `${formatCount(addresses.size, 'address', 'addresses')} and ${formatCount(anchors, 'anchor')}`;
  const news = `${formatCount(fresh.addresses.length, 'address', 'addresses')} and ${formatCount(fresh.anchors, 'anchor')}`;
  const told = written
    ? `${dryRun ? 'Would record' : 'Recorded'} ${all} in ${ADDRESSES_FILE} (new: ${news})`
    : `${ADDRESSES_FILE} is up to date: ${all}`;
  io.stdout.write(`${paint('green', '✓')} ${told}\n`);
}
