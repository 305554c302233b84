/** Which sidebar belongs to which guide, and which guide is the main one. */
import type { Diagnostic, Page } from '../../model.ts';
import { routeKey } from '../../urls.ts';
import type { Doc } from './docs.ts';
import type { SidebarIndex } from './neighbours.ts';

/** The sidebar a guide is shown with: the one its front matter names, else the last that contains it (behaviours.md 2.6.6). */
export function createSidebarLookup(
  sidebars: readonly SidebarIndex[],
  pages: ReadonlyMap<string, Page>,
  diagnostics: Diagnostic[],
): (doc: Doc) => SidebarIndex | undefined {
  const byName = new Map(sidebars.map((sidebar) => [sidebar.name, sidebar]));
  const byDoc = new Map<string, SidebarIndex>();
  for (const sidebar of sidebars) for (const id of sidebar.docIds) byDoc.set(id, sidebar);
  for (const page of pages.values()) {
    const wanted = page.settings.displayedSidebar;
    if (typeof wanted !== 'string' || byName.has(wanted)) continue;
    diagnostics.push({
      severity: 'error',
      code: 'sidebar/unknown',
      message: `There is no sidebar called "${wanted}"`,
      at: page.settingsAt['displayed_sidebar'] ?? { file: `content/${page.path}`, line: 1, column: 1 },
      hint: `Sidebars are: ${[...byName.keys()].join(', ')}.`,
    });
  }
  return (doc) => {
    const wanted = pages.get(doc.path)?.settings.displayedSidebar;
    return wanted === false ? undefined : wanted === undefined ? byDoc.get(doc.id) : byName.get(wanted);
  };
}

/** The doc with the slug `/`, else the first one in the first sidebar, else the first (behaviours.md 2.6.3). */
export function findMainDoc(
  docs: readonly Doc[],
  sidebars: readonly SidebarIndex[],
  docsRoot: string,
): Doc | undefined {
  const top = docs.find((doc) => routeKey(doc.route) === routeKey(docsRoot));
  if (top !== undefined) return top;
  const [first] = sidebars[0]?.docIds ?? [];
  return docs.find((doc) => doc.id === first) ?? docs[0];
}
