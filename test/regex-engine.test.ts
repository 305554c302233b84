/** The highlighter without WebAssembly finds what its library finds; grammars are large, so this is no unit test. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCssVariablesTheme, createHighlighterCoreSync, type HighlighterCoreOptions } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { loadGrammars, preparePatterns } from '../src/build/highlight/grammar-patterns.ts';
import { createRegexEngine } from '../src/build/highlight/regex-engine.ts';

const SAMPLES: Readonly<Record<string, string>> = {
  shellscript: 'for f in *.jar; do\n  cat <<EOF > "$f"\n$(date) ${HOME%/}\nEOF\ndone # end',
  php: '<?php\nnamespace A;\nclass B extends C { function f(?int $x = 1): string { return "a{$x}"; } }\n?>\n<p style="color:red">x</p>',
  java: '@Override\npublic <T> List<T> f(final int a) throws E { return new X<>("b", \'c\', 1L); } // d',
  yaml: 'a: &b\n  - "c" # d\n  - |\n    text\n  - {e: 1, f: !!str x}',
  lua: 'local function f(a, ...) return a .. [[x\ny]] --[==[ z ]==] end',
  typescript: 'const a = <T,>(b: T): b is T & { c?: `d${1}` } => /e+/u.test(String(b));',
};

function tokensWith(engine: Awaited<NonNullable<HighlighterCoreOptions['engine']>>) {
  const highlighter = createHighlighterCoreSync({
    themes: [createCssVariablesTheme({ name: 'classes' })],
    langs: Object.keys(SAMPLES).map(loadGrammars),
    engine,
  });
  return Object.entries(SAMPLES).map(([lang, code]) =>
    highlighter.codeToTokensBase(code, { lang, theme: 'classes', tokenizeTimeLimit: 0 }),
  );
}

test("finds the tokens that Shiki's own engine finds", () => {
  assert.deepEqual(
    tokensWith(createRegexEngine()),
    tokensWith(createJavaScriptRegexEngine({ forgiving: true })),
  );
});

test('patterns are prepared once for each grammar, and without those that cannot be had in JavaScript', () => {
  const files = preparePatterns();
  assert.ok(files.has('patterns/html.json'), [...files.keys()].join(' '));
  const { v8, patterns } = JSON.parse(files.get('patterns/php.json') ?? '') as {
    v8: string;
    patterns: Record<string, readonly [string, string]>;
  };
  assert.equal(v8, process.versions.v8);
  assert.ok(Object.keys(patterns).length > 300);
});
