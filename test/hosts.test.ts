/** The rules that helpsite prints for nginx, Apache and Caddy, obeyed by the real servers. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isMissing, SERVER_NAMES, type ServerName } from './find-servers.ts';
import type { HostAnswer, HostServer } from './host-servers.ts';
import { type BuiltHost, buildAndStart, ODD_ADDRESSES, ODD_FILE } from './host-site.ts';
import { chooseEach } from './lengths.ts';

const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
] as const;

function assertHeaders({ raw }: HostAnswer, what: string): void {
  for (const name of [...HEADERS, 'cache-control'])
    assert.equal(raw.filter(([own]) => own === name).length, 1, `${what}: ${name} ${JSON.stringify(raw)}`);
}

function assertPage(answer: HostAnswer, status: number, words: string | RegExp, what: string): void {
  assert.equal(answer.status, status, `${what}: ${answer.status} ${answer.headers['location'] ?? ''}`);
  assert.match(answer.headers['content-type'] ?? '', /^text\/html; ?charset=utf-8$/i, what);
  assert.match(String(answer.body), typeof words === 'string' ? new RegExp(words) : words, what);
  assert.equal(answer.headers['cache-control'], 'no-cache', what);
  assertHeaders(answer, what);
}

/** Apache names itself in redirects, whatever it is told. */
function locationOf({ headers }: HostAnswer, { origin }: HostServer): string {
  return (headers['location'] ?? '').replace(origin, '');
}

