/** Everything a link may lead to, looked up by what writers type. Built once, read by every page. */
import type { Asset } from '../../model.ts';
import { folderOf, joinPath, resolveDots, routeKey } from '../../urls.ts';
import type { TargetNames } from './target-names.ts';

/** A page as a link target. */
export interface Target {
  readonly route: string;
  readonly draft: boolean;
}

/** Where a section is today. */
export interface Section {
  readonly route: string;
  /** Empty: the top of the page. */
  readonly id: string;
}

/** What is no address of today any more, and what links to it mean. */
export interface OldTargets {
  /** Lookup key of an old address → the page's route. The docs' root is no old address. */
  readonly redirects: ReadonlyMap<string, string>;
  /** `sectionKey` of an old id → the section: on the same page, or on another. */
  readonly sections: ReadonlyMap<string, Section>;
  /** Lookup keys of pages that were removed on purpose → where readers find the same. */
  readonly gone: ReadonlyMap<string, string | undefined>;
}

export interface Targets {
  readonly base: string;
  /** `/help/docs/`. */
  readonly root: string;
  /** Pages by source path relative to `content/` (variables replaced too). */
  readonly byPath: ReadonlyMap<string, Target>;
  /** Pages by route without trailing slash, in lower case: routes match whatever the case. */
  readonly byRoute: ReadonlyMap<string, Target>;
  /** Ids on each page, by route without trailing slash; a page that is not here has none. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  readonly old: OldTargets;
  /** Files below `content/` that are not pages. */
  readonly files: ReadonlySet<string>;
  /** The files that pages use, with their public addresses. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** What dead links are compared with; gathered when the first is met. */
  readonly names: () => TargetNames;
}

/** The form in which a route is looked up: no slash at its end, lower case. */
export function routeLookupKey(route: string): string {
  return routeKey(route).toLowerCase();
}

/** The form in which a section is looked up. */
export function sectionKey(route: string, id: string): string {
  return `${routeLookupKey(route)}#${id}`;
}

/** Where in `content/` a file reference may point, likeliest first (behaviours.md 3.8.1). `from` is the source's path. */
export function fileCandidates(path: string, from: string): string[] {
  const area = from.slice(0, from.indexOf('/'));
  if (path.startsWith('@site/')) {
    const below = path.slice('@site/'.length);
    return [below.replace(/^content\//, ''), below];
  }
  if (/^\.{1,2}\//.test(path)) {
    const beside = resolveBeside(path, from);
    return beside === undefined ? [] : [beside];
  }
  const resolved: (string | undefined)[] = path.startsWith('/')
    ? [
        resolveDots(joinPath(area, path)),
        resolveDots(path.slice(1)),
        resolveDots(path.slice(1).replace(/^content\//, '')),
      ]
    : [resolveDots(joinPath(area, path)), resolveDots(path), resolveDots(joinPath(folderOf(from), path))];
  return [...new Set(resolved.filter((candidate) => candidate !== undefined))];
}

/** The path `./a`, `../a` as a source names it. All links of a site come through here, and hardly any has dots further on. */
export function resolveBeside(path: string, from: string): string | undefined {
  let folder = folderOf(from);
  let rest = path.startsWith('./') ? path.slice(2) : path;
  for (; rest.startsWith('../') && folder !== ''; folder = folderOf(folder)) rest = rest.slice(3);
  if (rest === '' || rest.startsWith('/') || rest.endsWith('.') || rest.includes('./') || rest.includes('//'))
    return resolveDots(joinPath(folderOf(from), path));
  return folder === '' ? rest : `${folder}/${rest}`;
}

/** The file that an image or a download names: beside the guide, then among the static files. */
export function findAsset(path: string, from: string, files: ReadonlySet<string>): string | undefined {
  return assetCandidates(path, from).find((candidate) => files.has(candidate));
}

/** Where a picture or download may lie that is named so, likeliest first. */
export function assetCandidates(path: string, from: string): readonly string[] {
  const below = path.startsWith('@site/') ? path.slice('@site/'.length).replace(/^content\//, '') : undefined;
  const candidates =
    below !== undefined
      ? [below]
      : path.startsWith('/')
        ? [
            joinPath('static', path),
            resolveDots(joinPath(from.slice(0, from.indexOf('/')), path)),
            path.slice(1),
          ]
        : [
            resolveDots(joinPath(folderOf(from), path)),
            resolveDots(joinPath('static', path.replace(/^\.\//, ''))),
          ];
  return candidates.filter((candidate) => candidate !== undefined);
}
