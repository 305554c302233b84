/** Who may ask the development server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuseRequest } from './guard.ts';

const isRefused = (headers: Readonly<Record<string, string>>, ...names: readonly string[]): boolean =>
  refuseRequest({ method: 'GET', headers }, new Set(names)) !== undefined;

test('addresses and localhost are this computer, a name only if it was given with --host', () => {
  for (const host of ['localhost', 'localhost:3000', 'a.localhost', '127.0.0.1:1', '[::1]:3000', '10.0.0.7'])
    assert.equal(isRefused({ host }), false, host);
  for (const host of ['desk', 'desk:3000', 'localhost.example', '::1', 'localhost:x', 'a b', '[::1', ''])
    assert.equal(isRefused({ host }), true, host);
  assert.equal(isRefused({}), true);
  assert.equal(isRefused({ host: 'Desk:3000' }, 'desk'), false);
});

test('an origin has to be the very host that is asked', () => {
  assert.equal(isRefused({ host: 'localhost:3000', origin: 'http://localhost:3000' }), false);
  for (const origin of ['http://localhost:3001', 'http://localhost', 'null', 'http://a.example', ''])
    assert.equal(isRefused({ host: 'localhost:3000', origin }), true, origin);
});

test('pages of other sites may link here and do nothing else', () => {
  const from = (mode: string, dest: string): boolean =>
    isRefused({
      host: 'localhost',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': mode,
      'sec-fetch-dest': dest,
    });
  assert.equal(from('navigate', 'document'), false);
  for (const dest of ['iframe', 'embed', 'object']) assert.equal(from('navigate', dest), true, dest);
  for (const dest of ['script', 'image', 'style', 'empty']) assert.equal(from('no-cors', dest), true, dest);
  assert.equal(
    isRefused({ host: 'localhost', 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }),
    false,
  );
});
