/** What copies: the link to the page's Markdown, and the buttons of a code block, which copy and wrap long lines (behaviours.md 3.4.9 to 3.4.12). */
import { announce } from '../announce.ts';
import { createButton, setIcon } from '../create-button.ts';
import { isPlainClick } from '../navigate/match-link.ts';
import { onPage } from '../page-lifecycle.ts';

/** How long the copy button says that it is done, milliseconds (3.4.10). */
const DONE_FOR = 1000;

/** Call once. */
export function watchCode(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const page = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-copies]') : null;
    if (page && isPlainClick(event)) {
      event.preventDefault();
      void import('./copy-page.ts').then(
        ({ copyPage }) => copyPage(page),
        () => location.assign(page.href),
      );
    }
    const button = target instanceof Element ? target.closest<HTMLElement>('.code > button') : null;
    const figure = button?.parentElement;
    if (!button || !figure) return;
    if (button.matches('.copy')) void copyCode(figure, button);
    else toggleWrap(figure, button);
  });
  onPage((root) => {
    // Also when the window or a tab's panel changes: whatever makes a line too long or long enough changes a size.
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) if (target.parentElement) offerWrap(target.parentElement);
    });
    for (const pre of root.querySelectorAll('.code > pre')) observer.observe(pre);
    return () => observer.disconnect();
  });
}

async function copyCode(figure: HTMLElement, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(figure.querySelector('code')?.textContent ?? '');
  } catch {
    // Without permission the text is at least marked, ready for the keyboard.
    getSelection()?.selectAllChildren(figure.querySelector('pre') ?? figure);
    announce('Press Ctrl+C to copy');
    return;
  }
  setDone(button, true);
  announce('Copied');
  setTimeout(() => setDone(button, false), DONE_FOR);
}

function setDone(button: HTMLElement, isDone: boolean): void {
  button.ariaLabel = isDone ? 'Copied' : 'Copy code to clipboard';
  button.classList.toggle('done', isDone);
  setIcon(button, isDone ? 'check' : 'copy');
}

/** The button is there while a line is too long, or was and is wrapped now. */
function offerWrap(figure: HTMLElement): void {
  const pre = figure.querySelector('pre');
  if (!pre) return;
  const isWrapped = pre.classList.contains('wrapped');
  const isOffered = isWrapped || pre.scrollWidth > pre.clientWidth;
  const known = figure.querySelector<HTMLElement>('.wrap');
  if (known) known.hidden = !isOffered;
  if (known || !isOffered) return;
  const button = createButton('wrap', 'Toggle word wrap', 'wrap');
  button.title = 'Toggle word wrap';
  button.ariaPressed = 'false';
  figure.querySelector('.copy')?.before(button);
}

function toggleWrap(figure: HTMLElement, button: HTMLElement): void {
  const isWrapped = figure.querySelector('pre')?.classList.toggle('wrapped') ?? false;
  button.ariaPressed = String(isWrapped);
  announce(isWrapped ? 'Long lines are wrapped' : 'Long lines are not wrapped');
}
