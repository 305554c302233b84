/** `helpsite check --external` against a real server of all tempers on this computer. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { USUAL } from '../src/build/check/external/ask-all.ts';
import { checkAddresses } from '../src/build/check/external/check-addresses.ts';
import { listProblems, runIn, writeSite } from './check-site.ts';

type Reply = (request: IncomingMessage, response: ServerResponse, count: number) => void;

const end =
  (status: number, headers: Readonly<Record<string, string>> = {}): Reply =>
  (_, response) => {
    response.writeHead(status, headers).end();
  };

const REPLIES: Readonly<Record<string, Reply>> = {
  '/good': end(200),
  '/moved': end(301, { location: '/good' }),
  '/moved-twice': end(308, { location: '/moved' }),
  '/for-now': end(302, { location: '/moved' }),
  '/moved-to-nothing': end(301, { location: '/nothing' }),
  '/circle': end(301, { location: '/circle' }),
  '/gone': end(410),
  '/no-head': (request, response) => void response.writeHead(request.method === 'HEAD' ? 405 : 200).end(),
  '/false-head': (request, response) => void response.writeHead(request.method === 'HEAD' ? 404 : 200).end(),
  '/busy-once': (_, response, count) =>
    void response.writeHead(count === 1 ? 429 : 200, { 'retry-after': '0' }).end(),
  '/busy': end(429, { 'retry-after': '0' }),
  '/private': end(403),
  '/failing-once': (_, response, count) => void response.writeHead(count <= 2 ? 503 : 200).end(),
  '/failing': end(500),
  '/silent': () => {},
  '/dropped': (request) => void request.socket.destroy(),
  '/endless': (_, response) => void response.writeHead(200).write('a'),
};

interface Served {
  readonly url: string;
  readonly asked: { readonly method: string; readonly path: string; readonly at: number }[];
}

async function serve(t: TestContext): Promise<Served> {
  const asked: { method: string; path: string; at: number }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ method: request.method ?? '', path, at: performance.now() });
    (REPLIES[path.replace(/\?.*/, '')] ?? end(404))(
      request,
      response,
      asked.filter((one) => one.path === path).length,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}`, asked };
}

const QUICK = {
  ...USUAL,
  timeout: 400,
  pauses: [5, 10],
  gap: 0,
  giveUpAfter: 100,
  userAgent: 'helpsite/test',
  store: undefined,
  onAnswer: () => {},
};

const at = { file: 'content/docs/a.md', line: 1, column: 1 };

/** What is said of each path. */
async function ask(
  { url }: Served,
  paths: readonly string[],
  options = {},
): Promise<Readonly<Record<string, string>>> {
  const { diagnostics } = await checkAddresses(new Map(paths.map((path) => [url + path, [at]])), {
    ...QUICK,
    ...options,
  });
  return Object.fromEntries(
    paths.map((path) => {
      const found = diagnostics.find(({ message }) =>
        message.split(/[\s]/).some((word) => word.replace(/:$/, '') === url + path),
      );
      return [path, found === undefined ? 'good' : found.code.replace(/link\/|-address/g, '')];
    }),
  );
}

test('each temper of a server gets its name', async (t) => {
  const served = await serve(t);
  assert.deepEqual(await ask(served, [...Object.keys(REPLIES), '/nothing']), {
    '/good': 'good',
    '/moved': 'moved',
    '/moved-twice': 'moved',
    '/for-now': 'good',
    '/moved-to-nothing': 'dead',
    '/circle': 'failing',
    '/gone': 'dead',
    '/no-head': 'good',
    '/false-head': 'good',
    '/busy-once': 'good',
    '/busy': 'unchecked',
    '/private': 'unchecked',
    '/failing-once': 'good',
    '/failing': 'failing',
    '/silent': 'failing',
    '/dropped': 'failing',
    '/endless': 'good',
    '/nothing': 'dead',
  });
  const good = served.asked.filter(({ path }) => path === '/gone').map(({ method }) => method);
  assert.deepEqual(good, ['HEAD', 'GET']);
});

test('a port where nobody listens, no such server, and no TLS where TLS should be', async (t) => {
  const served = await serve(t);
  const closed = createSocketServer();
  await new Promise<void>((resolve) => {
    closed.listen(0, '127.0.0.1', resolve);
  });
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => {
    closed.close(resolve);
  });
  const addresses = [`http://127.0.0.1:${port}/`, `${served.url.replace('http', 'https')}/good`];
  const { diagnostics } = await checkAddresses(new Map(addresses.map((address) => [address, [at]])), QUICK);
  assert.deepEqual(
    diagnostics.map(({ code, message }) => [code, message.split(': ').at(-1)?.replace(/\(.*/, '').trim()]),
    [
      ['link/failing-address', 'the server takes no connection'],
      ['link/failing-address', "the server's certificate is not in order"],
    ],
  );
});

