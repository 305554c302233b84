/** Where guides mean something else than marked's own rules: heading ids, unknown tags, indented text. */
import { type MarkedExtension, type Token, Tokenizer, type Tokens } from 'marked';
import { isTypedName } from '../html/html-names.ts';
import { type HeadingMark, readHeadingMark } from './heading-mark.ts';
import { lexState } from './lex-state.ts';

/** A heading with what stood in braces at its end. */
export interface HeadingToken extends Tokens.Heading {
  id?: string;
  mark?: HeadingMark;
}

const BOX_LINE = /\n {0,3}:{3,}[ \t]*[A-Za-z]/;

/** Replaces marked's own rules where guides mean something else. */
export const ownRules: MarkedExtension = {
  tokenizer: {
    heading(src) {
      const found = /^ {0,3}(#{1,6})(?=[ \t]|\n|$)[ \t]*([^\n]*)(?:\n+|$)/.exec(src);
      if (found === null) return undefined;
      const [raw, marks = '', rest = ''] = found;
      const text = rest.replace(/(?:^|[ \t]+)#+[ \t]*$/, '').trim();
      return headingToken(raw, marks.length, text, (title) => this.lexer.inline(title));
    },
    lheading(src) {
      const found = this.rules.block.lheading.exec(src);
      if (
        found === null ||
        found[1] === undefined ||
        /^ {0,3}(?:<[A-Za-z]|:{3}|import\s|export\s)/.test(found[1])
      )
        return undefined;
      const text = found[1].trim();
      return headingToken(found[0], found[2]?.startsWith('=') === true ? 1 : 2, text, (title) =>
        this.lexer.inline(title),
      );
    },
    table(src) {
      const read = (text: string) => Tokenizer.prototype.table.call(this, text);
      const table = read(src);
      // A box ends a table above it, as it ends a paragraph.
      const box = table === undefined ? -1 : table.raw.search(BOX_LINE);
      return box === -1 ? table : read(src.slice(0, box + 1));
    },
    html(src) {
      return isTypedTag(src) || startsWithComponent(src) ? undefined : false;
    },
    tag(src) {
      return isTypedTag(src) ? undefined : false;
    },
    code() {
      // `false` hands over to marked's own rule.
      return lexState.indentedCode ? false : undefined;
    },
  },
};

/** marked takes `<Link …>` for HTML's `<link>`: a component is never HTML. */
function startsWithComponent(src: string): boolean {
  return /^ {0,3}<\/?[A-Z][a-z]/.test(src);
}

function isTypedTag(src: string): boolean {
  const name = /^ {0,3}<\/?([A-Za-z][\w.:-]*)/.exec(src)?.[1];
  return name !== undefined && isTypedName(name);
}

function headingToken(
  raw: string,
  depth: number,
  text: string,
  inline: (text: string) => Token[],
): HeadingToken {
  const mark = readHeadingMark(text);
  const title = mark === undefined ? text : text.slice(0, mark.end);
  const token: HeadingToken = {
    type: 'heading',
    raw,
    depth,
    text: title,
    tokens: inline(title),
  };
  if (mark !== undefined) token.mark = mark;
  if (mark?.id !== undefined) token.id = mark.id;
  return token;
}
