/** Every example of CommonMark 0.31.2 through the real parsing stage, and GFM's extensions with examples of our own. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { toComparable } from './comparable-html.ts';
import { GFM_EXAMPLES } from './gfm-examples.ts';
import { writeMarkdown } from './markdown-body.ts';

interface Example {
  readonly markdown: string;
  readonly html: string;
  readonly section: string;
  readonly number: number;
}

const { tests: examples } = createRequire(import.meta.url)('commonmark-spec') as {
  readonly tests: readonly Example[];
};

/** Where we differ on purpose: why, and in which examples. */
const DECISIONS: readonly { readonly why: string; readonly examples: readonly number[] }[] = [
  {
    why: 'as in MDX, what stands inside an element is read as Markdown, also without blank lines around it',
    examples: [159, 162, 164, 166, 185, 189],
  },
  {
    why: 'as in MDX, an element ends at its closing tag, not at the next blank line',
    examples: [148, 161, 186],
  },
  { why: 'as in MDX, indentation inside an element is for the eye and makes no code', examples: [191] },
  {
    why: 'a capital makes it a component; of an unknown one the content shows, without the tags',
    examples: [163],
  },
  {
    why: 'scripts, styles and form fields are refused (strict CSP), with a warning',
    examples: [170, 171, 172, 173, 176, 178],
  },
  { why: 'attributes that HTML does not know are left out', examples: [169, 616] },
  {
    why: 'a tag that HTML does not know ("/op <player>") is prose: it shows as typed',
    examples: [150, 201, 491, 524, 536, 613, 614, 615, 617, 623],
  },
  {
    why: 'a tag that is never closed ends with its own block, and is told: the rest of the page stays what it is',
    examples: [187, 344, 476, 477, 494, 630, 631, 642, 643],
  },
  { why: 'a line that begins with a tag is never an underlined heading', examples: [91] },
  { why: 'GFM links bare addresses', examples: [602, 608, 611, 612] },
];

const decided = new Map(
  DECISIONS.flatMap(({ why, examples: numbers }) => numbers.map((number) => [number, why])),
);

/** `→` stands for a tab in the specification. */
function differs({ markdown, html }: Pick<Example, 'markdown' | 'html'>): boolean {
  return (
    toComparable(writeMarkdown(markdown.replaceAll('→', '\t'))) !== toComparable(html.replaceAll('→', '\t'))
  );
}

function describe({ markdown, html }: Pick<Example, 'markdown' | 'html'>): string {
  const got = writeMarkdown(markdown.replaceAll('→', '\t'));
  return `typed    ${JSON.stringify(markdown)}\nexpected ${JSON.stringify(html)}\ngot      ${JSON.stringify(got)}`;
}

for (const section of new Set(examples.map((example) => example.section))) {
  const own = examples.filter((example) => example.section === section);
  test(`CommonMark 0.31.2, ${section}: ${own.length} examples`, () => {
    const wrong = own.filter((example) => differs(example) && !decided.has(example.number));
    assert.deepEqual(
      wrong.map(({ number }) => number),
      [],
      wrong.map((example) => `Example ${example.number}\n${describe(example)}`).join('\n\n'),
    );
  });
}

test('the table of decisions names no example that agrees', () => {
  const agreeing = examples.filter((example) => decided.has(example.number) && !differs(example));
  assert.deepEqual(
    agreeing.map(({ number }) => number),
    [],
  );
});

for (const example of GFM_EXAMPLES) {
  test(`GFM ${example.section}: ${example.what}`, () => {
    assert.equal(
      toComparable(writeMarkdown(example.markdown)),
      toComparable(example.html),
      describe(example),
    );
  });
}
