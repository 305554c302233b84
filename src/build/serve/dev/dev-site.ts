/** The site as it is at this moment, held in memory: what has changed is read and understood anew, all else stays. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Diagnostic } from '../../../model.ts';
import { checkEverything } from '../../check/check-everything.ts';
import type { EmitFile } from '../../emit/emit-file.ts';
import { cacheFolder } from '../../memo/cache-folder.ts';
import { Memo, readMemoMode } from '../../memo/memo.ts';
import { type MemoStore, openMemoStore } from '../../memo/memo-store.ts';
import { sortDiagnostics } from '../../problems/diagnostics.ts';
import { groupCauses } from '../../problems/group-causes.ts';
import type { Bundle } from '../../read/bundle.ts';
import type { Discovered } from '../../read/discover.ts';
import type { SiteParts } from '../../read/read-site.ts';
import type { SiteSettings } from '../../read/read-settings.ts';
import { buildSite } from '../../site/build-site.ts';
import { openEditions } from '../../site/editions.ts';
import { explainMissing, type Knowledge } from '../../site/explain-missing.ts';
import { listParseJobs, listUnparsed, type ParseJob, parseAhead } from '../../site/parse-sources.ts';
import { learnPast } from '../../site/prepare-site.ts';
import type { Site } from '../../site/site.ts';
import {
  baseOf,
  type DevInputs,
  type DevSiteOptions,
  gatherParts,
  readInputs,
  refreshInputs,
} from './dev-inputs.ts';
import { type FirstLook, openFirstLook } from './first-look.ts';
import { createGoodSources, type GoodSources } from './good-sources.ts';

/** One moment of the site. */
export interface DevState {
  /** Undefined as long as the configuration has never been right. */
  readonly served: Site | undefined;
  /** The files of the search index, made when they are first asked for: an edit should not wait for them. */
  readonly searchFiles: () => readonly EmitFile[];
  readonly base: string;
  /** Problems of what lies on the disk, which may be ahead of what is served. Sorted, rules applied. */
  readonly diagnostics: readonly Diagnostic[];
  /** Sources with an error that have never been without one since the start, relative to `content/`. */
  readonly neverGood: ReadonlySet<string>;
  readonly discovered: Discovered;
}

export interface DevSite {
  readonly state: () => DevState;
  /** Settles when the whole site is understood: until then the state has no problems, and only pages that were opened are right. */
  readonly whole: () => Promise<void>;
  /** Makes the page at this route what it will be. False: it has to wait for the whole site. */
  readonly open: (route: string) => boolean;
  /** Whether the whole site is understood. */
  readonly isWhole: () => boolean;
  /** Looks again at these paths (relative to the root, or absolute), or at everything. Returns what differs. */
  readonly update: (paths: ReadonlySet<string> | 'all') => Promise<readonly string[]>;
  /** Every problem of what lies on the disk, those included that only `helpsite check` looks for. */
  readonly check: () => readonly Diagnostic[];
  /** Takes other scripts and styles. */
  readonly replaceBundle: (bundle: Bundle) => Promise<void>;
  /** Forgets everything and reads it anew. */
  readonly restart: () => Promise<void>;
  /** Keeps what was computed for the next start, and goes on with nothing. */
  readonly save: () => void;
}

/** What goes on between two looks at the disk. */
interface Session {
  inputs: DevInputs;
  memo: Memo;
  store: MemoStore | undefined;
  goodSources: GoodSources;
  state: DevState;
  /** What lies on the disk, whether it can be served or not. */
  real: { readonly parts: SiteParts; readonly site: Site } | undefined;
  /** Of what is missing in `real`. */
  knowledge: Knowledge | undefined;
  /** What is shown before the whole site is understood. */
  first: FirstLook | undefined;
  whole: Promise<void>;
  isClosed: boolean;
}

/** So many guides that were never parsed are parsed while the first page waits. */
const FEW = 100;
/** So many others are parsed between two requests. */
const SLICE = 12;
/** Milliseconds that who waits for the first page has before the rest is looked at. */
const HEAD_START = 50;

/** Reads the site. Whatever is wrong with it is in its state: a writer will put it right. */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const { root } = options;
  let session = await openSession(options);
  return {
    state: () => session.state,
    whole: () => session.whole,
    isWhole: () => session.first === undefined,
    open(route) {
      const { first } = session;
      if (first === undefined) return true;
      const isRight = first.open(route);
      if (session.state.served !== first.site()) session.state = describeFirst(session.inputs, first);
      return isRight;
    },
    async update(paths) {
      await session.whole;
      const { changed, isChanged } = await refreshInputs(session.inputs, paths);
      if (isChanged || isGone(root) !== isGone(root, session.state)) {
        options.onChange();
        // What was told leaves with the turn.
        await nextTurn();
        assemble(session);
        await explain(session);
      }
      return changed;
    },
    check: () =>
      session.real === undefined || session.inputs.settings.isWrong
        ? session.state.diagnostics
        : tellCauses(checkEverything(session.real.parts, session.real.site), session.knowledge),
    async replaceBundle(next) {
      await session.whole;
      session.inputs.bundle = next;
      assemble(session);
      void explain(session);
    },
    async restart() {
      await session.whole;
      session.store?.save();
      const next = await openSession(options);
      await next.whole;
      session = next;
    },
    save() {
      session.isClosed = true;
      session.store?.save();
    },
  };
}

