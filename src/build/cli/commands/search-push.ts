/** `helpsite search push` and `diff`: brings the index of the hosted service to what the site says. */
import type { Diagnostic, SiteConfig } from '../../../model.ts';
import { describeDone, isUpToDate } from '../../hosted/describe-push.ts';
import { planSettings, type SettingsPlan } from '../../hosted/mark.ts';
import { printPush, type PushResult } from '../../hosted/print-push.ts';
import { type PushPlan, planPush, refusePlan } from '../../hosted/push-plan.ts';
import { NOTHING_DONE, pushChanges, replaceIndex } from '../../hosted/push-records.ts';
import { openService, type Service } from '../../hosted/service.ts';
import { PushStopped } from '../../hosted/service-calls.ts';
import { describeFault, hideSecrets } from '../../hosted/service-fault.ts';
import { toServiceSynonyms } from '../../hosted/service-synonyms.ts';
import { type StoredRecord, toStoredRecords } from '../../hosted/stored-record.ts';
import { findUnread, isUnread } from '../../problems/diagnostics.ts';
import { createProgress, type Progress } from '../../terminal/progress.ts';
import type { SearchOptions } from '../../terminal/options.ts';
import { toCheckRun } from '../search-options.ts';
import { listProducts, listSearchPages, listSiteRecords } from '../../search/search-pages.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { type PreparedSite, prepareSite } from '../../site/prepare-site.ts';

/**
 * Exit codes: 0 done, 1 problems in content, 3 wrong configuration, 5 the service failed, 6 refused, 130 interrupted.
 * Throws a UsageError without guides or the admin key.
 */
export async function runSearchPush(options: SearchOptions): Promise<number> {
  const startedAt = performance.now();
  const checkRun = toCheckRun(options);
  const progress = createProgress(options.io, { quiet: options.quiet || options.json });
  const stop = listenForStop(() => {
    progress.end();
    options.io.stderr.write('Stopping after the request under way; Ctrl+C again stops at once.\n');
  });
  try {
    const prepared = await prepareSite(checkRun, progress);
    prepared.store?.save();
    const outcome = await push(prepared, options, progress, stop.isStopped);
    progress.end();
    const durationMs = Math.round(performance.now() - startedAt);
    printPush(
      {
        ...outcome,
        base: prepared.base,
        pages: prepared.content?.site.pages.length ?? 0,
        durationMs,
        sourceOf: (file) => hideKey(prepared.sourceOf(file), options),
      },
      options,
    );
    return outcome.exitCode;
  } finally {
    progress.end();
    stop.end();
  }
}

type PushOutcome = Omit<PushResult, 'base' | 'pages' | 'durationMs' | 'sourceOf'>;

async function push(
  { content, diagnostics, memo }: PreparedSite,
  options: SearchOptions,
  progress: Progress,
  isStopped: () => boolean,
): Promise<PushOutcome> {
  const fail = (exitCode: number, found: readonly Diagnostic[]): PushOutcome => ({
    exitCode,
    diagnostics: found,
    index: '',
    work: undefined,
    done: NOTHING_DONE,
    notes: [],
  });
  if (content === undefined) return fail(3, diagnostics);
  const { model, synonyms: words } = content.site;
  const { config } = model;
  const { appId, indexName: index, hosts } = config.search;
  if (appId === undefined || index === undefined) return fail(3, [NOT_HOSTED]);
  const apiKey = readAdminKey(options);
  // Records of what could not be read would be deleted.
  const unread = findUnread(content.site.found);
  const errors = [
    ...diagnostics.filter((found) => found.severity === 'error' && !isUnread(found)),
    ...unread,
  ];
  if (errors.length > 0) return fail(1, errors);

  const source = content.site.searched;
  const records = toStoredRecords(listSiteRecords(listSearchPages(source, memo), config.url));
  const synonyms = toServiceSynonyms(words, listProducts(source));
  const service = openService({ appId, apiKey, hosts, isStopped });
  // Other warnings are a matter of the build.
  const warnings = diagnostics.filter(({ code }) => code === 'config/admin-key');
  let outcome: PushOutcome = { ...fail(0, warnings), index };
  try {
    progress.start('Asking the service', 1);
    const work = await compare(service, config, { index, records, synonyms });
    outcome = { ...outcome, work };
    const refusal = options.force ? undefined : refusePlan(work.plan, index);
    if (refusal !== undefined)
      return { ...outcome, exitCode: 6, diagnostics: [describeRefusal(refusal, options)] };
    if (options.dryRun || (!options.full && isUpToDate(work.plan, work.planned))) return outcome;
    const saving = options.full ? records.length : work.plan.added.length + work.plan.changed.length;
    progress.start('Pushing', saving + work.plan.removed.length);
    await carryOut(service, { index, records, ...work, isFull: options.full }, (done) => {
      outcome = { ...outcome, done };
      progress.report(done.saved + done.removed);
    });
    return outcome;
  } catch (error) {
    const notes =
      outcome.work === undefined || options.dryRun
        ? ['Nothing was sent.']
        : describeDone(outcome.work.plan, outcome.work.planned, outcome.done, options.full);
    if (error instanceof PushStopped)
      return { ...outcome, exitCode: 130, notes, diagnostics: [describeStop()] };
    const { message, hint } = describeFault(error, { appId, indexName: index, key: 'admin' });
    const fault: Diagnostic = {
      severity: 'error',
      code: 'search/service-failed',
      message: hideSecrets(message, [apiKey]),
      hint: hideSecrets(hint, [apiKey]),
    };
    return { ...outcome, exitCode: 5, notes, diagnostics: [fault] };
  }
}

