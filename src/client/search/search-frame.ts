/**
 * The frame of the search dialog: its field, usable before what answers is here (behaviours.md 6.4.1 to 6.4.3). Without React, which
 * would be waited for; `search-window.tsx` fills it.
 */
import { setIcon } from '../create-button.ts';
import { openModal } from './modal.ts';
import { toLine } from './query-length.ts';
import { LONGEST_QUERY } from './report-search.ts';

const STALLED = 'DocSearch-Container--Stalled';

/** No answer for this long, milliseconds: the search says that it is waiting (behaviours.md 9.12). */
export const STALLED_AFTER = 300;

/** What the reader did before the answers' part was here. */
export interface Early {
  /** As it was pasted, its lines too, when nothing was typed since. */
  readonly pasted: string | undefined;
  /** Keys that choose, pressed behind the last word. */
  readonly keys: readonly KeyboardEvent[];
}

/** What the frame shows of the search. */
export interface ShownState {
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Id of the active option. */
  readonly activeId: string | undefined;
  /** Id of the list of options, where there is one. */
  readonly listId: string | undefined;
}

export interface Frame {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** For everything below the field. */
  readonly body: HTMLElement;
  readonly show: (state: ShownState) => void;
  /** From now on somebody else listens to the field. Call once. */
  readonly takeOver: () => Early;
  /** Adds to the query, as if it was typed. */
  readonly type: (text: string) => void;
  readonly close: () => void;
  /** Called when the frame has been taken away. */
  readonly onClosed: (then: () => void) => void;
}

/**
 * Opens the frame with the focus in its field. `onTyped` hears what is in the field until somebody takes over. `typed` was typed on
 * the button; where nothing was, what is marked on the page is the query, and replaced by typing (6.3.3).
 */
export function openFrame(
  { placeholder, typed }: { readonly placeholder: string; readonly typed: string },
  onTyped: (query: string) => void,
): Frame {
  // A space is how a button is pressed.
  const text = typed.trimStart();
  const selected = text === '' ? (getSelection()?.toString().trim().slice(0, LONGEST_QUERY) ?? '') : '';
  const parts = createParts(placeholder);
  const { dialog, form, input } = parts;
  const leaving: (() => void)[] = [];
  const host = document.createElement('div');
  host.append(dialog);
  document.body.prepend(host);
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    removeEventListener('popstate', close);
    dialog.close();
    document.querySelector<HTMLElement>('.search-button')?.focus({ preventScroll: true });
    // A link in it may be on its way through the page's click listeners.
    setTimeout(() => {
      for (const leave of leaving) leave();
      host.remove();
    });
  };
  // The way back leads to another page. (One that was asked for before may arrive behind the dialog.)
  addEventListener('popstate', close);
  form.addEventListener('submit', (event) => event.preventDefault());
  parts.cancel.addEventListener('click', close);
  openModal(dialog, close);
  const takeOver = listenEarly(parts, onTyped);
  input.focus({ preventScroll: true });
  setQuery(input, text || selected);
  input.setSelectionRange(text === '' ? 0 : text.length, input.value.length);
  return {
    dialog,
    form,
    input,
    body: parts.body,
    show: (state) => showState(parts, state),
    takeOver,
    type: (more) => setQuery(input, input.value + more),
    close,
    onClosed: (then) => void leaving.push(then),
  };
}

