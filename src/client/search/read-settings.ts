/** What the site told this page about its search: JSON on the link that opens it. */
import type { SearchSettings } from '../../search/protocol.ts';

/** The link to the results page that stands in every header. */
export function findSearchButton(): HTMLAnchorElement | undefined {
  return document.querySelector<HTMLAnchorElement>('.search-button[data-search]') ?? undefined;
}

let read: SearchSettings | undefined;

/** Read once: the header stays while pages come and go. Throws where a page has no search. */
export function readSettings(): SearchSettings {
  return (read ??= JSON.parse(findSearchButton()?.dataset['search'] ?? '') as SearchSettings);
}

/** The site's base path: where its own files lie, without their folder. */
export function readBase(): string {
  return new URL('..', import.meta.url).pathname;
}
