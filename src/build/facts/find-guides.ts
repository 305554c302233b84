/** Which guides say a fact that changed. Pure. */
import type { Source } from '../../model.ts';
import { gameOf } from '../parse/facts/used-facts.ts';
import type { FactChange } from './compare-sheets.ts';

/** Paths of the guides of `game` that hold one of the marks of a change. */
export function findGuides(
  game: string,
  { marks }: FactChange,
  sources: readonly Source[],
): readonly string[] {
  return sources.flatMap(({ path, text }) =>
    gameOf(path) === game && marks.some((mark) => holds(text, mark)) ? [path] : [],
  );
}

/** As a word of its own: port 2456 does not stand in 24567. */
function holds(text: string, mark: string): boolean {
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) {
    if (!isWordPart(text[at - 1], mark[0]) && !isWordPart(text[at + mark.length], mark.at(-1))) return true;
  }
  return false;
}

function isWordPart(beside: string | undefined, edge: string | undefined): boolean {
  return /\w/.test(beside ?? ' ') && /\w/.test(edge ?? ' ');
}
