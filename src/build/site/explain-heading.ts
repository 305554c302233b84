/** What became of a heading that links lead to: renamed, moved to another guide, or removed. Pure. */
import type { Cause } from '../../model.ts';
import type { TextSection } from '../../search/manifest.ts';
import { findHolder, listRuns } from '../model/likeness.ts';
import { parsePage } from '../parse/page.ts';
import type { SitePast } from '../read/git-past.ts';
import { joinPlaces } from '../../search/places.ts';
import { extractSections } from '../search/sections.ts';
import type { UnderstoodSite } from './site.ts';

export interface HeadingCause {
  readonly cause: Cause;
  /** Its id on the same page now, when it is clear which. */
  readonly anchor?: string;
}

/** A section of fewer runs of words is told by its place rather than by its text. */
const MIN_RUNS = 6;

/** `key` stands for the missing heading `id` of the page `path` (below `content/`). */
export function explainHeading(
  path: string,
  id: string,
  key: string,
  past: SitePast,
  site: UnderstoodSite,
): HeadingCause {
  const old = findOld(path, id, past, site);
  if (old === undefined) return { cause: { key } };
  const now = sectionsOf(path, site);
  const named = `The heading "${old.section.heading}" (#${id}) of content/${path}`;
  const renamed = findRenamed(old, now);
  if (renamed !== undefined) {
    const fact = `${named} is now "${renamed.heading}" (#${renamed.anchor})`;
    return { cause: { key, fact, old: 'name', write: `#${renamed.anchor}` }, anchor: renamed.anchor };
  }
  const moved = findElsewhere(old.section, path, site);
  const fact =
    moved === undefined ? `${named} was removed` : `${named} is now in content/${moved.path}#${moved.anchor}`;
  return { cause: { key, fact, ...(moved === undefined ? {} : { old: 'place' as const }) } };
}

interface OldHeading {
  readonly section: TextSection;
  readonly sections: readonly TextSection[];
}

/** The newest text of the page that had the heading. */
function findOld(
  path: string,
  id: string,
  past: SitePast,
  { model }: UnderstoodSite,
): OldHeading | undefined {
  for (const text of past.versions.get(path) ?? []) {
    const { variables } = model.config;
    const { value } = parsePage({ source: { path, text }, partials: {}, variables, prefix: 'content/' });
    const sections = joinPlaces(extractSections(value.body, value.page.title ?? ''));
    const section = sections.find(({ anchor }) => anchor === id);
    if (section !== undefined) return { section, sections };
  }
  return undefined;
}

function sectionsOf(path: string, { parsed }: UnderstoodSite): readonly TextSection[] {
  const body = parsed.bodies.get(path)?.read();
  return body === undefined ? [] : joinPlaces(extractSections(body, parsed.pages.get(path)?.title ?? ''));
}

/** The section with the same text under a new name; of a short one the only new heading in its place. */
function findRenamed(
  { section, sections }: OldHeading,
  now: readonly TextSection[],
): TextSection | undefined {
  const before = new Set(sections.map(({ anchor }) => anchor));
  const fresh = now.filter(({ anchor }) => anchor !== '' && !before.has(anchor));
  const runs = listRuns(section.content);
  if (runs.size >= MIN_RUNS) {
    const holder = findHolder(
      runs,
      fresh.map((one) => [one, listRuns(one.content)] as const),
    )?.holder;
    if (holder !== undefined) return holder;
  }
  const [only] = fresh;
  const lost = sections.filter(({ anchor }) => !now.some((one) => one.anchor === anchor));
  const isInPlace =
    only !== undefined && now.indexOf(only) === sections.indexOf(section) && now.length === sections.length;
  return fresh.length === 1 && lost.length === 1 && isInPlace && only?.level === section.level
    ? only
    : undefined;
}

function findElsewhere(
  section: TextSection,
  path: string,
  site: UnderstoodSite,
): { readonly path: string; readonly anchor: string } | undefined {
  const runs = listRuns(section.content);
  if (runs.size < MIN_RUNS) return undefined;
  const others = [...site.parsed.pages.keys()].filter((other) => other !== path);
  return findHolder(
    runs,
    others.flatMap((other) =>
      sectionsOf(other, site).map(
        ({ anchor, content }) => [{ path: other, anchor }, listRuns(content)] as const,
      ),
    ),
  )?.holder;
}
