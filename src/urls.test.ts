import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodePath, decodeTyped, encodePath, encodeTyped, resolveDots } from './urls.ts';

test('each sign of a name means itself; a typed path is encoded once, however it was typed', () => {
  assert.equal(encodePath('/help/docs/a-b_c.md'), '/help/docs/a-b_c.md');
  assert.equal(encodePath('/help/a b/ü'), '/help/a%20b/%C3%BC');
  assert.equal(encodePath('/100%2C/50%'), '/100%252C/50%25');
  assert.equal(encodeTyped('/help/a%20b c'), '/help/a%20b%20c');
  assert.equal(encodeTyped('/a%2Cb%2Fc/%2525/50%/%zz'), '/a%2Cb%2Fc/%2525/50%25/%25zz');
  assert.equal(encodePath('/what?#1'), '/what%3F%231');
});

test('all escapes but that of a slash are decoded, and names stay the same there and back', () => {
  assert.equal(decodePath('/%2C%26%2B%40%23%3D%3B%3A%24%3F'), '/,&+@#=;:$?');
  assert.equal(decodePath('/a%2Fb%2fc%C3%BC'), '/a%2Fb%2fcü');
  for (const name of ['/C++ & c#?.png', '/a%2Cb', '/a%2Fb', '/50%', '/ü,@=;:$'])
    assert.equal(decodePath(encodePath(name)), name);
});

test('a malformed escape is left as typed', () => {
  assert.equal(decodePath('/a%20%FF%2'), '/a%20%FF%2');
  assert.equal(decodePath('/50%'), '/50%');
  assert.equal(decodePath('/a%20b'), '/a b');
});

test('dots lead up and stay, wherever they stand; dots in names are letters', () => {
  assert.equal(resolveDots('docs/a.md'), 'docs/a.md');
  assert.equal(resolveDots('docs/v1./a'), 'docs/v1./a');
  assert.equal(resolveDots('docs/.env'), 'docs/.env');
  assert.equal(resolveDots('docs/x/../a.md'), 'docs/a.md');
  assert.equal(resolveDots('./a/.'), 'a/');
  assert.equal(resolveDots('a/b/..'), 'a/');
  assert.equal(resolveDots('..'), undefined);
  assert.equal(resolveDots('a/../../b'), undefined);
});

test('what is not encoded well stays as typed', () => {
  assert.equal(decodeTyped('a%20b%C3%A9'), 'a bé');
  for (const typed of ['100%', '%zz', '%C3', 'a']) assert.equal(decodeTyped(typed), typed);
});
