/** The security policy of pages that hosts send without headers of ours, as GitHub Pages and object stores do. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { mediaTypeOf } from '../../src/build/emit/media-types.ts';
import { runIn, writeSite } from '../check-site.ts';
import { launchWindowless, openPage } from './served-site.ts';

const FILES = {
  'config/site.json': JSON.stringify({ url: 'https://acme.example.com', base: '/manual/' }),
  'content/docs/intro.md':
    '---\nredirect_from: /docs/old\n---\n\n# Start\n\n<p style={{color: "red"}}>Red.</p>\n\nSee [ports](./ports.md).\n',
  'content/docs/ports.md': '# Ports\n\n## Open one\n\nOpen a port in the panel.\n\n```sh\nls\n```\n',
};

/** What GitHub Pages does with a project's folder: no headers, folders with a slash, `404.html` of the folder's top. */
function serveProject(folder: string, mount: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const below = pathname.startsWith(mount) ? decodeURIComponent(pathname.slice(mount.length)) : undefined;
    const path = below === undefined ? undefined : join(folder, below);
    const isFolder = path !== undefined && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    if (isFolder && !pathname.endsWith('/'))
      return void response.writeHead(301, { Location: `${pathname}/` }).end();
    const file = isFolder ? join(path, 'index.html') : path;
    const found = [file, `${file}.html`].find(
      (name) => name !== undefined && statSync(name, { throwIfNoEntry: false })?.isFile() === true,
    );
    const sent = found ?? join(folder, '404.html');
    response.writeHead(found === undefined ? 404 : 200, { 'Content-Type': mediaTypeOf(sent) });
    response.end(readFileSync(sent));
  });
}

let browser: Browser;
before(async () => {
  browser = await launchWindowless();
});
after(() => browser.close());

async function build(files: Readonly<Record<string, string>>): Promise<string> {
  const root = writeSite(files);
  const { code, stdout } = await runIn(root, 'build');
  assert.equal(code, 0, stdout);
  return root;
}

test('14.8 on GitHub Pages every page works and runs nothing but its own scripts, without a header', async () => {
  const root = await build(FILES);
  assert.ok(existsSync(join(root, 'dist/manual/404.html')), 'where that host looks for it');
  const server = serveProject(join(root, 'dist/manual'), '/manual/').listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { page, takeProblems } = await openPage(browser, origin);
  try {
    await page.goto(`${origin}/manual/`);
    await page.goto(`${origin}/manual/docs/intro`);
    assert.equal(
      await page.getByText('Red.').evaluate((one) => getComputedStyle(one).color),
      'rgb(255, 0, 0)',
    );
    await page.getByRole('main').getByRole('link', { name: 'ports', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ports' }).waitFor();
    await page.goto(`${origin}/manual/search?q=panel`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Ports|Open one/ })
      .first()
      .waitFor();
    await page.goto(`${origin}/manual/docs/old`);
    await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    assert.deepEqual(takeProblems(), []);
    assert.equal((await page.goto(`${origin}/manual/none`))?.status(), 404);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    takeProblems();
    for (const path of ['', 'docs/intro', 'docs/old', 'none', 'search']) {
      await page.goto(`${origin}/manual/${path}`);
      const stopped = await page.evaluate(async () => {
        const violations: string[] = [];
        await new Promise<void>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            if (violations.push(effectiveDirective) === 3) resolve();
          });
          const script = document.createElement('script');
          script.textContent = 'globalThis.wasHacked = 1';
          const style = document.createElement('style');
          style.textContent = 'body { color: red }';
          document.head.append(script, style);
          void fetch('https://elsewhere.example.com/').catch(() => undefined);
        });
        return { violations: violations.toSorted(), ran: 'wasHacked' in globalThis };
      });
      const violations = ['connect-src', 'script-src-elem', 'style-src-elem'];
      assert.deepEqual(stopped, { violations, ran: false }, path);
    }
  } finally {
    await page.context().close();
    server.close();
  }
});

/** Bytes of gzip that the policy costs a guide. */
async function costOf(search: object): Promise<number> {
  const guide = async (csp: string): Promise<Buffer> => {
    const config = { 'config/search.json': JSON.stringify(search) };
    const root = await build({ ...FILES, ...config, 'config/site.json': JSON.stringify({ csp }) });
    return readFileSync(join(root, 'dist/help/docs/ports/index.html'));
  };
  const [withIt, without] = [await guide('auto'), await guide('header')];
  assert.match(
    String(withIt),
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self';/,
  );
  assert.doesNotMatch(String(withIt), /http-equiv="Content-Security-Policy" content="[^"]*frame-ancestors/);
  assert.doesNotMatch(String(without), /http-equiv="Content-Security-Policy"/);
  return gzipSync(withIt).length - gzipSync(without).length;
}

test('14.8 the policy costs a page at most 150 bytes, and `csp: header` leaves it out', async () => {
  const hosted = { provider: 'hosted', appId: 'ABCDEFGH12', apiKey: 'x'.repeat(32), indexName: 'help' };
  for (const search of [{}, hosted]) {
    const cost = await costOf(search);
    assert.ok(cost > 0 && cost <= 150, `${cost} bytes`);
  }
});
