/** Host rules: one policy, said in six languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cacheControlFor } from './cache-rules.ts';
import { compressFiles } from './compress.ts';
import type { EmitFile } from './emit-file.ts';
import type { HostRules } from './host-text.ts';
import { HOSTS } from './host-names.ts';
import { renderHostFiles, renderRulesFor, securityHeaders } from './host-rules.ts';

const headers = securityHeaders({ connect: ['https://search.example.com'] });
const redirects = [
  { from: '/help/docs/old page', to: '/help/docs/new#part' },
  { from: '/help/docs/a(b)*$1', to: '/help/docs/ä' },
];
const gone = [{ route: '/help/docs/removed', page: '/help/docs/removed/index.html' }];

function render(base = '/help/'): Readonly<Record<string, string>> {
  return renderAll({ base, redirects, gone, hashedPaths: ['assets'], headers });
}

/** What is written for every host, by the file's or the host's name. */
function renderAll(rules: HostRules): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...renderHostFiles(rules).map(({ file, content }) => [file, String(content)]),
    ...HOSTS.map((host) => [host, renderRulesFor(host, rules).text]),
  ]);
}

test('the policy is strict, and opens only what is named', () => {
  const policy = headers['Content-Security-Policy'] ?? '';
  assert.match(policy, /^default-src 'self'; script-src 'self'; style-src 'self'; /);
  assert.match(policy, /connect-src 'self' https:\/\/search\.example\.com;/);
  assert.match(policy, /object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'$/);
  assert.doesNotMatch(policy, /unsafe/);
  assert.match(
    securityHeaders({ scripts: ['sha256-abc+/='] })['Content-Security-Policy'] ?? '',
    /script-src 'self' 'sha256-abc\+\/=';/,
  );
  assert.throws(() => securityHeaders({ connect: ["https://x; script-src 'unsafe-inline'"] }));
});

function cacheOf(path: string): string {
  return cacheControlFor(path, '/help/', ['assets']);
}

test('hashed files are kept for a year, pages are asked about', () => {
  assert.equal(cacheOf('/help/assets/style-1.css'), 'public, max-age=31536000, immutable');
  assert.equal(cacheOf('/help/assets/suggest.js'), 'no-cache');
  assert.equal(cacheOf('/help/docs/assets/index.html'), 'no-cache');
  assert.equal(cacheOf('/help/wikimap.xml'), 'no-cache');
  assert.equal(cacheOf('/help/img/logo.svg'), 'public, max-age=3600');
});

test('Netlify and Cloudflare: no header twice for a path, both slash forms redirected', () => {
  const files = render();
  assert.match(
    files['_headers'] ?? '',
    /^\/\*\n {2}Content-Security-Policy: .*\n(?: {2}.*\n)+\/help\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n\/help\/assets\/suggest\.js\n {2}Cache-Control: no-cache\n$/,
  );
  assert.deepEqual((files['_redirects'] ?? '').trim().split('\n'), [
    '/help/docs/removed /help/docs/removed 410!',
    '/help/docs/removed/ /help/docs/removed/ 410!',
    '/help/docs/old%20page /help/docs/new#part 301',
    '/help/docs/old%20page/ /help/docs/new#part 301',
    '/help/docs/a%28b%29%2A%241 /help/docs/%C3%A4 301',
    '/help/docs/a%28b%29%2A%241/ /help/docs/%C3%A4 301',
    '/ /help/ 302',
    '/help/* /help/404.html 404',
  ]);
  assert.doesNotMatch(render('/')['_redirects'] ?? '', /404|302/);
});

test('a redirect that only adds a slash does not lead to itself', () => {
  const [, file] = renderHostFiles({
    base: '/',
    redirects: [{ from: '/a', to: '/a/' }],
    gone: [],
    hashedPaths: [],
    headers,
  });
  assert.equal(file?.content, '/a /a/ 301\n');
});

test('every server file holds each header, the redirects and the 404 page', () => {
  const files = render();
  for (const name of ['nginx', 'caddy', 'apache', 'vercel']) {
    const content = files[name] ?? '';
    for (const [header, value] of Object.entries(headers)) {
      assert.ok(content.includes(header) && content.includes(value), `${name}: ${header}`);
    }
    assert.match(content, /max-age=31536000, immutable/, name);
    assert.match(content, /docs\/new#part/, name);
    if (name !== 'vercel') assert.match(content, /\/help\/404\.html/, name);
  }
  assert.match(files['nginx'] ?? '', /location = "\/help\/docs\/old page" \{ return 301/);
  assert.match(
    files['apache'] ?? '',
    /RewriteRule "\^help\/docs\/a\\\(b\\\)\\\*\\\$1\/\?\$" "\/help\/docs\/\\%C3\\%A4" \[R=301,NE,L\]/,
  );
  const vercel = JSON.parse(files['vercel'] ?? '');
  assert.equal(vercel.redirects.at(-1).destination, '/help/');
});

test('pages that were removed are answered with 410 where the server can', () => {
  const files = render();
  assert.match(
    files['nginx'] ?? '',
    /location = "\/help\/docs\/removed\/" \{ error_page 410 "\/help\/docs\/removed\/index\.html"; return 410; \}/,
  );
  assert.match(
    files['caddy'] ?? '',
    /@gone0 path \/help\/docs\/removed \/help\/docs\/removed\/\n\t\terror @gone0 410\n/,
  );
  assert.match(files['apache'] ?? '', /RewriteRule "\^help\/docs\/removed\/\?\$" - \[R=410,L\]/);
});

test('an address cannot add a rule of its own', () => {
  const evil = '/a"; } location / { proxy_pass http://evil; }\n/x /y 200';
  const files = renderAll({
    base: '/help/',
    redirects: [{ from: evil, to: evil }],
    gone: [{ route: evil, page: evil }],
    hashedPaths: [],
    headers,
  });
  for (const [file, content] of Object.entries(files)) {
    assert.doesNotMatch(content, /\{ proxy_pass|\n\/x/, file);
  }
});

test('texts over 1 KB get twins, whose keys follow their source', () => {
  let asked = 0;
  const html = '<p>Salt & pepper</p>'.repeat(200);
  const page: EmitFile = {
    file: 'help/a/index.html',
    phase: 'page',
    key: 'k1',
    content: () => ((asked += 1), html),
  };
  const others: readonly EmitFile[] = [
    { ...page, file: 'help/logo.png', phase: 'asset' },
    { ...page, file: 'help/small.css', phase: 'asset', size: 900 },
  ];
  const files = compressFiles([page, ...others]);
  assert.deepEqual(
    files.map(({ file }) => file),
    [`${page.file}.br`, `${page.file}.gz`],
  );
  assert.equal(asked, 0);
  const [br, gz] = files;
  assert.ok(br && gz);
  assert.equal(brotliDecompressSync(br.content()).toString(), html);
  assert.equal(gunzipSync(gz.content()).toString(), html);
  assert.equal(asked, 1);
  const keys = compressFiles([{ ...page, key: 'k2' }]).map(({ key }) => key);
  assert.equal(new Set([...files.map(({ key }) => key), ...keys]).size, 4);
});

function warningsOf(host: (typeof HOSTS)[number], rules: Partial<HostRules>): readonly string[] {
  const whole = { base: '/help/', redirects: [], gone: [], hashedPaths: ['assets'], headers, ...rules };
  return renderRulesFor(host, whole).warnings;
}

function listRedirects(count: number): HostRules['redirects'] {
  return Array.from({ length: count }, (_, index) => ({ from: `/help/old-${index}`, to: '/help/' }));
}

test('what a host will not take is told', () => {
  for (const host of HOSTS) assert.deepEqual(warningsOf(host, {}), [], host);
  // The root leads to the base: one more.
  assert.deepEqual(warningsOf('cloudflare', { redirects: listRedirects(999) }), []);
  assert.match(
    warningsOf('cloudflare', { redirects: listRedirects(1000) }).join(),
    /takes 2,000 redirects .* are 2,001/,
  );
  const folders = Array.from({ length: 99 }, (_, index) => `assets-${index}`);
  assert.match(
    warningsOf('cloudflare', { hashedPaths: folders }).join(),
    /takes 100 rules for headers, .* are 101/,
  );
  const long = [{ from: `/help/${'x'.repeat(1000)}`, to: '/help/' }];
  assert.match(warningsOf('cloudflare', { redirects: long }).join(), /drops redirects of more than 1,000/);
  const policy = { 'Content-Security-Policy': 'x'.repeat(2000) };
  assert.match(warningsOf('cloudflare', { headers: policy }).join(), /drops headers of more than 2,000/);
  assert.match(warningsOf('cloudflare', { gone }).join(), /answered with 200/);
  assert.deepEqual(warningsOf('vercel', { redirects: listRedirects(510) }), []);
  assert.match(warningsOf('vercel', { redirects: listRedirects(511) }).join(), /Vercel takes 1,024/);
  assert.match(warningsOf('github-pages', { redirects, gone }).join(), /no redirects.*no status 410/);
  for (const host of ['nginx', 'apache', 'caddy', 'netlify'] as const)
    assert.deepEqual(warningsOf(host, { redirects: listRedirects(3000), gone }), [], host);
});

test('GitHub Pages publishes what lies where that host looks for it', () => {
  assert.match(render('/help/')['github-pages'] ?? '', /build --base \/help\/\n[^]* path: dist\/help\/\n/);
  assert.match(render('/')['github-pages'] ?? '', /build --base \/\n[^]* path: dist\/\n/);
  assert.match(
    render('/a/b/')['github-pages'] ?? '',
    /cp dist\/a\/b\/404\.html dist\/404\.html\n[^]* path: dist\/\n/,
  );
});
