/** The boot script: finds what the page has and makes it more comfortable. Without it everything works, only plainer. */
import { startContents } from './contents.ts';
import { addCopyButtons } from './copy.ts';
import { watchIntent } from './intent.ts';
import { aimMenuButton } from './menu-button.ts';
import { startNavigation } from './navigate/navigate.ts';
import { onPage } from './page-lifecycle.ts';
import { addSidebarToggles, showCurrentEntry } from './sidebar.ts';
import { startSearch } from './start-search.ts';
import { startTabs } from './tabs.ts';

/** This script lies in the folder `assets` below the base path. */
const base = new URL('..', import.meta.url).pathname;

// First: what is in the document now is the page, and no module has added to it.
startNavigation(base);

// What each page has.
onPage(startTabs);
onPage(addCopyButtons);
onPage(addSidebarToggles);
onPage(showCurrentEntry);
onPage(startContents);
onPage(aimMenuButton);
onPage((root) => {
  if (root.querySelector('#search-results'))
    void import('./search/results-page.tsx').then(({ showResults }) => showResults());
});

// What stays: the header, the keyboard.
const note = document.querySelector<HTMLElement>('.base-problem');
if (note?.dataset['base'] === base) note.remove();
else if (note) void import('./base-path.ts').then(({ suggestBasePath }) => suggestBasePath(note));
if (location.search.includes('docusaurus-'))
  void import('./query-attributes.ts').then(({ setQueryAttributes }) => setQueryAttributes());
startSearch();
watchIntent();
if (document.body.matches('.page-not-found')) {
  void import('./navigate/find-lost-page.ts').then(({ findLostPage }) => findLostPage(base));
}
