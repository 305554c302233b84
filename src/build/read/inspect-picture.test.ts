/** What drawings do when they are opened by themselves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspectPicture } from './inspect-picture.ts';

const actsOf = (inside: string) =>
  inspectPicture(
    'a.svg',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`),
  ).acts;

test('a drawing in a drawing is a picture and runs nothing, by whatever prefix it is named', () => {
  const data = 'data:image/svg+xml;base64,PHN2Zz4=';
  assert.equal(actsOf(`<image width="9" xlink:href="${data}"/>`), undefined);
  assert.equal(actsOf(`<image xmlns:ns1="http://www.w3.org/1999/xlink" ns1:href='${data}'/>`), undefined);
  assert.equal(actsOf(`<filter><feImage href="${data}"/></filter>`), undefined);
});

test('what is used or linked to may act; so may what follows a picture', () => {
  const data = 'data:image/svg+xml;base64,PHN2Zz4=';
  assert.match(actsOf(`<use href="${data}"/>`)?.what ?? '', /^href="data:image\/svg/);
  assert.match(actsOf(`<a href="${data}"><text>x</text></a>`)?.what ?? '', /^href="data:image\/svg/);
  const before =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'.length + `<image href="${data}"/>`.length;
  assert.equal(actsOf(`<image href="${data}"/><script/>`)?.column, before + 1);
  assert.match(actsOf(`<image href="javascript:x"/>`)?.what ?? '', /javascript/);
});