/** As if it was typed. */
function setQuery(input: HTMLInputElement, query: string): void {
  if (query === input.value) return;
  input.value = query;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

type Parts = Pick<Frame, 'dialog' | 'form' | 'input' | 'body'> & {
  /** Where the magnifier is, or the spinner. */
  readonly mark: HTMLElement;
  readonly clear: HTMLButtonElement;
  readonly cancel: HTMLButtonElement;
};

function createParts(placeholder: string): Parts {
  const dialog = create('dialog', 'search-dialog DocSearch-Container', {
    role: 'dialog',
    ariaLabel: 'Search',
  });
  dialog.ariaModal = 'true';
  dialog.dataset['status'] = 'idle';
  const form = create('form', 'search-head');
  const label = create('label', '', { htmlFor: 'docsearch-input', id: 'docsearch-label' });
  const mark = document.createElement('span');
  mark.className = 'search-mark';
  setIcon(mark, 'search');
  label.append(mark, create('span', 'sr-only', { textContent: 'Search' }));
  const input = create('input', '', {
    id: 'docsearch-input',
    type: 'search',
    role: 'combobox',
    ariaExpanded: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    enterKeyHint: 'search',
    maxLength: LONGEST_QUERY,
    placeholder,
  });
  for (const [name, value] of [
    ['aria-autocomplete', 'both'],
    ['aria-labelledby', 'docsearch-label'],
    ['autocorrect', 'off'],
  ] as const)
    input.setAttribute(name, value);
  const clear = create('button', 'search-clear', {
    type: 'reset',
    title: 'Clear the query',
    ariaLabel: 'Clear the query',
    hidden: true,
  });
  setIcon(clear, 'close');
  const cancel = create('button', 'search-cancel', { type: 'button', textContent: 'Cancel' });
  form.append(label, input, clear, cancel);
  const body = create('div', 'search-answers');
  dialog.append(form, body);
  return { dialog, form, input, mark, clear, body, cancel };
}

function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { className }, properties);
}

/** Changes only what differs: a value that is set again moves the caret. */
function showState({ dialog, input, mark, clear }: Parts, state: ShownState): void {
  const { query, status, activeId, listId } = state;
  const line = toLine(query);
  if (input.value !== line) input.value = line;
  clear.hidden = query === '';
  showStalled({ dialog, mark }, status === 'stalled');
  input.ariaExpanded = String(listId !== undefined);
  input.enterKeyHint = activeId === undefined ? 'search' : 'go';
  setReference(input, 'aria-controls', listId);
  setReference(input, 'aria-activedescendant', activeId);
  // The last, so that whoever waits for a status finds all the rest.
  dialog.dataset['status'] = status;
}

/** The spinner, or the magnifier. */
function showStalled({ dialog, mark }: Pick<Parts, 'dialog' | 'mark'>, isStalled: boolean): void {
  if (dialog.classList.contains(STALLED) === isStalled) return;
  dialog.classList.toggle(STALLED, isStalled);
  if (isStalled) mark.replaceChildren(create('span', 'search-spinner'));
  else setIcon(mark, 'search');
}

function setReference(input: HTMLInputElement, name: string, id: string | undefined): void {
  if (id === undefined) input.removeAttribute(name);
  else input.setAttribute(name, id);
}

/** What the field does by itself; the function that ends it says what happened. */
function listenEarly(parts: Parts, onTyped: (query: string) => void): Frame['takeOver'] {
  const { dialog, form, input, clear } = parts;
  const watch = new AbortController();
  const { signal } = watch;
  let pasted: string | undefined;
  let keys: KeyboardEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (): void => {
    keys = [];
    clear.hidden = input.value === '';
    // Nobody has answered yet.
    dialog.dataset['status'] = input.value === '' ? 'idle' : 'loading';
    clearTimeout(timer);
    if (input.value === '') showStalled(parts, false);
    else timer = setTimeout(() => showStalled(parts, true), STALLED_AFTER);
    onTyped(input.value);
  };
  input.addEventListener(
    'input',
    (event) => {
      if (!(event instanceof InputEvent) || event.inputType !== 'insertFromPaste') pasted = undefined;
      change();
    },
    { signal },
  );
  input.addEventListener(
    'paste',
    (event) => {
      // A field throws lines together.
      if (input.value === '') pasted = event.clipboardData?.getData('text/plain');
    },
    { signal },
  );
  input.addEventListener(
    'keydown',
    (event) => {
      if (/^(?:Enter|Arrow(?:Down|Up))$/.test(event.key) && !event.isComposing) keys.push(event);
    },
    { signal },
  );
  form.addEventListener(
    'reset',
    (event) => {
      event.preventDefault();
      pasted = undefined;
      input.value = '';
      change();
      input.focus();
    },
    { signal },
  );
  return () => {
    watch.abort();
    clearTimeout(timer);
    return { pasted, keys };
  };
}
