/** Where guides lead: planned links, links in, links out. Pure. */
import { fault } from './fault.ts';
import type { Block } from './guide-blocks.ts';
import type { PlannedGuide } from './plan.ts';

export interface LinkedGuide {
  readonly plan: PlannedGuide;
  readonly blocks: readonly Block[];
}

/** Guides' ids in the order in which the text links to them; other addresses are left out. */
export function listLinked(
  blocks: readonly Block[],
  idOfRoute: ReadonlyMap<string, string>,
): readonly string[] {
  return blocks.flatMap(({ links }) => links).flatMap(({ href }) => idOfRoute.get(routeOf(href)) ?? []);
}

function routeOf(href: string): string {
  return decodeURI(href.replace(/[#?].*$/, '')).replace(/(?<=.)\/$/, '');
}

export function findPlannedLinkFaults(
  { plan, blocks }: LinkedGuide,
  idOfRoute: ReadonlyMap<string, string>,
): readonly string[] {
  const linked = new Set(listLinked(blocks, idOfRoute));
  return plan.links
    .filter((path) => !linked.has(path))
    .map((path) => fault(plan.path, path, 'the plan links to this guide'));
}

/** Guides that no other guide links to: a customer finds them in their category only. */
export function findLonelyGuides(
  guides: readonly LinkedGuide[],
  idOfRoute: ReadonlyMap<string, string>,
): readonly string[] {
  const linked = new Set(
    guides.flatMap(({ plan, blocks }) => listLinked(blocks, idOfRoute).filter((id) => id !== plan.path)),
  );
  return guides
    .filter(({ plan }) => !linked.has(plan.path))
    .map(({ plan }) => fault(plan.path, plan.title, 'no other guide links here'));
}

/** Ours resolve to pages; theirs are https, and no link repeats what the base says. */
export function findAddressFaults(
  path: string,
  blocks: readonly Block[],
  routes: ReadonlySet<string>,
): readonly string[] {
  return blocks
    .flatMap(({ links }) => links)
    .flatMap(({ href, text }) => {
      if (href.startsWith('#') || href.startsWith('mailto:') || href.startsWith('tel:')) return [];
      if (href.startsWith('/'))
        return routes.has(routeOf(href)) || href.includes('/assets/')
          ? []
          : [fault(path, `${text} → ${href}`, 'no page answers this address')];
      return href.startsWith('https://')
        ? []
        : [fault(path, `${text} → ${href}`, 'links to other sites begin with https://')];
    });
}
