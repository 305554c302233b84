/** `helpsite deploy plan`: what goes online and in which order, so that a whole site is online at every instant. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import type { DeployPlan } from '../src/build/deploy/plan.ts';
import { createPreviewServer } from '../src/build/serve/preview-server.ts';
import { type CheckOutcome, runIn, writeFile, writeSite } from './check-site.ts';

const SITE = JSON.stringify({ url: 'https://help.example.com' });

/** Before and after a night's work: pages come, go and move, pictures and downloads too, the blog begins. */
const BEFORE = {
  'config/site.json': SITE,
  'content/docs/intro.md':
    '# Start\n\nSee [ports](./net/ports.md) and [mods](./mods.md).\n\n![Map](./map.svg)\n',
  'content/docs/net/ports.md': '# Ports\n\nOpen one. See [the start](../intro.md).\n',
  'content/docs/mods.md': '# Mods\n\n[The tool](/tool.zip)\n',
  'content/docs/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  'content/static/tool.zip': 'a tool',
  'content/static/img/old.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
};
const AFTER = {
  'config/site.json': SITE,
  'content/docs/intro.md':
    '# Start\n\nSee [ports](./net/open.md) and [worlds](./worlds.md).\n\n![Map](./map.svg)\n',
  'content/docs/net/open.md':
    '---\nredirect_from: /docs/net/ports\n---\n\n# Ports\n\nSee [worlds](../worlds.md).\n',
  'content/docs/worlds.md':
    '# Worlds\n\nNew. ![W](/img/new.svg) See [ports](./net/open.md) and [more](./z/more.md).\n',
  'content/docs/z/more.md': '# More\n\nSee [worlds](../worlds.md).\n',
  'content/docs/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>',
  'content/static/img/new.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>',
  'content/blog/2026-01-31-news.md': '# News\n\nWe write. See [worlds](../docs/worlds.md).\n',
};

type Files = Readonly<Record<string, string>>;

function replaceFiles(root: string, files: Files): void {
  for (const folder of ['content', 'config']) rmSync(join(root, folder), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text);
}

async function build(root: string, ...flags: readonly string[]): Promise<void> {
  const { code, stdout } = await runIn(root, 'build', ...flags);
  assert.equal(code, 0, stdout);
}

async function plan(root: string, ...flags: readonly string[]): Promise<DeployPlan> {
  const { code, stdout, stderr } = await runIn(root, 'deploy', 'plan', '--json', ...flags);
  assert.equal(code, 0, stderr);
  return JSON.parse(stdout) as DeployPlan;
}

/** A site built from `files`, and its plan against nothing in `old.json`. */
async function begin(files: Files = BEFORE): Promise<string> {
  const root = writeSite({});
  replaceFiles(root, files);
  await build(root);
  const { code, stderr } = await runIn(root, 'deploy', 'plan', '--out', 'old.json');
  assert.equal(code, 0, stderr);
  return root;
}

const readPlan = (root: string, name = 'old.json'): DeployPlan =>
  JSON.parse(readFileSync(join(root, name), 'utf8')) as DeployPlan;

test('a plan names every file as it is to be served', async () => {
  const root = await begin();
  const { files, upload, remove, unchanged, purge, base, origin, schemaVersion } = readPlan(root);
  assert.deepEqual([schemaVersion, base, origin], [1, '/help/', 'https://help.example.com']);
  const there = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.helpsite'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'dist/').length));
  assert.deepEqual(
    files.map(({ path }) => path),
    there.toSorted((a, b) => (a < b ? -1 : 1)),
  );
  assert.deepEqual([...upload].toSorted(), there.toSorted());
  assert.deepEqual([remove, unchanged], [[], []]);
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const { path, sha256, bytes } of files) {
    const content = readFileSync(join(root, 'dist', path));
    assert.deepEqual([sha256, bytes], [createHash('sha256').update(content).digest('hex'), content.length]);
  }
  const kindOf = (path: string) => {
    const file = byPath.get(path);
    return [file?.phase, file?.type, file?.cacheControl];
  };
  assert.deepEqual(kindOf('help/index.html'), [2, 'text/html;charset=utf-8', 'no-cache']);
  assert.deepEqual(kindOf('help/tool.zip'), [1, 'application/zip', 'public, max-age=3600']);
  assert.deepEqual(kindOf('help/wikimap.xml'), [3, 'application/xml;charset=utf-8', 'no-cache']);
  assert.deepEqual(kindOf('help/search-index.txt'), [3, 'text/plain;charset=utf-8', 'no-cache']);
  assert.deepEqual(kindOf('robots.txt'), [3, 'text/plain;charset=utf-8', 'no-cache']);
  for (const { path, phase, cacheControl } of files)
    if (path.startsWith('help/assets/')) {
      const kept = path.endsWith('/suggest.js') ? 'no-cache' : 'public, max-age=31536000, immutable';
      assert.deepEqual([phase, cacheControl], [1, kept], path);
    }
  assert.ok(purge.includes('https://help.example.com/help/docs/mods'));
  assert.ok(purge.includes('https://help.example.com/help/assets/suggest.js'));
  assert.ok(!purge.some((address) => /\/assets\/(?!suggest\.js$)/.test(address)));
});

