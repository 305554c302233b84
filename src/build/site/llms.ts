/** `llms.txt`: what the site has, in the order of its sidebars, for programs that read: each guide with the address of its text. */
import type { SidebarItem } from '../../model.ts';
import { escapeText } from '../views/twin/write-inline.ts';
import { twinHref } from '../views/doc-twin.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { substituteText } from '../parse/substitute.ts';

/** The file's text. Guides that are in no sidebar are not in it. */
export function buildLlms(model: SiteModel, lookup: Pick<SiteLookup, 'docsById'>): string {
  const { config, sidebars } = model;
  const seen = new Set<string>();
  const listed = (items: readonly SidebarItem[]): readonly string[] =>
    items.flatMap((item) => {
      const own =
        item.type === 'html' || item.docId === undefined ? [] : writeEntry(item.docId, model, lookup, seen);
      return item.type === 'category' ? [...own, ...listed(item.items)] : own;
    });
  const parts: { readonly title: string; readonly lines: string[] }[] = [];
  for (const item of sidebars.flatMap(({ items }) => items)) {
    const lines = listed([item]);
    if (lines.length === 0) continue;
    const last = parts.at(-1);
    // Guides that stand between categories have a heading of their own, once for those that follow each other.
    if (item.type !== 'category' && last?.title === 'Guides') last.lines.push(...lines);
    else parts.push({ title: item.type === 'category' ? item.label : 'Guides', lines: [...lines] });
  }
  const tagline = substituteText(config.tagline, config.variables);
  return [
    `# ${escapeText(config.title === '' ? 'Help centre' : config.title)}`,
    ...(tagline === '' ? [] : [`> ${escapeText(tagline)}`]),
    ...parts.map(({ title, lines }) => `## ${escapeText(title)}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}

function writeEntry(
  id: string,
  { config }: SiteModel,
  { docsById }: Pick<SiteLookup, 'docsById'>,
  seen: Set<string>,
): readonly string[] {
  const doc = docsById.get(id);
  const href = doc === undefined ? undefined : twinHref(doc, config);
  if (doc === undefined || href === undefined || seen.has(id)) return [];
  seen.add(id);
  const description = doc.description === '' ? '' : `: ${escapeText(doc.description)}`;
  return [`- [${escapeText(doc.title)}](${config.url}${href})${description}`];
}
