/** Where typed HTML stands that the normaliser leaves out: it sees the page's HTML, the writer wants the line in the file. */
import type { Diagnostic, Location } from '../../../model.ts';
import { escapePattern } from '../../../text.ts';
import { createFenceCursor } from '../../problems/fences.ts';
import type { StyleFault } from './style-classes.ts';
import { positionOf } from '../../problems/position-of.ts';

/** A text, the file it is of, and the file's line, from 1, on which it begins. */
export interface TypedText {
  readonly text: string;
  readonly file: string;
  readonly firstLine: number;
}

/** Finds pieces of typed HTML, code blocks and code spans apart; what is not there (it stands in a partial) is at the top. */
export function createHtmlFinder({ text, file, firstLine }: TypedText): (pattern: RegExp) => Location {
  let visible: string | undefined;
  return (pattern) => {
    visible ??= blankCode(text);
    const found = pattern.exec(visible);
    if (found === null) return { file, line: firstLine, column: 1 };
    const { line, column } = positionOf(visible, found.index);
    return { file, line: firstLine + line - 1, column, length: found[0].length };
  };
}

/** Code becomes spaces; positions stay. */
export function blankCode(text: string): string {
  const fences = createFenceCursor();
  const blank = (code: string): string => ' '.repeat(code.length);
  return text
    .split('\n')
    .map((line) => (fences.read(line) === 'text' ? line.replace(/`[^`]+`/g, blank) : blank(line)))
    .join('\n');
}

/** The pattern of a text as typed. */
export function patternOf(text: string): RegExp {
  return new RegExp(escapePattern(text));
}

/** What is left out of typed HTML: gathered while it is cleaned, told once each. */
export interface LeftOut {
  /** `script`, `onclick attributes`, `"javascript:…" addresses`. */
  readonly refuse: (what: string) => void;
  readonly refuseStyle: (fault: StyleFault) => void;
  /** An attribute, and the first element that had it. */
  readonly drop: (key: string, name: string) => void;
  /** A warning for each; `find` says where a pattern stands. */
  readonly describe: (find: (pattern: RegExp) => Location) => readonly Diagnostic[];
}

/** Nothing is left out yet. */
export function noteLeftOut(): LeftOut {
  const refused = new Set<string>();
  const styles = new Map<string, StyleFault>();
  const dropped = new Map<string, string>();
  return {
    refuse: (what) => refused.add(what),
    refuseStyle: (fault) => styles.set(fault.value, fault),
    drop: (key, name) => dropped.has(key) || dropped.set(key, name),
    describe: (find) => [
      ...describeRefused(refused, find),
      ...describeStyles(styles.values(), find),
      ...describeDropped(dropped, find),
    ],
  };
}

/** One warning for each style whose value would change other rules, or load something. */
function describeStyles(
  faults: Iterable<StyleFault>,
  find: (pattern: RegExp) => Location,
): readonly Diagnostic[] {
  return [...faults].map(({ name, value, reason, hint }) => ({
    severity: 'warning',
    code: 'html/refused',
    message: `The style "${name}: ${value}" is left out: ${reason}`,
    at: find(patternOf(value)),
    hint,
  }));
}

/** One warning for each thing refused. */
function describeRefused(refused: Iterable<string>, find: (pattern: RegExp) => Location): Diagnostic[] {
  return [...refused].map((what) => {
    const attribute = /^(\S+) attributes$/.exec(what)?.[1];
    const address = /^"(.*?)…?" addresses$/.exec(what)?.[1];
    const pattern =
      attribute !== undefined
        ? new RegExp(`(?<=\\s)${patternOf(attribute).source}(?=\\s*=)`, 'i')
        : address !== undefined
          ? patternOf(address)
          : new RegExp(`<${patternOf(what).source}\\b`, 'i');
    const name = attribute === undefined && address === undefined ? `<${what}>` : what;
    return {
      severity: 'warning',
      code: 'html/refused',
      message: `Guides cannot hold ${name}: left out`,
      at: find(pattern),
      hint: 'Use Markdown, or one of the components.',
    };
  });
}

/** One warning for each attribute left out that such an element cannot have in a guide. `dropped`: its name → the first element's. */
function describeDropped(
  dropped: ReadonlyMap<string, string>,
  find: (pattern: RegExp) => Location,
): Diagnostic[] {
  return [...dropped].map(([key, name]) => ({
    severity: 'warning',
    code: 'html/unknown-attribute',
    message: `The attribute "${key}" of <${name}> is left out: guides cannot hold it`,
    at: find(
      new RegExp(`(?<=<${patternOf(name).source}\\s(?:[^<]*\\s)?)${patternOf(key).source}(?=[\\s=/>])`, 'i'),
    ),
    hint: 'Delete it.',
  }));
}
