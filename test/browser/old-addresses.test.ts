/** Old addresses in a real browser, with scripts and without: renamed and moved sections, redirects, pages that are gone. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { buildSite } from '../built-sites.ts';
import { findBarriers, findOverflow } from './check-access.ts';
import { launchWindowless, openPage, serveSite } from './served-site.ts';
import { chooseModes } from '../lengths.ts';

const site = await buildSite({
  name: 'addresses',
  root: join(import.meta.dirname, '..', 'sites', 'addresses'),
  isOurs: true,
});
const served = await serveSite(site);
const browser = await launchWindowless();
after(() => Promise.all([served.stop(), browser.close()]));

const SFTP = '/help/docs/files/sftp';
const FTP = '/help/docs/ftp';
const BARE: BrowserContextOptions = { javaScriptEnabled: false };

/** A page of its own for each visit, closed at the end; anything that goes wrong in it fails. */
async function visit(
  path: string,
  look: (page: Page, status: number | undefined) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const { page, takeProblems } = await openPage(browser, served.origin, options);
  const response = await page.goto(served.origin + path);
  await look(page, response?.status());
  // Chromium itself reports the status of a page that is gone.
  assert.deepEqual(
    takeProblems().filter((problem) => !/\b410\b/.test(problem)),
    [],
  );
  await page.context().close();
}

/** Where the reader ends, as path and hash. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.waitForURL((url) => url.pathname + url.hash === address);
}

/** The heading that stands at the top of what the reader sees. */
function isInView(page: Page, id: string): Promise<unknown> {
  return page.waitForFunction((wanted) => {
    const top = document.getElementById(wanted)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight;
  }, id);
}

for (const [how, options] of [
  ['with scripts', {}],
  ['without scripts', BARE],
] as const) {
  test(`an old id leads to its heading, ${how}`, async () => {
    for (const [old, now] of [
      ['host', 'host-and-port'],
      ['login', 'sign-in'],
      ['older-html', 'raw-html'],
      ['boxed', 'inside-a-box'],
      ['mac', 'on-a-mac'],
      ['steps', 'shared-steps'],
    ] as const)
      await visit(
        `${SFTP}#${old}`,
        async (page) => {
          await isInView(page, now).catch(() => assert.fail(`#${old} does not show #${now}`));
          assert.equal(new URL(page.url()).hash, `#${old}`);
        },
        { ...options, viewport: { width: 1280, height: 300 } },
      );
  });
}

test('a reader who comes for a section that left arrives where it is', async () => {
  for (const [from, to] of [
    [`${SFTP}#change-the-password`, `${FTP}#passwords`],
    [`${SFTP}#ftp`, FTP],
    ['/help/docs/ftp-access#limits', `${FTP}#limits`],
    ['/help/docs/ftp-access#shared', `${SFTP}#shared-steps`],
    ['/help/docs/voice#pass', `${FTP}#passwords`],
  ] as const)
    await visit(from, async (page) => {
      await arrive(page, to);
    });
});

test('also by a hash that changes on the page, and the way back leads to where the reader was', async () => {
  await visit(SFTP, async (page) => {
    await page.evaluate(() => void (location.hash = '#change-the-password'));
    await arrive(page, `${FTP}#passwords`);
    await page.goBack();
    await arrive(page, SFTP);
  });
});

test('also by a link inside the site that no build could resolve', async () => {
  await visit('/help/docs/upload', async (page) => {
    await page.evaluate((href) => {
      document.querySelector('article')?.insertAdjacentHTML('beforeend', `<a href="${href}">Typed</a>`);
    }, `${SFTP}#change-the-password`);
    await page.getByRole('link', { name: 'Typed', exact: true }).click();
    await arrive(page, `${FTP}#passwords`);
  });
});

test('a redirect keeps the hash and the query', async () => {
  for (const [from, to] of [
    ['/help/docs/files/connect#sign-in', `${SFTP}#sign-in`],
    ['/help/docs/files/connect/#login', `${SFTP}#login`],
    ['/help/go/sftp#windows', `${SFTP}#windows`],
    ['/help/company#us', '/help/about#us'],
    ['/help/news/new-home#news', '/help/blog/2026/02/01/new-home#news'],
    ['/help/docs/category/uploads', '/help/docs/category/files'],
    ['/help/docs', FTP],
  ] as const)
    await visit(from, async (page) => {
      await arrive(page, to);
    });
  await visit('/help/go/sftp?os=mac#windows', async (page) => {
    await arrive(page, `${SFTP}#windows`);
    assert.equal(new URL(page.url()).search, '?os=mac');
  });
});

