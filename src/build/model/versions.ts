/** The versions of the docs: which there are, and what is in each (behaviours.md 27). Pure. */
import type { Diagnostic, SiteConfig, Version, VersionPlan } from '../../model.ts';
import { closest } from '../problems/did-you-mean.ts';
import type { Doc } from './docs.ts';

/** A version with what is in it. */
export interface VersionPages {
  readonly version: Version;
  /** Id of a guide → its route. */
  readonly routes: ReadonlyMap<string, string>;
  /** Route of its main guide. */
  readonly mainRoute: string;
}

/** Beside `content/`: the names of frozen versions, newest first. */
export const VERSIONS_FILE = 'versions.json';

/** Beside `content/`: the sidebars of frozen versions. */
export const SIDEBARS_FOLDER = 'versioned_sidebars';

/** Name of the version that lies in `content/docs`. */
export const CURRENT = 'current';

/** What `versions.json` and the configuration say; `at` is the configuration's file, for messages. */
interface PlanInputs {
  readonly config: SiteConfig;
  /** Names in `versions.json`, newest first. */
  readonly names: readonly string[];
}

/** The versions that there are to build, newest first, or what is wrong with what is said of them. One alone: no versions. */
export function planVersions({ config, names }: PlanInputs): {
  readonly plans: readonly VersionPlan[];
  readonly problems: readonly Omit<Diagnostic, 'at'>[];
} {
  if (config.disableVersioning || names.length === 0) return { plans: [], problems: [] };
  const all = config.includeCurrentVersion ? [CURRENT, ...names] : names;
  const problems = checkNames(config, all);
  if (problems.length > 0) return { plans: [], problems };
  const last = config.lastVersion ?? names[0] ?? CURRENT;
  const included = all.filter((name) => config.onlyIncludeVersions?.includes(name) ?? true);
  const main = included.includes(last) ? last : included[0];
  const lastAt = all.indexOf(last);
  const plans = included.map((name): VersionPlan => {
    const own = config.versions[name] ?? {};
    const at = all.indexOf(name);
    const usual = at < lastAt ? 'unreleased' : at > lastAt ? 'unmaintained' : 'none';
    const banner = own.banner ?? usual;
    const isQuiet = !(own.badge ?? all.length > 1);
    return {
      name,
      label: own.label ?? (name === CURRENT ? config.version.label : name),
      path: own.path ?? (name === last ? '' : name === CURRENT ? 'next' : name),
      isLast: name === last,
      isMain: name === main,
      ...(banner === 'none' ? {} : { banner }),
      ...(isQuiet ? { isQuiet } : {}),
      ...(own.of === undefined || name === CURRENT ? {} : { of: own.of }),
      noIndex: own.noIndex ?? false,
      folder: folderOfVersion(name),
    };
  });
  return { plans, problems: [] };
}

/** Where the guides of a version lie, relative to the root. */
export function folderOfVersion(name: string): string {
  return name === CURRENT ? 'content/docs' : `versioned_docs/version-${name}`;
}

/** Where the sidebars of a frozen version lie, relative to the root. */
export function sidebarsOfVersion(name: string): string {
  return `${SIDEBARS_FOLDER}/version-${name}-sidebars.json`;
}

/** Names in the configuration that no version has. */
function checkNames(config: SiteConfig, all: readonly string[]): readonly Omit<Diagnostic, 'at'>[] {
  const { lastVersion, onlyIncludeVersions, versions } = config;
  const unknown = (key: string, name: string): Omit<Diagnostic, 'at'> => {
    const meant = closest(name, all);
    const isHidden = name === CURRENT && !config.includeCurrentVersion;
    return {
      severity: 'error',
      code: 'config/invalid',
      message: isHidden
        ? `"${key}" names the version "current", which "includeCurrentVersion" leaves out`
        : `"${key}" names the version "${name}", which does not exist`,
      hint: meant === undefined ? `Versions are: ${all.join(', ')}.` : `Did you mean "${meant}"?`,
    };
  };
  return [
    ...[lastVersion].flatMap((name) =>
      name === undefined || all.includes(name) ? [] : [unknown('lastVersion', name)],
    ),
    ...(onlyIncludeVersions ?? []).flatMap((name) =>
      all.includes(name) ? [] : [unknown('onlyIncludeVersions', name)],
    ),
    ...Object.keys(versions).flatMap((name) =>
      all.includes(name) || name === CURRENT ? [] : [unknown('versions', name)],
    ),
    ...(onlyIncludeVersions?.length === 0
      ? [
          {
            severity: 'error',
            code: 'config/invalid',
            message: '"onlyIncludeVersions" is empty, so no version of the guides is left',
            hint: `Versions are: ${all.join(', ')}.`,
          } as const,
        ]
      : []),
  ];
}

/** The version that a placed set of guides is; without a plan the only one. */
export function describeVersion(
  { version }: SiteConfig,
  plan: VersionPlan | undefined,
  mainDoc: Doc | undefined,
): Version {
  const mainDocId = mainDoc?.id ?? '';
  if (plan === undefined)
    return { name: version.name, label: version.label, path: '', isLast: true, mainDocId };
  const { name, label, path, isLast, isMain, banner, isQuiet, of } = plan;
  return {
    name,
    label,
    path,
    isLast,
    isMain,
    mainDocId,
    ...(banner === undefined ? {} : { banner }),
    ...(isQuiet === undefined ? {} : { isQuiet }),
    ...(of === undefined ? {} : { of }),
  };
}

/** A version with its guides; drafts are not among them. */
export function listVersionPages(
  version: Version,
  docs: readonly Doc[],
  mainDoc: Doc | undefined,
  docsRoot: string,
): VersionPages {
  const routes = new Map(docs.map(({ id, route }) => [id, route]));
  return { version, routes, mainRoute: mainDoc?.route ?? docsRoot };
}
