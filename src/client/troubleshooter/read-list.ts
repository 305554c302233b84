/** The points of a troubleshooter's list, as the page has them (src/build/parse/write/troubleshooter.ts writes it). */
import type { Answer, Point } from './walk.ts';

/** The points in their order; what they show are copies, without ids. */
export function readPoints(list: HTMLElement): readonly Point<DocumentFragment>[] {
  const first = list instanceof HTMLOListElement ? list.start : 1;
  return [...list.children].map((item): Point<DocumentFragment> => ({
    shown: copyOf(item),
    answers: readAnswers(item, first),
  }));
}

function readAnswers(item: Element, first: number): readonly Answer<DocumentFragment>[] {
  const list = item.querySelector(':scope > .answers');
  return [...(list?.children ?? [])].map((answer): Answer<DocumentFragment> => {
    const { answer: label = '', to } = (answer as HTMLElement).dataset;
    const shown = copyOf(answer);
    shown.querySelector('span')?.remove();
    capitalise(shown);
    return {
      label,
      shown: (shown.textContent ?? '').trim() === '' && !shown.querySelector('img, svg') ? undefined : shown,
      answers: readAnswers(answer, first),
      // -1: the next point.
      to: to === undefined ? undefined : to === '' ? -1 : Number(to) - first,
    };
  });
}

/** Behind its answer (`Yes: look …`) a text went on; by itself it begins. */
function capitalise(shown: DocumentFragment): void {
  const text = [...shown.childNodes].find((node) => node.textContent?.trim() !== '');
  if (text instanceof Text)
    text.data = text.data.replace(/^\s*\p{Ll}(?=[\p{L}\s])/u, (letter) =>
      letter.toLocaleUpperCase(document.documentElement.lang),
    );
}

/** What a point says, without its answers. */
function copyOf(item: Element): DocumentFragment {
  const copy = document.createDocumentFragment();
  for (const node of item.childNodes)
    if (!(node instanceof Element && node.matches('.answers'))) copy.append(node.cloneNode(true));
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  return copy;
}
