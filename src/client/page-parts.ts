/**
 * What few pages have, and need as soon as they show (a troubleshooter: as soon as somebody is there). An element with `data-part` names it, so that the boot script, of which
 * every byte is counted, stays as it is when a part is added. Loaded with the first page that has one.
 */
import { onPage } from './page-lifecycle.ts';

/** Brings one element to life; what it returns runs before its page goes. */
type Start = (element: HTMLElement) => void | (() => void);

/** `data-part` of an element → its module. */
const PARTS: Readonly<Record<string, () => Promise<{ readonly start: Start }>>> = {
  errors: () => import('./errors/start.ts'),
  moved: () => import('./moved.ts'),
  ask: () => import('./ask/ask.ts'),
  own: () => import('./own/wait.ts'),
  troubleshooter: () => import('./troubleshooter/troubleshooter.ts'),
};

onPage((root) => {
  const page = new AbortController();
  for (const element of root.querySelectorAll<HTMLElement>('[data-part]'))
    void startPart(element, page.signal);
  return () => page.abort();
});

/** Fills in what the reader said about a server; once is enough for all pages. */
export async function fillYours(): Promise<void> {
  await import('./yours/fill.ts').then(({ startYours }) => startYours(), warn);
}

/** `signal` ends with the page: what comes after that does not start. Without its module the page stays as it came. */
async function startPart(element: HTMLElement, signal: AbortSignal): Promise<void> {
  try {
    const part = await PARTS[element.dataset['part'] ?? '']?.();
    const stop = signal.aborted ? undefined : part?.start(element);
    if (stop) signal.addEventListener('abort', stop);
  } catch (error) {
    warn(error);
  }
}

function warn(error: unknown): void {
  console.warn('A part of the page could not be loaded.', error);
}
