/** The field above all games and topics: it leaves those that a reader types, by any of their names (behaviours.md 19.3). */
import { announce } from '../announce.ts';
import { onPage } from '../page-lifecycle.ts';
import { loadBranches } from './branches.ts';
import { matchesTopic } from './match-topic.ts';

/** Address of a topic → other names, from the file of the sidebar's branches. */
let aliases: Readonly<Record<string, readonly string[]>> = {};

/** Call once. */
export function watchTopicFilter(): void {
  document.addEventListener('input', ({ target }) => {
    const field = fieldOf(target);
    if (field) void learnAliases(field).finally(() => filterTopics(field));
    if (field) filterTopics(field);
  });
  document.addEventListener('keydown', handleKey, { capture: true });
  onPage((root) => {
    // It may have been typed into before this was here.
    const field = root.querySelector<HTMLInputElement>('.topics input');
    if (field?.value) filterTopics(field);
  });
}

function fieldOf(target: EventTarget | null): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.closest('.topics') ? target : undefined;
}

/** Without the file its own names still find a topic. */
async function learnAliases(field: HTMLInputElement): Promise<void> {
  const source = field.closest<HTMLElement>('.sidebar')?.dataset['branches'] ?? '';
  try {
    const { also } = await loadBranches(source);
    if (typeof also === 'object') aliases = also;
  } catch {
    // It is asked for again with the next letter.
  }
}

function linksOf(topics: Element): readonly HTMLAnchorElement[] {
  return [...topics.querySelectorAll<HTMLAnchorElement>('li:not([hidden]) > a')];
}

/** Hides what does not match, and groups of which nothing is left; says how much is. */
function filterTopics(field: HTMLInputElement): void {
  const topics = field.closest('.topics');
  if (!topics) return;
  const { value } = field;
  for (const list of topics.querySelectorAll('ul')) {
    for (const item of list.children) {
      const link = item.querySelector('a');
      const names = [link?.textContent ?? '', ...(aliases[link?.getAttribute('href') ?? ''] ?? [])];
      toggle(item, value.trim() === '' || matchesTopic(value, names));
    }
    const isShown = list.querySelector('li:not([hidden])') !== null;
    toggle(list, isShown);
    if (list.previousElementSibling) toggle(list.previousElementSibling, isShown);
  }
  const count = linksOf(topics).length;
  announce(value.trim() === '' ? '' : count === 1 ? '1 topic' : `${count} topics`);
  showNothing(topics, value, count === 0);
}

function toggle(element: Element, isShown: boolean): void {
  if (element instanceof HTMLElement) element.hidden = !isShown;
}

/** Where nothing is called so the search may know it. */
function showNothing(topics: Element, words: string, isNothing: boolean): void {
  topics.querySelector('.no-topic')?.remove();
  if (!isNothing) return;
  const note = document.createElement('p');
  note.className = 'no-topic';
  const link = document.createElement('a');
  link.href = `${document.querySelector('.search-button')?.getAttribute('href') ?? ''}?q=${encodeURIComponent(words)}`;
  link.textContent = `Search all guides for “${words}”`;
  note.append('No topic is called that.', link);
  topics.append(note);
}

/** Arrows go through what is left, Enter takes the first, Escape clears the field. */
function handleKey(event: KeyboardEvent): void {
  const { target, key } = event;
  const topics = target instanceof Element ? target.closest('.topics') : null;
  if (!topics || event.ctrlKey || event.metaKey || event.altKey) return;
  const field = fieldOf(target);
  const links = linksOf(topics);
  const here = links.findIndex((link) => link === target);
  let next: HTMLElement | null | undefined;
  if (key === 'Escape' && field && field.value !== '') {
    field.value = '';
    filterTopics(field);
    next = field;
  } else if (key === 'Enter' && field) {
    if (field.value.trim() === '') return;
    event.preventDefault();
    links[0]?.click();
    return;
  } else if (key === 'ArrowDown') next = links[here + 1];
  else if (key === 'ArrowUp') next = here > 0 ? links[here - 1] : topics.querySelector('input');
  if (!next || (here === -1 && !field)) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
