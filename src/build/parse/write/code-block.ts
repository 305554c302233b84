/** Code blocks: the frame stands in the body, the coloured text in a slot. */
import type { Tokens } from 'marked';
import type { Location } from '../../../model.ts';
import { addSlot, type BodyContext } from './body-context.ts';
import { readCodeInfo, readMagicComments } from './code-info.ts';
import { readCodeNotes, stylesOfNotes } from './code-notes.ts';
import { writeDiagram } from './diagram.ts';
import { writeMath } from './math.ts';
import { decodeText, escapeHtml } from '../plain-text.ts';
import { placeYours } from '../yours.ts';
import { writeCodeText } from './write-inline.ts';

/** A fenced or an indented block of code. */
export function writeFence(token: Tokens.Code, context: BodyContext): string {
  const at = context.positions.locate(token.raw.split('\n', 1)[0]?.trim() ?? '');
  const fenced = /^\s*(?:`{3}|~{3})/.test(token.raw);
  if (fenced && !isClosed(token.raw)) {
    context.diagnostics.push({
      severity: 'warning',
      code: 'code/unclosed',
      message: 'This code block is never closed, so everything below it is code',
      at,
      hint: `Write ${/[`~]{3,}/.exec(token.raw)?.[0] ?? '```'} on a line of its own where it should end.`,
    });
  }
  const inner = fenced ? findOpeningInside(token.raw) : undefined;
  if (inner !== undefined && isClosed(token.raw)) {
    context.diagnostics.push({
      severity: 'warning',
      code: 'code/unclosed',
      message: `This code block is not closed before the next one begins ("${inner}")`,
      at,
      hint: 'Write its closing line where it should end; a block that shows fences needs a longer fence than they have.',
    });
  }
  if (token.raw.includes('\n')) context.positions.skip(lastLine(token.raw));
  return writeCode(
    fenced ? decodeText(token.lang ?? '') : '',
    fenced ? token.text : dedentCode(token.text),
    context,
    at,
    !fenced,
  );
}

/** Whether a fence ends with a line of at least as many of the same marks (CommonMark 0.31.2, section 4.5). */
function isClosed(raw: string): boolean {
  const mark = /`{3,}|~{3,}/.exec(raw)?.[0] ?? '';
  const last = lastLine(raw).trim();
  return raw.trim().includes('\n') && last.startsWith(mark) && new Set(last).size === 1;
}

/** A line inside that opens a block of the same kind with a language: no line of code does, a block that was not closed does. */
function findOpeningInside(raw: string): string | undefined {
  const mark = /`{3,}|~{3,}/.exec(raw)?.[0] ?? '';
  const first = raw.indexOf('\n');
  if (first === -1 || raw.indexOf(mark, first) === -1) return undefined;
  const opening = new RegExp(`\\n[ \\t>]*(${mark}[a-z][\\w+#-]*)(?=[ \\t]*(?:\\n|[\\w{]+[=}]))`, 'i');
  return opening.exec(raw.slice(first))?.[1];
}

function lastLine(raw: string): string {
  const trimmed = raw.trimEnd();
  return trimmed.slice(trimmed.lastIndexOf('\n') + 1);
}

function dedentCode(text: string): string {
  return text.replace(/\n+$/, '');
}

/** A fence that says a formula or a diagram, where the site draws those. */
function writeDrawn(language: string, text: string, context: BodyContext, at: Location): string | undefined {
  if (language === 'mermaid') return writeDiagram(text, context, at);
  if (language !== 'math' || context.drawers.math === undefined) return undefined;
  return writeMath({ type: 'math', raw: text, text: text.trim(), isBlock: true, isAlone: true }, context);
}

/** A code block: its frame here, its coloured text in a slot. `hasValues`: `{your.…}` counts without the word `vars`, too. */
export function writeCode(
  info: string,
  text: string,
  context: BodyContext,
  at: Location,
  hasValues: boolean,
): string {
  const { language, title, firstLine, marked } = readCodeInfo(info);
  const drawn = writeDrawn(language, text, context, at);
  if (drawn !== undefined) return drawn;
  if (!context.languages.has(language)) context.languages.set(language, at);
  const typed = text.endsWith('\n') ? text.slice(0, -1) : text;
  const notes = readCodeNotes(typed);
  const source = notes?.code ?? typed;
  const code = marked === undefined ? readMagicComments(source, language) : { code: source, marked };
  const isFilled = hasValues || /\bvars\b/.test(info);
  const placed = isFilled ? placeYours(code.code, context.yours) : { code: code.code, values: [] };
  for (const rule of notes === undefined ? [] : stylesOfNotes(notes))
    context.styles.set(rule.className, rule);
  // Places of words and numbers of lines hold only in code that nothing else has changed.
  const isSame = placed.code === source;
  context.codes.push({
    language,
    code: placed.code,
    marked: isSame && notes !== undefined ? [...code.marked, ...notes.marked] : code.marked,
    ...(notes !== undefined && isSame && Object.keys(notes.kinds).length > 0 ? { kinds: notes.kinds } : {}),
    ...(notes !== undefined && isSame && notes.words.length > 0 ? { words: notes.words } : {}),
    ...(firstLine === undefined ? {} : { firstLine }),
    ...(placed.values.length === 0 ? {} : { values: placed.values }),
  });
  const slot = addSlot(context, { type: 'code', index: context.codes.length - 1 });
  const name = language === '' ? 'text' : language;
  const caption = title ? `<figcaption class="code-title">${writeCodeText(title)}</figcaption>` : '';
  const numbered = firstLine === undefined ? '' : ' numbered';
  return `<figure class="code${numbered}" data-language="${escapeHtml(name)}">${caption}<pre tabindex="0"><code class="language-${escapeHtml(name)}">${slot}</code></pre></figure>\n`;
}
