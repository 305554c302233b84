/** The site as it is at this moment, held in memory: what has changed is read and understood anew, all else stays. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
import { explainMissing, type Knowledge } from '../../site/explain-missing.ts';
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
  /** Looks again at these paths (relative to the root, or absolute), or at everything. Returns what differs. */
  readonly update: (paths: ReadonlySet<string> | 'all') => Promise<readonly string[]>;
  /** Every problem of what lies on the disk, those included that only `helpsite check` looks for. */
  readonly check: () => readonly Diagnostic[];
  /** Takes other scripts and styles. */
  readonly replaceBundle: (bundle: Bundle) => void;
  /** Forgets everything and reads it anew. */
  readonly restart: () => Promise<void>;
  /** Keeps what was computed for the next start. */
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
}

/** Reads the site. Whatever is wrong with it is in its state: a writer will put it right. */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const { root } = options;
  let session = await openSession(options);
  return {
    state: () => session.state,
    async update(paths) {
      const { changed, isChanged } = await refreshInputs(session.inputs, paths);
      if (isChanged || isGone(root) !== isGone(root, session.state)) {
        assemble(session);
        await explain(session);
      }
      return changed;
    },
    check: () =>
      session.real === undefined || session.inputs.settings.isWrong
        ? session.state.diagnostics
        : tellCauses(checkEverything(session.real.parts, session.real.site), session.knowledge),
    replaceBundle(next) {
      session.inputs.bundle = next;
      assemble(session);
      void explain(session);
    },
    async restart() {
      session.store?.save();
      session = await openSession(options);
    },
    save: () => session.store?.save(),
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
  };
  assemble(session);
  await explain(session);
  return session;
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
