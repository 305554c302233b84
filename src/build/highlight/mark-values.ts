/** Elements around what a reader can fill in, in code that has its colours already. Pure. */
import type { CodeValue } from '../../model.ts';

const PIECE = /<[^>]*>|&[a-z]+;|[^<&]/gs;

/** A part of the code. */
interface CodePlace {
  readonly at: number;
  readonly length: number;
}

/**
 * `html` is escaped code with spans; the values are places in the code itself. A value that lies in several spans gets an
 * element in each: the first takes what the reader fills in, the others (`data-your-rest`) what is left of the old text.
 */
export function markValues(html: string, values: readonly CodeValue[]): string {
  return markPlaces(
    html,
    values,
    ({ name }, isRest) => `<span data-your="${name}"${isRest ? ' data-your-rest=""' : ''}>`,
  );
}

/** Elements around words of such code: in each span that a word lies in. */
export function markWords(html: string, words: readonly CodePlace[]): string {
  return markPlaces(html, words, () => '<span class="code-word">');
}

function markPlaces<P extends CodePlace>(
  html: string,
  values: readonly P[],
  open: (place: P, isRest: boolean) => string,
): string {
  let marked = '';
  let at = 0;
  let next = 0;
  let isOpen = false;
  let isRest = false;
  const close = (): void => {
    if (isOpen) marked += '</span>';
    isOpen = false;
  };
  for (const [piece] of html.matchAll(PIECE)) {
    if (piece.length > 1 && piece.startsWith('<')) {
      close();
      marked += piece;
      continue;
    }
    const value = values[next];
    if (value !== undefined && at >= value.at && !isOpen) {
      marked += open(value, isRest);
      isOpen = true;
      isRest = true;
    }
    marked += piece;
    at++;
    if (value === undefined || at < value.at + value.length) continue;
    close();
    isRest = false;
    next++;
  }
  close();
  return marked;
}
