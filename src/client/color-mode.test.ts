import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextChoice, readChoice, resolveChoice } from './color-mode.ts';

const settings = { standard: 'dark', respectSystem: false, hasSwitch: true } as const;

test('the address wins over the memory, the memory over the system, the system over the default', () => {
  assert.equal(resolveChoice('light', 'dark', settings), 'light');
  assert.equal(resolveChoice(undefined, 'light', { ...settings, respectSystem: true }), 'light');
  assert.equal(resolveChoice(undefined, undefined, { ...settings, respectSystem: true }), 'system');
  assert.equal(resolveChoice(undefined, undefined, settings), 'dark');
});

test('without the switch what is stored is not used, what the address asks for is', () => {
  assert.equal(resolveChoice(undefined, 'light', { ...settings, hasSwitch: false }), 'dark');
  assert.equal(resolveChoice('light', undefined, { ...settings, hasSwitch: false }), 'light');
});

test('4.7.4: the switch goes round', () => {
  assert.deepEqual(
    (['system', 'light', 'dark'] as const).map((choice) => nextChoice(choice, true)),
    ['light', 'dark', 'system'],
  );
  assert.deepEqual(
    (['light', 'dark'] as const).map((choice) => nextChoice(choice, false)),
    ['dark', 'light'],
  );
});

test('anything else is no choice', () => {
  assert.deepEqual(['', 'blue', null].map(readChoice), [undefined, undefined, undefined]);
});
