/** Front matter of a guide: what must be there, and in which form. Pure. */
import { fault } from './fault.ts';
import type { GuideSource } from './guide-source.ts';
import type { PlannedGuide } from './plan.ts';

/** Search results show about 65 characters; the plan's longest title has 61. */
const MAX_TITLE = 61;
const MAX_DESCRIPTION = 160;

/** Compares a guide with its place in the plan, and checks every field. `paths`: ids of all guides. */
export function findFrontMatterFaults(
  guide: GuideSource,
  plan: PlannedGuide,
  paths: ReadonlySet<string>,
): readonly string[] {
  const { path, frontMatter } = guide;
  const faults: string[] = [];
  const check = (ok: boolean, found: unknown, rule: string): void => {
    if (!ok)
      faults.push(
        fault(path, typeof found === 'string' ? found : (JSON.stringify(found) ?? 'nothing'), rule),
      );
  };
  const planned = {
    title: plan.title,
    sidebar_label: plan.label,
    sidebar_position: plan.position,
    type: plan.type,
  };
  for (const [key, value] of Object.entries(planned))
    check(frontMatter[key] === value, frontMatter[key], `${key} must be "${value}" as planned`);

  const title = text(frontMatter['title']);
  check(title.length > 0 && title.length <= MAX_TITLE, title, `a title has at most ${MAX_TITLE} characters`);
  check(!/[.!]$/.test(title), title, 'a title has no full stop');
  const label = text(frontMatter['sidebar_label']);
  // One to three words as a rule; names such as "CurseForge pack on the server" need more, and the sidebar holds 32 characters.
  check(label.length > 0 && label.length <= 32, label, 'a sidebar label has 1 to 32 characters');
  const description = text(frontMatter['description']);
  check(
    description.length <= MAX_DESCRIPTION,
    description,
    `a description has at most ${MAX_DESCRIPTION} characters`,
  );
  check(
    /^[\p{Lu}\p{N}/{]/u.test(description) && description.endsWith('.'),
    description,
    'a description begins with a capital and ends with a full stop',
  );
  check(
    !/[.!?]\s/.test(description.replaceAll(/\b(?:e\.g|vs)\./g, '')),
    description,
    'a description is one sentence',
  );
  const keywords = texts(frontMatter['keywords']);
  check(keywords.length >= 3, keywords, 'a guide has three keywords or more');
  check(
    new Set(keywords.map((word) => word.toLowerCase())).size === keywords.length,
    keywords,
    'keywords differ from each other',
  );
  check(
    text(frontMatter['applies_to']) !== '',
    frontMatter['applies_to'],
    'applies_to says for which versions',
  );
  check(texts(frontMatter['sources']).length > 0, frontMatter['sources'], 'sources names at least one');
  check(
    frontMatter['last_verified'] === undefined || !Number.isNaN(dateOf(frontMatter['last_verified'])),
    frontMatter['last_verified'],
    'last_verified is a date, where helpsite verify wrote one',
  );
  const verification = frontMatter['verification'];
  const verifiedWith = text(frontMatter['verified_with']);
  check(
    verification === 'tested' || verification === 'documented',
    verification,
    'verification is tested or documented',
  );
  check(
    (verification === 'tested') === (verifiedWith !== ''),
    verifiedWith,
    'verified_with belongs to tested guides, and only to them',
  );
  const related = texts(frontMatter['related']);
  check(related.length >= 2 && related.length <= 5, related, 'there are 2 to 5 related guides');
  check(
    new Set(related).size === related.length && !related.includes(path),
    related,
    'related guides differ from each other and from this one',
  );
  for (const one of related) check(paths.has(one), one, 'no such guide');
  return faults;
}

/**
 * The list at the end of a guide holds the guides of `related`, in its order. `linked`: ids in the order of the list.
 * A guide whose address depends on the configuration can only be in the list: `related` holds no variables.
 */
export function findRelatedFaults(guide: GuideSource, linked: readonly string[]): readonly string[] {
  const related = texts(guide.frontMatter['related']);
  const fixed = linked.filter((id) => !id.includes('{'));
  return related.join() === fixed.join()
    ? []
    : [fault(guide.path, linked.join(', '), `"Related guides" must list ${related.join(', ')}`)];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map((one) => (typeof one === 'number' ? String(one) : text(one))) : [];
}

function dateOf(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
}
