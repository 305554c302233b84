/** The settings of `config/marks.ts`: a drawing for each game and topic. Pure. */
import { checkOf, isRecord, number, shape, text } from './check.ts';
import type { Check, InputOf, Settings } from './settings.ts';

/** Path data alone: what cannot hold an element cannot hold a script either. */
const path: Check<string> = checkOf('path of SVG on a grid of 24', (value, spot) => {
  const read = text({ max: 1000 })(value, spot)?.trim();
  if (read === undefined || /^[Mm][\s,.\d+\-MmLlHhVvCcSsQqTtAaZz]*$/.test(read)) return read;
  return spot.refuse(
    'is not the path of a drawing',
    'Write what stands in the attribute "d" of a path of SVG, e.g. M4 12h16.',
  );
});

export const MARK_SETTINGS = {
  hue: { check: number(0, 360), isRequired: true, says: 'Its hue (OKLCH), in degrees.' },
  path: { check: path, isRequired: true, says: 'A line on a grid of 24, as the attribute d of a path.' },
} as const satisfies Settings;

export type MarkInput = InputOf<typeof MARK_SETTINGS>;

const mark = shape(MARK_SETTINGS);

/** By the folder of the guides, or the slug of their category. */
export const MARKS: Check<Readonly<Record<string, MarkInput>>> = checkOf('object', (value, spot) => {
  if (!isRecord(value))
    return spot.refuse('must be an object', "Write { rust: { hue: 28, path: 'M4 12h16' } }.");
  const read: [string, MarkInput][] = [];
  for (const [key, entry] of Object.entries(value)) {
    // It becomes an id in the file of the icons.
    if (!/^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u.test(key)) {
      spot.refuseKey(
        key,
        'Write the folder of the guides below content/docs, or the slug of their category.',
      );
      continue;
    }
    const one = entry === null ? undefined : mark(entry, spot.at(key));
    if (one !== undefined) read.push([key, one]);
  }
  return Object.fromEntries(read);
});
