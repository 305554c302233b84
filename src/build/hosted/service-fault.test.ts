/** Faults of the service are told in plain sentences, without a key. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeFault, hideSecrets } from './service-fault.ts';

const PLACE = { appId: 'ABC', indexName: 'guides', key: 'admin' } as const;
const make = (name: string, fields: object): Error => Object.assign(new Error('No'), { name, ...fields });

test('each kind of fault says what happened and what to do', () => {
  const cases: readonly (readonly [unknown, RegExp, RegExp])[] = [
    [
      make('ApiError', { status: 403 }),
      /refused: it answered 403 "No"/,
      /ALGOLIA_ADMIN_KEY .*"ABC".*"guides"/,
    ],
    [make('ApiError', { status: 429 }), /too often: it answered 429/, /Wait a minute/],
    [make('ApiError', { status: 400 }), /refused: it answered 400 "No"/, /again/],
    [
      make('RetryError', { stackTrace: [{ response: { status: 0, content: 'getaddrinfo ENOTFOUND abc' } }] }),
      /cannot be reached: getaddrinfo ENOTFOUND abc/,
      /right application id/,
    ],
    [
      make('RetryError', { stackTrace: [{ response: { status: 502, content: 'Bad' } }] }),
      /answered 502 Bad/,
      /./,
    ],
    [make('RetryError', {}), /no host answered/, /./],
    [make('DeserializationError', {}), /something else than an answer/, /./],
    ['text', /the search service failed: text/, /./],
  ];
  for (const [error, message, hint] of cases) {
    const fault = describeFault(error, PLACE);
    assert.match(fault.message, message);
    assert.match(fault.hint, hint);
  }
});

test('a question that is refused is a matter of the search-only key, or of an index that is not there yet', () => {
  const ask = (status: number) =>
    describeFault(make('ApiError', { status }), { ...PLACE, key: 'search' }).hint;
  assert.match(ask(403), /^apiKey in config\/search\.ts .*"ABC".*"guides"/);
  assert.match(ask(404), /helpsite search push/);
});

test('a secret is hidden as it is, in an address and in JSON', () => {
  const secret = 'a"b/c';
  const text = `${secret} ${encodeURIComponent(secret)} ${JSON.stringify({ secret })}`;
  assert.equal(hideSecrets(text, [secret, '']), '*** *** {"secret":"***"}');
});
