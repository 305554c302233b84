/** An icon of the sprite as a string, for guide bodies. */
import { escapeHtml } from './escape-html.ts';

/** Decoration only: what it means stands beside it in words. */
export function renderIcon(sprite: string, name: string): string {
  return `<svg class="icon" aria-hidden="true"><use href="${escapeHtml(sprite)}#${name}"></use></svg>`;
}
