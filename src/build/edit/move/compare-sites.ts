/** What a move would change besides what was asked: no link may lead elsewhere, no text may differ. Pure. */
import type { Diagnostic } from '../../../model.ts';
import { routeKey } from '../../../urls.ts';
import { lower } from './locate.ts';
import { canonical, mapMeaning, type Relocation } from './relink.ts';
import type { UnderstoodSite } from '../../site/site.ts';

/** Addresses that answered before and do not after: of categories whose settings could not be written, and those that differ in case only. */
export function findLostAddresses(before: UnderstoodSite, after: UnderstoodSite): readonly Diagnostic[] {
  const left = new Set(after.model.routes.map(({ path }) => routeKey(path)));
  const folded = new Map([...left].map((path) => [lower(path), path]));
  return before.model.routes
    .filter(({ path, kind }) => kind !== 'redirect' && !left.has(routeKey(path)))
    .map(({ path, kind }): Diagnostic => {
      const near = folded.get(lower(path));
      const lost = { severity: 'warning', code: 'move/address-lost' } as const;
      // A page at each would be one file on many disks.
      if (near !== undefined)
        return {
          ...lost,
          message: `The address ${path} is gone: ${near} differs from it in upper and lower case only, so no redirect can keep it`,
          hint: 'Choose a name that differs in more, or let your host lead the old address on.',
        };
      return {
        ...lost,
        message: `The address ${path} is gone${kind === 'category' ? ': its category has another address, or no guide, now' : ''}`,
        hint:
          kind === 'category'
            ? `To keep it, write into the _category_ file of its folder: "redirect_from": "${path}"`
            : 'Readers who come from outside will see the page for missing addresses.',
      };
    });
}

/** What differs in the pages themselves: every link must mean the same, every text must be the same. */
export function compareSites(
  before: UnderstoodSite,
  after: UnderstoodSite,
  files: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  relocation: Relocation,
): readonly Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const [path, page] of before.parsed.pages) {
    const newPath = files.get(path) ?? path;
    const now = after.parsed.pages.get(newPath);
    const report = (message: string, at = { file: `content/${newPath}`, line: 1, column: 1 }) =>
      problems.push({
        severity: 'error',
        code: 'move/not-certain',
        message,
        at,
        hint: 'Change this place by hand so that it does not name the guide, and move it then.',
      });
    if (now === undefined) {
      report('This page would be gone after the move');
      continue;
    }
    const [links, moved] = [before.lookup.links.get(path) ?? [], after.lookup.links.get(newPath) ?? []];
    if (links.length !== moved.length) report('This page would have other links after the move');
    for (const [index, link] of links.entries()) {
      const fresh = moved[index];
      const wanted = mapMeaning(canonical(link.href, relocation.before), relocation);
      if (fresh === undefined || link.dead === true || wanted === canonical(fresh.href, relocation.after))
        continue;
      const slot = page.links[index];
      report(
        `This link would lead elsewhere after the move: "${slot?.href ?? ''}"`,
        slot === undefined
          ? undefined
          : { ...slot.at, file: `content/${files.get(slot.at.file.slice(8)) ?? slot.at.file.slice(8)}` },
      );
    }
    if (!files.has(path) && !texts.has(path)) continue;
    const [old, fresh] = [before.parsed.bodies.get(path)?.read(), after.parsed.bodies.get(newPath)?.read()];
    if (JSON.stringify([old?.segments, old?.codes]) !== JSON.stringify([fresh?.segments, fresh?.codes]))
      report('The text of this page would change with the move');
  }
  return problems;
}
