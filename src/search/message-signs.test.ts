import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listQuoted } from './message-signs.ts';

test('42.6 what a question quotes stands on lines of its own; an apostrophe quotes nothing', () => {
  assert.equal(listQuoted('he gets "Unknown host" today'), 'he gets "Unknown host" today\nUnknown host');
  assert.equal(listQuoted("it's 'Connection lost' again"), "it's 'Connection lost' again\nConnection lost");
  assert.equal(listQuoted('„Server voll“ und «plein»').split('\n').slice(1).join('|'), 'Server voll|plein');
  assert.equal(
    listQuoted("can't join my friend's server, why won't it"),
    "can't join my friend's server, why won't it",
  );
  assert.equal(listQuoted('"a1b2" "c3d4" "e5f6" "g7h8"').split('\n').length, 4);
});
