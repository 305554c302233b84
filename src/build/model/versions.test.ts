import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SiteConfig, VersionPlan } from '../../model.ts';
import { fillDefaults } from '../config/defaults.ts';
import type { SiteInput } from '../config/input.ts';
import { planVersions } from './versions.ts';

const configOf = (site: SiteInput): SiteConfig => fillDefaults(site, {}, {}, {});
const plan = (site: SiteInput, names = ['2.0', '1.0']): readonly VersionPlan[] =>
  planVersions({ config: configOf(site), names }).plans;
const shapes = (plans: readonly VersionPlan[]): readonly unknown[] =>
  plans.map(({ name, path, isLast, isMain, banner }) => [name, path, isLast, isMain, banner]);

test('27.2: the newest frozen version has the guides’ own address, current is next, others have their names', () => {
  assert.deepEqual(shapes(plan({})), [
    ['current', 'next', false, false, 'unreleased'],
    ['2.0', '', true, true, undefined],
    ['1.0', '1.0', false, false, 'unmaintained'],
  ]);
});

test('27.2: lastVersion and paths change addresses, what is left out does not', () => {
  assert.deepEqual(
    shapes(plan({ lastVersion: 'current', versions: { '2.0': { path: 'v2', banner: 'none' } } })),
    [
      ['current', '', true, true, undefined],
      ['2.0', 'v2', false, false, undefined],
      ['1.0', '1.0', false, false, 'unmaintained'],
    ],
  );
  assert.deepEqual(shapes(plan({ onlyIncludeVersions: ['current'] })), [
    ['current', 'next', false, true, 'unreleased'],
  ]);
  assert.deepEqual(shapes(plan({ includeCurrentVersion: false })), [
    ['2.0', '', true, true, undefined],
    ['1.0', '1.0', false, false, 'unmaintained'],
  ]);
});

test('27.2: without names, or with versions turned off, there are none', () => {
  assert.deepEqual(plan({}, []), []);
  assert.deepEqual(plan({ disableVersioning: true }), []);
});

test('27.2: a name that no version has is told, with the one that was meant', () => {
  const told = (site: SiteInput): readonly unknown[] =>
    planVersions({ config: configOf(site), names: ['2.0', '1.0'] }).problems.map(({ message, hint }) => [
      message,
      hint,
    ]);
  assert.deepEqual(told({ lastVersion: '2.1' }), [
    ['"lastVersion" names the version "2.1", which does not exist', 'Did you mean "2.0"?'],
  ]);
  assert.deepEqual(told({ lastVersion: 'current', includeCurrentVersion: false }), [
    [
      '"lastVersion" names the version "current", which "includeCurrentVersion" leaves out',
      'Versions are: 2.0, 1.0.',
    ],
  ]);
  assert.equal(told({ onlyIncludeVersions: [] }).length, 1);
  assert.equal(told({ versions: { '9': {} } }).length, 1);
});
