/** Every link and picture of every page, resolved: the second of the two steps (the parse stage leaves slots). */
import type { Asset, Diagnostic, Outcome } from '../../model.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { Memo } from '../memo/memo.ts';
import { buildTargets, type LinkScope, targetInputs } from './build-targets.ts';
import { resolveLinks } from './links.ts';
import type { Resolved } from './resolve-file.ts';
import type { PlacedSite } from './place-pages.ts';
import type { SiteLookup } from './site-model.ts';

/** The placed site's lookup with targets and links. A page that is itself unchanged, among the same targets, is not looked at again. */
export function linkPages(
  placed: PlacedSite,
  files: Lazy<ReadonlySet<string>>,
  assets: ReadonlyMap<string, Asset>,
  scope: LinkScope,
  memo: Memo,
): Outcome<SiteLookup> {
  const { model, lookup, allDocs, allPosts } = placed;
  const targets = memo.share('targets', '', targetInputs(placed, files, assets, scope), buildTargets);
  const links = new Map<string, readonly Resolved[]>();
  const diagnostics: Diagnostic[] = [];
  for (const { path, route } of [...allDocs.filter((doc) => !doc.draft), ...allPosts, ...model.plainPages]) {
    const page = lookup.pages.get(path);
    if (page === undefined) continue;
    const inputs = { path, route, anchors: page.anchors, slots: page.links, targets };
    const resolved = memo.share('links', path, inputs, resolveLinks).read();
    links.set(path, resolved.value);
    // Not spread: a broken page may have more problems than a call has room for.
    for (const diagnostic of resolved.diagnostics) diagnostics.push(diagnostic);
  }
  return { value: { ...lookup, targets: targets.read(), links }, diagnostics };
}
