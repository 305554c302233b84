/** A copy button on every code block, with a word for screen readers when it is done. */

/** How long the button says so (behaviours.md 3.4.10), milliseconds. */
const DONE_FOR = 1000;

/** Adds buttons below `scope` where there are none; they lie over the block, so nothing moves. */
export function startCopyButtons(scope: ParentNode, sprite: string): void {
  for (const figure of scope.querySelectorAll<HTMLElement>('figure.code:not(:has(.copy))')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.title = 'Copy';
    button.append(createIcon(sprite, 'copy'));
    setDone(button, sprite, false);
    button.addEventListener('click', () => void copyCode(figure, button, sprite));
    figure.append(button);
  }
}

async function copyCode(figure: HTMLElement, button: HTMLElement, sprite: string): Promise<void> {
  const text = figure.querySelector('code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without permission the text is at least marked, ready for the keyboard.
    getSelection()?.selectAllChildren(figure.querySelector('pre') ?? figure);
    announce('Press Ctrl+C to copy');
    return;
  }
  setDone(button, sprite, true);
  announce('Copied');
  setTimeout(() => setDone(button, sprite, false), DONE_FOR);
}

function setDone(button: HTMLElement, sprite: string, isDone: boolean): void {
  button.ariaLabel = isDone ? 'Copied' : 'Copy code to clipboard';
  button.classList.toggle('done', isDone);
  button.querySelector('use')?.setAttribute('href', `${sprite}#${isDone ? 'check' : 'copy'}`);
}

/** Says something politely; one status for the whole page. */
function announce(text: string): void {
  let status = document.querySelector<HTMLElement>('#copy-status');
  if (!status) {
    status = document.createElement('div');
    status.id = 'copy-status';
    status.className = 'sr-only';
    status.role = 'status';
    document.body.append(status);
  }
  status.textContent = '';
  // A text that comes back must change, or it is not read again.
  setTimeout(() => (status.textContent = text), 50);
}

function createIcon(sprite: string, name: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${sprite}#${name}`);
  svg.append(use);
  return svg;
}
