/** Which mark stands for a game or topic: its drawing of `config/marks`, else two letters on a hue. Pure. */
import type { Mark, MarkShape } from '../../model.ts';
import { chooseHue, listLetters } from '../../marks.ts';

/** What a mark is chosen for: its names, best first (folder, slug), and its label. */
interface Named {
  readonly keys: readonly string[];
  readonly label: string;
}

/** Id of a drawing among the icons. */
export function glyphOf(key: string): string {
  return `m-${key.replaceAll('/', '-')}`;
}

/** The drawing of the first of `keys` that has one. */
export function findGlyph(
  keys: readonly string[],
  shapes: Readonly<Record<string, MarkShape>>,
): Mark | undefined {
  const key = keys.find((one) => Object.hasOwn(shapes, one));
  return key === undefined ? undefined : { glyph: glyphOf(key) };
}

/** A mark for each, in their order: no two get the same letters while their labels have others to offer. */
export function chooseMarks(
  entries: readonly Named[],
  shapes: Readonly<Record<string, MarkShape>>,
): readonly Mark[] {
  const taken = new Set<string>();
  return entries.map(({ keys, label }): Mark => {
    const drawn = findGlyph(keys, shapes);
    if (drawn !== undefined) return drawn;
    const choices = listLetters(label);
    const letters = choices.find((one) => !taken.has(one)) ?? choices[0] ?? '';
    taken.add(letters);
    return { letters, hue: chooseHue(keys.at(-1) ?? label) };
  });
}
