/** The boot script: finds what the page has and makes it more comfortable. Without it everything works, only plainer. */
import { addCopyButtons } from './copy.ts';
import { watchIntent } from './intent.ts';
import { aimMenuButton } from './menu-button.ts';
import { loadSearch } from './load-search.ts';
import { showLoadError } from './navigate/load-error.ts';
import { startNavigation } from './navigate/navigate.ts';
import { onPage } from './page-lifecycle.ts';
import { addSidebarToggles, showCurrentEntry } from './sidebar.ts';
import { startSearch } from './start-search.ts';
import { readStored } from './storage.ts';
import { startTabs } from './tabs.ts';
import { VERSION_KEY } from './version-key.ts';
import { YOURS_KEY } from './yours/key.ts';

/** This script lies in the folder `assets` below the base path. */
const base = new URL('..', import.meta.url).pathname;

// First: what is in the document now is the page, and no module has added to it.
startNavigation(base);

// What each page has.
onPage(startTabs);
onPage(addCopyButtons);
onPage(addSidebarToggles);
onPage(showCurrentEntry);
onPage(aimMenuButton);
onPage((root) => {
  const results = root.querySelector('#search-results');
  if (results)
    loadSearch(false)
      .then(({ showResults }) => showResults())
      .catch(() => results.isConnected && showLoadError('The search'));
  const filled = readStored(YOURS_KEY) && root.querySelector('[data-your]');
  // A troubleshooter is a list (`ol`) until somebody is there (comforts/comforts.ts), or the address keeps a place in it.
  if (filled || location.hash.includes('~') || root.querySelector('[data-part]:not(ol)')) {
    const parts = import('./page-parts.ts');
    const layout = filled && root.querySelector<HTMLElement>('.layout');
    // The page is not shown yet (render-head.ts): what shows first are the reader's own values.
    if (layout) {
      layout.style.visibility = 'hidden';
      void parts.then(({ fillYours }) => fillYours()).finally(() => (layout.style.visibility = ''));
    }
  }
});

// What stays: the header, the keyboard.
document.querySelector(`.base-problem[data-base="${base}"]`)?.remove();
if (
  document.querySelector('.base-problem, .page-not-found') ||
  location.search.includes('docusaurus-') ||
  readStored(VERSION_KEY)
)
  void import('./odd-address.ts').then(({ answerAddress }) => answerAddress(base));
startSearch();
watchIntent();
