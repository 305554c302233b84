/** The heading that stands in the place of a lost one, where its text was too short to be known again. Pure. */
import type { Spot, TextPage } from './find-text.ts';
import { areAlike } from './similar-names.ts';
import type { PageWords } from './words.ts';

/**
 * A heading of the same page whose words are much the same, and the only one: new since the page was recorded, and between the
 * same neighbours where their order is known. Undefined when it may be another.
 */
export function findHeading(
  id: string,
  words: PageWords | undefined,
  page: TextPage,
  recorded: ReadonlySet<string>,
): Spot | undefined {
  const { sections } = page.shingles();
  const old = words?.sections ?? [];
  const before = new Set(old.map((section) => section.id));
  const at = old.findIndex((section) => section.id === id);
  const here = new Map(sections.map((section, index) => [section.id, index]));
  const above = old.slice(0, Math.max(at, 0)).findLast((section) => here.has(section.id));
  const below = at === -1 ? undefined : old.slice(at + 1).find((section) => here.has(section.id));
  const from = above === undefined ? -1 : (here.get(above.id) ?? -1);
  const to = below === undefined ? sections.length : (here.get(below.id) ?? sections.length);
  const fresh = sections.filter(
    (section, index) =>
      section.id !== '' &&
      !before.has(section.id) &&
      (old.length > 0 || !recorded.has(section.id)) &&
      index > from &&
      index < to,
  );
  const alike = fresh.filter((section) => areAlike(id, section.id));
  const [only] = alike;
  if (only === undefined || alike.length > 1) return undefined;
  return { page, id: only.id, heading: only.heading, depth: only.depth };
}
