/** Notes which guides and sections a reader opens, and which points of a list of tasks are ticked. */
import { decodeHash } from '../decode-hash.ts';
import { onPage } from '../page-lifecycle.ts';
import { addToPacket, keepPacket, readPacket } from './packet.ts';

/** Boxes of the lists of tasks in guides. */
const TASKS = '.prose .task input[type=checkbox]';

/** Call once: for this page and all that take its place. */
export function watchVisits(): void {
  onPage((root) => {
    const title = root.querySelector('body.page-doc article h1, body.page-doc main h1');
    if (!title) return undefined;
    const url = location.pathname;
    // One that did not help says so, also after the way back.
    if (!readPacket().some((line) => line.kind === 'guide' && line.url === url))
      addToPacket('guide', { text: readText(title), url });
    noteSection();
    for (const box of root.querySelectorAll<HTMLInputElement>(TASKS)) openTask(box);
    addEventListener('hashchange', noteSection);
    return () => removeEventListener('hashchange', noteSection);
  });
}

function noteSection(): void {
  const id = decodeHash(location.hash);
  const heading = id === '' ? null : document.getElementById(id);
  if (heading?.matches('article :is(h2, h3, h4, h5, h6)'))
    addToPacket('section', { text: readText(heading), url: location.pathname + location.hash });
}

/** Without a script a box only shows what was typed; with one a reader keeps count. */
function openTask(box: HTMLInputElement): void {
  const text = readText(box.closest('li') ?? box);
  const url = location.pathname;
  const isNoted = (): boolean =>
    readPacket().some((line) => line.kind === 'step' && line.text === text && line.url === url);
  box.disabled = false;
  box.ariaLabel = text;
  if (isNoted()) box.checked = true;
  box.addEventListener('change', () => {
    if (box.checked) addToPacket('step', { text, url });
    else
      keepPacket(
        readPacket().filter((line) => !(line.kind === 'step' && line.text === text && line.url === url)),
      );
  });
}

/** As a line keeps it. */
function readText(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 300);
}
