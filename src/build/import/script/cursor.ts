/** A place in the tokens of a script, and the steps from there. */
import { readTokens, type Token } from './lexer.ts';

/** Deeper nesting is no settings file, and would fill the stack. */
const MAX_DEPTH = 150;

/** Where the reader of a script stands. */
export class Cursor {
  private index = 0;
  private depth = 0;
  private readonly tokens: readonly Token[];
  private readonly last: Token;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    this.last = tokens.at(-1) ?? { type: 'end', text: '', start: 0, end: 0 };
  }

  static of(source: string): Cursor {
    return new Cursor(readTokens(source));
  }

  peek(ahead = 0): Token {
    return this.tokens[this.index + ahead] ?? this.last;
  }

  next(): Token {
    const token = this.peek();
    this.index += 1;
    return token;
  }

  is(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.text === text && (token.type === 'sign' || token.type === 'name');
  }

  take(text: string): boolean {
    if (!this.is(text)) return false;
    this.index += 1;
    return true;
  }

  expect(text: string): void {
    if (!this.take(text)) throw new SyntaxError(`${text} expected, not ${this.peek().text}`);
  }

  /** Where the last token ended. */
  get end(): number {
    return this.tokens[this.index - 1]?.end ?? 0;
  }

  get place(): number {
    return this.index;
  }

  goTo(place: number): void {
    this.index = place;
  }

  /** Runs one level deeper. */
  within<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new SyntaxError('too deep');
    const value = read();
    this.depth -= 1;
    return value;
  }

  /** Passes over a bracket and all that is in it; the cursor stands on it. */
  skipBracket(): void {
    let open = 0;
    do {
      const { type, text } = this.next();
      if (type === 'end') throw new SyntaxError('a bracket without an end');
      if (type === 'sign' && /^[([{]$/.test(text)) open += 1;
      if (type === 'sign' && /^[)\]}]$/.test(text)) open -= 1;
    } while (open > 0);
  }
}
