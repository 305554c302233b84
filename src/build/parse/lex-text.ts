/** Typed text to the tokens of Markdown. */
import type { Token } from 'marked';
import type { Diagnostic, Location } from '../../model.ts';
import { joinFacts, NO_FACTS } from './facts/used-facts.ts';
import { createFenceCursor } from '../problems/fences.ts';
import { createHtmlFinder, patternOf } from './html/refused-html.ts';
import type { ParseInputs } from './parse-inputs.ts';
import { PositionFinder } from './positions.ts';
import { replaceForbidden } from './slips/hidden-characters.ts';
import { substituteBody } from './substitute.ts';
import { beginLexing, lexState } from './syntax/lex-state.ts';
import { marked } from './syntax/syntax.ts';

interface LexInputs extends Pick<ParseInputs, 'variables' | 'used' | 'drawers'> {
  readonly diagnostics: Diagnostic[];
}

/** A text and its tokens. */
export interface LexedText {
  readonly text: string;
  readonly tokens: Token[];
  readonly positions: PositionFinder;
}

/** Fills in variables and facts and reads the Markdown; `place` says where the text stands. `diagnostics` takes what is wrong. */
export function lexText(
  typed: string,
  { variables, used = NO_FACTS, drawers, diagnostics }: LexInputs,
  { path, file, firstLine }: { readonly path: string; readonly file: string; readonly firstLine: number },
): LexedText {
  const values = joinFacts(variables, used);
  const replaced = substituteBody(unwrapMdxFences(typed), values, file, firstLine, used.unknown);
  for (const diagnostic of replaced.diagnostics) diagnostics.push(diagnostic);
  const text = replaceForbidden(replaced.text);
  beginLexing(text.length, !isJsx(path, text), drawers?.math !== undefined);
  const tokens = marked.lexer(text);
  const find = createHtmlFinder({ text, file, firstLine });
  for (const [tag, name] of lexState.unclosed) diagnostics.push(unclosed(name, find(patternOf(tag))));
  return {
    text,
    tokens,
    positions: new PositionFinder(text, file, firstLine, replaced.shifts),
  };
}

function unclosed(name: string, at: Location): Diagnostic {
  return {
    severity: 'warning',
    code: 'html/unclosed',
    message: `This <${name}> is never closed`,
    at,
    hint: `Write </${name}> on a line of its own where it should end.`,
  };
}

/** A page with imports or components is written as JSX, where indented text is no code. */
function isJsx(path: string, text: string): boolean {
  if (path.endsWith('.mdx')) return true;
  // Most pages hold neither; the pattern is tried at every line.
  if (!text.includes('<') && !text.includes('import') && !text.includes('export')) return false;
  return /^(?:import\s.+\sfrom\s|export\s|[ \t]*<[A-Z][\w.]*[\s/>])/m.test(text);
}

/** ```` ```mdx-code-block ```` fences are Markdown for MDX readers: their content counts (contract.md section 2). */
function unwrapMdxFences(text: string): string {
  if (!text.includes('mdx-code-block')) return text;
  const fences = createFenceCursor();
  const lines = text.split('\n');
  const wrappers = lines.flatMap((line, index) => (fences.read(line) === 'wrapper' ? [index] : []));
  // One that is never closed is code, and said to be.
  if (wrappers.length % 2 === 1) wrappers.pop();
  for (const index of wrappers) lines[index] = '';
  return lines.join('\n');
}
