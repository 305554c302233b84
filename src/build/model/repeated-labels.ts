/** Categories that are called the same: side by side, or so that an address depends on their order (behaviours.md 2.4.9). */
import type { Diagnostic, Location } from '../../model.ts';
import type { SourceCategory } from './sidebar-source.ts';

/** A category that is shown, with what readers see of it. */
export interface ShownCategory {
  readonly source: SourceCategory;
  readonly label: string;
  readonly at: Location;
}

/** Takes the categories in the order of the sidebars. */
export interface LabelWatch {
  /** One whose address was made of its label; `slug` is the last part of it, `plain` what the label alone gives. */
  readonly takeAddress: (category: ShownCategory, slug: string, plain: string) => void;
  /** All categories of one list. */
  readonly takeSiblings: (categories: readonly ShownCategory[]) => void;
  /** Problems: `category/repeated-label`, one for each category at most. */
  readonly diagnostics: () => readonly Diagnostic[];
}

/** Remembers every label that it sees. */
export function createLabelWatch(): LabelWatch {
  const addressed = new Map<string, ShownCategory>();
  const problems = new Map<SourceCategory, Diagnostic>();
  return {
    takeAddress(category, slug, plain) {
      const first = addressed.get(plain);
      if (first === undefined) addressed.set(plain, category);
      // The same folder in two sidebars: one file cannot hold two addresses.
      if (slug === plain || (first !== undefined && isSamePlace(first.at, category.at))) return;
      problems.set(category.source, describeAddress(category, { slug, plain }, first));
    },
    takeSiblings(categories) {
      const seen = new Map<string, ShownCategory>();
      for (const category of categories) {
        const first = seen.get(category.label);
        if (first === undefined) seen.set(category.label, category);
        else problems.set(category.source, describeSiblings(category, first));
      }
    },
    diagnostics: () => [...problems.values()],
  };
}

function isSamePlace(a: Location, b: Location): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}

function describeAddress(
  category: ShownCategory,
  { slug, plain }: { readonly slug: string; readonly plain: string },
  first: ShownCategory | undefined,
): Diagnostic {
  const why =
    first === undefined
      ? `The address of another category ends in "${plain}"`
      : `Another category is called "${category.label}" too`;
  return {
    severity: 'warning',
    code: 'category/repeated-label',
    message: `${why}, so the address of this one ends in "${slug}" and changes with their order`,
    at: category.at,
    hint: `Write its address into its link: { "type": "generated-index", "slug": "/category/${slug}" }.`,
    ...(first === undefined ? {} : { related: [first.at] }),
  };
}

function describeSiblings({ label, at }: ShownCategory, first: ShownCategory): Diagnostic {
  return {
    severity: 'warning',
    code: 'category/repeated-label',
    message: `Two categories side by side are called "${label}", so readers cannot tell them apart`,
    at,
    hint: 'Give one of them another label.',
    related: [first.at],
  };
}
