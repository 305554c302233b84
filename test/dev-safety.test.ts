/** What `helpsite dev` must never do, whoever asks: answer strangers, leave the served trees, tell of the machine. */
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { runCli } from '../src/build/cli.ts';
import { listHosts } from '../src/build/serve/addresses.ts';
import { type DevServer, startDev } from './dev-server.ts';
import { startHelpsite } from './run-helpsite.ts';
import { makeFolder, writeSite } from './site-fixture.ts';

const folder = makeFolder();
const root = join(folder.path, 'site');
const SECRET = 'not-for-you';
const editor = join(folder.path, 'editor.sh');
const opened = join(folder.path, 'opened.txt');
let server: DevServer;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

before(async () => {
  write('content/docs/start.md', '---\ntitle: Start\n---\n\n[Nowhere](./nowhere.md)\n');
  write('content/docs/fine.md', '---\ntitle: Fine\n---\n\nFine.\n');
  write('content/static/note.txt', 'A note.');
  write('config/site.json', '{ "title": "Help" }');
  write('content/static/.env', SECRET);
  write('content/docs/.hidden.md', SECRET);
  write('package.json', JSON.stringify({ secret: SECRET }));
  writeFileSync(join(folder.path, 'outside.txt'), SECRET);
  writeFileSync(join(folder.path, 'outside.md'), SECRET);
  symlinkSync(join(folder.path, 'outside.txt'), join(root, 'content/static/link.txt'));
  symlinkSync(folder.path, join(root, 'content/static/up'));
  symlinkSync(join(folder.path, 'outside.md'), join(root, 'content/docs/link.md'));
  writeFileSync(editor, `#!/bin/sh\nprintf '%s\\n' "$@" > ${opened}\n`);
  chmodSync(editor, 0o755);
  server = await startDev(root, [], { LAUNCH_EDITOR: editor });
});

after(async () => {
  await server.stop();
  folder.end();
});

const PATHS = ['/help/docs/fine', '/@helpsite/dev.js', '/@helpsite/events', '/help/note.txt', '/'];

test('a name that is not this computer’s is refused: a strange site may point its own name here', async () => {
  for (const path of PATHS)
    for (const host of [
      'evil.example',
      `evil.example:${server.port}`,
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'localhost:3000@evil.example',
    ]) {
      const { status, text } = await server.ask(path, { headers: { Host: host } });
      assert.equal(status, 403, `${host} ${path}`);
      assert.doesNotMatch(text, /Fine|A note/);
    }
  for (const host of [
    'localhost',
    `localhost:${server.port}`,
    `127.0.0.1:${server.port}`,
    '[::1]',
    'LOCALHOST.',
  ])
    assert.equal((await server.ask('/help/docs/fine', { headers: { Host: host } })).status, 200, host);
});

test('other sites cannot read it: their origin is refused, and so is what their pages include', async () => {
  const host = `localhost:${server.port}`;
  const strangers = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `http://localhost:${Number(server.port) + 1}` },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' },
    { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
  ];
  for (const headers of strangers)
    for (const path of PATHS) {
      const { status } = await server.ask(path, { headers: { Host: host, ...headers } });
      assert.equal(status, 403, `${JSON.stringify(headers)} ${path}`);
    }
  const link = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
  const { status, headers } = await server.ask('/help/docs/fine', { headers: { Host: host, ...link } });
  assert.equal(status, 200, 'a link may lead here');
  assert.equal(headers['access-control-allow-origin'], undefined);
  assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
});

test('no spelling of a path leaves what is served, and no answer tells of the machine', async () => {
  const names = [
    '../package.json',
    '..%2fpackage.json',
    '%2e%2e/package.json',
    '%2e%2e%2fpackage.json',
    '..%5cpackage.json',
    '..\\package.json',
    '....//package.json',
    '..;/package.json',
    '%252e%252e/package.json',
    '%c0%ae%c0%ae/package.json',
    '../../outside.txt',
    '../../../outside.txt',
    'docs/../../../package.json',
    'link.txt',
    'up/outside.txt',
    'docs/link',
    'docs/.hidden',
    '.env',
    'static/.env',
    'note.txt/../../../package.json',
    'note.txt%00.html',
    'docs/fine%00',
    'docs/fine/..%2f..%2f..%2fpackage.json',
    `assets/search/../../../../package.json`,
    '?import=/etc/passwd',
    '@fs/etc/passwd',
    'etc/passwd',
    '%',
    '%zz',
    'docs/%ff%fe',
    'a%0d%0aSet-Cookie:%20a=b',
    'x'.repeat(5000),
    'package.json',
    'content/docs/fine.md',
    'config/site.json',
    'node_modules/.cache/helpsite',
  ];
  const prefixes = [
    '/help/',
    '/',
    '//',
    '/help//',
    '/@helpsite/',
    '/help/assets/',
    '/@fs/',
    `http://localhost/`,
  ];
  for (const prefix of prefixes)
    for (const name of names) {
      const { status, text, headers } = await server.ask(prefix + name);
      const where = `${prefix}${name}: ${status}`;
      assert.ok(!text.includes(SECRET) && !text.includes('root:'), where);
      assert.ok(!text.includes(folder.path) && !/^\s+at .*:\d+:\d+/m.test(text), where);
      assert.ok([200, 302, 400, 404].includes(status), where);
      assert.equal(headers['set-cookie'], undefined, where);
      assert.match(headers.location ?? '/help/', /^\/help\//, where);
    }
  assert.equal((await server.ask('/help/link.txt')).status, 404);
  assert.doesNotMatch(server.stderr(), /bug in helpsite/);
});

test('the places of problems open in the editor, for pages of this site only', async () => {
  const origin = server.origin;
  const { problem, token } = await server.until('the problem is told', ({ problems, token: own }) => {
    const found = problems.find(({ file }) => file?.endsWith('start.md') === true);
    return found === undefined ? undefined : { problem: found, token: own };
  });
  const host = new URL(origin).host;
  const body = JSON.stringify({ file: problem.file, line: problem.line, column: problem.column });
  const good = { Host: host, Origin: origin, 'X-Helpsite-Token': token };
  const ask = (headers: Readonly<Record<string, string>>, text = body) =>
    server.ask('/@helpsite/open', { method: 'POST', headers, body: text });
  const without = (name: keyof typeof good): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));
  assert.equal((await server.ask('/@helpsite/open', { headers: good })).status, 405);
  assert.equal((await ask(without('X-Helpsite-Token'))).status, 403);
  assert.equal((await ask({ ...good, 'X-Helpsite-Token': 'x'.repeat(24) })).status, 403);
  assert.equal((await ask(without('Origin'))).status, 403);
  assert.equal((await ask({ ...good, Origin: 'https://evil.example' })).status, 403);
  assert.equal((await ask(good, JSON.stringify({ file: '/etc/passwd', line: 1, column: 1 }))).status, 404);
  assert.equal((await ask(good, 'no JSON')).status, 400);
  assert.equal((await ask(good, 'x'.repeat(100_000))).status, 400);
  assert.equal((await ask(good)).status, 204);
  const lines = await server.until('the editor has started', () => {
    try {
      const text = readFileSync(opened, 'utf8');
      return text.endsWith('\n') ? text.trim().split('\n') : undefined;
    } catch {
      return undefined;
    }
  });
  assert.deepEqual(lines, [join(root, 'content/docs/start.md')]);
});