test('few questions at once to one server, with a pause between them; one that is silent is given up', async (t) => {
  const served = await serve(t);
  const paths = Array.from({ length: 8 }, (_, index) => `/good?${index}`);
  await ask(served, paths, { gap: 40, perServer: 1 });
  const times = served.asked.map((one) => one.at);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  assert.ok(Math.min(...gaps) > 25, `gaps of ${gaps.map(Math.round).join(', ')} ms`);
  const before = served.asked.length;
  const many = Array.from({ length: 20 }, (_, index) => `/silent?${index}`);
  await checkAddresses(new Map(['/silent', ...many].map((path) => [`${served.url}/silent#${path}`, [at]])), {
    ...QUICK,
    timeout: 50,
    giveUpAfter: 2,
    perServer: 1,
  });
  assert.ok(served.asked.length - before <= 4, `${served.asked.length - before} questions`);
});

test('good answers are kept for a day, bad ones and damaged files are not believed', async (t) => {
  const served = await serve(t);
  const store = join(tmpdir(), `helpsite-answers-${process.pid}.json`);
  const paths = ['/good', '/moved', '/nothing'];
  await ask(served, paths, { store });
  const first = served.asked.length;
  assert.deepEqual(await ask(served, paths, { store }), {
    '/good': 'good',
    '/moved': 'moved',
    '/nothing': 'dead',
  });
  assert.deepEqual(
    served.asked.slice(first).map(({ path }) => path),
    ['/nothing', '/nothing'],
  );
  const old = readFileSync(store, 'utf8').replace(/"at":\d+/g, '"at":1000');
  for (const content of [old, '{', '{"version":2}']) {
    writeFileSync(store, content);
    const count = served.asked.length;
    await ask(served, ['/good'], { store });
    assert.equal(served.asked.length - count, 1);
  }
});

test('the command asks with --external and never without; each place of a link is told', async (t) => {
  const served = await serve(t);
  const root = writeSite({
    // The server of this test is on this computer, as no reader's is.
    'config/site.ts': "export default { rules: { 'link/own-machine': 'off' } };\n",
    'content/docs/a.md': `# A\n\n[one](${served.url}/nothing) and [two](${served.url}/nothing#part)\n\n[good](${served.url}/good) [example](https://example.com/x)\n`,
    'content/docs/b.md': `# B\n\n<!-- helpsite-ignore-next-line link/dead-address -->\n[one](${served.url}/nothing)\n`,
  });
  assert.deepEqual(await listProblems(root, 'check'), []);
  assert.deepEqual(await listProblems(root, 'build'), []);
  assert.equal(served.asked.length, 0);
  assert.deepEqual(await listProblems(root, 'check', '--external'), [
    'docs/a.md:3:1 link/dead-address',
    `docs/a.md:3:${`[one](${served.url}/nothing) and `.length + 1} link/dead-address`,
  ]);
  const { code, stderr } = await runIn(root, 'check', '--external', '--no-cache');
  assert.equal(code, 1);
  assert.match(stderr, /^Asked the web about 2 links\n$/);
});

test('one unknown server is dead; of several not one known, this computer has no connection', async () => {
  const askHosts = (...hosts: readonly string[]) =>
    checkAddresses(new Map(hosts.map((host) => [`https://${host}/`, [at]])), { ...QUICK, pauses: [] });
  const alone = await askHosts('nowhere.invalid');
  assert.ok(!alone.isOffline && alone.diagnostics.length === 1);
  const both = await askHosts('nowhere.invalid', 'elsewhere.invalid');
  assert.ok(both.isOffline && both.diagnostics.length === 0);
});
