/** Names in braces that are no variables and were meant to be: they show as typed. Pure. */
import type { Diagnostic, Location } from '../../../model.ts';
import { closest, isOnlyClosest } from '../../problems/did-you-mean.ts';

/** Neither code of another kind (`${x}`, `\{x}`, `={x}`, `{{x}}`) nor part of an address. */
const IN_BRACES = /(?<![\\{$%#=\w/])\{([ \t]*)([A-Za-z]+(?:\.[A-Za-z]+)*)[ \t]*\}(?!\})/g;

/** What may stand in braces. */
interface Names {
  readonly has: (name: string) => boolean;
  readonly list: () => readonly string[];
}

/** Whether names of the same first part are variables, so that only a variable can be meant: `shop.cutoff` beside `shop.name`. */
export function isOfKnownFamily(name: string, names: readonly string[]): boolean {
  const family = name.slice(0, name.indexOf('.') + 1);
  return family !== '' && names.some((known) => known.startsWith(family));
}

/** Names with spaces or capitals that variables do not have, and those of a known family, in one line of running text. */
export function findNameSlips(line: string, names: Names, place: Location): Diagnostic[] {
  const found: Diagnostic[] = [];
  // What a line of code takes or gives away stands in braces as well.
  if (/^\s*(?:import|export)\s/.test(line)) return found;
  for (const { 0: typed, 1: space = '', 2: name = '', index } of line.matchAll(IN_BRACES)) {
    const isPlain = typed === `{${name}}`;
    // `{PANEL}` is how people write what a reader fills in.
    if ((isPlain && names.has(name)) || /^[A-Z]+$/.test(name) || isInCode(line, index)) continue;
    const known = names.list();
    // One slip away: explainUnknownName says so.
    if (isPlain && /^[a-z]/.test(name) && closest(name, known, 1) !== undefined) continue;
    const meant = known.find((other) => other.toLowerCase() === name.toLowerCase());
    if (meant === undefined && !isOfKnownFamily(name.charAt(0).toLowerCase() + name.slice(1), known))
      continue;
    const at = { ...place, column: index + 1, length: typed.length };
    found.push(
      meant === undefined
        ? describe(typed, at, adviseOn(name, known))
        : {
            ...describe(typed, at, `Write {${meant}}${space === '' ? '' : ', without spaces'}`),
            fix: { from: typed, to: `{${meant}}` },
          },
    );
  }
  return found;
}

/** A name one typing mistake away from a registered one. */
export function explainUnknownName(name: string, names: readonly string[], at: Location): Diagnostic[] {
  const match = closest(name, names, 1);
  if (match === undefined) return [];
  const fix = isOnlyClosest(name, match, names) && { fix: { from: `{${name}}`, to: `{${match}}` } };
  return [{ ...describe(`{${name}}`, at, `Did you mean "{${match}}"?`), ...fix }];
}

function describe(typed: string, at: Location, hint: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'variable/unknown',
    message: `There is no variable called "${typed}", so it is shown as typed`,
    at,
    hint,
  };
}

function adviseOn(name: string, known: readonly string[]): string {
  const meant = closest(name, known, 3);
  const advice = meant === undefined ? '' : `Did you mean "{${meant}}"? Otherwise `;
  return `${advice}${advice === '' ? 'Define' : 'define'} "${name}" in config/variables.ts, or put it between backticks if the braces are meant.`;
}

/** Between backticks of the same line. */
function isInCode(line: string, at: number): boolean {
  return line.slice(0, at).split('`').length % 2 === 0 && line.includes('`', at);
}
