/** Takes readers who come for a section that left the page to where it is. Loaded with the first page that sections left. */
import { findMoved } from './find-moved.ts';
import { onPage } from './page-lifecycle.ts';

/** The entry of the history becomes the new place's: the way back does not lead here again. */
function followMoved(): void {
  const link = findMoved();
  if (link) location.replace(link.href);
}

onPage(followMoved);
addEventListener('hashchange', followMoved);
