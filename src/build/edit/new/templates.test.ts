/** The templates of `new`: they fit any help centre. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GUIDE_TYPES, writeTemplate } from './templates.ts';

test('a template says nothing about a host, a game or a law', () => {
  for (const type of GUIDE_TYPES)
    assert.doesNotMatch(
      writeTemplate({ type, title: 'A task', label: 'Task', position: 1 }),
      /\b(?:game|server|panel|host|price|law|rights|backups?|minecraft)\b/i,
      type,
    );
});
