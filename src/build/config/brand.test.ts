import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GROUNDS, type Mode, QUIET, shadeBrand } from './brand.ts';
import { contrastOf, readColour, toHex } from './colour.ts';

const hexOf = (typed: string): string | undefined => {
  const colour = readColour(typed);
  return colour && toHex(colour);
};

test('a colour is read in every way that style sheets write it', () => {
  for (const typed of [
    '#639',
    '#663399',
    '#663399ff',
    'RebeccaPurple',
    'rgb(102, 51, 153)',
    'rgb(40% 20% 60%)',
    'rgba(102 51 153 / 100%)',
    'hsl(270 50% 40%)',
    'hsl(0.75turn, 50%, 40%)',
    'hsl(-90deg 50 40)',
    'hwb(270 20% 40%)',
    'color(srgb 0.4 0.2 0.6)',
    'oklch(44.03% 0.1603 303.37)',
    'oklab(0.4403 0.0882 -0.1339)',
    'lab(32.393% 38.429 -47.686)',
    'lch(32.393% 61.244 308.866)',
  ])
    assert.equal(hexOf(typed), '#663399', typed);
});

test('what is no colour, or lets something shine through, is none', () => {
  for (const typed of [
    'valueOf(1 2 3)',
    '',
    'blurple',
    '#12',
    '#66339980',
    'rgb(1 2)',
    'rgb(1 2 3 / 0.5)',
    'var(--x)',
    'currentcolor',
    'constructor',
    'rgb(a b c)',
    'hsl(1e400 1% 1%)',
  ])
    assert.equal(readColour(typed), undefined, typed);
});

test('each colour can be read on every ground of both modes; what could be read stays as typed', () => {
  const colours = [
    '#5b2be0',
    '#ffee00',
    '#000',
    '#fff',
    '#777',
    'red',
    '#00ff00',
    '#0000ff',
    'oklch(70% 0.37 150)',
    '#1a1a2e',
    '#d4ff00',
  ];
  for (const mode of ['light', 'dark'] as const)
    for (const typed of colours) {
      const { shades, bent } = shadeBrand(typed, mode);
      for (const ground of [...GROUNDS[mode].map(toHex), shades.tint])
        assert.ok(contrastOf(shades.accent, ground) >= 4.5, `${typed} is ${shades.accent} on ${ground}`);
      if (bent === undefined) assert.equal(shades.accent, hexOf(typed));
      // Written down as it came out, it stays so without a word.
      assert.deepEqual(shadeBrand(shades.accent, mode).bent, undefined, `${typed} ${mode}`);
    }
  assert.equal(shadeBrand('#5b2be0', 'light').shades.accent, '#5b2be0');
  assert.ok(shadeBrand('#5b2be0', 'dark').bent);
});

test('the grounds are those of the style sheet', () => {
  const css = readFileSync(new URL('../../render/styles/tokens.css', import.meta.url), 'utf8');
  for (const mode of ['dark', 'light'] satisfies Mode[]) {
    const rules = css.split(`[data-theme='${mode}'] {`)[1]?.split('}')[0] ?? '';
    const own = ['page', 'surface', 'raised'].map((name) =>
      readColour(new RegExp(`--${name}: ([^;]+);`).exec(rules)?.[1] ?? ''),
    );
    assert.deepEqual(
      own.map((colour) => colour && toHex(colour)),
      GROUNDS[mode].map(toHex),
    );
    for (const kind of ['tint', 'rim'] as const) {
      assert.equal(
        Number(new RegExp(`--${kind}-l: ([\\d.]+)%`).exec(rules)?.[1]) / 100,
        QUIET[mode][kind].lightness,
      );
      assert.equal(Number(new RegExp(`--${kind}-c: ([\\d.]+)`).exec(rules)?.[1]), QUIET[mode][kind].chroma);
    }
  }
});
