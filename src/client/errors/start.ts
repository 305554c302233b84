/**
 * "Paste your error": takes what the reader pastes, drops or opens anywhere on the page. What reads and shows it is loaded
 * when the reader comes near, so that whoever only looks through the list pays for nothing.
 */
import { announce } from '../announce.ts';
import type { Source } from './error-messages.ts';
import { watchKnown } from './filter-known.ts';
import { forgetReply, keepReply, readReply } from './kept-reply.ts';

type Desk = ReturnType<(typeof import('./desk.tsx'))['openDesk']>;

/** What somebody does who is about to paste. */
const SIGNS = ['focusin', 'pointerover', 'touchstart'];

/** `form` is the page's own; what comes back ends all of it. */
export function start(form: HTMLElement): () => void {
  const field = form.querySelector('textarea');
  const chooser = form.querySelector<HTMLInputElement>('input[type=file]');
  const results = document.querySelector<HTMLElement>('#error-results');
  if (!(form instanceof HTMLFormElement) || !field || !results) return () => undefined;
  const page = new AbortController();
  const { signal } = page;
  let loading: Promise<Desk> | undefined;
  let desk: Desk | undefined;
  /** What stands in the field was read before the reader came: what is pasted takes its place. */
  let isKept = false;
  const load = (): Promise<Desk> => {
    const started = (loading ??= import('./desk.tsx').then(({ openDesk }) => {
      desk = openDesk({ form, field, results, onReply: keepReply });
      if (signal.aborted) desk.close();
      return desk;
    }));
    // Asked for again with the next touch.
    started.catch(() => (loading = undefined));
    return started;
  };
  const read = async (source: Source): Promise<void> => {
    isKept = false;
    try {
      const ready = await load();
      if (!signal.aborted) ready.read(source);
    } catch {
      const said = 'The log reader could not be loaded. Check your connection and try again.';
      results.textContent = said;
      announce(said);
    }
  };
  for (const sign of SIGNS)
    form.addEventListener(sign, () => void load().catch(() => undefined), {
      signal,
      once: true,
      passive: true,
    });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (field.value.trim() === '') field.focus();
      else void read({ text: field.value });
    },
    { signal },
  );
  field.addEventListener(
    'input',
    () => {
      isKept = false;
      if (field.value === '') forgetReply();
    },
    { signal },
  );
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
    },
    { signal },
  );
  chooser?.addEventListener(
    'change',
    () => {
      const [file] = chooser.files ?? [];
      if (file) void read({ file });
      // The same file can be opened again after it was changed.
      chooser.value = '';
    },
    { signal },
  );
  watchPaste({ field, read: (source) => void read(source), isKept: () => isKept, signal });
  watchDrop(form, (source) => void read(source), signal);
  watchKnown(signal);
  form.dataset['live'] = '';
  // Pasted before this script was here.
  if (field.value.trim().includes('\n')) void read({ text: field.value });
  const kept = field.value === '' ? readReply() : undefined;
  if (kept) {
    isKept = true;
    field.value = kept.masked;
    // What cannot be shown is not tried again with every visit; its text stands in the field, and can be read again.
    load()
      .then(
        (ready) => isKept && !signal.aborted && ready.showAgain(kept, forgetReply),
        () => undefined,
      )
      .catch(forgetReply);
  }
  return () => {
    page.abort();
    desk?.close();
  };
}

interface Pasting {
  readonly field: HTMLTextAreaElement;
  readonly read: (source: Source) => void;
  /** What stands in the field was read before the reader came. */
  readonly isKept: () => boolean;
  readonly signal: AbortSignal;
}

/** What is pasted never stands in the field as it came: it is read, and comes back without names and addresses. */
function watchPaste({ field, read, isKept, signal }: Pasting): void {
  document.addEventListener(
    'paste',
    (event) => {
      const { target, clipboardData, defaultPrevented } = event;
      if (defaultPrevented || !clipboardData) return;
      const isElsewhere =
        target !== field &&
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches('input, textarea, select, dialog *'));
      if (isElsewhere) return;
      const [file] = clipboardData.files;
      const text = clipboardData.getData('text/plain');
      if (text.trim() === '' && !file) return;
      event.preventDefault();
      if (text.trim() === '' && file) return read({ file });
      // It may be the second half of what is to be read.
      const isJoined = target === field && !isKept();
      const { value, selectionStart, selectionEnd } = field;
      read({ text: isJoined ? value.slice(0, selectionStart) + text + value.slice(selectionEnd) : text });
    },
    { signal },
  );
}

function watchDrop(form: HTMLElement, read: (source: Source) => void, signal: AbortSignal): void {
  let depth = 0;
  const mark = (isOver: boolean): void => {
    depth = isOver ? depth : 0;
    form.toggleAttribute('data-over', isOver);
  };
  const takes = ({ dataTransfer }: DragEvent): boolean =>
    dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain') === true;
  document.addEventListener('dragenter', (event) => takes(event) && (depth++, mark(true)), { signal });
  document.addEventListener('dragleave', (event) => takes(event) && --depth <= 0 && mark(false), { signal });
  // Without this the browser would leave the page and show the file.
  document.addEventListener('dragover', (event) => takes(event) && event.preventDefault(), { signal });
  document.addEventListener(
    'drop',
    (event) => {
      mark(false);
      if (!takes(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      const text = event.dataTransfer?.getData('text/plain') ?? '';
      if (file) read({ file });
      else if (text.trim() !== '') read({ text });
    },
    { signal },
  );
}
