/** Which editor opens a place, and how it is told the line. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseEditor } from './editor.ts';

const place = { file: '/site/a b.md', line: 7, column: 3 };
const choose = (env: Readonly<Record<string, string>>): readonly string[] | undefined =>
  chooseEditor(place, { PATH: '', ...env });

test('each editor is told the line in its own way', () => {
  assert.deepEqual(choose({ LAUNCH_EDITOR: 'code' }), ['code', '--goto', '/site/a b.md:7:3']);
  assert.deepEqual(choose({ LAUNCH_EDITOR: 'subl -n' }), ['subl', '-n', '/site/a b.md:7:3']);
  assert.deepEqual(choose({ VISUAL: '/opt/bin/idea.sh' })?.slice(-1), ['/site/a b.md']);
  assert.deepEqual(choose({ EDITOR: 'emacsclient' }), ['emacsclient', '+7:3', '/site/a b.md']);
});

test('an unknown editor gets the file; LAUNCH_EDITOR comes first', () => {
  assert.deepEqual(choose({ LAUNCH_EDITOR: 'my-editor', EDITOR: 'code' }), ['my-editor', '/site/a b.md']);
});

test('an editor that needs the terminal is passed over, and without any there is none', () => {
  assert.equal(choose({ EDITOR: 'vim' }), undefined);
  assert.equal(choose({ VISUAL: 'nano', EDITOR: '/usr/bin/vi' }), undefined);
  assert.equal(choose({}), undefined);
});
