/** Says something to screen readers, politely; one status element for the whole page. */

const ID = 'status';

/** A text that comes back must change, or it is not read again: the pause between the two, milliseconds. */
const PAUSE = 50;

export function announce(text: string): void {
  let status = document.querySelector<HTMLElement>(`#${ID}`);
  if (!status) {
    status = document.createElement('div');
    status.id = ID;
    status.className = 'sr-only';
    status.role = 'status';
    document.body.append(status);
  }
  const element = status;
  element.textContent = '';
  setTimeout(() => (element.textContent = text), PAUSE);
}
