/** Preview over real HTTP: what production would answer, and nothing that lies outside the out-dir. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createPreviewServer } from '../src/build/serve/preview-server.ts';
import { findBase } from '../src/build/read/find-base.ts';
import { preview } from '../src/build/cli/commands/preview.ts';

const root = mkdtempSync(join(tmpdir(), 'helpsite-preview-'));
const outDir = join(root, 'dist');
const HTML = `<!doctype html><title>intro</title>${'text '.repeat(500)}`;
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  '.helpsite': 'marker',
  _headers:
    "/*\n  Content-Security-Policy: default-src 'self'\n  X-Content-Type-Options: nosniff\n/help/assets/*\n  Cache-Control: x\n",
  'help/index.html': 'home',
  'help/404.html': 'not here',
  'help/wikimap.xml': '<urlset/>',
  'help/assets/style-1.css': 'a{}',
  'help/de/404.html': 'fehlt',
  'help/de/assets/style-1.css': 'a{}',
  'help/files/assets/style-1.css': 'a{}',
  'help/files/C# 100%.txt': 'sharp',
  'help/files/blob': 'bytes',
  'help/docs/intro/index.html': HTML,
  'help/docs/intro/index.html.gz': gzipSync(HTML),
  'help/docs/teamspeak3/priv.key/index.html': 'key page',
  'help/docs/flat.html': 'flat page',
  'help/docs/gone/index.html': '<!doctype html><body class="page-gone">gone page',
  'help/docs/gone-flat.html': '<!doctype html><body class="page-gone">gone, too',
  'help/docs/flat/child.html': 'child page',
  '../secret.txt': 'secret',
};

const server = createPreviewServer({ outDir, base: '/help/' });
let port = 0;

before(async () => {
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), content);
  }
  symlinkSync(join(root, 'secret.txt'), join(outDir, 'help/leak.txt'));
  symlinkSync(root, join(outDir, 'help/up'));
  symlinkSync(join(root, 'secret.txt'), join(outDir, 'help/wikimap.xml.gz'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = portOf(server.address());
});
after(() => {
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true, force: true });
});

function portOf(address: ReturnType<typeof server.address>): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends the path as it is: `fetch` would tidy it. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const sent = request({ port, path, headers, method, host: '127.0.0.1', agent: false }).end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() };
}

test('a page that was removed on purpose answers with 410 and says so', async () => {
  for (const path of ['/help/docs/gone', '/help/docs/gone/', '/help/docs/gone?x#y', '/help/docs/gone-flat']) {
    const { status, headers, body } = await get(path, { 'accept-encoding': 'br' });
    assert.equal(status, 410, path);
    assert.match(body, /class="page-gone"/);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers['content-type'], 'text/html;charset=utf-8');
    assert.equal(headers['content-security-policy'], "default-src 'self'");
  }
});

test('each form of an address answers its page as HTML', async () => {
  const forms = {
    '/help/': 'home',
    '/help/index.html': 'home',
    '/help/?q=1': 'home',
    '/help/docs/intro': HTML,
    '/help/docs/intro/': HTML,
    '/help/docs/intro.html': HTML,
    '/help/docs/intro/index.html': HTML,
    '/help/docs/teamspeak3/priv.key': 'key page',
    '/help/docs/teamspeak3/priv.key/': 'key page',
    '/help/docs/teamspeak3/priv.key.html': 'key page',
    '/help/docs/flat': 'flat page',
    '/help/docs/flat/': 'flat page',
    '/help/docs/flat.html': 'flat page',
    '/help/docs/flat/index.html': 'flat page',
    '/help/docs/flat/child': 'child page',
    '/help/docs/%69ntro': HTML,
    'http://other.example/help/docs/intro': HTML,
  };
  for (const [path, body] of Object.entries(forms)) {
    const answer = await get(path);
    assert.equal(answer.status, 200, path);
    assert.equal(answer.body, body, path);
    assert.equal(answer.headers['content-type'], 'text/html;charset=utf-8', path);
  }
});

test('files with any name are served with their type', async () => {
  const sharp = await get('/help/files/C%23%20100%25.txt');
  assert.deepEqual(
    [sharp.status, sharp.body, sharp.headers['content-type']],
    [200, 'sharp', 'text/plain;charset=utf-8'],
  );
  assert.equal((await get('/help/files/blob')).body, 'bytes');
  assert.equal((await get('/help/wikimap.xml')).headers['content-type'], 'application/xml;charset=utf-8');
  assert.equal((await get('/help/files/C%23%20100%25.txt/')).status, 404);
});

test('outside the base path leads to the base path', async () => {
  for (const path of ['/', '/docs/intro', '/helper', '/_headers', '//evil.example/']) {
    const answer = await get(path);
    assert.deepEqual([answer.status, answer.headers.location], [302, '/help/'], path);
  }
  assert.equal((await get('/help?q=1')).headers.location, '/help/?q=1');
});

test('what is missing gets the 404 page, also 404.html itself', async () => {
  for (const path of [
    '/help/nope',
    '/help/docs/',
    '/help//docs/intro',
    '/help/404.html',
    '/help/404',
    `/help/${'x'.repeat(5000)}`,
  ]) {
    const answer = await get(path);
    assert.deepEqual(
      [answer.status, answer.body, answer.headers['cache-control']],
      [404, 'not here', 'no-cache'],
      path,
    );
  }
});

test('nothing outside the out-dir is served', async () => {
  const tricks = [
    '/help/../../secret.txt',
    '/help/%2e%2e/%2e%2e/secret.txt',
    '/help/..%2f..%2fsecret.txt',
    '/help/..%5c..%5csecret.txt',
    '/help/..\\..\\secret.txt',
    '/help/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/help/.%2e/.%2e/secret.txt',
    '/help/%252e%252e/%252e%252e/secret.txt',
    '/help/leak.txt',
    '/help/up/secret.txt',
    '/help/secret.txt%00.html',
    '/help/%c0%ae%c0%ae/secret.txt',
    '/help/%',
    '/help/%E0%A4%A',
    '/../secret.txt',
    '/.helpsite',
    '/help/.git/HEAD',
    `/help/${encodeURIComponent(join(root, 'secret.txt'))}`,
  ];
  for (const path of tricks) {
    const answer = await get(path);
    assert.ok([302, 400, 404].includes(answer.status ?? 0), `${path}: ${answer.status}`);
    assert.doesNotMatch(answer.body, /secret|marker/, path);
  }
  for (const path of ['/help/%', '/help/%E0%A4%A', '/help/%2e%2e/x', '/help/a%5cb', '/help/a%00']) {
    assert.equal((await get(path)).status, 400, path);
  }
  const gzip = await get('/help/wikimap.xml', { 'accept-encoding': 'gzip' });
  assert.equal(gzip.body, '<urlset/>');
});

test('security and caching headers are those of the hosts', async () => {
  const page = await get('/help/docs/intro');
  assert.equal(page.headers['content-security-policy'], "default-src 'self'");
  assert.equal(page.headers['x-content-type-options'], 'nosniff');
  assert.equal(page.headers['cache-control'], 'no-cache');
  for (const [path, kept] of [
    ['assets/style-1.css', 'public, max-age=31536000, immutable'],
    ['de/assets/style-1.css', 'public, max-age=31536000, immutable'],
    ['files/assets/style-1.css', 'public, max-age=3600'],
  ] as const)
    assert.equal((await get(`/help/${path}`)).headers['cache-control'], kept, path);
  assert.equal((await get('/help/nope')).headers['x-content-type-options'], 'nosniff');
});

test('an unchanged page is answered with 304', async () => {
  const { etag = '' } = (await get('/help/docs/intro')).headers;
  const again = await get('/help/docs/intro', { 'if-none-match': etag });
  assert.deepEqual([again.status, again.body, again.headers['cache-control']], [304, '', 'no-cache']);
});

test('compressed twins are sent to those who accept them', async () => {
  const packed = await get('/help/docs/intro', { 'accept-encoding': 'br, gzip' });
  assert.deepEqual(
    [packed.headers['content-encoding'], packed.headers['content-type'], packed.headers.vary],
    ['gzip', 'text/html;charset=utf-8', 'Accept-Encoding'],
  );
  const brotli = await get('/help/docs/intro', { 'accept-encoding': 'gzip;q=0, br' });
  assert.deepEqual([brotli.headers['content-encoding'], brotli.headers.vary], ['br', 'Accept-Encoding']);
  const plain = await get('/help/docs/intro', { 'accept-encoding': 'gzip;q=0, br;q=0' });
  assert.deepEqual([plain.headers['content-encoding'], plain.body], [undefined, HTML]);
});

test('HEAD has no body; other methods are refused', async () => {
  const head = await get('/help/docs/intro', {}, 'HEAD');
  assert.deepEqual([head.status, head.body, Number(head.headers['content-length'])], [200, '', HTML.length]);
  const post = await get('/help/docs/intro', {}, 'POST');
  assert.deepEqual([post.status, post.headers.allow], [405, 'GET, HEAD']);
});

test('ranges: plain ones are obeyed, odd ones get the whole file', async () => {
  const part = await get('/help/docs/intro', { range: 'bytes=0-14' });
  assert.deepEqual([part.status, part.body], [206, HTML.slice(0, 15)]);
  for (const range of ['bytes=9-2', 'bytes=-5', 'bytes=a-b', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=0-0']) {
    assert.equal((await get('/help/docs/intro', { range })).body, HTML, range);
  }
  assert.equal((await get('/help/docs/intro', { range: 'bytes=999999-' })).status, 416);
});

test('survives a request that is no HTTP', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.resume().end('GARBAGE\r\n\r\n');
  await once(socket, 'close');
  assert.equal((await get('/help/')).status, 200);
});

const silent = { write: () => true };
const io = { stdout: silent, stderr: silent, env: {}, cwd: root };
const OPTIONS = {
  root,
  outDir,
  base: undefined,
  port: 0,
  host: undefined,
  open: false,
  strictPort: false,
  json: false,
  quiet: false,
  io,
};

test('finds the base path of a built site, and says when there is none', async () => {
  assert.equal(findBase(outDir), '/help/');
  assert.equal(findBase(join(outDir, 'help')), '/');
  await assert.rejects(preview({ ...OPTIONS, outDir: join(root, 'none') }), /run helpsite build first/);
  await assert.rejects(preview({ ...OPTIONS, base: '/other/' }), /run helpsite build first/);
});

test('a taken port: the next one, or with --strict-port a refusal', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const taken = portOf(squatter.address());
  await assert.rejects(preview({ ...OPTIONS, port: taken, strictPort: true }), /in use/);
  let said = '';
  const stderr = { write: (text: string) => (said += text) };
  const address = await new Promise<string>((resolve) => {
    void preview({ ...OPTIONS, port: taken, io: { ...io, stderr, stdout: { write: resolve } } });
  });
  assert.match(address, /^http:\/\/localhost:\d+\/help\/\n$/);
  assert.notEqual(address, `http://localhost:${taken}/help/\n`);
  assert.match(said, new RegExp(`Port ${taken} is in use; serving on \\d+ instead`));
  squatter.close();
  // Ended by its own listener alone: others may belong to the test runner.
  process.listeners('SIGTERM').at(-1)?.('SIGTERM');
});

test('ends with 130 on SIGINT, and with 0 on SIGTERM and when its terminal is closed', async () => {
  const script = `
    import { runCli } from ${JSON.stringify(new URL('../src/build/cli.ts', import.meta.url).href)};
    const io = { stdout: process.stdout, stderr: process.stderr, env: {}, cwd: ${JSON.stringify(root)} };
    process.exitCode = await runCli(['preview', '--port', '0', '--json'], io);`;
  await Promise.all(
    (
      [
        ['SIGINT', 130],
        ['SIGTERM', 0],
        ['SIGHUP', 0],
      ] as const
    ).map(async ([signal, code]) => {
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [text] = await once(child.stdout, 'data');
      const { url, ok } = JSON.parse(String(text));
      assert.equal(ok, true);
      assert.equal((await fetch(url)).status, 200);
      child.kill(signal);
      assert.deepEqual((await once(child, 'exit'))[0], code);
    }),
  );
});

test('the example of a ticket form is there, with its script, and is no file of the site', async () => {
  const page = await get('/help/suggest-example');
  assert.equal(page.status, 200);
  assert.match(page.body, /<script type="module" src="suggest-example\.js">/);
  const script = await get('/help/suggest-example.js');
  assert.match(script.headers['content-type'] ?? '', /^text\/javascript/);
  assert.match(script.body, /from '\.\/assets\/suggest\.js'/);
  assert.equal(page.headers['content-security-policy'], "default-src 'self'");
});
