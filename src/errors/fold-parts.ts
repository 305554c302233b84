/** Patterns in the form in which lines are compared with them. Pure. */
import { foldLine } from './clean-line.ts';
import type { PatternPart } from './parse-pattern.ts';

const UNEVEN = /\s\s|[^\S ]/;

/** As lines are compared: folded, one space between words, none at the ends. */
export function foldParts(parts: readonly PatternPart[]): readonly PatternPart[] {
  return parts.flatMap((part, at): readonly PatternPart[] => {
    if (part.kind !== 'text') return [part];
    let text = foldLine(part.text);
    if (UNEVEN.test(text)) text = text.replace(/\s+/g, ' ');
    if (at === 0) text = text.trimStart();
    if (at === parts.length - 1) text = text.trimEnd();
    return text === '' ? [] : [{ kind: 'text', text }];
  });
}
