/** The site, read, built and written to the out-dir when nothing is wrong with it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../../model.ts';
import { compressFiles } from '../../emit/compress.ts';
import { dropConflicts } from '../../emit/drop-conflicts.ts';
import type { EmitFile } from '../../emit/emit-file.ts';
import { type EmitCounts, type EmitOptions, emitSite } from '../../emit/emit-site.ts';
import { listFileOf } from '../../emit/file-list.ts';
import { type Ledger, readLedger } from '../../emit/ledger.ts';
import { cacheFolder } from '../../memo/cache-folder.ts';
import { hashText } from '../../memo/hash.ts';
import type { Memo } from '../../memo/memo.ts';
import { refuseRemovals } from '../../emit/removals.ts';
import { isFailure, isUnread } from '../../problems/diagnostics.ts';
import { FileChangedError } from '../../problems/world-error.ts';
import { findBase } from '../../read/find-base.ts';
import { collectOften } from '../../program/tune-engine.ts';
import { prepareSite, type PreparedSite } from '../../site/prepare-site.ts';
import type { Site } from '../../site/site.ts';
import { listAllFiles } from '../../site/site-files.ts';
import type { CommandOptions } from '../../terminal/options.ts';
import type { Progress } from '../../terminal/progress.ts';

const NOTHING: EmitCounts = { written: 0, unchanged: 0, removed: 0 };

/** A file that changes while it is copied makes the whole build begin anew, so many times. */
const TRIES = 3;

/** Thrown where the site may not take the place of the last one. */
class RefusedError extends Error {
  readonly diagnostic: Diagnostic;
  constructor(diagnostic: Diagnostic) {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
  }
}

/** What a build found and did. */
export interface Built {
  readonly prepared: PreparedSite;
  readonly failed: boolean;
  readonly isEmitted: boolean;
  readonly counts: EmitCounts;
  readonly refusal?: Diagnostic;
  /** What lies in the out-dir now; undefined where nobody knows all of it. */
  readonly ledger?: Ledger | undefined;
}

/** Reads, builds and writes the site; once more where a file changed meanwhile. `outDir` is a real path. */
export async function buildAnew(
  options: CommandOptions,
  progress: Progress,
  tries: number = TRIES,
): Promise<Built> {
  const prepared = await prepareSite(options, progress);
  const failed = isFailure(prepared.diagnostics, options.strict);
  const site = prepared.content?.site;
  const isEmitted = site !== undefined && (!failed || options.keepGoing);
  let ledger: Ledger | undefined;
  const onLedger = (written: Ledger): void => {
    ledger = written;
  };
  let isWhole = false;
  try {
    const counts = isEmitted
      ? emit({ site, memo: prepared.memo, options, failed, progress, onLedger })
      : NOTHING;
    isWhole = isEmitted;
    return { prepared, failed, isEmitted, counts, ledger };
  } catch (error) {
    if (error instanceof RefusedError)
      return { prepared, failed: true, isEmitted: false, counts: NOTHING, refusal: error.diagnostic };
    if (!(error instanceof FileChangedError) || tries <= 1) throw error;
  } finally {
    prepared.store?.save({ isWhole });
  }
  return buildAnew(options, progress, tries - 1);
}

interface EmitJob {
  readonly site: Site;
  readonly memo: Memo;
  readonly options: CommandOptions;
  readonly failed: boolean;
  readonly progress: Progress;
  readonly onLedger: (ledger: Ledger) => void;
}

function emit({ site, memo, options, failed, progress, onLedger }: EmitJob): EmitCounts {
  // Nothing of a page is needed when it is written.
  collectOften();
  const listed = listAllFiles(site);
  // Two files have one place only in a site with errors, or where `rules` makes warnings of them.
  const isCrowded = failed || site.found.some(({ code }) => code.startsWith('route/'));
  const files = isCrowded ? dropConflicts(listed) : listed;
  const all = options.compress ? [...files, ...compressFiles(files)] : files;
  const ledgerFile = options.cache
    ? join(cacheFolder(options.root), `ledger-${hashText(options.outDir).slice(0, 10)}.json`)
    : undefined;
  if (options.explain) explain(memo, all, ledgerFile, options);
  progress.start('Writing', all.length);
  return emitSite({
    outDir: options.outDir,
    files: all,
    ledgerFile,
    listFile: listFileFor(options),
    clean: options.clean,
    // What could not be read in peace says nothing of what is gone.
    keepUnlisted: failed || site.found.some(isUnread),
    ...(options.allowRemovals === true ? {} : { onPages: refuseWith(site, options.outDir) }),
    verify: memo.mode === 'verify',
    onLedger,
    onProgress: (done) => progress.report(done),
  });
}

/** Without a cache nothing is kept, but what is there must not say something wrong. */
function listFileFor({ root, outDir, cache }: CommandOptions): string | undefined {
  const listFile = listFileOf(root, outDir);
  return cache || existsSync(listFile) ? listFile : undefined;
}

/** Throws a RefusedError where too many pages of the last build would go. */
function refuseWith({ model, pages }: Site, outDir: string): EmitOptions['onPages'] {
  return ({ kept, gone }) => {
    if (gone.length === 0) return;
    const { base } = model.config;
    const listed = pages.map(({ file }) => file);
    const refusal = refuseRemovals({ kept, gone, listed, oldBase: findBase(outDir) ?? base, base });
    if (refusal !== undefined) throw new RefusedError(refusal);
  };
}

/** `--explain`: what was computed anew and why, and how much of all that is, on stderr. */
function explain(
  memo: Memo,
  files: readonly EmitFile[],
  ledgerFile: string | undefined,
  { io, outDir }: CommandOptions,
): void {
  const told = memo.misses.filter(({ stage }) => stage !== 'highlight' && stage !== 'language');
  for (const { stage, id, because } of told) io.stderr.write(`${stage} ${id}: ${because.join(', ')}\n`);
  const known = ledgerFile === undefined ? {} : readLedger(ledgerFile, outDir).files;
  const fresh = files.filter(({ file, key }) => known[file]?.[0] !== key);
  for (const { file, key } of fresh.filter(isPage)) {
    const before = known[file]?.[0];
    const old = new Map((before ?? '').split(' ').map((part) => part.split(':') as [string, string]));
    const changed = key.split(' ').flatMap((part) => {
      const [name = '', hash] = part.split(':');
      return old.get(name) === hash ? [] : [name];
    });
    io.stderr.write(`render ${file}: ${before === undefined ? 'new' : changed.join(', ')}\n`);
  }
  const stages = [...new Set(memo.misses.map(({ stage }) => stage))].map(
    (name) => `${name} ${memo.misses.filter(({ stage }) => stage === name).length}`,
  );
  const share = (what: string, is: (file: EmitFile) => boolean): string =>
    `${fresh.filter(is).length} of ${files.filter(is).length} ${what}`;
  const counts = [...stages, share('pages', isPage), share('files of the search index', isOfIndex)];
  io.stderr.write(`Counts: ${counts.join(', ')}\n`);
}

function isPage({ phase }: EmitFile): boolean {
  return phase === 'page';
}

function isOfIndex({ file }: EmitFile): boolean {
  return file.includes('/assets/search/');
}
