/** What dev says after each save. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnostic } from '../../../model.ts';
import type { CommandIo } from '../../terminal/options.ts';
import { createNarrator } from './narrate.ts';

const slip = (line: number): Diagnostic => ({
  severity: 'warning',
  code: 'table/no-line',
  message: 'The same of both',
  at: { file: 'content/docs/a.md', line, column: 1 },
  hint: 'Mend it.',
});

function listen() {
  const written: string[] = [];
  const stream = { write: (text: string) => written.push(text) };
  const io = { stdout: stream, stderr: stream, env: {}, cwd: '/' } as unknown as CommandIo;
  const narrator = createNarrator({ io, quiet: false, verbose: false, sourceOf: () => undefined });
  return { narrator, take: () => written.splice(0).join('') };
}

test('two problems that say the same of one file are told once, and not summed up at every save', () => {
  const { narrator, take } = listen();
  narrator.tellChange(['content/docs/a.md'], 1, [slip(1), slip(9)]);
  assert.match(take(), /a\.md:1:1[\s\S]*a\.md:9:1[\s\S]*2 warnings in 1 file\n$/);
  narrator.tellChange(['content/docs/b.md'], 1, [slip(2), slip(9)]);
  assert.equal(take(), 'content/docs/b.md changed (1 ms)\n');
  narrator.tellChange([], 1, [slip(2), slip(9)]);
  assert.equal(take(), '');
});

test('one more of the kind is told, and that one is gone as well', () => {
  const { narrator, take } = listen();
  narrator.tellState([slip(1)]);
  take();
  narrator.tellChange(['content/docs/a.md'], 1, [slip(1), slip(9)]);
  assert.match(take(), /^content[^\n]*\ncontent\/docs\/a\.md:9:1[\s\S]*2 warnings in 1 file\n$/);
  narrator.tellChange(['content/docs/a.md'], 1, [slip(1)]);
  assert.match(take(), /changed \(1 ms\)\n[^\n]*1 warning in 1 file\n$/);
});
