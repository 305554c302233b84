import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showCode } from './show-code.ts';

const ADDRESS = 'http://192.168.1.20:3000/help/';

function shown(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  env: Readonly<Record<string, string>> = {},
  options: { readonly quiet?: boolean; readonly json?: boolean; readonly address?: string } = {},
): string {
  let text = '';
  const stderr = { write: (more: string) => void (text += more), ...stream };
  const { quiet = false, json = false } = options;
  showCode('address' in options ? options.address : ADDRESS, {
    io: { stdout: stderr, stderr, env, cwd: '/' },
    quiet,
    json,
  });
  return text;
}

test('30.9 the code shows on a terminal that has room for it, and nowhere else', () => {
  assert.match(
    shown({ isTTY: true, columns: 80 }),
    /▄[\s\S]*\nPoint the camera .*http:\/\/192\.168\.1\.20:3000\/help\/\n$/,
  );
  assert.ok(!shown({ isTTY: true, columns: 80 }, { NO_COLOR: '1' }).includes('\u001B'));
  assert.equal(shown({}), '');
  assert.equal(shown({ isTTY: true, columns: 28 }), '');
  assert.equal(shown({ isTTY: true, columns: 80 }, { TERM: 'dumb' }), '');
  assert.equal(shown({ isTTY: true, columns: 80 }, {}, { quiet: true }), '');
  assert.equal(shown({ isTTY: true, columns: 80 }, {}, { json: true }), '');
  assert.equal(shown({ isTTY: true, columns: 80 }, {}, { address: undefined as never }), '');
});
