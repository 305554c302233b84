/** The versions of a folder of guides: which are taken over, and under which addresses. */
import { joinPath } from '../../../urls.ts';
import { readJson } from '../../parse/json.ts';
import type { Notebook } from '../notes.ts';
import type { DocsPart, OtherVersion, ProjectFiles } from '../project/project.ts';
import { toText } from '../script/value.ts';
import { cleanRoute } from './clean-path.ts';
import type { SettingReader } from './setting-reader.ts';

/** Which versions of guides are taken over. */
export interface VersionChoice {
  /** The one that was asked for; undefined: all, where the project has one folder of guides. */
  readonly wanted: string | undefined;
  readonly isOnly: boolean;
}

interface Folders extends VersionChoice {
  readonly id: string;
  readonly folder: string;
  readonly base: string;
}

/** The versions of a folder of guides: all of them, or the one that is taken over, with what is told of the others. */
export function readVersions(
  options: SettingReader,
  { id, folder, base, wanted, isOnly }: Folders,
  files: ProjectFiles,
  notes: Notebook,
): Pick<DocsPart, 'folder' | 'route' | 'version' | 'names' | 'versionLabel' | 'versions' | 'others'> {
  const prefix = id === 'default' ? '' : `${id}_`;
  const isOff = options.flag('disableVersioning') === true;
  const frozen = isOff ? [] : readVersionNames(files.read(`${prefix}versions.json`));
  const includesCurrent = options.flag('includeCurrentVersion') !== false;
  const only = options.list('onlyIncludeVersions').map((value) => toText(value) ?? '');
  const all = [...(includesCurrent ? ['current'] : []), ...frozen].filter(
    (name) => only.length === 0 || only.includes(name),
  );
  const last = options.text('lastVersion') ?? all.find((name) => name !== 'current') ?? 'current';
  const about = readAbout(options.part('versions'), all, last);
  const isWhole = wanted === undefined && isOnly && id === 'default' && frozen.length > 0;
  const versions = isWhole
    ? publishAll({ all, folder, last, about, options, includesCurrent, only }, files, notes)
    : undefined;
  if (versions !== undefined)
    return { folder, route: base, version: 'current', names: all, versionLabel: undefined, versions };
  const asked = wanted !== undefined && all.includes(wanted) ? wanted : undefined;
  const folderOfVersion = (name: string): string =>
    name === 'current' ? folder : `${prefix}versioned_docs/version-${name}`;
  const hasGuides = (name: string): boolean =>
    files.list(folderOfVersion(name)).some((path) => /\.mdx?$/.test(path));
  // A version that is nowhere on the disk is made of the folder of guides when the old site is built.
  const isEach = wanted === undefined && !isOnly && all.filter(hasGuides).length > 1;
  const candidates =
    all.includes('current') && !isEach ? ['current', last, ...all] : [last, 'current', ...all];
  const version = asked ?? candidates.find(hasGuides) ?? 'current';
  const own = about.get(version) ?? about.get(last);
  const lastPath = about.get(last)?.path ?? '';
  // What readers find at the main address stays there, whichever version that is now.
  const path = lastPath === '' ? '' : (own?.path ?? '');
  const route = (of: string): string => joinPath(base, of);
  if (isEach) {
    const published = all.filter(hasGuides);
    tellPublished(published, all, options, notes, base);
    return {
      folder: folderOfVersion(version),
      route: route(lastPath),
      version,
      names: all,
      versionLabel: own?.label ?? (version === 'current' ? undefined : version),
      others: listOthers(
        published.filter((name) => name !== version),
        {
          id,
          of: route(lastPath),
          route,
          about,
          newer: all.slice(0, all.indexOf(version)),
          folderOfVersion,
          prefix,
        },
      ),
    };
  }
  const isThis = (name: string): boolean => name === version || (name === last && !about.has(version));
  const others = all
    .filter((name) => !isThis(name))
    .map((name) => ({ name, route: route(about.get(name)?.path ?? name) }));
  if (others.length > 0)
    tellVersions(
      {
        shown: describe(version, own?.label),
        readers: isThis(last) ? undefined : describe(last, about.get(last)?.label),
        main: route(path),
        own: route(own?.path ?? ''),
        next: isThis(last) ? (others[0]?.name ?? last) : last,
        others,
        isMain: (name) => name === last && lastPath === '',
        base,
        prefix,
      },
      options,
      notes,
    );
  return {
    folder: folderOfVersion(version),
    route: route(path),
    version,
    names: all,
    versionLabel: own?.label ?? (all.length > 1 && version !== 'current' ? version : undefined),
  };
}

/** What the settings say of each version: its label, where it is, and what a folder of its own says. */
function readAbout(labels: SettingReader, all: readonly string[], last: string) {
  return new Map(
    all.map((name) => {
      const own = labels.part(name);
      const path = own.text('path');
      const more = { banner: own.text('banner'), badge: own.flag('badge'), noIndex: own.flag('noIndex') };
      own.pass('className');
      const label = own.text('label');
      own.finish();
      const typedPath = path === undefined ? undefined : cleanRoute(path);
      const ownPath =
        path === undefined ? (name === last ? '' : name === 'current' ? 'next' : name) : cleanRoute(path);
      return [name, { label, path: ownPath, said: { label, path: typedPath, ...more } }] as const;
    }),
  );
}

interface Publishing {
  readonly all: readonly string[];
  readonly folder: string;
  readonly last: string;
  readonly about: ReadonlyMap<string, SaidVersion>;
  readonly options: SettingReader;
  readonly includesCurrent: boolean;
  /** What `onlyIncludeVersions` names. */
  readonly only: readonly string[];
}

