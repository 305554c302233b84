/** A copy button on every code block. What it does comes with the first sign of a reader (comforts/code.ts). */
import { createButton } from './create-button.ts';

/** Adds buttons below `root` where there are none; they lie over the block, so nothing moves. */
export function addCopyButtons(root: ParentNode): void {
  for (const figure of root.querySelectorAll('figure.code:not(:has(.copy))')) {
    const button = createButton('copy', 'Copy code to clipboard', 'copy');
    button.title = 'Copy';
    figure.append(button);
  }
}
