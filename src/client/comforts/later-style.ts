/** The second style sheet: the look of what only appears once the reader does something. */
import { addStyle } from '../add-style.ts';

/** Adds it once. */
export function loadLaterStyle(): void {
  void addStyle(document.querySelector<HTMLElement>('script[data-style]')?.dataset['style'] ?? '');
}
