/** The plan of the help centre: which guides and categories there are, where they stand and what they link to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type GuideType = 'how-to' | 'reference' | 'troubleshooting' | 'concept' | 'policy';

export interface PlannedGuide {
  /** Id below `content/docs`, as guides link to it; may hold `{productSlug}`. */
  readonly path: string;
  readonly title: string;
  readonly label: string;
  readonly type: GuideType;
  /** From 1, among the children of its category. */
  readonly position: number;
  /** A category's slug; null: at the top. */
  readonly category: string | null;
  /** Guides that its text must link to. */
  readonly links: readonly string[];
  /** It has a drawing, or a folder tree as text. */
  readonly diagram?: true;
}

export interface PlannedCategory {
  readonly slug: string;
  readonly label: string;
  readonly description: string;
  /** Guides and, as `c:slug`, categories, in the sidebar's order. */
  readonly children: readonly string[];
}

export interface Plan {
  readonly root: readonly string[];
  readonly categories: readonly PlannedCategory[];
  readonly pages: readonly PlannedGuide[];
}

export const PLAN = JSON.parse(readFileSync(join(import.meta.dirname, 'plan.json'), 'utf8')) as Plan;

/** Every address that the help centre answers, for a product's slug, without a slash at the end; tags and redirects come on top. */
export function listPlannedRoutes(productSlug: string, hasContact: boolean): readonly string[] {
  return [
    '/help',
    '/help/errors',
    '/help/search',
    // Where nobody can be reached nobody is told a story.
    ...(hasContact ? ['/help/ask'] : []),
    '/help/markdown-page',
    ...PLAN.categories.map(({ slug }) => routeOfCategory(slug)),
    ...PLAN.pages.map(({ path }) => routeOfGuide(path, productSlug)),
  ].toSorted();
}

export function routeOfCategory(slug: string): string {
  return `/help/docs/category/${slug}`;
}

/** A folder's own page (`stardew/index`) has the folder's address. */
export function routeOfGuide(path: string, productSlug: string): string {
  return `/help/docs/${path.replace('{productSlug}', productSlug).replace(/\/index$/, '')}`;
}
