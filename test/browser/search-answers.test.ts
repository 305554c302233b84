/** Hits by game, chips, pasted logs, ways to a person, and a results page that does not jump (behaviours.md 17). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findBarriers } from './check-access.ts';
import {
  ask,
  findDialog,
  GUIDE,
  HOME,
  NARROW,
  openDialog,
  openSearchSite,
  RESULTS,
  type SearchSite,
  settle,
  testBoth,
} from './search-site.ts';
import { chooseModes } from '../lengths.ts';

const WIDTHS = [360, 768, 1440] as const;

const LOG = `[12:00:00] [Server thread/INFO]: Starting server version 1.0
[12:00:01] [Server thread/ERROR]: Worlds that used the mods lose their blocks
\tat net.example.Loader.load(Loader.java:12)
[12:00:02] [Server thread/WARN]: enter the address with its port 203.0.113.9:25565`;

/** Pastes as a reader does; the text never goes through the clipboard of the machine. */
async function paste(page: Page, text: string): Promise<void> {
  await findDialog(page).input.evaluate((field, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    if (field.dispatchEvent(event)) throw new Error('The field left the text to the browser');
  }, text);
  await settle(page);
}

const chips = (page: Page) => page.getByRole('group', { name: 'Show results for' }).getByRole('button');

async function noteTheme(page: Page, mode: 'dark' | 'light'): Promise<void> {
  await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), mode);
}

testBoth(
  '17.1 hits stand under their game with its mark; titles come whole, sections after them',
  async (site) => {
    await site.visit(
      GUIDE,
      async ({ page }) => {
        const { root, options } = await openDialog(page);
        await ask(page, 'mods');
        const group = root.getByRole('group', { name: 'Minecraft: Java' });
        assert.equal(await group.locator('.mark').count(), 1);
        assert.equal(await options.first().locator('.hit-title').textContent(), 'Add mods to a server');
        const title = options.first().locator('.hit-title');
        assert.equal(await title.evaluate((element) => getComputedStyle(element).webkitLineClamp), '2');
        const place = options.locator('.hit-section');
        if ((await place.count()) > 0)
          assert.match(
            await place.first().evaluate((element) => getComputedStyle(element, '::before').content),
            /›/,
          );
      },
      NARROW,
    );
  },
);

testBoth(
  '17.1 the active row is never under the name of its group, whichever way it is reached',
  async (site) => {
    await site.visit(
      GUIDE,
      async ({ page }) => {
        const { options } = await openDialog(page);
        await ask(page, 'server');
        const count = await options.count();
        assert.ok(count >= 3, String(count));
        for (const key of ['ArrowDown', 'ArrowUp']) {
          for (let at = 0; at <= count; at += 1) {
            await page.keyboard.press(key);
            const isFree = await page.evaluate(() => {
              const row = document.querySelector('.search-dialog [aria-selected=true]');
              const { left, top, bottom, width } = row?.getBoundingClientRect() ?? new DOMRect();
              return [top + 3, bottom - 3].every(
                (y) => document.elementFromPoint(left + width / 2, y)?.closest('[role=option]') === row,
              );
            });
            assert.ok(isFree, `${key} ${at}`);
          }
        }
      },
      { viewport: { width: 390, height: 420 } },
    );
  },
);

testBoth('17.2 chips keep to one game and let go of it, by pointer and by keyboard', async (site, engine) => {
  await site.visit(HOME, async ({ page }) => {
    const { root, input, options } = await openDialog(page);
    await ask(page, 'server');
    const names = await chips(page).allTextContents();
    assert.match(names[0] ?? '', /^All/);
    assert.ok(names.length >= 3, names.join());
    assert.equal(await root.getByRole('listbox').getByRole('button').count(), 0);
    const all = await options.count();
    const palworld = chips(page).filter({ hasText: 'Palworld' });
    site.service.requests.length = 0;
    await palworld.click();
    await settle(page);
    assert.equal(await palworld.getAttribute('aria-pressed'), 'true');
    assert.deepEqual(await root.getByRole('group', { name: 'Palworld' }).count(), 1);
    assert.equal(await root.locator('.search-group').count(), 1);
    assert.deepEqual(await chips(page).allTextContents(), names, 'the others can still be chosen');
    if (engine === 'hosted') {
      assert.equal(site.service.requests.length, 1);
      const body = site.service.requests[0]?.body as { requests: { facetFilters: unknown[] }[] } | undefined;
      const requests = body?.requests ?? [];
      assert.equal(requests.length, 2);
      assert.ok(requests[0]?.facetFilters.includes('product:palworld'));
      assert.ok(!requests[1]?.facetFilters.includes('product:palworld'));
    }
    assert.match(
      (await root.getByRole('link', { name: /^See all/ }).getAttribute('href')) ?? '',
      /\?q=server&product=palworld$/,
    );
    await input.focus();
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab');
    assert.equal(
      await page.evaluate(() => document.activeElement?.textContent?.startsWith('All')),
      true,
      'the chips come after the field',
    );
    await page.keyboard.press('Space');
    await page.waitForFunction((count) => document.querySelectorAll('[role=option]').length === count, all);
    assert.equal(await chips(page).first().getAttribute('aria-pressed'), 'true');
  });
});

