/**
 * "All topics" of a page that belongs to one of them: the lists come from the file of the sidebar's branches when a reader
 * approaches (behaviours.md 19.2).
 */
import { isPlainClick } from '../navigate/match-link.ts';
import { onPage } from '../page-lifecycle.ts';
import { loadBranches } from './branches.ts';
import { showWait } from './show-wait.ts';

/** Call once. */
export function watchTopics(): void {
  for (const sign of ['pointerover', 'focusin'])
    document.addEventListener(sign, ({ target }) => {
      const topics = topicsOf(target);
      if (topics) void loadBranches(sourceOf(topics)).catch(() => {});
    });
  document.addEventListener('click', (event) => {
    const topics = topicsOf(event.target);
    if (!topics || !isPlainClick(event)) return;
    if (isEmpty(topics) && !topics.open) {
      event.preventDefault();
      void showWait(topics, fillTopics(topics)).finally(() => openTopics(topics));
    } else if (!topics.open) topics.addEventListener('toggle', () => focusField(topics), { once: true });
  });
  onPage((root) => {
    // It may have been opened before this was here.
    const topics = root.querySelector<HTMLDetailsElement>('.topics[open]');
    if (topics && isEmpty(topics)) void fillTopics(topics);
  });
}

function topicsOf(target: EventTarget | null): HTMLDetailsElement | null | undefined {
  return target instanceof Element
    ? target.closest('.topics > summary')?.closest<HTMLDetailsElement>('details')
    : undefined;
}

function isEmpty(topics: HTMLElement): boolean {
  return 'later' in topics.dataset;
}

function sourceOf(topics: Element): string {
  return topics.closest<HTMLElement>('.sidebar')?.dataset['branches'] ?? '';
}

/** Without the file the link to the list of all of them stays. */
async function fillTopics(topics: HTMLElement): Promise<void> {
  try {
    const { topics: html } = await loadBranches(sourceOf(topics));
    if (typeof html !== 'string' || !isEmpty(topics)) return;
    delete topics.dataset['later'];
    topics.querySelector('ul')?.remove();
    topics.insertAdjacentHTML('beforeend', html);
  } catch {
    // It is asked for again when it is opened again.
  }
}

function openTopics(topics: HTMLDetailsElement): void {
  topics.open = true;
  focusField(topics);
}

/** With a keyboard on the glass the field would take half of it. */
function focusField(topics: HTMLDetailsElement): void {
  if (topics.open && matchMedia('(hover: hover)').matches) topics.querySelector('input')?.focus();
}
