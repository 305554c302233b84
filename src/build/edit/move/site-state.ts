/** A site as text in memory, and what the build makes of it: so that an edit can be tried before it is written. */
import type { Diagnostic, Outcome, ReactPage, SiteConfig } from '../../../model.ts';
import type { Memo } from '../../memo/memo.ts';
import { discover, type Discovered } from '../../read/discover.ts';
import { loadReactPages } from '../../read/react-pages.ts';
import type { SiteVersions } from '../../read/read-versions.ts';
import { CURRENT } from '../../model/versions.ts';
import { readSettings, type SiteSettings } from '../../read/read-settings.ts';
import { understandSite } from '../../site/understand-site.ts';
import type { UnderstoodSite } from '../../site/site.ts';

/** Everything that decides pages, addresses and links. */
export interface SiteState extends Pick<SiteSettings, 'explicit' | 'versions'> {
  readonly discovered: Discovered;
  readonly config: SiteConfig;
  readonly reactPages: readonly ReactPage[];
  /** Configuration files that were read, relative to the root. */
  readonly configFiles: readonly string[];
}

export interface StateOptions {
  readonly root: string;
  readonly base: string | undefined;
  readonly configFile: string | undefined;
}

/** Reads the site from the disk. Undefined, with the reasons, when its configuration is wrong. */
export async function readState(options: StateOptions): Promise<Outcome<SiteState | undefined>> {
  const { root, base, configFile } = options;
  const { config, explicit, versions, texts, diagnostics, isWrong } = await readSettings(root, {
    ...(base === undefined ? {} : { base }),
    ...(configFile === undefined ? {} : { configFile }),
  });
  if (isWrong) return { value: undefined, diagnostics };
  const discovered = discover(root);
  const react = await loadReactPages(root, discovered.reactPages, config);
  const configFiles = texts.map(({ file }) => file);
  const own = versions === undefined ? {} : { versions: currentAlone(versions) };
  return {
    value: { discovered, config, explicit, ...own, reactPages: react.value, configFiles },
    diagnostics,
  };
}

/** Frozen versions are left as they are: what is edited is the version in `content/docs`, with its address. */
function currentAlone(versions: SiteVersions): SiteVersions {
  const plans = versions.plans.filter(({ name }) => name === CURRENT);
  return { ...versions, plans: plans.map((plan) => ({ ...plan, isMain: true })) };
}

/** What the build makes of it, up to the resolved links; files have addresses that say which one is meant. */
export function understandState(state: SiteState, memo: Memo): UnderstoodSite {
  const { discovered, config, explicit, versions, reactPages } = state;
  const settings = { config, explicit, ...(versions === undefined ? {} : { versions }) };
  const react = { pages: reactPages, diagnostics: [] };
  return understandSite({ settings, discovered, facts: undefined, react, drafts: false }, memo);
}

/** Problems of `after` that `before` did not have; `movedPath` says where a file of `before` lies in `after` (relative to the root). */
export function findNewProblems(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  movedPath: (file: string) => string = (file) => file,
): readonly Diagnostic[] {
  const known = new Map<string, number>();
  const keyOf = ({ code, at }: Diagnostic, file: string | undefined) => `${code} ${file ?? at?.file ?? ''}`;
  for (const problem of before) {
    const key = keyOf(problem, problem.at === undefined ? undefined : movedPath(problem.at.file));
    known.set(key, (known.get(key) ?? 0) + 1);
  }
  return after.filter((problem) => {
    const key = keyOf(problem, undefined);
    const left = known.get(key) ?? 0;
    known.set(key, left - 1);
    return left <= 0;
  });
}
