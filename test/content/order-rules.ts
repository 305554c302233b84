/** The built site's order: categories with their words, and what stands in them, as planned. Pure. */
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse } from 'parse5';
import { fault } from './fault.ts';
import { findFirst } from './guide-blocks.ts';
import { PLAN, type Plan, type PlannedCategory, routeOfCategory, routeOfGuide } from './plan.ts';

/** What a category's page must be called when the provider's panel is called `panel`. */
export function findCategoryFaults(
  category: PlannedCategory,
  html: string,
  productSlug: string,
  panel: string,
): readonly string[] {
  const page = parse(html);
  const article = findFirst(page, (element) => element.tagName === 'article');
  const title = article === undefined ? undefined : findFirst(article, (element) => element.tagName === 'h1');
  const lead = article === undefined ? undefined : findFirst(article, (element) => isClass(element, 'lead'));
  const listed = listSidebarLinks(page, routeOfCategory(category.slug));
  const cards =
    article === undefined ? [] : listAll(article, (element) => isClass(element, 'card')).map(hrefOf);
  const expected = category.children.map((child) => leadOfChild(child, productSlug));
  const label = category.label.replace('{panel}', panel);
  return [
    ...(readText(title) === label ? [] : [fault(category.slug, readText(title), `the label is "${label}"`)]),
    ...(readText(lead) === category.description
      ? []
      : [fault(category.slug, readText(lead), `the description is "${category.description}"`)]),
    ...(listed.join() === expected.join()
      ? []
      : [fault(category.slug, listed.join(', '), `the order is ${expected.join(', ')}`)]),
    // The page itself shows categories before guides.
    ...(cards.toSorted().join() === expected.toSorted().join()
      ? []
      : [fault(category.slug, cards.join(', '), `the cards are ${expected.join(', ')}`)]),
  ];
}

/** All games and topics of the sidebar on any guide: in their groups, each of the planned ones once. */
export function findRootFaults(plan: Plan, html: string, productSlug: string): readonly string[] {
  const topics = findFirst(parse(html), (element) => isClass(element, 'topics'));
  const links = topics === undefined ? [] : listAll(topics, (element) => element.tagName === 'a').map(hrefOf);
  return plan.root
    .map((child) => leadOfChild(child, productSlug))
    .filter((route) => links.filter((link) => link === route).length !== 1)
    .map((route) => fault('sidebar', links.join(', '), `one topic leads to ${route}`));
}

/** The entries below the category at `route` in the tree of its topic, in order. */
function listSidebarLinks(page: Tree.ParentNode, route: string): readonly string[] {
  const tree = findFirst(page, (element) => isClass(element, 'topic'));
  const from = tree && findFirst(tree, (element) => element.tagName === 'li' && linkOf(element) === route);
  const list = from === undefined ? undefined : findFirst(from, (element) => element.tagName === 'ul');
  const items = (list?.childNodes ?? []).filter(
    (node): node is Tree.Element => 'tagName' in node && node.tagName === 'li',
  );
  return items.map(linkOf);
}

/** A category of one guide leads to that guide. */
function leadOfChild(child: string, productSlug: string): string {
  const category = PLAN.categories.find(({ slug }) => child === `c:${slug}`);
  const [only = '', ...others] = category?.children ?? [];
  return only === '' || others.length > 0 ? routeOfChild(child, productSlug) : leadOfChild(only, productSlug);
}

function linkOf(item: Tree.Element): string {
  const link = findFirst(item, (element) => element.tagName === 'a');
  return link === undefined ? '' : hrefOf(link);
}

function routeOfChild(child: string, productSlug: string): string {
  return child.startsWith('c:') ? routeOfCategory(child.slice(2)) : routeOfGuide(child, productSlug);
}

function listAll(node: Tree.ParentNode, test: (element: Tree.Element) => boolean): readonly Tree.Element[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [...(test(child) ? [child] : []), ...listAll(child, test)] : [],
  );
}

function isClass(element: Tree.Element, name: string): boolean {
  return element.attrs.some((one) => one.name === 'class' && one.value.split(/\s+/).includes(name));
}

/** A folder's own page may be linked with a slash at its end. */
function hrefOf(link: Tree.Element): string {
  return (link.attrs.find(({ name }) => name === 'href')?.value ?? '').replace(/(?<=.)\/$/, '');
}

function readText(node: Tree.ParentNode | undefined): string {
  if (node === undefined) return '';
  return node.childNodes
    .map((child) =>
      child.nodeName === '#text' ? (child as Tree.TextNode).value : 'tagName' in child ? readText(child) : '',
    )
    .join('');
}
