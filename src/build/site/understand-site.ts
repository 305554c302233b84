/** The first half of the build: from sources to resolved links, edition by edition. Pure but for the memo. */
import type { Diagnostic } from '../../model.ts';
import type { Memo } from '../memo/memo.ts';
import { checkPlaces } from '../model/check-places.ts';
import { linkPages } from '../model/link-pages.ts';
import { CURRENT } from '../model/versions.ts';
import { placePages } from '../model/place-pages.ts';
import type { SiteLookup } from '../model/site-model.ts';
import type { SourceParts } from '../read/read-site.ts';
import { checkPublished } from './check-published.ts';
import { checkUnused } from './check-unused.ts';
import { type Edition, openEditions } from './editions.ts';
import { checkCrossings, joinEditions, listElsewhere } from './join-editions.ts';
import { nameAssets, nameBySource } from './name-assets.ts';
import { parseSources, withoutOldAddresses } from './parse-sources.ts';
import type { PlacedEdition, UnderstoodEdition, UnderstoodSite } from './site.ts';

/** From sources to resolved links. Files without facts have addresses that say which file is meant (for `mv`). */
export function understandSite(parts: SourceParts, memo: Memo): UnderstoodSite {
  return joinEditions(understandEditions(parts, memo));
}

/** Every edition by itself, with the links to the others. The main one is the first. */
export function understandEditions<P extends SourceParts>(
  parts: P,
  memo: Memo,
): readonly [UnderstoodEdition<P>, ...UnderstoodEdition<P>[]] {
  const [main, ...others] = openEditions(parts, memo);
  const placed = [main, ...others].map(placeEdition);
  const versions = placed.flatMap((one) => one.placed.value.lookup.versions);
  const linked = placed.map((one) =>
    linkEdition(one, placed, others.length === 0 ? undefined : inOrder(versions, parts)),
  );
  return checkCrossings(linked as [UnderstoodEdition<P>, ...UnderstoodEdition<P>[]]);
}

/** Newest first, as the plans are; the main one was made first. */
function inOrder(versions: SiteLookup['versions'], { settings }: SourceParts): SiteLookup['versions'] {
  const names = settings.versions?.plans.map(({ name }) => name) ?? [];
  return versions.toSorted((a, b) => names.indexOf(a.version.name) - names.indexOf(b.version.name));
}

function placeEdition<P extends SourceParts>(edition: Edition<P>): PlacedEdition<P> {
  const { parts, plan, memo } = edition;
  const { settings, discovered, facts, react, drafts } = parts;
  const { config, explicit } = settings;
  const version = plan === undefined || plan.name === CURRENT ? CURRENT : `version-${plan.name}`;
  const labels = parts.labels?.[version];
  const all = parseSources(discovered, settings, memo);
  // What redirects to a guide leads to that of the main version.
  const parsed = plan?.isMain === false ? withoutOldAddresses(all) : all;
  const assets: PlacedEdition['assets'] =
    facts === undefined
      ? { value: nameBySource(discovered.files.keys()), diagnostics: [] }
      : nameAssets(parsed.usedFiles, facts, config.base, parts.pictures);
  const { pages, categories, authors } = parsed;
  const placed = placePages(
    { config, pages, categories, authors, explicit, reactPages: react.pages, drafts, plan, labels },
    memo,
  );
  return { ...edition, parsed, assets, placed };
}

function linkEdition<P extends SourceParts>(
  one: PlacedEdition<P>,
  all: readonly PlacedEdition<P>[],
  versions: SiteLookup['versions'] | undefined,
): UnderstoodEdition<P> {
  const { parts, parsed, placed, assets, memo } = one;
  const { discovered, drafts, facts, react } = parts;
  const { config } = parts.settings;
  const { pages, fileNames } = parsed;
  const lookup = { ...placed.value.lookup, ...(versions === undefined ? {} : { versions }) };
  const elsewhere = listElsewhere(one, all);
  const linked = linkPages({ ...placed.value, lookup }, fileNames, assets.value, { drafts, elsewhere }, memo);
  const { model } = placed.value;
  const taken = checkPlaces(model, linked.value, fileNames.read());
  const published = checkPublished(discovered.files.keys(), parsed.usedFiles, facts, config.rules);
  const unused = checkUnused({ discovered, used: parsed.usedFiles, pages, config });
  const steps = [discovered, parsed, assets, react, placed, linked, taken, published, unused];
  const diagnostics = steps.flatMap((step): readonly Diagnostic[] => step.diagnostics);
  const values = { model, lookup: linked.value, assets: assets.value, withheld: published.value };
  return { ...one, ...values, diagnostics };
}
