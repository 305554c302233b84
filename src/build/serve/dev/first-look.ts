/**
 * The site before all of it is understood: guides that nobody has opened yet count with what other pages see of them, which is
 * made by the same stages of a shorter text. What is shown so is looked at again when the whole site is there.
 */
import type { Source } from '../../../model.ts';
import { decodePath, fileOfSource, isBesideContent } from '../../../urls.ts';
import { Memo, type MemoMode } from '../../memo/memo.ts';
import { cutShort } from '../../parse/cut-short.ts';
import type { SiteParts } from '../../read/read-site.ts';
import { buildSite } from '../../site/build-site.ts';
import type { Site } from '../../site/site.ts';

export interface FirstLook {
  readonly site: () => Site;
  /** Takes the text of the page at this route as it is. False: what it shows cannot be known yet. */
  readonly open: (route: string) => boolean;
}

/** Pages that show nothing of other pages but what is left of those. */
const SHOWN: ReadonlySet<string> = new Set(['doc', 'category', 'home', 'page', 'tag', 'tags']);

export function openFirstLook(parts: SiteParts, mode: MemoMode): FirstLook {
  // What is made of shorter texts is of no use to anybody later.
  const memo = new Memo(undefined, mode);
  const short = new Map(
    parts.discovered.sources.map((source) => [source.path, isCut(source) ? cutSource(source) : source]),
  );
  const build = (): Site => {
    memo.forgetUnused();
    return buildSite({ ...parts, discovered: { ...parts.discovered, sources: [...short.values()] } }, memo);
  };
  let site = build();
  const sources = new Map(parts.discovered.sources.map((source) => [fileOfSource(source.path), source]));
  /** Takes whole texts in the places of shorter ones. */
  const take = (files: readonly (string | undefined)[]): void => {
    const cut = files.flatMap((file) => {
      const source = sources.get(file ?? '');
      return source === undefined || short.get(source.path) === source ? [] : source;
    });
    if (cut.length === 0) return;
    for (const source of cut) short.set(source.path, source);
    site = build();
  };
  return {
    site: () => site,
    open(route) {
      const found = site.model.routes.find(({ path }) => path === route);
      if (found === undefined || !SHOWN.has(found.kind)) return false;
      const { source: file } = found;
      take([file]);
      take(findNeeded(site, sources.get(file ?? '')));
      // Whether the page can be shown at all is known when everything is.
      return !site.diagnostics.some(({ severity, at }) => severity === 'error' && at?.file === file);
    },
  };
}

/** The files of the guides of which a source names headings: which of them they have, their settings do not say. */
function findNeeded(
  { model, lookup, found }: Site,
  source: Source | undefined,
): readonly (string | undefined)[] {
  if (source === undefined) return [];
  const file = fileOfSource(source.path);
  const linked = (lookup.links.get(source.path) ?? []).flatMap(({ href }) =>
    href.includes('#') ? decodePath(href.replace(/#.*/s, '')) : [],
  );
  const missed = found.flatMap(({ at, missing }) => (at?.file === file ? (missing?.routes ?? []) : []));
  const routes = new Set([...linked, ...missed]);
  return routes.size === 0
    ? []
    : model.routes.flatMap((route) => (routes.has(route.path) ? route.source : []));
}

/** Guides, by far the most: other pages are few, lists show the beginnings of posts, and partials are part of others. */
function isCut({ path }: Source): boolean {
  return (
    (path.startsWith('docs/') || isBesideContent(path)) &&
    !path.split('/').some((segment) => segment.startsWith('_'))
  );
}

function cutSource({ path, text }: Source): Source {
  return { path, text: cutShort(text) };
}