test('it listens to this computer only, unless --host says otherwise', async () => {
  const address = Object.values(networkInterfaces())
    .flat()
    .find((face) => face !== undefined && !face.internal && face.family === 'IPv4')?.address;
  if (address === undefined) return;
  const outcome = await new Promise<string>((resolve) => {
    const socket = connect({ host: address, port: Number(server.port) });
    socket.on('connect', () => resolve('connected'));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
  });
  assert.equal(outcome, 'ECONNREFUSED');
});

test('with --host every address is printed and answers, and so do names that were allowed', async () => {
  const open = await startDev(root, ['--port', '0', '--host', '--allow-host', 'Tunnel.example']);
  try {
    const own = listHosts('0.0.0.0').map((host) => `http://${host}:${open.port}/help/`);
    assert.deepEqual(open.stdout().trim().split('\n').slice(1), own);
    const names = [...own.map((url) => new URL(url).host), 'tunnel.example'];
    for (const name of names)
      assert.equal((await open.ask('/help/docs/fine', { headers: { Host: name } })).status, 200, name);
    const foreign = await open.ask('/help/docs/fine', { headers: { Host: 'other.example' } });
    assert.equal(foreign.status, 403);
    assert.match(foreign.text, /--allow-host other\.example/);
  } finally {
    await open.stop();
  }
});

test('a taken port: the next one, which is said; with --strict-port an end', async () => {
  const argv = ['dev', root, '--port', server.port];
  const strict = await startHelpsite([...argv, '--strict-port']).ended;
  assert.equal(strict.exitCode, 2);
  assert.match(strict.stderr, new RegExp(`Port ${server.port} is in use`));
  assert.equal(strict.stdout, '');
  const other = await startDev(root, ['--port', server.port]);
  await other.stop();
  assert.notEqual(other.port, server.port);
  assert.match(other.stderr(), new RegExp(`Port ${server.port} is in use; serving on ${other.port} instead`));
});

test('strange methods and ranges get plain answers', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])
    assert.equal((await server.ask('/help/docs/fine', { method })).status, 405, method);
  const head = await server.ask('/help/docs/fine', { method: 'HEAD' });
  assert.equal(head.status, 200);
  assert.equal(head.text, '');
  const part = await server.ask('/help/note.txt', { headers: { Range: 'bytes=2-5' } });
  assert.deepEqual([part.status, part.text], [206, 'note']);
  const none = await server.ask('/help/note.txt', { headers: { Range: 'bytes=90-95' } });
  assert.equal(none.status, 416);
});

test('a fault while everything is checked is told, and ends nothing', async () => {
  const own = makeFolder();
  writeSite(own.path, new Map([['content/docs/a.md', '# A\n']]));
  const keyboard = Object.assign(new PassThrough(), { isTTY: true, setRawMode() {} });
  let said = '';
  let isFaulty = false;
  const put = (text: string): boolean => {
    const fails = isFaulty;
    isFaulty = false;
    if (fails) throw new Error('The terminal is gone.');
    said += text;
    return true;
  };
  const until = async (words: string): Promise<void> => {
    for (const end = Date.now() + 20_000; !said.includes(words) && Date.now() < end;) await delay(20);
    assert.match(said, new RegExp(words));
  };
  const io = { stdout: { write: put }, stderr: { write: put }, env: {}, cwd: own.path, keyboard };
  const ended = runCli(['dev', own.path, '--port', '0'], io as unknown as Parameters<typeof runCli>[1]);
  await until('Press o to open');
  isFaulty = true;
  keyboard.write('c');
  await until('This is a bug in helpsite: The terminal is gone');
  keyboard.write('q');
  assert.equal(await ended, 0);
  own.end();
});
