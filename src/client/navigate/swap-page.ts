/** Puts another page into this document: head, body class and all between header and footer. */
import { listPageNodes, type PageSlot } from './page-slot.ts';

/** A tree of guides that took the place of another: what was open there is still to be opened (comforts/branches.ts). */
export interface Sidebar extends HTMLElement {
  earlier?: Sidebar | null;
}

/** Replaces the page by `next`; the document then equals a fresh load of it. */
export function fillPage(slot: PageSlot, next: Document): void {
  const earlier = findSidebar();
  const top = earlier?.scrollTop ?? 0;
  const fresh = listPageNodes(next);
  updateHead(next.head);
  document.body.className = next.body.className;
  // A page with a heading called "Main" is skipped to by another id.
  document.querySelector('.skip')?.replaceWith(...next.querySelectorAll('.skip'));
  markMenu(next);
  slot.nodes[0]?.before(...fresh);
  for (const node of slot.nodes) node.remove();
  slot.nodes = fresh;
  const sidebar = findSidebar();
  if (!sidebar) return;
  sidebar.earlier = earlier;
  // The reader's place in the tree of guides.
  sidebar.scrollTop = top;
}

function findSidebar(): Sidebar | null {
  return document.querySelector<HTMLElement>('.sidebar');
}

/** The header stays, but another of its links may lead to the page that is shown. */
function markMenu(next: Document): void {
  const links = next.querySelectorAll('.menu a');
  for (const [index, link] of document.querySelectorAll('.menu a').entries())
    link.ariaCurrent = links[index]?.ariaCurrent ?? null;
}

/** Loads the style sheets that `next` needs beyond those that are here, so that it never shows without them: which, and when they are here. */
export function loadStyles(next: Document): {
  readonly sheets: readonly Element[];
  readonly ready: Promise<unknown>;
} {
  const here = [...document.head.querySelectorAll('link[rel=stylesheet]')];
  const last = here.at(-1);
  const sheets = [...next.head.querySelectorAll('link[rel=stylesheet]')]
    .filter((link) => !here.some((known) => known.isEqualNode(link)))
    .map((link) => document.importNode(link));
  const ready = sheets.map(
    (sheet) =>
      new Promise((resolve) => {
        sheet.addEventListener('load', resolve);
        sheet.addEventListener('error', resolve);
        last?.after(sheet);
      }),
  );
  return { sheets, ready: Promise.all(ready) };
}

/** Keeps what is equal, so that no style sheet is fetched again; the rest goes and comes in order. */
function updateHead(next: HTMLHeadElement): void {
  const wanted = [...next.children];
  const { head } = document;
  // A copy: the list is live, and loses what is removed.
  for (const old of Array.from(head.children)) {
    if (!wanted.some((element) => element.isEqualNode(old))) old.remove();
  }
  let at = head.firstElementChild;
  for (const element of wanted) {
    if (at?.isEqualNode(element) === true) at = at.nextElementSibling;
    else head.insertBefore(document.importNode(element, true), at);
  }
  while (at) {
    const surplus = at;
    at = at.nextElementSibling;
    surplus.remove();
  }
}
