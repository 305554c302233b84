/**
 * Fills what a reader said about a server into the page: text, code, contents. It stays in this browser. Where storage is
 * blocked it holds for the visit; tabs agree about what is stored for all of them.
 */
import type { YourName } from '../../model.ts';
import { loadLaterStyle } from '../comforts/later-style.ts';
import { onPage } from '../page-lifecycle.ts';
import {
  readSession,
  readStored,
  removeSession,
  removeStored,
  writeSession,
  writeStored,
} from '../storage.ts';
import { YOURS_KEY } from './key.ts';
import { isYourName, KEPT_FOR, readValues, writeValues, type YourValues } from './values.ts';

/** Over a value that is the reader's. */
const FILLED: Readonly<Record<YourName, string>> = {
  address: 'The address that you filled in',
  port: 'The port that you filled in',
  name: 'The name that you filled in',
  version: 'The version that you filled in',
};

/** What is stored for all tabs when this tab alone has the values: it says that there may be some. */
const IN_TAB = 'tab';

/** On the document, when the values have changed. */
export const CHANGED = 'helpsite:yours';

interface State {
  readonly values: YourValues;
  /** They stay for 30 days, not just for this tab. */
  readonly isKept: boolean;
}

let state: State = { values: {}, isKept: false };
let isStarted = false;
/** What is shown was stored, so that storage may be asked again. */
let isStored = true;

/** What each element said when it came. */
const defaults = new WeakMap<Element, string>();

/** Call as often as one likes: fills this page and those that come after it. */
export function startYours(): void {
  if (isStarted) return;
  isStarted = true;
  state = load();
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== YOURS_KEY && key !== null) return;
    // Another tab has cleared it: nobody wants to find it here.
    if (newValue === null) removeSession(YOURS_KEY);
    show(load());
  });
  // Shown again from memory: what was stored meanwhile counts.
  addEventListener('pageshow', ({ persisted }) => persisted && isStored && show(load()));
  onPage(() => fillPage());
}

/** What is filled in now. */
export function currentYours(): State {
  return state;
}

/** Shows these values from now on, and stores them. None: nothing stays behind. */
export function changeYours(values: YourValues, isKept: boolean): void {
  if (Object.keys(values).length === 0) {
    removeStored(YOURS_KEY);
    removeSession(YOURS_KEY);
    isStored = true;
  } else if (isKept) {
    isStored = writeStored(YOURS_KEY, writeValues(values, Date.now() + KEPT_FOR));
    removeSession(YOURS_KEY);
  } else {
    isStored = writeSession(YOURS_KEY, writeValues(values)) && writeStored(YOURS_KEY, IN_TAB);
  }
  show({ values, isKept });
}

/** The text that an element has when nothing is filled in. */
export function defaultOf(element: Element): string {
  return defaults.get(element) ?? element.textContent ?? '';
}

function load(): State {
  const stored = readStored(YOURS_KEY);
  const kept = readValues(stored, Date.now());
  if (Object.keys(kept).length > 0) return { values: kept, isKept: true };
  // Over, or nothing that we wrote.
  if (stored !== undefined && stored !== IN_TAB) removeStored(YOURS_KEY);
  return { values: readValues(readSession(YOURS_KEY), Date.now()), isKept: false };
}

function show(next: State): void {
  state = next;
  fillPage();
  document.dispatchEvent(new Event(CHANGED));
}

function fillPage(): void {
  const { values } = state;
  for (const element of document.body.querySelectorAll<HTMLElement>('[data-your]')) {
    const name = element.dataset['your'];
    if (!isYourName(name)) continue;
    if (!defaults.has(element)) defaults.set(element, element.textContent ?? '');
    fillElement(element, name, values[name]);
  }
  const count = Object.keys(values).length;
  if (count > 0) loadLaterStyle();
  for (const title of document.querySelectorAll('.your > summary'))
    title.textContent = count === 0 ? 'Fill in your server' : 'Your server is filled in';
}

function fillElement(element: HTMLElement, name: YourName, value: string | undefined): void {
  const isRest = 'yourRest' in element.dataset;
  const shown = value === undefined ? defaultOf(element) : isRest ? '' : bracket(element, value);
  if (element.textContent !== shown) element.textContent = shown;
  element.classList.toggle('filled', value !== undefined);
  if (value === undefined) element.removeAttribute('title');
  else element.title = FILLED[name];
}

/** Before a port an IPv6 address stands in brackets. */
function bracket(element: Element, value: string): string {
  const behind = element.nextSibling?.textContent ?? '';
  return value.includes(':') && behind.startsWith(':') ? `[${value}]` : value;
}
