/**
 * Mutated guides: bytes, lines, fences and front matter of real guides are changed at random, and each must be read in
 * time, without an exception, and hold nothing that runs. `node --import tsx test/mutate-files.ts [count] [seed] [folder …]`
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkSource } from '../src/build/check/check-site.ts';
import { scanSource } from '../src/build/check/scan-source.ts';
import { highlightCode } from '../src/build/highlight/highlight.ts';
import { parsePage } from '../src/build/parse/page.ts';
import { assertHarmless } from './harmless-html.ts';
import { createRandom, type Random } from './random.ts';

const [countText = '1000', seedText = '1', ...folders] = process.argv.slice(2);
const PATIENCE = 5000;

const PIECES = [
  '```',
  '~~~',
  ':::',
  ':::tip[',
  '---\n',
  '<div>',
  '</div>',
  '<Tabs>',
  '<TabItem value="a">',
  '</Tabs>',
  '<!--',
  '-->',
  '{/*',
  '{',
  '}',
  '[',
  '](',
  ')',
  '![',
  '|',
  '\n\n',
  '\n',
  '    ',
  '\t',
  '>',
  '- ',
  '1. ',
  '#',
  '*',
  '**',
  '_',
  '`',
  '<',
  '&',
  '&#x27;',
  '&#0;',
  '\\',
  '\0',
  '\r',
  '\uFEFF',
  '\u202e',
  '\ud800',
  '\u{1F600}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '"',
  "'",
  '=',
  "import A from './a.md'\n",
  'export const x = {',
  '<details>',
  '<summary>',
  '$',
  '{panel}',
  '{{',
  '%00',
  '../',
  '[^1]',
  '[^1]: x',
  'title: ',
  ': ',
  '!!js/function ',
  '&a ',
  '*a',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">',
  ' style="x:expression(1)"',
  '<b>x ',
  '[a][b] ',
  '> > > ',
  '+++\n',
  '---js\n',
];

const guides = findGuides(folders.length > 0 ? folders : [join(import.meta.dirname, '../content/docs')]);
const random = createRandom(Number(seedText));
const startedAt = performance.now();
let slowest = 0;
let reported = 0;
for (let turn = 0; turn < Number(countText); turn += 1) {
  let text = random.pick(guides);
  for (let change = random.below(6); change >= 0; change -= 1) text = mutate(random, text);
  const began = performance.now();
  try {
    reported += tryGuide(text);
  } catch (error) {
    process.stdout.write(`turn ${turn}: ${String(error)}\n${JSON.stringify(text)}\n`);
    process.exitCode = 1;
  }
  const took = performance.now() - began;
  slowest = Math.max(slowest, took);
  if (took > PATIENCE) {
    process.stdout.write(`turn ${turn} took ${Math.round(took)} ms\n${JSON.stringify(text)}\n`);
    process.exitCode = 1;
  }
}
process.stdout.write(
  `${countText} mutated files of ${guides.length} guides in ${Math.round((performance.now() - startedAt) / 1000)} s; slowest ${Math.round(slowest)} ms; ${reported} had problems to report\n`,
);

/** 1 when a problem was reported, else 0. Throws what must not be. */
function tryGuide(text: string): number {
  const source = {
    path: 'docs/a/guide.md',
    text: Buffer.from(text).toString('utf8').replace(/\r\n?/g, '\n'),
  };
  const { value, diagnostics } = parsePage({ source, partials: {}, variables: {}, prefix: 'content/' });
  checkSource(scanSource(source));
  const lines = source.text.split('\n').length;
  for (const { code, message, at } of diagnostics) {
    assert.match(code, /^[a-z]+\/[a-z-]+$/);
    assert.doesNotMatch(message, /\n\s+at |undefined|\[object/);
    assert.ok(
      at === undefined || (at.line >= 1 && at.line <= lines && at.column >= 1),
      `${code} at ${at?.line}:${at?.column}`,
    );
  }
  const codes = value.body.codes.map((slot) => highlightCode({ slot }));
  const slots = value.body.slots.map((slot) => (slot.type === 'code' ? (codes[slot.index] ?? '') : ''));
  const html = value.body.segments.map((segment, index) => segment + (slots[index] ?? '')).join('');
  assertHarmless(
    `<!doctype html><html lang="en"><head><title>x</title></head><body><main>${html}</main></body></html>`,
    'guide',
  );
  return diagnostics.length > 0 ? 1 : 0;
}

function mutate(own: Random, text: string): string {
  const at = own.below(text.length + 1);
  const lines = text.split('\n');
  const line = own.below(lines.length);
  switch (own.below(9)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1 + own.below(40));
    case 1:
      return (
        text.slice(0, at) + String.fromCharCode(own.below(own.chance(50) ? 128 : 65_536)) + text.slice(at + 1)
      );
    case 2:
      return lines.toSpliced(line, 1 + own.below(3)).join('\n');
    case 3:
      return lines
        .toSpliced(line, 0, ...lines.slice(own.below(lines.length)).slice(0, own.below(9)))
        .join('\n');
    case 4:
      return text.slice(0, at);
    case 5:
      return (
        text.slice(0, at) + own.pick(PIECES).repeat(1 + own.below(own.chance(10) ? 3000 : 4)) + text.slice(at)
      );
    case 6:
      return lines.map((each, index) => (index === line ? own.pick(PIECES) + each : each)).join('\n');
    case 7: {
      const other = own.pick(guides);
      return text.slice(0, at) + other.slice(own.below(other.length));
    }
    default:
      return text.slice(0, at) + own.pick(PIECES) + text.slice(at);
  }
}

function findGuides(roots: readonly string[]): readonly string[] {
  return roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.mdx?$/.test(path) && statSync(join(root, path)).isFile())
      .map((path) => readFileSync(join(root, path), 'utf8')),
  );
}
