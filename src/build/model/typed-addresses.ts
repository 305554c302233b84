/** What front matter says of addresses, with the places where it says so. Pure. */
import type { Diagnostic, Page } from '../../model.ts';
import type { TypedId } from './routes.ts';

/** File (`content/docs/x.md`) → the id that it names itself. */
export function listTypedIds(pages: ReadonlyMap<string, Page>): ReadonlyMap<string, TypedId> {
  return new Map(
    [...pages.values()].flatMap(({ path, settings, settingsAt }) => {
      const at = settingsAt['id'];
      return settings.id === undefined || at === undefined
        ? []
        : [[`content/${path}`, { id: settings.id, at }] as const];
    }),
  );
}

/** Slugs with spaces: they work, as %20, and nobody can type or send them. */
export function checkSlugs(pages: ReadonlyMap<string, Page>): readonly Diagnostic[] {
  return [...pages.values()].flatMap(({ settings: { slug }, settingsAt }): readonly Diagnostic[] => {
    const at = settingsAt['slug'];
    if (slug === undefined || at === undefined || !/\s/.test(slug.trim())) return [];
    return [
      {
        severity: 'warning',
        code: 'route/invalid-slug',
        message: `This address holds a space, which becomes %20 wherever it is written: "${slug}"`,
        at,
        hint: `Write slug: ${slug.trim().replace(/\s+/g, '-')}`,
      },
    ];
  });
}
