/** Remembers each source as it last was without an error, so that a page in the middle of an edit stays as it was. */
import type { Diagnostic, Source } from '../../../model.ts';
import { isBesideContent } from '../../../urls.ts';
import { comparePaths, type Discovered } from '../../read/discover.ts';
import type { ReactPage } from '../../../model.ts';

export interface GoodSources {
  /**
   * Takes note of what is good now. Where a source has an error and was good before, gives the site's parts with the good
   * ones in their places; undefined when all can be shown as it is.
   */
  readonly choose: (
    discovered: Discovered,
    reactPages: readonly ReactPage[],
    diagnostics: readonly Diagnostic[],
  ) => { readonly discovered: Discovered; readonly reactPages: readonly ReactPage[] } | undefined;
  /** Sources that have an error and were never without one. */
  readonly neverGood: () => ReadonlySet<string>;
}

/** Remembers nothing yet. */
export function createGoodSources(): GoodSources {
  const texts = new Map<string, Source>();
  const pages = new Map<string, ReactPage>();
  let never: ReadonlySet<string> = new Set();
  return {
    neverGood: () => never,
    choose(discovered, reactPages, diagnostics) {
      const wrong = new Set(
        diagnostics.flatMap(({ severity, code, at }) =>
          // An address that is lost is told where it can be kept: that guide itself is right.
          severity === 'error' && code !== 'address/lost' && at !== undefined
            ? (sourceOfFile(at.file) ?? [])
            : [],
        ),
      );
      const { sources, categories } = discovered;
      for (const source of [...sources, ...categories])
        if (!wrong.has(source.path)) texts.set(source.path, source);
      for (const page of reactPages) if (!wrong.has(page.source)) pages.set(page.source, page);
      // What was deleted is not needed any more.
      if (texts.size > sources.length + categories.length) {
        const here = new Set([...sources, ...categories].map(({ path }) => path));
        for (const path of texts.keys()) if (!here.has(path) && !wrong.has(path)) texts.delete(path);
      }
      never = new Set([...wrong].filter((path) => !texts.has(path) && !pages.has(path)));
      const goodSources = replaceWrong(sources, wrong, texts, (path) => /\.mdx?$/i.test(path));
      const goodCategories = replaceWrong(categories, wrong, texts, (path) => /\.(?:json|ya?ml)$/.test(path));
      const known = new Set(reactPages.map(({ source }) => source));
      const missing = [...wrong].flatMap((path) => (known.has(path) ? [] : (pages.get(path) ?? [])));
      if (goodSources === sources && goodCategories === categories && missing.length === 0) return undefined;
      return {
        discovered: { ...discovered, sources: goodSources, categories: goodCategories },
        reactPages: [...reactPages, ...missing].toSorted((a, b) => (a.source < b.source ? -1 : 1)),
      };
    },
  };
}

/** The path of the source whose file (relative to the root) this is; undefined for what lies elsewhere. */
export function sourceOfFile(file: string): string | undefined {
  if (isBesideContent(file)) return file;
  return file.startsWith('content/') ? file.slice('content/'.length) : undefined;
}

/** The list with the good texts of those that are wrong, also of those that could not even be read; the same list if there are none. */
function replaceWrong(
  list: readonly Source[],
  wrong: ReadonlySet<string>,
  texts: ReadonlyMap<string, Source>,
  isKind: (path: string) => boolean,
): readonly Source[] {
  if (wrong.size === 0) return list;
  const here = new Map(list.map((source) => [source.path, source]));
  const good = [...wrong].flatMap((path) => {
    const text = texts.get(path);
    return text === undefined || text === here.get(path) || !isKind(path) ? [] : [text];
  });
  if (good.length === 0) return list;
  for (const source of good) here.set(source.path, source);
  return [...here.values()].toSorted(comparePaths);
}