test('what a language has of its own goes online as the site’s own does', async () => {
  const root = await begin({
    ...BEFORE,
    'config/site.json': JSON.stringify({ url: 'https://help.example.com', locales: ['de'] }),
    'i18n/de/docusaurus-plugin-content-docs/current/intro.md': '# Anfang\n\nErste Worte.\n',
  });
  const { files, purge } = readPlan(root);
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const name of ['wikimap.xml', 'search-index.txt', 'llms.txt'])
    for (const folder of ['help/', 'help/de/'])
      assert.equal(byPath.get(folder + name)?.phase, 3, folder + name);
  const hashed = files.filter(({ path }) => path.startsWith('help/de/assets/'));
  assert.ok(hashed.length > 0);
  for (const { cacheControl } of hashed) assert.match(cacheControl, /immutable/);
  assert.ok(!purge.some((address) => address.includes('/de/assets/')));
});

test('a file may be larger than what can be read at once', async () => {
  const root = await begin();
  truncateSync(join(root, 'dist/help/tool.zip'), 2 ** 31 + 1);
  const { files } = await plan(root, '--force');
  assert.equal(files.find(({ path }) => path === 'help/tool.zip')?.bytes, 2 ** 31 + 1);
});

test('an unchanged site: an empty plan, and the same one each time', async () => {
  const root = await begin();
  const again = await plan(root, '--against', 'old.json');
  assert.deepEqual([again.upload, again.remove, again.purge], [[], [], []]);
  assert.deepEqual(
    again.steps.flatMap(({ paths }) => paths),
    [],
  );
  assert.equal(again.unchanged.length, again.files.length);
  await build(root, '--clean', '--no-cache');
  assert.deepEqual(await plan(root, '--against', 'old.json'), again);
  assert.deepEqual(await plan(root), readPlan(root));
});

test('three words in a guide are a few files, and a CDN is told their addresses in every form', async () => {
  const root = await begin();
  writeFile(root, 'content/docs/mods.md', '# Mods\n\nThree more words. [The tool](/tool.zip)\n');
  await build(root);
  const { upload, purge, unchanged } = await plan(root, '--against', 'old.json');
  assert.ok(upload.length <= 12 && unchanged.length > 40, upload.join('\n'));
  const origin = 'https://help.example.com';
  for (const form of ['', '/', '/index.html'])
    assert.ok(purge.includes(`${origin}/help/docs/mods${form}`), `${form} in ${purge.join(' ')}`);
  assert.ok(!purge.some((address) => address.includes('/assets/')));
  assert.ok(!purge.includes(`${origin}/help/docs/intro`));
});

