/** The table of rules: what the compiler proves of it, and what it cannot. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RuleCode } from '../../model.ts';
import { RULES } from './rule-table.ts';

test('a problem can only have a code of the table', () => {
  const known: RuleCode = 'link/missing-page';
  // @ts-expect-error -- the compiler refuses any other
  const unknown: RuleCode = 'link/mising-page';
  assert.deepEqual([known in RULES, unknown in RULES], [true, false]);
});

test('the table is in the order of its codes, and says of each what is wrong and what to do', () => {
  const codes = Object.keys(RULES);
  assert.deepEqual(codes, codes.toSorted());
  for (const [code, { when, fix }] of Object.entries(RULES)) {
    assert.match(when, /^\S[^\n]*[^\s.]$/, code);
    assert.match(fix, /^\S[^\n]*\S$/, code);
  }
});
