/** How customers ask for guides: what is read, and what is told of slips. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAsked } from './asked-list.ts';

const GUIDES = new Map([
  ['minecraft/op', 'docs/minecraft/op.md'],
  ['intro', 'docs/01-intro.mdx'],
]);

function read(text: string) {
  const { value, diagnostics } = readAsked({ path: 'content/search/asked.yml', text }, GUIDES);
  const told = diagnostics.map(
    ({ code, message, at, hint }) => `${at?.line}:${at?.column} ${code} ${message} | ${hint}`,
  );
  return { value, told };
}

test('phrases stand below the path of their guide', () => {
  const { value, told } = read(
    "# how\nminecraft/op:\n  - Make me  admin\n  - 'error: 404'\n\nintro: [where do i start]\n",
  );
  assert.deepEqual(told, []);
  assert.deepEqual(value, {
    'docs/minecraft/op.md': ['make me admin', 'error: 404'],
    'docs/01-intro.mdx': ['where do i start'],
  });
  assert.deepEqual(read('').value, {});
});

test('every slip is told at its line', () => {
  const slips: readonly (readonly [string, RegExp])[] = [
    ['- a\n', /^1:1 search\/invalid-asked The phrases must stand below the guides/],
    ['a: [\n', /^\d+:\d+ search\/invalid-asked /],
    ['intro: text\n', /^1:1 search\/invalid-asked The phrases of "intro" must be a list \| Write the path/],
    ['intro: []\n', /^1:1 search\/invalid-asked "intro" has no phrase \| Write one/],
    ['intro:\n  - a\n  - 404\n', /^3:5 search\/invalid-asked A phrase of "intro" is no text \| Put phrases/],
    ['intro:\n  - a\n  - key: b\n', /^3:5 search\/invalid-asked A phrase of "intro" is no text/],
    ['intro:\n  - a b\n  - A  b\n', /^3:5 search\/invalid-asked "A b" stands twice below "intro" \| Delete/],
    [
      'intro:\n  - a b\n  - c\nintro:\n  - d\n',
      /^4:1 search\/invalid-asked "intro" is set twice \| Keep one/,
    ],
    [
      "intro:\n  - 'can't connect'\n",
      /^2:9 .* A quote in the middle ends the value \| .* - "can't connect"$/,
    ],
    ['intro:\n  - "my server" hangs\n', /^2:15 .* A quote in the middle .* - '"my server" hangs'$/],
    ['intro:\n  - @everyone ping\n', /^2:5 .* A value cannot start with @ .* - "@everyone ping"$/],
    ['intro:\n  - a b\n - c d\n', /^3:2 .* begins with fewer spaces than the one above it \| .*:   - c d$/],
    ['intro\n  - a b\nminecraft/op:\n  - c\n', /^1:1 .* A colon is missing after the guide \| Write intro:$/],
    ['intro:\n  - a\n  • b c\n', /^3:3 .* hyphen and a space, not with • \| Write - b c$/],
    ['intro:\n  – b c\n', /^2:3 .* hyphen and a space, not with – \| Write - b c$/],
    ['intro:\n  -b c\n  - d\n', /^2:3 .* A space is missing after the hyphen \| Write - b c$/],
    ['intro:\n  - "?!"\n', /^2:5 search\/invalid-asked A phrase of "intro" holds no word/],
    [`intro:\n  - ${'long '.repeat(70)}\n`, /^2:5 search\/invalid-asked A phrase is longer than 300/],
    [
      'intro:\n  - a\n\nminecraft/opp:\n  - b\n',
      /^4:1 search\/unknown-guide There is no guide "minecraft\/opp" \| Did you mean minecraft\/op\?/,
    ],
    ['games/op:\n  - b\n', /^1:1 search\/unknown-guide .* \| Did you mean minecraft\/op\?/],
  ];
  for (const [text, message] of slips) {
    const { told } = read(text);
    assert.equal(told.length, 1, `${text}: ${told.join('; ')}`);
    assert.match(told[0] ?? '', message);
  }
});

test('what is right stays when something else is wrong', () => {
  assert.deepEqual(read('intro:\n  - a\n  - 404\nnone:\n  - b\n').value, { 'docs/01-intro.mdx': ['a'] });
});
