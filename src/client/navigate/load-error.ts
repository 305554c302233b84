/** The box that says that something could not be loaded, with a button that loads the page anew (behaviours.md 1.11.1, 9.7). */

/** Puts the box at the start of the page's text, and the focus on its button. `what` begins the sentence: `This page`. */
export function showLoadError(what: string): void {
  hideLoadError();
  const box = document.createElement('div');
  box.className = 'load-error';
  box.role = 'alert';
  box.textContent = `${what} could not be loaded. Check your connection, then try again.`;
  const retry = document.createElement('button');
  retry.textContent = 'Retry';
  // Without a network the page that is here would be lost too.
  retry.addEventListener('click', () => navigator.onLine && location.reload());
  box.append(retry);
  document.querySelector('main')?.prepend(box);
  retry.focus();
}

/** Takes the message away, if it is there. */
export function hideLoadError(): void {
  document.querySelector('.load-error')?.remove();
}
