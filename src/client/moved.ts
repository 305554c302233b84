/** Takes readers who come for a section that left the page to where it is. */
import { findMoved } from './find-moved.ts';

/** For a page that sections left (page-parts.ts). */
export function start(): () => void {
  followMoved();
  addEventListener('hashchange', followMoved);
  return () => removeEventListener('hashchange', followMoved);
}

/** The entry of the history becomes the new place's: the way back does not lead here again. */
function followMoved(): void {
  const link = findMoved();
  if (link) location.replace(link.href);
}