testBoth('17.2 a chip that has the focus is in sight, and large letters cover none', async (site) => {
  await site.visit(
    `${RESULTS}?q=server`,
    async ({ page }) => {
      await chips(page).nth(2).waitFor();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      await page.locator('main form button').focus();
      const count = await chips(page).count();
      for (let index = 0; index < count; index += 1) {
        await page.keyboard.press('Tab');
        const isSeen = await page.evaluate(() => {
          const chip = document.activeElement;
          const { left, right, top, bottom } = chip?.getBoundingClientRect() ?? new DOMRect();
          const places = [left + 12, (left + right) / 2, Math.min(right, innerWidth) - 12];
          return (
            chip?.classList.contains('search-chip') === true &&
            (right <= innerWidth || left <= 48) &&
            places.every((x) => chip.contains(document.elementFromPoint(Math.max(x, 1), bottom - 4))) &&
            chip.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
          );
        });
        assert.equal(isSeen, true, `chip ${index}`);
      }
    },
    { viewport: { width: 360, height: 740 } },
  );
});

testBoth('17.2 a game that has nothing leaves a way to all others', async (site) => {
  await site.visit(HOME, async ({ page }) => {
    const { root, options } = await openDialog(page);
    await ask(page, 'server');
    await chips(page).filter({ hasText: 'Palworld' }).click();
    await settle(page);
    await ask(page, 'whitelist');
    await root.getByText('No results for').waitFor();
    await root.getByRole('button', { name: 'Search everywhere' }).click();
    await options.first().waitFor();
    assert.equal(await options.first().locator('.hit-title').textContent(), 'Whitelist');
  });
});

testBoth('17.2 the results page keeps to the game of its address', async (site) => {
  await site.visit(`${RESULTS}?q=server&product=palworld`, async ({ page }) => {
    await page.locator('.result').first().waitFor();
    assert.deepEqual(
      await page
        .locator('main section h2')
        .allTextContents()
        .then((all) => all.slice(0, 1)),
      ['PaPalworld'],
    );
    assert.equal(await page.locator('#search-results section').count(), 1);
    const every = chips(page).first();
    assert.equal(await every.getAttribute('aria-pressed'), 'false');
    await every.click();
    await page.waitForFunction(() => document.querySelectorAll('#search-results section').length > 1);
    assert.equal(new URL(page.url()).search, '?q=server');
    assert.equal(await every.evaluate((chip) => chip === document.activeElement), true);
  });
});

testBoth('17.3 a pasted log stays whole in the field and is answered by its messages', async (site) => {
  await site.visit(HOME, async ({ page }) => {
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      document.addEventListener('helpsite:search', (event) =>
        said.push((event as CustomEvent<{ query: string }>).detail.query),
      );
    });
    const { root, input, options } = await openDialog(page);
    await paste(page, LOG);
    assert.equal(await input.inputValue(), LOG.replace(/\s*\n\s*/g, ' '));
    await root.getByText('Looks like a log: looking for its messages.').waitFor();
    assert.equal(
      await root.locator('.search-group').first().textContent(),
      'Worlds that used the mods lose their blocks',
    );
    assert.equal(await options.first().locator('.hit-title').textContent(), 'Add mods to a server');
    assert.match((await options.first().locator('.hit-place').textContent()) ?? '', /^Minecraft: Java/);
    assert.ok((await options.allTextContents()).some((text) => text.startsWith('Connect to your server')));
    assert.equal(await root.getByRole('link', { name: /^See all/ }).count(), 0);
    await page.keyboard.press('Enter');
    await root.waitFor({ state: 'detached' });
    const said = await page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);
    assert.deepEqual(
      said,
      ['Worlds that used the mods lose their blocks'],
      'nothing else of the log is told',
    );
  });
});

