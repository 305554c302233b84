/** Which sidebar belongs to which guide, and which guide is the main one. */
import type { Diagnostic, Outcome, Page } from '../../model.ts';
import { routeKey } from '../../urls.ts';
import type { Doc } from './docs.ts';
import type { SidebarIndex } from './neighbours.ts';

/**
 * The sidebar each guide is shown with, by source path: the one its front matter names, else the last that contains it
 * (behaviours.md 2.6.6). Problems: `sidebar/unknown`.
 */
export function assignSidebars(
  docs: readonly Doc[],
  sidebars: ReadonlyMap<string, SidebarIndex>,
  pages: ReadonlyMap<string, Page>,
): Outcome<ReadonlyMap<string, SidebarIndex>> {
  const byId = new Map<string, SidebarIndex>();
  for (const sidebar of sidebars.values()) for (const id of sidebar.docIds) byId.set(id, sidebar);
  const value = new Map<string, SidebarIndex>();
  for (const doc of docs) {
    const wanted = pages.get(doc.path)?.settings.displayedSidebar;
    const sidebar =
      wanted === false ? undefined : wanted === undefined ? byId.get(doc.id) : sidebars.get(wanted);
    if (sidebar !== undefined) value.set(doc.path, sidebar);
  }
  const diagnostics = [...pages.values()].flatMap((page): Diagnostic[] => {
    const wanted = page.settings.displayedSidebar;
    if (typeof wanted !== 'string' || sidebars.has(wanted)) return [];
    return [
      {
        severity: 'error',
        code: 'sidebar/unknown',
        message: `There is no sidebar called "${wanted}"`,
        at: page.settingsAt['displayed_sidebar'] ?? { file: `content/${page.path}`, line: 1, column: 1 },
        hint: `Sidebars are: ${[...sidebars.keys()].join(', ')}.`,
      },
    ];
  });
  return { value, diagnostics };
}

/** The doc with the slug `/`, else the first one in the first sidebar, else the first (behaviours.md 2.6.3). */
export function findMainDoc(
  docs: readonly Doc[],
  sidebars: ReadonlyMap<string, SidebarIndex>,
  docsRoot: string,
): Doc | undefined {
  const top = docs.find((doc) => routeKey(doc.route) === routeKey(docsRoot));
  if (top !== undefined) return top;
  const [sidebar] = sidebars.values();
  const [first] = sidebar?.docIds ?? [];
  return docs.find((doc) => doc.id === first) ?? docs[0];
}
