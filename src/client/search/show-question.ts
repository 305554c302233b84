/** What the results page says of the question in its address: before it is drawn, and whenever the question changes. */
import { LONGEST_QUERY } from './report-search.ts';

/** The question in the address; '' without one. */
export function readQuestion(): string {
  return (new URLSearchParams(location.search).get('q') ?? '').slice(0, LONGEST_QUERY);
}

/**
 * Names the page by the question, and gives the results their place. May be called as often as anything changes, also
 * while only the beginning of the page is here; the field is the caller's.
 */
export function showQuestion(query: string): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  if (!main || !heading) return;
  // The page as it came, for a question that is taken back.
  const plain = (heading.dataset['plain'] ??= heading.textContent);
  const plainTitle = (heading.dataset['title'] ??= document.title);
  const text = query === '' ? plain : `Search results for "${query}"`;
  if (heading.textContent !== text) heading.textContent = text;
  const title = plainTitle.replace(plain, () => text);
  if (document.title !== title) document.title = title;
  main.classList.toggle('asked', query !== '');
}