testBoth('17.3 a log without a message says what to paste; a short text is pasted as ever', async (site) => {
  await site.visit(HOME, async ({ page }) => {
    const { root, input } = await openDialog(page);
    await paste(page, '[12:00:00] [a]: 1\n[12:00:01] [b]: 2');
    await root.getByText('no message stands out').waitFor();
    await root.getByText('No guide has these messages').waitFor();
    await root.getByRole('button', { name: 'Clear the query' }).click();
    assert.equal(await root.getByText('no message stands out').count(), 0);
    await input.evaluate((field) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'whitelist');
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      if (!field.dispatchEvent(event)) throw new Error('taken');
    });
  });
});

let configured: SearchSite | undefined;
after(() => configured?.close());

async function openConfigured(): Promise<SearchSite> {
  if (configured) return configured;
  configured = await openSearchSite('hosted', { contactWords: ['the captain'] });
  const site = {
    title: 'Help centre',
    url: 'https://www.example.com',
    home: {
      support: [
        { label: 'Open a ticket', href: 'https://www.example.com/ticket' },
        { label: 'Read who we are', href: '/help/docs/panel/hostile' },
      ],
    },
  };
  await configured.rebuild(new Map([['config/site.json', JSON.stringify(site)]]));
  return configured;
}

test('17.5 words that ask for a person show the ways to one above the hits, elsewhere they are not in the way', async () => {
  const site = await openConfigured();
  await site.visit(GUIDE, async ({ page }) => {
    const { root } = await openDialog(page);
    const contact = root.getByRole('region', { name: 'Talk to a person' });
    await ask(page, 'mods');
    assert.equal(await contact.count(), 0);
    for (const words of ['talk to a human', 'where is the captain']) {
      await ask(page, words);
      await contact.waitFor();
      assert.deepEqual(await contact.getByRole('link').allTextContents(), [
        'Tell us what happens',
        'Open a ticket',
        'Read who we are',
      ]);
    }
    assert.equal(await contact.getByRole('link', { name: 'Open a ticket' }).getAttribute('target'), '_blank');
    await contact.getByRole('link', { name: 'Read who we are' }).click();
    await root.waitFor({ state: 'detached' });
    await page.waitForURL((url) => url.pathname === '/help/docs/panel/hostile');
  });
  await site.visit(`${RESULTS}?q=refund`, async ({ page }) => {
    await page.getByRole('region', { name: 'Talk to a person' }).waitFor();
  });
});

testBoth('17.5 where no way to a person is configured there is none', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    const { root } = await openDialog(page);
    await ask(page, 'contact support');
    assert.equal(await root.getByRole('region', { name: 'Talk to a person' }).count(), 0);
  });
});

/** An answer whose hit holds one word of many. */
const UNSURE = JSON.stringify({
  results: [
    {
      hits: [
        {
          objectID: 'a',
          url: '/help/docs/minecraft/whitelist',
          hierarchy: { lvl0: 'Minecraft: Java', lvl1: 'Whitelist' },
          type: 'lvl1',
          product: 'minecraft',
          group: 'Minecraft: Java',
          _highlightResult: {
            hierarchy: { lvl1: { value: 'Whitelist', matchLevel: 'partial', matchedWords: ['bread'] } },
          },
        },
      ],
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
    },
  ],
});

test('17.5 an answer that is not sure says so, keeps its list and names a person', async () => {
  const site = await openConfigured();
  await site.visit(GUIDE, async ({ page }) => {
    const { root, options } = await openDialog(page);
    site.service.setFaults({ fault: { kind: 'body', body: UNSURE } });
    await ask(page, 'bake bread with yeast today');
    await root.getByText('Not sure that these fit.').waitFor();
    assert.equal(await options.count(), 1);
    await root.getByRole('region', { name: 'Talk to a person' }).waitFor();
    // Once the typing has paused.
    await root
      .getByRole('status')
      .getByText('One result, none of them certain')
      .waitFor({ state: 'attached' });
    assert.deepEqual(await findBarriers(page), []);
  });
});