async function openSession(options: DevSiteOptions): Promise<Session> {
  const inputs = await readInputs(options);
  const store = options.cache ? openMemoStore(cacheFolder(options.root)) : undefined;
  const session: Session = {
    inputs,
    store,
    memo: new Memo(store, readMemoMode(options.io.env)),
    goodSources: createGoodSources(),
    state: describeWrong(inputs),
    real: undefined,
    knowledge: undefined,
    first: undefined,
    whole: Promise.resolve(),
    isClosed: false,
  };
  const parts = inputs.good === undefined ? undefined : gatherParts(inputs, inputs.good, session.memo);
  const jobs = parts === undefined ? [] : listUnknown(parts, session.memo);
  if (parts !== undefined && jobs.length > FEW) {
    session.first = openFirstLook(parts, session.memo.mode);
    session.state = describeFirst(inputs, session.first);
    session.whole = parseRest(session, jobs);
    return session;
  }
  assemble(session);
  await explain(session);
  return session;
}

/** What has to be parsed, edition by edition. Of a site in several languages nobody asks: they are made one after the other. */
function listUnknown(parts: SiteParts, memo: Memo): readonly Unknown[] {
  if (parts.settings.config.locales.length > 0) return [];
  return openEditions(parts, memo).flatMap((edition) => {
    const { jobs } = listParseJobs(edition.parts.discovered, edition.parts.settings, edition.memo);
    return listUnparsed(jobs, edition.memo).map((job) => ({ job, memo: edition.memo }));
  });
}

interface Unknown {
  readonly job: ParseJob;
  readonly memo: Memo;
}

/** Parses what is left, some at a time, so that no request waits long; then the site is made as ever. */
async function parseRest(session: Session, jobs: readonly Unknown[]): Promise<void> {
  await delay(HEAD_START);
  for (let from = 0; from < jobs.length; from += SLICE) {
    // Who asks comes first.
    await nextTurn();
    if (session.isClosed) return;
    const slice = jobs.slice(from, from + SLICE);
    for (const memo of new Set(slice.map((one) => one.memo)))
      parseAhead(
        slice.flatMap((one) => (one.memo === memo ? one.job : [])),
        memo,
      );
  }
  await nextTurn();
  if (session.isClosed) return;
  session.first = undefined;
  assemble(session);
  await explain(session);
}

/** The state in which only what was opened is right: it tells of no problem, for most of them are not known. */
function describeFirst(inputs: DevInputs, first: FirstLook): DevState {
  const served = first.site();
  return {
    served,
    searchFiles: () => [],
    base: served.model.config.base,
    diagnostics: [],
    neverGood: new Set(),
    discovered: inputs.tree.discovered(),
  };
}

/** The whole site from what has been read. Synchronous: no request sees half of it. */
function assemble(session: Session): void {
  const { inputs, state } = session;
  if (inputs.good === undefined) session.state = describeWrong(inputs);
  else if (session.real !== undefined && !existsSync(join(inputs.options.root, 'content')))
    session.state = { ...state, diagnostics: [NO_CONTENT] };
  else session.state = assembleGood(session, inputs.good);
}

/** Says why things are missing, which git has to be asked for. Another state meanwhile is left as it is. */
async function explain(session: Session): Promise<void> {
  const { inputs, real, state } = session;
  session.knowledge = undefined;
  if (real === undefined || !state.diagnostics.some(({ missing }) => missing !== undefined)) return;
  const { site, parts } = real;
  const knowledge = await learnPast(inputs.options.root, site, parts.discovered.sources, state.diagnostics);
  if (session.state !== state) return;
  session.knowledge = knowledge;
  session.state = { ...state, diagnostics: tellCauses(state.diagnostics, knowledge) };
}

function tellCauses(
  diagnostics: readonly Diagnostic[],
  knowledge: Knowledge | undefined,
): readonly Diagnostic[] {
  return knowledge === undefined ? diagnostics : groupCauses(explainMissing(diagnostics, knowledge));
}

/** The state of a site whose configuration has never been right. */
function describeWrong(inputs: DevInputs): DevState {
  return {
    served: undefined,
    searchFiles: () => [],
    base: baseOf(inputs),
    diagnostics: sortDiagnostics(inputs.settings.diagnostics),
    neverGood: new Set(),
    discovered: inputs.tree.discovered(),
  };
}

/** The state with the last good configuration: sources with errors are served as they last were without. */
function assembleGood(session: Session, good: SiteSettings): DevState {
  const { inputs, memo, goodSources } = session;
  memo.forgetUnused();
  const parts = gatherParts(inputs, good, memo);
  const { discovered, react } = parts;
  const site = buildSite(parts, memo);
  session.real = { parts, site };
  const kept = goodSources.choose(discovered, react.pages, site.diagnostics);
  const served =
    kept === undefined
      ? site
      : buildSite(
          { ...parts, discovered: kept.discovered, react: { ...react, pages: kept.reactPages } },
          memo,
        );
  let searchFiles: readonly EmitFile[] | undefined;
  return {
    served,
    searchFiles: () => (searchFiles ??= served.searchFiles()),
    base: good.config.base,
    diagnostics: inputs.settings.isWrong
      ? sortDiagnostics([...inputs.settings.diagnostics, ...site.diagnostics])
      : site.diagnostics,
    neverGood: goodSources.neverGood(),
    discovered,
  };
}

const NO_CONTENT: Diagnostic = {
  severity: 'error',
  code: 'usage/invalid',
  message: 'The folder content is gone; the site is shown as it last was',
  hint: 'It goes on by itself as soon as the folder is back.',
};

/** Whether the guides' folder is missing: on the disk, or in what was last seen of it. */
function isGone(root: string, state?: DevState): boolean {
  return state === undefined ? !existsSync(join(root, 'content')) : state.diagnostics.includes(NO_CONTENT);
}
