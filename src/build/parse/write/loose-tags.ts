/** Opening tags that are typed without their partner: one that is never closed ends with its own block, and is told. */
import { COMPONENTS } from '../component-table.ts';
import { BLOCK, MAY_STAY_OPEN, OBSOLETE, PHRASING, REFUSED, TEXT_ONLY } from '../html/html-names.ts';
import { VOID_ELEMENTS } from '../syntax/find-close.ts';
import type { BodyContext } from './body-context.ts';

/** Marks around a tag's number where its block ends; of the characters of slots (body-context.ts). */
const END = /\ufdd4(\d+)\ufdd5/g;

const TAG = /<\/?([A-Za-z][\w.:-]*)[^<>]*>/g;

/** Notes the tags of typed HTML; `next` is what follows it, so that it can be told from the same tag further up. */
export function noteTags(raw: string, context: BodyContext, next = ''): void {
  const bare = raw.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length));
  for (const { 0: tag, 1: typed = '', index } of bare.matchAll(TAG)) {
    const name = typed.toLowerCase();
    if (tag.startsWith('</')) {
      const open = context.openTags.get(name)?.pop();
      if (open !== undefined) open.isClosed = true;
    } else if (mustClose(name)) {
      const at = context.positions.locateIn(raw + next, index, tag.length);
      const loose = { name, at, isClosed: false, isMarked: false };
      context.looseTags.push(loose);
      const open = context.openTags.get(name);
      if (open === undefined) context.openTags.set(name, [loose]);
      else open.push(loose);
    }
  }
}

/** Elements that HTML does not end by itself; components are looked after where they are read. */
function mustClose(name: string): boolean {
  return (
    (PHRASING.has(name) || BLOCK.has(name) || OBSOLETE.has(name) || REFUSED.has(name)) &&
    !VOID_ELEMENTS.has(name) &&
    !MAY_STAY_OPEN.has(name) &&
    !COMPONENTS.has(name)
  );
}

/** What blocks may stand in: unclosed it holds all that follows, which stays what it is. */
function holdsBlocks(name: string): boolean {
  return BLOCK.has(OBSOLETE.get(name)?.name ?? name) && !TEXT_ONLY.has(name);
}

/** What `write` writes, and at its end a mark for each tag that was opened in it and not closed. */
export function withEnds(context: BodyContext, write: () => string): string {
  const first = context.looseTags.length;
  let html = write();
  for (let index = context.looseTags.length - 1; index >= first; index--) {
    const tag = context.looseTags[index];
    if (tag === undefined || tag.isClosed || tag.isMarked || holdsBlocks(tag.name)) continue;
    tag.isMarked = true;
    html += `\ufdd4${index}\ufdd5`;
  }
  return html;
}

/** The HTML without marks: each is an end where the tag was never closed. */
export function settleEnds(html: string, { looseTags }: Pick<BodyContext, 'looseTags'>): string {
  if (looseTags.length === 0) return html;
  return html.replace(END, (_, index: string) => {
    const tag = looseTags[Number(index)];
    return tag === undefined || tag.isClosed ? '' : `</${tag.name}>`;
  });
}

/** The HTML without marks, for where tags that do not match are left out by themselves. */
export function withoutEnds(html: string): string {
  return html.replace(END, '');
}

/** One warning for each tag that was never closed; those that are left out anyway are told as such. */
export function reportLoose({ looseTags, diagnostics }: BodyContext): void {
  for (const { name, at, isClosed } of looseTags) {
    if (isClosed || REFUSED.has(name)) continue;
    diagnostics.push({
      severity: 'warning',
      code: 'html/unclosed',
      message: `This <${name}> is never closed`,
      at,
      hint: `Write </${name}> where it should end.`,
    });
  }
}