test('so does one that a link inside the site leads through', async () => {
  await visit('/help/docs/upload', async (page) => {
    await page.evaluate(() => {
      const link = '<a href="/help/go/sftp#windows">Typed</a>';
      document.querySelector('article')?.insertAdjacentHTML('beforeend', link);
    });
    await page.getByRole('link', { name: 'Typed', exact: true }).click();
    await arrive(page, `${SFTP}#windows`);
    await page.goBack();
    await arrive(page, '/help/docs/upload');
  });
});

test('without scripts a redirect leads on, and the old page says where its sections are', async () => {
  await visit(
    '/help/go/sftp',
    async (page) => {
      await arrive(page, SFTP);
    },
    BARE,
  );
  await visit(
    `${SFTP}#change-the-password`,
    async (page) => {
      const note = page.getByRole('note', { name: 'Moved' });
      const link = note.getByRole('link', { name: '“Passwords” in Passwords and FTP' });
      await isInView(page, 'change-the-password');
      await link.click();
      await arrive(page, `${FTP}#passwords`);
    },
    BARE,
  );
  await visit(
    SFTP,
    async (page) => assert.ok(await page.getByRole('note', { name: 'Moved' }).isVisible()),
    BARE,
  );
});

test('with scripts nobody reads it who did not come for such a section', async () => {
  await visit(SFTP, async (page) => {
    await page.getByRole('heading', { name: 'Host and port' }).waitFor();
    assert.equal(await page.getByRole('note', { name: 'Moved' }).count(), 0);
  });
});

for (const [how, options] of [
  ['with scripts', {}],
  ['without scripts', BARE],
] as const) {
  test(`a page that is gone says so and leads on, ${how}`, async () => {
    await visit(
      '/help/docs/voice',
      async (page, status) => {
        assert.equal(status, 410);
        await page.getByRole('heading', { name: 'Rent a voice server', level: 1 }).waitFor();
        await page
          .getByText('This page was removed on 31 January 2026: We no longer rent voice servers.')
          .waitFor();
        assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex');
        const search = page.getByRole('link', { name: 'Search for “Rent a voice server”' });
        assert.equal(await search.getAttribute('href'), '/help/search?q=Rent%20a%20voice%20server');
        await page.getByRole('link', { name: 'Passwords and FTP', exact: true }).click();
        await arrive(page, `${FTP}#passwords`);
      },
      options,
    );
    for (const path of ['/help/docs/voice/', '/help/docs/voice-2', '/help/docs/old_prices.html'])
      await visit(path, async (_, status) => assert.equal(status, 410, path), options);
  });
}

for (const width of [360, 768, 1440])
  test(`no barrier and nothing too wide at ${width} px, in both modes`, async () => {
    for (const [turn, path] of ['/help/docs/voice', '/help/docs/ftp-access', `${SFTP}#limits`].entries()) {
      const { page, takeProblems } = await openPage(browser, served.origin, {
        viewport: { width, height: 800 },
      });
      // As where the scripts that would lead away did not come.
      await page.route(/\/(?:redirect|moved)-\w+\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export const start = () => {};' }),
      );
      await page.goto(served.origin + path);
      if (path.startsWith(SFTP)) await page.getByRole('note', { name: 'Moved' }).waitFor();
      for (const theme of chooseModes(turn + (width === 768 ? 1 : 0))) {
        await page.evaluate((to) => void (document.documentElement.dataset['theme'] = to), theme);
        assert.deepEqual(await findBarriers(page), [], `${path} ${theme}`);
        assert.deepEqual(await findOverflow(page), [], `${path} ${theme}`);
      }
      assert.deepEqual(
        takeProblems().filter((problem) => !/\b410\b|Unexpected token 'export'/.test(problem)),
        [],
      );
      await page.context().close();
    }
  });
