/** The tables of settings: defaults that their own checks accept, and a reference that says what the tables say. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Diagnostic } from '../../model.ts';
import type { Plain } from './plain.ts';
import { formatSettings } from './list-settings.ts';
import { NAVIGATION, SITE } from './parts.ts';
import { SEARCH } from './search-settings.ts';
import type { Settings } from './settings.ts';
import { createSpot } from './spot.ts';

function assertSound(settings: Settings, above: string): void {
  for (const [key, { check, says, ...row }] of Object.entries(settings)) {
    const name = `${above}${key}`;
    assert.match(says, /^\p{Lu}[^\n]*\S\.$/u, `${name} is said in sentences`);
    if ('default' in row) {
      const diagnostics: Diagnostic[] = [];
      const read = check(row.default as Plain, createSpot('x', '', diagnostics));
      assert.deepEqual([read, diagnostics], [row.default, []], `the default of ${name}`);
    }
    if (check.below !== undefined) assertSound(check.below.settings, `${name}.`);
  }
}

test('every setting says what it does, and its check accepts its default', () => {
  for (const [part, { below }] of Object.entries({ SITE, NAVIGATION, SEARCH }))
    assertSound(below?.settings ?? {}, `${part}.`);
});

test('docs/settings.md says what the tables say', () => {
  const file = join(import.meta.dirname, '../../../docs/settings.md');
  assert.equal(readFileSync(file, 'utf8'), formatSettings(), 'npm run docs:settings writes it anew');
});
