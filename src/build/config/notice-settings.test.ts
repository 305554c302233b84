import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnostic } from '../../model.ts';
import { fillNotices, NOTICES } from './notice-settings.ts';
import type { Plain } from './plain.ts';
import { createSpot } from './spot.ts';

function read(value: Plain) {
  const diagnostics: Diagnostic[] = [];
  const notices = NOTICES(value, createSpot('config/notices.ts', '', diagnostics));
  return { notices: fillNotices(notices ?? []), problems: diagnostics.map(({ message }) => message) };
}

test('20.4.1 a notice has a message; the rest has defaults', () => {
  const { notices, problems } = read([{ message: 'All is well.' }]);
  assert.deepEqual(problems, []);
  const [notice] = notices;
  assert.ok(notice);
  const { id, ...rest } = notice;
  assert.match(id, /^[\w-]{8}$/);
  assert.deepEqual(rest, { message: 'All is well.', level: 'info', where: ['all'], closeable: true });
});

test('20.4.2 days and moments with a zone are the same everywhere; a day ends when it is over', () => {
  const [notice] = read([
    { message: 'a', from: '2026-01-31', until: '2026-01-31', where: ['minecraft'] },
  ]).notices;
  assert.equal(notice?.from, Date.UTC(2026, 0, 31));
  assert.equal(notice?.until, Date.UTC(2026, 1, 1));
  const [other] = read([
    { message: 'a', from: '2026-01-31T14:00+01:00', until: '2026-01-31 15:30Z' },
  ]).notices;
  assert.equal(other?.from, Date.UTC(2026, 0, 31, 13));
  assert.equal(other?.until, Date.UTC(2026, 0, 31, 15, 30));
});

test('20.4.3 slips are told', () => {
  for (const [value, expected] of [
    [[{ message: '' }], /message" is empty/],
    [[{}], /needs "message"/],
    [[{ message: 'a', until: '2026-02-31' }], /must be a date of the calendar/],
    [[{ message: 'a', until: '2026-02-01T10:00' }], /moment with its zone/],
    [[{ message: 'a', until: 'tomorrow' }], /must be a date/],
    [[{ message: 'a', from: '2026-02-02', until: '2026-02-01' }], /until" is not after "from"/],
    [[{ message: 'a', level: 'outrage' }], /must be one of/],
    [[{ mesage: 'a' }], /There is no setting/],
    [[{ message: 'a', href: 'javascript:alert(1)' }], /href/],
    [{ message: 'a' }, /must be a list/],
  ] as const)
    assert.match(read(value).problems.join('\n'), expected, JSON.stringify(value));
});

test('two notices with one id stay apart', () => {
  const ids = read([{ message: 'a' }, { message: 'a' }, { message: 'b', id: 'x' }]).notices.map(
    ({ id }) => id,
  );
  assert.equal(new Set(ids).size, 3);
});
