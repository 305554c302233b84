/** What a fence's info string and magic comments say (behaviours.md 3.4). */
import { escapePattern } from '../../../text.ts';

export interface CodeInfo {
  readonly language: string;
  readonly title?: string;
  readonly firstLine?: number;
  /** From `{1,3-5}`; undefined: magic comments decide. */
  readonly marked?: readonly number[];
}

/** Lines that `{…}` may name: a larger number is a typing mistake. */
const MAX_LINE = 100_000;

/** Reads ` ```lang title="x" {1,3-5} showLineNumbers=10 `. */
export function readCodeInfo(info: string): CodeInfo {
  const language = /^[^\s{]+/.exec(info.trim())?.[0]?.toLowerCase() ?? '';
  const title = /(?:^|\s)title=(["'])(.*?)\1/.exec(info)?.[2];
  const range = /\{([\d,\s-]+)\}/.exec(info)?.[1];
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(info);
  return {
    language: language.includes('=') ? '' : language,
    ...(title === undefined ? {} : { title }),
    ...(range === undefined ? {} : { marked: readRange(range) }),
    ...(numbers === null ? {} : { firstLine: Number(numbers[1] ?? 1) }),
  };
}

function readRange(range: string): number[] {
  const lines: number[] = [];
  for (const part of range.split(',')) {
    const [from = NaN, to = from] = part.split('-').map((text) => Number.parseInt(text, 10));
    for (let line = from; line <= to && line <= MAX_LINE; line++) lines.push(line);
  }
  return lines;
}

const C = ['//', '/* */'];
const JSX = [...C, '{/* */}'];
const HASH = ['#'];
const HTML = ['<!-- -->'];

/** Comment styles per language (behaviours.md 3.4.5); other languages accept all of `ANY`. */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  js: C,
  javascript: C,
  ts: C,
  typescript: C,
  jsx: JSX,
  tsx: JSX,
  html: [...C, ...HTML],
  python: HASH,
  py: HASH,
  bash: HASH,
  markdown: [...HTML, '{/* */}', '#'],
  md: [...HTML, '{/* */}', '#'],
  lua: ['--'],
  haskell: ['--'],
  sql: ['--', '/* */'],
  tex: ['%'],
  latex: ['%'],
  matlab: ['%'],
  vb: ["'", 'REM'],
  vba: ["'", 'REM'],
  batch: ['REM'],
  fsharp: ['//', '(* *)'],
  ocaml: ['(* *)'],
  sml: ['(* *)'],
  wasm: [';;'],
  fortran: ['!'],
  cobol: ['*>'],
};
const ANY: readonly string[] = [...JSX, '#', ...HTML];

const patterns = new Map<string, RegExp>();

function magicPattern(language: string): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const styles = (Object.hasOwn(STYLES, language) ? STYLES[language] : undefined) ?? ANY;
  const alternatives = styles.map((style) => {
    const [open = '', close = ''] = style.split(' ').map(escapePattern);
    return `${open}\\s*(highlight-(?:next-line|start|end))\\s*${close}`;
  });
  const pattern = new RegExp(`^\\s*(?:${alternatives.join('|')})\\s*$`);
  patterns.set(language, pattern);
  return pattern;
}

/** Takes the magic comments out of the code and says which lines they mark. */
export function readMagicComments(
  code: string,
  language: string,
): { code: string; marked: readonly number[] } {
  if (!code.includes('highlight-')) return { code, marked: [] };
  const pattern = magicPattern(language);
  const kept: string[] = [];
  const marked: number[] = [];
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const found = pattern
      .exec(line)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (found === 'highlight-next-line') next = true;
    else if (found === 'highlight-start') inside = true;
    else if (found === 'highlight-end') inside = false;
    else {
      kept.push(line);
      if (inside || next) marked.push(kept.length);
      next = false;
    }
  }
  return { code: kept.join('\n'), marked };
}
