/** "Copy as Markdown": the page's twin on the clipboard, with what the reader filled in. */
import { announce } from '../announce.ts';
import { defaultOf } from '../yours/fill.ts';

/** How long the link says that it is done, milliseconds. */
const DONE_FOR = 1500;

/** What stands on the page beside its text, or twice. */
const BESIDE = '.your, .facts, .checked, .tab-list, .hash-link';

/** Without the text or the permission the link leads to the text instead. */
export async function copyPage(link: HTMLAnchorElement): Promise<void> {
  try {
    const response = await fetch(link.href);
    if (!response.ok) throw new Error(String(response.status));
    await navigator.clipboard.writeText(fillMarkdown(await response.text(), listPieces(document)));
  } catch {
    location.assign(link.href);
    return;
  }
  announce('Copied');
  const label = link.lastChild;
  const said = label?.textContent ?? '';
  if (!label || said === 'Copied') return;
  label.textContent = 'Copied';
  setTimeout(() => (label.textContent = said), DONE_FOR);
}

/** A piece of the page's text; `value`: the reader filled it in, and `text` is what it said before. */
export interface TextPiece {
  readonly text: string;
  readonly value?: string;
}

function listPieces(root: ParentNode): readonly TextPiece[] {
  const article = root.querySelector('article.prose');
  if (!article?.querySelector('.filled')) return [];
  const pieces: TextPiece[] = [];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (!parent || parent.closest(BESIDE)) continue;
    if (!parent.matches('.filled')) pieces.push({ text: node.textContent ?? '' });
    else pieces.push({ text: wholeDefault(parent), value: node.textContent ?? '' });
  }
  return pieces;
}

/** In coloured code a value may lie in several spans: the others are empty while the first is filled. */
function wholeDefault(element: Element): string {
  let text = defaultOf(element);
  const all = [...document.body.querySelectorAll('[data-your]')];
  for (let at = all.indexOf(element) + 1; all[at]?.matches('[data-your-rest]') === true; at++)
    text += defaultOf(all[at] as Element);
  return text;
}

/**
 * The page and its twin have the same words in the same order: where the page's third `25565` was filled in, the twin's
 * third is. Targets of links are no words.
 */
export function fillMarkdown(markdown: string, pieces: readonly TextPiece[]): string {
  const olds = new Set(pieces.flatMap(({ text, value }) => (value === undefined ? [] : [text])));
  olds.delete('');
  if (olds.size === 0) return markdown;
  const signs = [...olds]
    .toSorted((a, b) => b.length - a.length)
    .map((old) => old.replace(/[^\w\s]/g, String.raw`\$&`))
    .join('|');
  const pattern = new RegExp(signs, 'g');
  const values = pieces.flatMap(({ text, value }): readonly (string | undefined)[] =>
    value === undefined ? Array.from(text.matchAll(pattern), () => undefined) : [value],
  );
  let next = 0;
  return markdown.replace(new RegExp(String.raw`\]\([^)\n]*\)|${signs}`, 'g'), (typed) =>
    typed.startsWith('](') ? typed : (values[next++] ?? typed),
  );
}
