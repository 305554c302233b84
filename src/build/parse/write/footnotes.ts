/** Footnotes: their definitions in a text, and the list at its end. */
import { say } from '../../../words/say.ts';
import type { Token } from 'marked';
import type { BodyContext } from './body-context.ts';
import { writeBlocks } from './write-blocks.ts';

/** Label → what the note says. */
export function findFootnotes(tokens: readonly Token[]): Map<string, Token[]> {
  return new Map(
    tokens.flatMap((token) =>
      token.type === 'footnoteDefinition' && token.tokens !== undefined
        ? [[(token as unknown as { label: string }).label, token.tokens] as const]
        : [],
    ),
  );
}

/** The notes in the order of their first reference, each with the way back. */
export function writeFootnotes(context: BodyContext): string {
  if (context.footnotes.length === 0) return '';
  let items = '';
  // A note may refer to further notes: the list grows while it is written.
  for (let index = 0; index < context.footnotes.length; index++) {
    const note = context.footnotes[index];
    if (note === undefined) break;
    const back = Array.from({ length: note.references }, (_, nth) => {
      const id = `fnref-${index + 1}${nth > 0 ? `-${nth + 1}` : ''}`;
      return ` <a href="#${id}" aria-label="${say('Back to reference {number}', { number: `${index + 1}${nth > 0 ? `-${nth + 1}` : ''}` })}">↩</a>`;
    }).join('');
    const html = writeBlocks(note.tokens, context).trim();
    items += `<li id="fn-${index + 1}">\n${html.endsWith('</p>') ? `${html.slice(0, -4)}${back}</p>` : `${html}${back}`}\n</li>\n`;
  }
  return `<section class="footnotes"><h2 class="sr-only" id="footnote-label">${say('Footnotes')}</h2>\n<ol>\n${items}</ol>\n</section>\n`;
}