/** What differs between the site and the service. */
async function compare(
  service: Service,
  config: SiteConfig,
  {
    index: name,
    records,
    synonyms,
  }: Pick<Content, 'index' | 'records'> & { synonyms: Parameters<typeof planSettings>[2] },
): Promise<Work> {
  const index = service.openIndex(name);
  const current = await index.readSettings();
  const known = await index.listHashes();
  return {
    plan: planPush(records, known),
    planned: planSettings(current, config, synonyms),
    isKnown: current !== undefined,
  };
}

interface Work {
  readonly plan: PushPlan;
  readonly planned: SettingsPlan;
  /** The service has an index of this name. */
  readonly isKnown: boolean;
}

interface Content extends Work {
  readonly index: string;
  readonly records: readonly StoredRecord[];
  readonly isFull: boolean;
}

async function carryOut(
  service: Service,
  { index: name, records, plan, planned, isKnown, isFull }: Content,
  report: Parameters<typeof pushChanges>[3],
): Promise<void> {
  const index = service.openIndex(name);
  if (isFull) await replaceIndex(service, { index, records, ...planned.all, isKnown }, report);
  else await pushChanges(index, plan, planned, report);
}

/** A file's text for code frames: what is in a file may be the key as well. */
function hideKey(text: string | undefined, { io }: SearchOptions): string | undefined {
  return text === undefined ? undefined : hideSecrets(text, [(io.env['ALGOLIA_ADMIN_KEY'] ?? '').trim()]);
}

/** Only from the environment (contract.md 5): what is in a file ends up in a repository. */
function readAdminKey({ io, command }: SearchOptions): string {
  const key = (io.env['ALGOLIA_ADMIN_KEY'] ?? '').trim();
  if (key !== '') return key;
  throw new UsageError(
    `${command} needs the admin key of the search service in the environment variable ALGOLIA_ADMIN_KEY`,
  );
}

const NOT_HOSTED: Diagnostic = {
  severity: 'error',
  code: 'config/invalid',
  message: 'This site names no index of the hosted search, so there is nothing to push to',
  hint: "Write provider: 'hosted' with appId, apiKey and indexName in config/search.ts; the embedded search needs no push.",
};

function describeRefusal(refusal: string, { dryRun }: SearchOptions): Diagnostic {
  return {
    severity: 'error',
    code: 'search/refused',
    message: `${dryRun ? 'a push would be refused' : 'nothing was pushed'}: ${refusal}`,
    hint: 'If that is what you want, push with --force.',
  };
}

function describeStop(): Diagnostic {
  return {
    severity: 'error',
    code: 'search/service-failed',
    message: 'the push was interrupted',
    hint: 'Run the same command again.',
  };
}

/** The first Ctrl+C ends the push after the request under way, so that it can say what was done; the second ends it at once. */
function listenForStop(tell: () => void): { readonly isStopped: () => boolean; readonly end: () => void } {
  let isAsked = false;
  const ask = (): void => {
    isAsked = true;
    end();
    tell();
  };
  const end = (): void => {
    process.off('SIGINT', ask);
    process.off('SIGTERM', ask);
  };
  process.once('SIGINT', ask);
  process.once('SIGTERM', ask);
  return { isStopped: () => isAsked, end };
}
