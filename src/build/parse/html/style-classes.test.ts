/** A style that a guide sets changes nothing but its own element, and loads nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from '../page.ts';

function parse(text: string) {
  const { value, diagnostics } = parsePage({
    source: { path: 'docs/a.md', text },
    partials: {},
    variables: {},
    prefix: 'content/',
  });
  return {
    declarations: value.page.styles.map(({ declarations }) => declarations),
    told: diagnostics.map(({ code, message, at }) => `${at?.line}:${at?.column} ${code} ${message}`),
  };
}

test('brackets and quotes without a partner are told, and the rules below are kept', () => {
  for (const value of ['calc(100% - 3px', 'calc(100% - 3px))', '[a', '[a)', 'a]', "'a", "a'b"]) {
    const text = `Text\n\nx <span style="width:${value}">a</span> <span style="color:green">b</span>\n`;
    assert.deepEqual(parse(text), {
      declarations: ['color:green'],
      told: [
        `3:22 html/refused The style "width: ${value}" is left out: a bracket or a quote in it is by itself`,
      ],
    });
  }
});

test('whatever loads is told', () => {
  for (const name of ['url', 'image-set', '-webkit-image-set', 'image', 'src', 'cross-fade', 'paint']) {
    const { declarations, told } = parse(
      `<p style="background:${name}('https://evil.example/x.png' 1x);color:red">x</p>\n`,
    );
    assert.deepEqual(declarations, ['color:red']);
    assert.match(told.join(), new RegExp(`^1:22 html/refused .* guides cannot use ${name}\\(\\) in styles$`));
  }
});

test('what reckons, colours and places stays', () => {
  const kept =
    "width:calc(100% - (2 * 3px));color:rgb(1 2 3 / 50%);background:linear-gradient(to right, red, #00f);transform:translateX(3px) rotate(3deg);grid-template-columns:[full] repeat(2, minmax(0, 1fr));list-style:'- '";
  assert.deepEqual(parse(`<p style="${kept}">x</p>\n`), { declarations: [kept], told: [] });
});
