/**
 * Runs in the head of the results page, before anything of it shows: an address with a question never shows a page
 * without one, which would jump when the results come. A file of its own, as the CSP allows no inline scripts.
 */
import { readQuestion, showQuestion } from './search/show-question.ts';

const query = readQuestion();
if (query !== '') {
  const watch = new MutationObserver(show);
  watch.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => watch.disconnect());
  // Without the script that brings the results nothing is waited for.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) document.querySelector('main')?.classList.remove('asked');
    },
    true,
  );
}

function show(): void {
  showQuestion(query);
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  if (field?.value === '') field.value = query;
}