/** Goes where the server sends a reader, as browsers do: at most twice. */
async function arrive({ host }: BuiltHost, path: string): Promise<HostAnswer> {
  let answer = await host.ask(path);
  for (let hops = 0; hops < 2 && [301, 302, 307, 308].includes(answer.status); hops++) {
    const location = locationOf(answer, host);
    assert.match(location, /^\//, `${path} leads on to a path of this host`);
    answer = await host.ask(location.replace(/#.*$/, ''));
  }
  return answer;
}

function listDist(dist: string): readonly string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
}

async function checkPages(site: BuiltHost): Promise<void> {
  const { base, host } = site;
  const markdown = await host.ask(`${base}docs/intro.md`);
  assert.equal(markdown.status, 200);
  assert.match(markdown.headers['content-type'] ?? '', /^text\/markdown; ?charset=utf-8$/i);
  assert.equal(markdown.headers['cache-control'], 'no-cache');
  assert.match(String(markdown.body), /^# Start\n/);
  assertHeaders(markdown, 'docs/intro.md');
  const pages = [
    ['', 'Help centre'],
    ['docs/intro', '<h1[^>]*>Start'],
    ['docs/net/ports', '<h1[^>]*>Ports'],
    ['docs/v1.2', '<h1[^>]*>Version 1.2'],
    [encodeURI('docs/ünï cödé'), '<h1[^>]*>Odd'],
    ['search', 'Search'],
  ] as const;
  for (const [path, words] of pages) {
    const address = base + path;
    assertPage(await host.ask(address), 200, words, address);
    assertPage(await host.ask(`${address}?q=1&r=%20`), 200, words, `${address}?q`);
    for (const form of path === '' ? ['index.html'] : ['/', '/index.html', '.html'])
      assertPage(await arrive(site, address + form), 200, words, address + form);
  }
  for (const form of base === '/' ? ['/'] : ['/', base.slice(0, -1), `${base.slice(0, -1)}?x=1`])
    assertPage(await arrive(site, form), 200, 'Help centre', form);
}

async function checkFiles({ base, dist, host }: BuiltHost): Promise<void> {
  const types: Readonly<Record<string, RegExp>> = {
    js: /^(?:text|application)\/javascript/,
    css: /^text\/css/,
    svg: /^image\/svg\+xml/,
    xml: /^(?:text|application)\/xml/,
    txt: /^text\/plain/,
    zip: /^application\/zip/,
  };
  const files = listDist(dist).filter((file) => !/(?:^|\/)[._][^/]*$|\.(?:html|br|gz)$/.test(file));
  for (const file of files) {
    const answer = await host.ask(`/${file.split('/').map(encodeURIComponent).join('/')}`);
    assert.equal(answer.status, 200, file);
    assert.ok(answer.body.equals(readFileSync(join(dist, file))), `${file} has its own bytes`);
    assertHeaders(answer, file);
    const ending = /\.(\w+)$/.exec(file)?.[1] ?? '';
    assert.match(answer.headers['content-type'] ?? '', types[ending] ?? /./, file);
    const isNamed = file === `${base.slice(1)}assets/suggest.js`;
    const kept =
      /^(?:(?:de|pt-BR)\/)?assets\//.test(file.slice(base.length - 1)) && !isNamed
        ? 'public, max-age=31536000, immutable'
        : isNamed || /\.(?:md|xml|txt)$/.test(file)
          ? 'no-cache'
          : 'public, max-age=3600';
    assert.equal(answer.headers['cache-control'], kept, file);
  }
  assert.ok(files.some((file) => file.endsWith(ODD_FILE)));
  assert.equal((await host.ask(`${base}.well-known/security.txt`)).status, 200);
}

async function checkMissing({ base, host }: BuiltHost): Promise<void> {
  const missing = [
    'none',
    'none/',
    'docs/none/deep/',
    'docs/none.html',
    'assets/none.js',
    'docs/intro/none',
    'docs/%00',
    'docs/a%0Ab',
    '%2e%2e/%2e%2e/etc/passwd',
    'docs/..%2f..%2f..%2fetc/passwd',
    'a\'b"c',
    '%F0%28%8C%28',
    'x'.repeat(300),
    '404.html/x',
  ];
  for (const path of missing) {
    const answer = await host.ask(encodeURI(base + path).replaceAll('%25', '%'));
    assert.ok([400, 403, 404].includes(answer.status), `${path}: ${answer.status}`);
    assert.doesNotMatch(String(answer.body), /root:/, path);
  }
  for (const path of missing.slice(0, 6))
    assertPage(await host.ask(base + path), 404, 'Page Not Found', path);
  for (const [language, words] of [
    ['de', 'Seite nicht gefunden'],
    ['pt-BR', 'Página não encontrada'],
  ] as const) {
    for (const path of ['none', 'none/', 'docs/none/deep/', 'docs/none.html'])
      assertPage(await host.ask(`${base}${language}/${path}`), 404, words, `${language}/${path}`);
    assertPage(await host.ask(`${base}${language}/docs/intro`), 200, 'Start', language);
  }
  assertPage(await host.ask(`${base}deep/none`), 404, 'Page Not Found', 'a name that begins like a language');
  for (const hidden of ['/.helpsite', `${base}.git/config`, '/.htaccess', '/_headers', '/_redirects']) {
    const { status } = await host.ask(hidden);
    assert.ok([403, 404].includes(status), `${hidden}: ${status}`);
  }
  if (base !== '/') assertPage(await host.ask('/outside'), 404, 'Page Not Found', '/outside');
}

async function checkLeading({ base, host }: BuiltHost, trailingSlash: boolean | undefined): Promise<void> {
  const to = `${base}docs/net/ports${trailingSlash === true ? '/' : ''}`;
  for (const name of ['old', ...ODD_ADDRESSES]) {
    const path = base + encodeURI(`docs/${name}`).replaceAll('%2525', '%25');
    for (const form of [path, `${path}/`, `${path}?a=1`]) {
      const answer = await host.ask(form);
      assert.equal(answer.status, 301, `${form}: ${answer.status}`);
      assert.match(locationOf(answer, host), new RegExp(`^${to}(?:\\?a=1)?$`), form);
    }
  }
  for (const form of ['docs/voice', 'docs/voice/']) {
    const answer = await host.ask(base + form);
    assertPage(answer, 410, 'Nobody rents voice servers', form);
  }
}

async function checkTwins({ base, host, dist }: BuiltHost, name: ServerName): Promise<void> {
  const page = readdirSync(join(dist, base, 'docs')).includes('intro')
    ? 'docs/intro/index.html'
    : 'docs/intro.html';
  const html = readFileSync(join(dist, base, page), 'utf8');
  const encodings = name === 'nginx' ? ['gzip'] : ['gzip', 'br'];
  for (const encoding of encodings) {
    const answer = await host.ask(`${base}docs/intro`, { 'Accept-Encoding': encoding });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers['content-encoding'], encoding, `${name} sends ${encoding}`);
    const unpacked = encoding === 'br' ? brotliDecompressSync(answer.body) : gunzipSync(answer.body);
    assert.equal(String(unpacked), html);
    const twin = readFileSync(join(dist, base, `${page}.${encoding === 'br' ? 'br' : 'gz'}`));
    assert.ok(answer.body.equals(twin), `${name} sends the twin as it lies`);
    assert.match(answer.headers['content-type'] ?? '', /^text\/html/);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.match(answer.headers['vary'] ?? '', /accept-encoding/i);
    assertHeaders(answer, 'a twin');
  }
  const { headers } = await host.ask(`${base}docs/intro`, { 'Accept-Encoding': 'identity' });
  assert.equal(headers['content-encoding'], undefined);
}

const VARIANTS = [
  ['/help/', undefined],
  ['/', undefined],
  ['/a/b/', true],
  ['/help/', false],
] as const;

/** The usual one, and by turns one of the others. */
function chooseVariants(turn: number): readonly (typeof VARIANTS)[number][] {
  const [usual, ...others] = VARIANTS;
  return [usual, ...chooseEach(others, others.length, turn)];
}

for (const [turn, name] of SERVER_NAMES.entries()) {
  describe(name, { skip: isMissing(name) }, () => {
    for (const [base, trailingSlash] of chooseVariants(turn)) {
      test(`${base}, trailing slash ${trailingSlash ?? 'as it comes'}`, async (context) => {
        const site = await buildAndStart(name, base, trailingSlash);
        try {
          await context.test('pages at every form of their address', () => checkPages(site));
          await context.test('files with types and cache rules', () => checkFiles(site));
          await context.test('what is not there, and what must not be seen', () => checkMissing(site));
          await context.test('redirects and removed pages', () => checkLeading(site, trailingSlash));
          await context.test('compressed twins', () => checkTwins(site, name));
        } finally {
          await site.host.stop();
        }
      });
    }
  });
}
