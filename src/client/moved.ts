/** Takes readers who come for a section that left the page to where it is. Loaded only where sections left. */
import { findMoved } from './find-moved.ts';
import { onLeave } from './page-lifecycle.ts';

/** For the page that is shown. The entry of the history becomes the new place's: the way back does not lead here again. */
export function followMoved(): void {
  const go = (): void => {
    const link = findMoved();
    if (link) location.replace(link.href);
  };
  go();
  addEventListener('hashchange', go);
  onLeave(() => removeEventListener('hashchange', go));
}