/** What a reader meets who follows every link, picture, script and sheet from the home page and the sitemap. */
async function follow(origin: string): Promise<readonly string[]> {
  const dead: string[] = [];
  const seen = new Set<string>();
  const ask = async (path: string, from: string): Promise<string> => {
    const response = await fetch(origin + path);
    const text = await response.text();
    if (response.status !== 200) dead.push(`${from} -> ${path} (${response.status})`);
    return response.status === 200 ? text : '';
  };
  const queue: (readonly [string, string])[] = [
    ['/help/', 'the way in'],
    ['/help/search-index.txt', ''],
  ];
  const sitemap = await fetch(`${origin}/help/wikimap.xml`);
  if (sitemap.status === 200)
    for (const [, path = ''] of (await sitemap.text()).matchAll(/<loc>https:\/\/help\.example\.com([^<]+)/g))
      queue.push([path, 'the sitemap']);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [path, from] = next;
    if (seen.has(path)) continue;
    seen.add(path);
    const text = await ask(path, from);
    const isPage = !/\.[a-z\d]+$/.test(path) || path.endsWith('.html');
    if (path.startsWith('/help/sidebar'))
      for (const [, target = ''] of text.matchAll(/ href=\\"([^"#\\]+)/g)) queue.push([target, path]);
    if (!isPage) {
      // The search and the sidebar name files of theirs.
      const isIndex = path.endsWith('search-index.txt');
      // What stands in the index itself is no file.
      const held = isIndex ? Object.keys((JSON.parse(text) as { inline?: object }).inline ?? {}) : [];
      for (const [, name = ''] of isIndex ? text.matchAll(/"([\w/-]+\.bin)"/g) : [])
        if (!held.includes(name))
          queue.push([`/help/${name.startsWith('assets/') ? name : `assets/search/${name}`}`, path]);
      continue;
    }
    for (const [, target = ''] of text.matchAll(/ (?:href|src|data-[a-z-]+)="([^"#?]+)[^"]*"/g)) {
      const local = target.replace(/^https:\/\/help\.example\.com/, '');
      if (local.startsWith('/help/')) queue.push([local, path]);
      else if (/^\.{0,2}\/?[\w-]+\//.test(local) && !/^\w+:/.test(local) && target !== local)
        queue.push([local, path]);
    }
  }
  return dead;
}

test('after each single step a whole site is online, for a reader who follows every link', async () => {
  const root = await begin();
  const online = mkdtempSync(join(tmpdir(), 'helpsite-online-'));
  const server = createPreviewServer({ outDir: online, base: '/help/' }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const put = (path: string): void => {
    mkdirSync(dirname(join(online, path)), { recursive: true });
    copyFileSync(join(root, 'dist', path), join(online, path));
  };
  const steps: string[] = [];
  try {
    for (const path of readPlan(root).upload) put(path);
    assert.deepEqual(await follow(origin), []);
    replaceFiles(root, AFTER);
    await build(root);
    const next = await plan(root, '--against', 'old.json');
    assert.ok(
      next.remove.length > 0 && next.steps.every(({ paths }) => paths.length > 0),
      'every step has something to do',
    );
    for (const path of next.upload) {
      put(path);
      steps.push(path);
      assert.deepEqual(await follow(origin), [], `after ${path}`);
    }
    for (const path of next.remove) {
      rmSync(join(online, path));
      assert.deepEqual(await follow(origin), [], `without ${path}`);
    }
    for (const { path, sha256 } of next.files)
      assert.equal(
        createHash('sha256')
          .update(readFileSync(join(online, path)))
          .digest('hex'),
        sha256,
      );
    // And in the wrong order it is not: the reader would see it.
    rmSync(join(online, next.files.find(({ path }) => /assets\/main-/.test(path))?.path ?? ''));
    assert.notDeepEqual(await follow(origin), []);
  } finally {
    server.close();
    rmSync(online, { recursive: true, force: true });
  }
  const lastAsset = steps.findLastIndex((path) => path.startsWith('help/assets/'));
  assert.ok(lastAsset < steps.findIndex((path) => path.endsWith('.html')));
});

test('compressed twins have the type of what they unpack to, and go with it', async () => {
  const root = writeSite(BEFORE);
  await build(root, '--compress');
  const { files, steps } = await plan(root);
  const twin = files.find(({ path }) => path === 'help/index.html.br');
  assert.deepEqual(
    [twin?.type, twin?.cacheControl, twin?.contentEncoding, twin?.phase],
    ['text/html;charset=utf-8', 'no-cache', 'br', 2],
  );
  assert.ok(steps[3]?.paths.includes('help/index.html.gz'));
});

async function refuse(root: string, pattern: RegExp, ...flags: readonly string[]): Promise<CheckOutcome> {
  const outcome = await runIn(root, 'deploy', 'plan', ...flags);
  assert.notEqual(outcome.code, 0, `${String(pattern)}: it should be refused`);
  assert.match(outcome.stderr, pattern);
  assert.doesNotMatch(outcome.stderr, /\n\s+at /, 'no stack trace');
  assert.equal(outcome.stdout, flags.includes('--json') ? outcome.stdout : '');
  return outcome;
}

test('a site that was changed by hand, cut short, or is none is told; --force takes it as it lies', async () => {
  const cases: readonly (readonly [(dist: string) => void, RegExp])[] = [
    [
      (dist) => writeFileSync(join(dist, 'help/index.html'), '<p>Mine</p>'),
      /Changed since the last build: help\/index\.html/,
    ],
    [
      (dist) => writeFileSync(join(dist, 'help/mine.html'), ''),
      /Added since the last build: help\/mine\.html/,
    ],
    [(dist) => rmSync(join(dist, 'robots.txt')), /Removed since the last build: robots\.txt/],
    [
      (dist) => writeFileSync(join(dist, 'help/.helpsite-7-1.tmp'), ''),
      /A build is writing to it at this moment, or was cut short/,
    ],
    [
      (dist) => writeFileSync(join(dist, '.helpsite.lock'), '{}'),
      /A build is writing to it at this moment, or was cut short/,
    ],
    [
      (dist) => execFileSync('ln', ['-s', '/etc/passwd', join(dist, 'help/link.txt')]),
      /It holds what is no file: help\/link\.txt/,
    ],
  ];
  for (const [spoil, pattern] of cases) {
    const root = await begin();
    spoil(join(root, 'dist'));
    const { code, stderr } = await refuse(root, pattern);
    assert.equal(code, 6);
    assert.match(stderr, /\[deploy\/not-as-built\]\n {2}Run helpsite build again/);
    const forced = await plan(root, '--force');
    assert.ok(!forced.files.some(({ path }) => /passwd|link|\.tmp|lock/.test(path)));
    const json = JSON.parse((await refuse(root, pattern, '--json')).stdout);
    assert.deepEqual([json.ok, json.diagnostics[0].code], [false, 'deploy/not-as-built']);
  }
  const root = writeSite(BEFORE);
  assert.equal((await refuse(root, /There is no built site in dist; run helpsite build first/)).code, 2);
  mkdirSync(join(root, 'other'));
  writeFileSync(join(root, 'other/index.html'), '');
  assert.equal((await refuse(root, /holds no site that helpsite has built/, '--out-dir', 'other')).code, 2);
  await build(root);
  rmSync(join(root, 'dist/help/404.html'));
  await refuse(root, /it has no 404\.html/);
  await build(root);
  await refuse(
    root,
    /was built for "\/help\/", not for "\/docs\/"; build it with --base "\/docs\/", or leave --base out/,
    '--base',
    '/docs/',
  );
});

test("names at the top that begin with a dot are their owner's; rules of hosts among them go online", async () => {
  const root = await begin();
  for (const name of ['.nojekyll', '.htaccess', '.secret']) writeFileSync(join(root, 'dist', name), '');
  const { upload } = await plan(root, '--against', 'old.json');
  assert.deepEqual(upload, ['.htaccess', '.nojekyll']);
});

test('a site that was built elsewhere is taken as it lies, which is said', async () => {
  const root = await begin();
  rmSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'dist/help/index.html'), '<p>Mine</p>');
  const { code, stderr } = await runIn(root, 'deploy', 'plan');
  assert.equal(code, 0);
  assert.match(stderr, /It is not known here whether this is what the build wrote/);
});

test('an old plan that is none is told in a sentence', async () => {
  const root = await begin();
  const good = readFileSync(join(root, 'old.json'), 'utf8');
  const bad: readonly (readonly [string, RegExp])[] = [
    ['', /it is empty/],
    [good.slice(0, -200), /it is no JSON, or was cut off/],
    ['[]', /it is no object/],
    ['null', /it is no object/],
    ['{"name":"x"}', /it has no schemaVersion/],
    ['{"schemaVersion":"1"}', /it has no schemaVersion/],
    [good.replace('"schemaVersion": 1', '"schemaVersion": 2'), /was written by a newer helpsite/],
    ['{"schemaVersion":1,"files":[]}', /it names no base path/],
    ['{"schemaVersion":1,"base":"/help/","files":{}}', /it lists no files/],
    ['{"schemaVersion":1,"base":"/help/","files":[null]}', /one of its files has no path or no hash/],
    [
      good.replace('"path": "help/404.html"', '"path": "../../etc/passwd"'),
      /"\.\.\/\.\.\/etc\/passwd" leads out of the site/,
    ],
    [good.replace('"path": "help/404.html"', '"path": "/etc/passwd"'), /leads out of the site/],
    [good.replaceAll('"base": "/help/"', '"base": "/docs/"'), /is the plan of a site under "\/docs\/"/],
  ];
  for (const [text, pattern] of bad) {
    writeFileSync(join(root, 'bad.json'), text);
    assert.equal((await refuse(root, pattern, '--against', 'bad.json')).code, 2, String(pattern));
  }
  await refuse(root, /There is no plan none\.json; leave --against out/, '--against', 'none.json');
  await refuse(
    root,
    /content is no file; --against takes what helpsite deploy plan has printed/,
    '--against',
    'content',
  );
  await refuse(root, /--against needs the name of a plan/, '--against', '');
  await refuse(root, /begins with https:\/\//, '--against', 'http://help.example.com/deploy.json');
  await refuse(root, /begins with https:\/\//, '--against', 'ftp://help.example.com/deploy.json');
  await refuse(root, /is no address; write one such as https:\/\//, '--against', 'https://[');
  writeFileSync(join(root, 'huge.json'), Buffer.alloc(65_000_000, 32));
  await refuse(root, /has more than 64 MB/, '--against', 'huge.json');
});

test('an old plan is fetched from its address', async () => {
  const root = await begin();
  const server = createServer((request, response) => {
    if (request.url === '/plan') return void response.end(readFileSync(join(root, 'old.json')));
    if (request.url === '/moved') return void response.writeHead(302, { Location: '/plan' }).end();
    if (request.url === '/away')
      return void response.writeHead(302, { Location: 'http://x.example.com/' }).end();
    if (request.url === '/html') return void response.end('<!doctype html><title>Not found</title>');
    if (request.url === '/broken') return void response.writeHead(500).end();
    if (request.url === '/hangs-up') return void request.socket.destroy();
    if (request.url === '/endless') {
      const chunk = Buffer.alloc(1_000_000, 32);
      const more = (): void => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', more);
      };
      return more();
    }
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (const path of ['/plan', '/moved'])
      assert.deepEqual((await plan(root, '--against', origin + path)).upload, [], path);
    const cases: readonly (readonly [string, RegExp, number])[] = [
      ['/none', /There is no plan at .* \(404\); leave --against out/, 5],
      ['/broken', /answers with 500, not with a plan/, 5],
      ['/hangs-up', /cannot be reached: .*(?:closed|ECONNRESET).*; try again, or .* a copy of the plan/, 5],
      ['/away', /cannot be reached/, 5],
      ['/html', /it is no JSON/, 2],
      ['/endless', /has more than 64 MB/, 2],
    ];
    for (const [path, pattern, code] of cases)
      assert.equal((await refuse(root, pattern, '--against', origin + path)).code, code, path);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

/** A program that notes how it was called, on the path of the shell. */
function fakeTool(folder: string, name: string): void {
  const file = join(folder, name);
  writeFileSync(
    file,
    `#!/bin/sh
{
  printf '%s' ${name}
  for word; do printf '\\001%s' "$word"; done
  case "$*" in *"raw -") printf '\\001'; cat ;; esac
  printf '\\003'
} >>"$CALLS"
`,
  );
  chmodSync(file, 0o755);
}

async function runScript(
  root: string,
  script: string,
  ...argv: readonly string[]
): Promise<readonly (readonly string[])[]> {
  const folder = mkdtempSync(join(tmpdir(), 'helpsite-tools-'));
  try {
    for (const name of ['aws', 'rclone']) fakeTool(folder, name);
    const calls = join(folder, 'calls');
    writeFileSync(calls, '');
    const child = spawn('sh', ['-s', ...argv], {
      cwd: root,
      env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, CALLS: calls, TARGET: 'remote:a b' },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    child.stdin.end(script);
    const [code] = (await once(child, 'close')) as [number];
    assert.equal(code, 0);
    return readFileSync(calls, 'utf8')
      .split('\u0003')
      .filter((call) => call !== '')
      .map((call) => call.split('\u0001'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ODD = 'it\'s $(touch pwned) `x` "q" ü % #.txt';

test('scripts for rclone and S3 name every file as it is called, also to a real shell', async () => {
  const root = writeSite({ ...BEFORE, [`content/static/${ODD}`]: 'odd', 'content/static/# first.txt': 'x' });
  await build(root);
  await runIn(root, 'deploy', 'plan', '--out', 'old.json');
  const { upload, files } = readPlan(root);
  assert.ok(upload.includes(`help/${ODD}`));
  const s3 = await runScript(root, (await runIn(root, 'deploy', 'plan', '--format', 's3')).stdout, 'upload');
  const served = upload.filter((path) => !/^_(?:headers|redirects)$/.test(path));
  assert.deepEqual(
    s3.map(([, , , from]) => from),
    served.map((path) => `dist/${path}`),
  );
  for (const [tool, ...words] of s3) {
    const file = files.find(({ path }) => `dist/${path}` === words[2]);
    assert.deepEqual(
      [tool, words.slice(0, 2), words[3], words.slice(4)],
      [
        'aws',
        ['s3', 'cp'],
        `remote:a b/${file?.path}`,
        ['--content-type', file?.type, '--cache-control', file?.cacheControl],
      ],
    );
  }
  const rclone = await runScript(
    root,
    (await runIn(root, 'deploy', 'plan', '--format', 'rclone')).stdout,
    'upload',
  );
  const copied = rclone.flatMap((call) => (call.at(-1) ?? '').split('\n').filter((line) => line !== ''));
  assert.deepEqual(copied.toSorted(), [...upload].toSorted());
  for (const call of rclone)
    assert.ok(
      call.some((word) => word.startsWith('Cache-Control: ')),
      call.join(' '),
    );
  assert.equal(existsSync(join(root, 'pwned')), false);
  rmSync(join(root, 'content/static', ODD));
  await build(root);
  for (const format of ['s3', 'rclone']) {
    const script = (await runIn(root, 'deploy', 'plan', '--format', format, '--against', 'old.json')).stdout;
    const removed = await runScript(root, script, 'delete');
    assert.equal(removed.length, 1);
    assert.ok(removed[0]?.join('\n').includes(`help/${ODD}`), removed[0]?.join(' '));
  }
});

test('lists for rsync: one for each step, and all in one text', async () => {
  const root = await begin();
  replaceFiles(root, AFTER);
  await build(root);
  const next = await plan(root, '--against', 'old.json');
  assert.equal(
    (await runIn(root, 'deploy', 'plan', '--against', 'old.json', '--format', 'paths', '--out', 'lists'))
      .code,
    0,
  );
  const names = readdirSync(join(root, 'lists')).toSorted();
  assert.deepEqual(names, [
    '1-assets.txt',
    '2-new-pages.txt',
    '3-sidebars.txt',
    '4-changed-pages.txt',
    '5-manifests.txt',
    '6-delete.txt',
  ]);
  const lists = names.map((name) =>
    readFileSync(join(root, 'lists', name), 'utf8')
      .trim()
      .split('\n'),
  );
  assert.deepEqual(
    lists,
    next.steps.map(({ paths }) => paths),
  );
  const { stdout } = await runIn(root, 'deploy', 'plan', '--against', 'old.json', '--format', 'paths');
  assert.deepEqual(
    stdout.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
    [...next.upload, ...next.remove],
  );
  assert.match(stdout, /^# phase 1, assets: \d+\n/);
});

test('the rules of each host are printed, or written where somebody says, and are no part of the site', async () => {
  const root = await begin({
    ...BEFORE,
    'content/docs/mods.md': '---\nredirect_from: /docs/add-ons\n---\n\n# Mods\n\nText.\n',
  });
  assert.equal(existsSync(join(root, 'dist/hosting')), false);
  assert.ok(!readPlan(root).files.some(({ path }) => path.includes('hosting')));
  for (const host of ['nginx', 'caddy', 'apache', 'vercel', 'netlify', 'cloudflare']) {
    const { code, stdout, stderr } = await runIn(root, 'deploy', 'rules', host);
    assert.deepEqual([code, stderr], [0, ''], host);
    assert.match(stdout, /Content-Security-Policy/, host);
    assert.match(stdout, /help\/docs\/add-ons/, host);
    assert.match(stdout, /max-age=31536000, immutable/, host);
  }
  assert.match(
    (await runIn(root, 'deploy', 'rules', 'github-pages')).stderr,
    /GitHub Pages knows no redirects/,
  );
  await runIn(root, 'deploy', 'rules', 'apache', '--out', 'dist/.htaccess');
  assert.deepEqual((await plan(root, '--against', 'old.json')).upload, ['.htaccess']);
  await build(root);
  assert.ok(existsSync(join(root, 'dist/.htaccess')), 'the next build leaves it');
  const json = JSON.parse((await runIn(root, 'deploy', 'rules', 'vercel', '--json')).stdout);
  assert.deepEqual([json.ok, json.host, JSON.parse(json.rules).redirects.length > 0], [true, 'vercel', true]);
  const typo = await runIn(root, 'deploy', 'rules', 'ngnix');
  assert.deepEqual([typo.code, typo.stdout], [2, '']);
  assert.match(typo.stderr, /There are no rules for "ngnix" \(did you mean nginx\?\)/);
  writeFile(root, 'content/docs/intro.md', '# Start\n\n[x](./none.md)\n');
  const broken = await runIn(root, 'deploy', 'rules', 'nginx');
  assert.equal(broken.code, 1);
  assert.match(broken.stdout, /No page at "\.\/none\.md"/);
});
