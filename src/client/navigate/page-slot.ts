/** The place of the page in the document, and what says whether another can take it. */

/** What changes with the page: everything else (header, footer, what scripts added) stays as it is. */
export interface PageSlot {
  nodes: readonly Element[];
}

/** Finds the place of the page. To be called before scripts add anything. */
export function findPageSlot(): PageSlot {
  return { nodes: listPageNodes(document) };
}

/** The elements between header and footer. */
export function listPageNodes({ body }: Document): readonly Element[] {
  return [...body.children].filter(
    (child) => !child.matches('.skip, .announcement, .header, .footer, .base-problem'),
  );
}

/** True when `page` can take the place of another: it has a page in it, and no scripts that only a load would run. */
export function isSwappable(page: Document): boolean {
  return page.querySelector('main') !== null && page.querySelector('body script:not([type$=json])') === null;
}

/** The build that made a page: pages of two builds do not mix. */
export function readBuild(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name=helpsite-build]')?.content;
}