/** The versions of the one folder of guides, in their layout; undefined: there is none but the folder itself. */
function publishAll(
  { all, folder, last, about, options, includesCurrent, only }: Publishing,
  files: ProjectFiles,
  notes: Notebook,
): DocsPart['versions'] {
  const published = all.filter((name) =>
    files
      .list(name === 'current' ? folder : `versioned_docs/version-${name}`)
      .some((path) => /\.mdx?$/.test(path)),
  );
  const frozen = published.filter((name) => name !== 'current');
  if (frozen.length === 0) return undefined;
  const said = [...about].map(([name, own]) => [name, own.said] as const);
  const settings = {
    versions: Object.fromEntries(
      said.filter(([, own]) => Object.values(own).some((value) => value !== undefined)),
    ),
    lastVersion: options.text('lastVersion'),
    onlyIncludeVersions: published.length < all.length || only.length > 0 ? published : undefined,
    includeCurrentVersion: includesCurrent ? undefined : false,
  };
  tellPublished(published, all, options, notes);
  return { settings, frozen, last };
}

interface SaidVersion {
  readonly label: string | undefined;
  readonly path: string;
  readonly said: Readonly<Record<string, unknown>>;
}

interface Listing {
  readonly id: string;
  /** The route of the folder of guides. */
  readonly of: string;
  readonly route: (path: string) => string;
  readonly about: ReadonlyMap<string, SaidVersion>;
  /** Before the one that has the folder's own address. */
  readonly newer: readonly string[];
  readonly folderOfVersion: (name: string) => string;
  readonly prefix: string;
}

/** Versions that are published beside the one with the folder's own address. */
function listOthers(
  names: readonly string[],
  { id, of, route, about, newer, folderOfVersion, prefix }: Listing,
): readonly OtherVersion[] {
  return names.map((name) => {
    const own = about.get(name);
    const key = name === 'current' ? 'next' : name;
    return {
      name,
      key: id === 'default' ? key : `${id}-${key}`,
      folder: folderOfVersion(name),
      sidebars: name === 'current' ? '' : `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
      settings: {
        ...own?.said,
        banner: own?.said['banner'] ?? (newer.includes(name) ? 'unreleased' : undefined),
        label: own?.label ?? (name === 'current' ? 'Next' : name),
        path: route(own?.path ?? name),
        ...(of === '' ? {} : { of }),
      },
    };
  });
}

/** What became of the versions where all are published. */
function tellPublished(
  published: readonly string[],
  all: readonly string[],
  { at }: SettingReader,
  notes: Notebook,
  base?: string,
): void {
  const missing = all.filter((name) => !published.includes(name));
  notes.add({
    kind: 'translated',
    what: `versions of ${base === undefined || base === '' ? 'the guides' : base}`,
    says: `All are published, ${base === undefined ? 'in their layout and ' : ''}with their addresses: ${published.join(', ')}`,
    ...at,
  });
  if (missing.length > 0)
    notes.add({
      kind: 'missing',
      what: `versions ${missing.join(', ')}`,
      says: 'There are no guides of them in the project, so they are left out (onlyIncludeVersions)',
      todo: 'Put their guides into versioned_docs, and their names into onlyIncludeVersions.',
      ...at,
    });
}

interface ToldVersions {
  readonly shown: string;
  /** What readers found at the main address, when it is another. */
  readonly readers: string | undefined;
  /** Where the guides are now, and where those of their version were. */
  readonly main: string;
  readonly own: string;
  readonly next: string;
  readonly others: readonly { readonly name: string; readonly route: string }[];
  readonly isMain: (name: string) => boolean;
  readonly base: string;
  readonly prefix: string;
}

function tellVersions(told: ToldVersions, { at }: SettingReader, notes: Notebook): void {
  const { shown, readers, main, own, next, others, isMain, base, prefix } = told;
  notes.add({
    kind: 'missing',
    what: `versions of ${base === '' ? 'the guides' : base}`,
    says: `One version is published: ${shown}, below ${below(main)}${readers === undefined ? '' : `; readers found ${readers} there`}. The others (${others.map(({ name }) => name).join(', ')}) are kept in ${prefix}versioned_docs and are not built`,
    todo: `Import again with --docs-version ${next} to publish that one.`,
    ...at,
  });
  if (own !== main)
    notes.add({
      kind: 'address',
      what: `${below(own)}…`,
      says: `The guides of ${shown} have the addresses of the latest version now: ${below(main)}…`,
      todo: `Let your host lead ${below(own)}* to ${below(main)}*.`,
      ...at,
    });
  const lost = others
    .filter(({ name }) => !isMain(name))
    .map(({ route }) => below(route))
    .filter((route) => route !== below(own));
  if (lost.length > 0)
    notes.add({
      kind: 'address',
      what: lost.map((route) => `${route}…`).join(', '),
      says: 'Nothing answers there: these versions are not built',
      todo: 'Keep the old site for these addresses, or let your host lead them to the guides.',
      ...at,
    });
}

function below(route: string): string {
  return route === '' ? '/' : `/${route}/`;
}

function describe(name: string, label: string | undefined): string {
  const folder = name === 'current' ? 'the folder docs' : name;
  return label === undefined ? folder : `${folder} ("${label}")`;
}

function readVersionNames(text: string | undefined): readonly string[] {
  const read = text === undefined ? undefined : readJson(text);
  const value = read !== undefined && 'value' in read ? read.value : [];
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];
}
