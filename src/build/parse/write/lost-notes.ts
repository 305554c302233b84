/** Footnotes of which one half is missing. */
import type { Diagnostic } from '../../../model.ts';
import { closest } from '../../problems/did-you-mean.ts';
import type { BodyContext } from './body-context.ts';

/** Keeps where a note is typed; it is written at the page's end. */
export function noteFootnote(raw: string, context: BodyContext): void {
  const typed = /\[\^([^\]\s]+)\]:/.exec(raw);
  if (typed === null) return;
  const [mark, label = ''] = typed;
  context.typedNotes.push({ label: label.toLowerCase(), at: context.positions.locate(mark) });
}

/** Notes that nobody sees, and what leads to none. */
export function describeLostNotes({ typedNotes, lostNotes, footnotes }: BodyContext): readonly Diagnostic[] {
  const lost = lostNotes.filter(({ label }) => isMeant(label, typedNotes.length > 0));
  const known = new Set([...footnotes, ...lost].map(({ label }) => label));
  const unused = typedNotes.filter(({ label }) => !known.has(label));
  const problem = { severity: 'warning', code: 'footnote/lost' } as const;
  return [
    ...lost.map(({ label, at }) => {
      const meant = closest(
        label,
        unused.map((note) => note.label),
      );
      return {
        ...problem,
        message: `There is no note [^${label}] on this page, so this is shown as typed`,
        at,
        hint: typedNotes.some((note) => note.label === label)
          ? `Move "[^${label}]: …" to the start of a line, outside of lists, quotes and boxes.`
          : meant === undefined
            ? `Write the note on a line of its own, at the start of the line: [^${label}]: The text of the note.`
            : `Did you mean [^${meant}]?`,
      };
    }),
    ...unused.map(({ label, at }) => ({
      ...problem,
      message: `Nothing leads to the note [^${label}], so nobody sees it`,
      at,
      hint: `Write [^${label}] where the text needs the note, or delete it.`,
    })),
  ];
}

/** `[^a-z]` is a pattern, and in a text without notes `[^abc]` may be one; `[^1]` hardly is. */
function isMeant(label: string, hasNotes: boolean): boolean {
  return /^\d{1,3}$/.test(label) || (hasNotes && /^[\p{L}\d_-]+$/u.test(label) && !/^.-.$/.test(label));
}
