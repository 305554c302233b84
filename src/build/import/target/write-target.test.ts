/** What an import may replace and remove. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { IMPORT_LOCK, planTarget, writeTarget } from './write-target.ts';

test('a lock that names files outside of the target removes none of them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'helpsite-target-'));
  const [stage, target] = [join(folder, 'stage'), join(folder, 'target')];
  for (const made of [stage, target]) mkdirSync(made);
  const hash = createHash('sha256').update('mine').digest('hex').slice(0, 32);
  for (const path of ['outside.md', 'target/old.md']) writeFileSync(join(folder, path), 'mine');
  const named = ['../outside.md', 'sub/../../outside.md', join(folder, 'outside.md'), 'old.md'];
  writeFileSync(join(target, IMPORT_LOCK), named.map((path) => `${hash}  ${path}\n`).join(''));
  const plan = planTarget(stage, target, 'target');
  assert.deepEqual(plan.remove, ['old.md']);
  writeTarget(stage, target, plan);
  assert.ok(existsSync(join(folder, 'outside.md')));
  assert.ok(!existsSync(join(target, 'old.md')));
  rmSync(folder, { recursive: true });
});