test('17.5 where nothing was found a person is named, too', async () => {
  const site = await openConfigured();
  for (const [path, open] of [
    [GUIDE, true],
    [`${RESULTS}?q=qqqxxqq`, false],
  ] as const)
    await site.visit(path, async ({ page }) => {
      if (open) {
        await openDialog(page);
        await ask(page, 'qqqxxqq');
      }
      const contact = page.locator('.search-contact');
      await contact.waitFor();
      assert.equal(await contact.count(), 1);
    });
});

test('17.6 the results page stays where it is from its first picture on, at every width', async () => {
  const site = await openConfigured();
  for (const width of WIDTHS) {
    for (const [query, last] of [
      ['server', '.result'],
      ['refund', '.search-contact'],
      ['qqqxxqq', '.results-none'],
      ['', '.all-topics'],
    ] as const) {
      await site.visit(
        query === '' ? RESULTS : `${RESULTS}?q=${query}`,
        async ({ page }) => {
          await page.locator(last).first().waitFor();
          // Two pictures later whatever moved has been told.
          const moved = await page.evaluate(async () => {
            for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
            return Reflect.get(globalThis, 'moved') as readonly string[];
          });
          assert.deepEqual(moved, [], `${width} ${query}`);
          if (query !== '') {
            const first = await page.evaluate(() => Reflect.get(globalThis, 'firstHeading') as string);
            assert.equal(first, `Search results for "${query}"`, 'the first picture has the question');
          }
        },
        {
          viewport: { width, height: 740 },
          before: async (page) => {
            await page.addInitScript(() => {
              const moved: string[] = [];
              Object.assign(globalThis, { moved, firstHeading: '' });
              interface Shift extends PerformanceEntry {
                readonly sources: readonly { readonly node: Node | null }[];
              }
              new PerformanceObserver((list) => {
                for (const { sources } of list.getEntries() as Shift[])
                  for (const { node } of sources) {
                    const element = node instanceof Element ? node : node?.parentElement;
                    // The header is the same on all pages; a busy machine paints it before all of it is read.
                    if (!element?.closest('.header')) moved.push(element?.outerHTML.slice(0, 100) ?? '?');
                  }
              }).observe({ type: 'layout-shift', buffered: true });
              new PerformanceObserver((list, observer) => {
                if (!list.getEntriesByName('first-contentful-paint')[0]) return;
                observer.disconnect();
                Reflect.set(globalThis, 'firstHeading', document.querySelector('h1')?.textContent ?? '');
              }).observe({ type: 'paint', buffered: true });
            });
            // The script of the results comes once the page has been painted without them.
            await page.route(/\/results-page-[^/]*\.js$/, async (route) => {
              await page
                .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
                .catch(() => undefined);
              await route.continue();
            });
          },
        },
      );
    }
  }
});

test('17.6 it is styled by its own sheet, which is small', async () => {
  const site = await openConfigured();
  await site.visit(`${RESULTS}?q=server`, async ({ page }) => {
    await page.locator('.result').first().waitFor();
    const sheets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
    );
    assert.ok(sheets.some((href) => /\/results-[^/]*\.css$/.test(href)));
    assert.ok(!sheets.some((href) => /\/guide-[^/]*\.css$/.test(href)));
  });
});

test('17 nobody is shut out by chips, logs, ways to a person or results, in both modes at three widths', async () => {
  const site = await openConfigured();
  for (const [turn, width] of WIDTHS.entries()) {
    const options = { viewport: { width, height: 800 }, hasTouch: width < 768 };
    await site.visit(
      GUIDE,
      async ({ page }) => {
        await openDialog(page);
        let step = turn;
        const check = async (state: string): Promise<void> => {
          step += 1;
          for (const mode of chooseModes(step)) {
            await noteTheme(page, mode);
            assert.deepEqual(await findBarriers(page), [], `${state}, ${mode}, ${width}`);
          }
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        };
        await ask(page, 'server');
        await check('chips');
        await chips(page).nth(1).click();
        await settle(page);
        await check('one game');
        await ask(page, 'contact support');
        await check('a person');
        await paste(page, LOG);
        await check('a log');
      },
      options,
    );
    for (const [step, query] of ['server', 'refund', 'qqqxxqq'].entries())
      await site.visit(
        `${RESULTS}?q=${query}`,
        async ({ page }) => {
          await page.getByText(/documents? found|No results/).waitFor();
          for (const mode of chooseModes(turn + step)) {
            await noteTheme(page, mode);
            assert.deepEqual(await findBarriers(page), [], `${query}, ${mode}, ${width}`);
          }
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        },
        options,
      );
  }
});
