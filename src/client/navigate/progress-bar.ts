/** How a page comes: the thin bar at the top while it is slow, and its title for screen readers when it is here. */
import { announce } from '../announce.ts';
import { loadLaterStyle } from '../comforts/later-style.ts';
import { jump, MINIMUM, SPEED, trickle, TRICKLE_SPEED } from './progress.ts';

export interface ProgressBar {
  /** A page has been waited for long enough to say so. */
  readonly show: () => void;
  /** It is here: the bar fills up and fades, and the title is said (behaviours.md 1.7.4). */
  readonly finish: () => void;
  /** It is not wanted any more, or does not come. */
  readonly cancel: () => void;
}

export function createProgressBar(): ProgressBar {
  let bar: HTMLElement | undefined;
  let done = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  // Its look comes with the first sign of a reader; a script may have clicked.
  loadLaterStyle();

  const moveTo = (part: number): void => {
    done = part;
    bar?.style.setProperty('transform', `scaleX(${part})`);
  };
  const creep = (): void => {
    moveTo(trickle(done, Math.random()));
    timer = setTimeout(creep, TRICKLE_SPEED);
  };
  const cancel = (): void => {
    isWaiting = false;
    clearTimeout(timer);
    bar?.remove();
    bar = undefined;
  };
  return {
    show() {
      // The next click while a page is awaited: the bar goes on.
      if (bar && isWaiting) return;
      cancel();
      isWaiting = true;
      bar = document.createElement('div');
      bar.className = 'progress';
      bar.role = 'progressbar';
      bar.ariaLabel = 'Loading page';
      document.body.append(bar);
      moveTo(MINIMUM);
      timer = setTimeout(creep, TRICKLE_SPEED);
    },
    finish() {
      announce(document.title);
      isWaiting = false;
      clearTimeout(timer);
      if (!bar) return;
      const steps = [
        () => moveTo(jump(done, Math.random())),
        () => moveTo(1),
        () => bar?.style.setProperty('opacity', '0'),
        cancel,
      ];
      const next = (): void => {
        steps.shift()?.();
        if (steps.length > 0) timer = setTimeout(next, SPEED);
      };
      next();
    },
    cancel,
  };
}
