/** A script as its syntax, with places as they stood before its types were taken away. Pure. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { type AnyNode, parse, parseExpressionAt, type Program } from 'acorn';
import { transformSync } from 'esbuild';

export interface ParsedScript {
  readonly program: Program;
  /** Line and column from 1. */
  readonly placeAt: (node: AnyNode) => { readonly line: number; readonly column: number };
  /** The piece of script, without types. */
  readonly textOf: (node: AnyNode) => string;
}

/** What both parsers are told: a place belongs to a line, and `await` and `return` may stand anywhere. */
const OPTIONS = {
  ecmaVersion: 'latest',
  locations: true,
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
} as const;

/** Throws what esbuild throws for mistakes of syntax, a SyntaxError, and a RangeError for what is nested too deeply. */
export function parseScript(file: string, text: string): ParsedScript {
  const { code, map } = transformSync(text, {
    loader: /\.[cm]?ts$/.test(file) ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx',
    sourcemap: 'external',
    sourcefile: file,
    sourcesContent: false,
    jsx: 'transform',
    charset: 'utf8',
    logLevel: 'silent',
    // Neither a tsconfig.json of the project nor one above it counts.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
  });
  const sourceMap = new SourceMap(JSON.parse(map) as SourceMapPayload);
  return {
    program: parse(code, { ...OPTIONS, sourceType: 'module' }),
    placeAt: ({ loc }) => {
      const { line, column } = loc?.start ?? { line: 1, column: 0 };
      const entry = sourceMap.findEntry(line - 1, column);
      return 'originalLine' in entry
        ? { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
        : { line: 1, column: 1 };
    },
    textOf: ({ start, end }) => code.slice(start, end),
  };
}

/** A file of JSON, with or without comments, as the expression that it is. Throws a SyntaxError. */
export function parseJson(text: string): ParsedScript {
  const expression = parseExpressionAt(text, 0, OPTIONS);
  const { start, end, loc } = expression;
  const statement = { type: 'ExpressionStatement', expression, start, end, ...(loc ? { loc } : {}) } as const;
  return {
    program: { type: 'Program', sourceType: 'module', body: [statement], start, end },
    placeAt: ({ loc: own }) => ({ line: own?.start.line ?? 1, column: (own?.start.column ?? 0) + 1 }),
    textOf: (node) => text.slice(node.start, node.end),
  };
}
