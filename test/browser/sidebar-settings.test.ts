/** What a writer can say of the categories of the sidebar: open at first, or never shut (behaviours.md 2.4.3, 2.4.13, 4.4.5). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findBarriers } from './check-access.ts';
import { LONG, MAPS, openComfortSite, wakeUp } from './comfort-site.ts';

const category = (settings: object): string => JSON.stringify(settings);

/** Games cannot be shut and Worlds in it are open at first, the panel is shut as ever. */
const byFolder = await openComfortSite(
  {},
  new Map([
    ['content/docs/games/_category_.json', category({ label: 'Games', position: 2, collapsible: false })],
    [
      'content/docs/games/worlds/_category_.json',
      category({ label: 'Worlds', link: { type: 'generated-index' }, collapsed: false }),
    ],
  ]),
);
/** All are open at first, but for the panel. */
const open = await openComfortSite(
  { docs: { sidebarCollapsed: false } },
  new Map([
    [
      'content/docs/panel/_category_.json',
      category({ label: 'Panel', position: 3, link: { type: 'generated-index' }, collapsed: true }),
    ],
  ]),
);
/** None can be shut, but for the worlds. */
const fixed = await openComfortSite(
  { docs: { sidebarCollapsible: false } },
  new Map([
    [
      'config/sidebars.json',
      JSON.stringify({
        guides: [
          'long',
          {
            type: 'category',
            label: 'Games',
            items: [
              'games/first',
              {
                type: 'category',
                label: 'Worlds',
                collapsible: true,
                collapsed: true,
                items: ['games/worlds/maps', 'games/worlds/saves'],
              },
            ],
          },
          {
            type: 'category',
            label: 'Panel',
            link: { type: 'generated-index' },
            items: ['panel/console', 'panel/files'],
          },
        ],
      }),
    ],
  ]),
);
after(() => Promise.all([byFolder, open, fixed].map((site) => site.close())));

const NO_SCRIPT = { javaScriptEnabled: false } as const;
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const entries = (page: Page): Promise<readonly string[]> =>
  sidebar(page).locator('a:visible').allInnerTexts();
const toggles = (page: Page): Promise<readonly (string | null)[]> =>
  sidebar(page)
    .locator('[aria-expanded]')
    .evaluateAll((all) => all.map((one) => `${one.ariaLabel ?? one.textContent}: ${one.ariaExpanded}`));

for (const [name, options] of [
  ['without scripts', NO_SCRIPT],
  ['with scripts', {}],
] as const) {
  test(`collapsed: false and collapsible: false in a _category_ file show what is in the category, ${name}`, async () => {
    await byFolder.visit(
      LONG,
      async ({ page }) => {
        assert.deepEqual(await entries(page), [
          'Long guide',
          'Games',
          'First game',
          'Worlds',
          'Maps',
          'Saves',
          "The panel's <parts>",
          'Closed tabs',
        ]);
      },
      options,
    );
  });

  test(`docs.sidebarCollapsed: false opens every category that does not say otherwise, ${name}`, async () => {
    await open.visit(
      LONG,
      async ({ page }) => {
        assert.deepEqual(await entries(page), [
          'Long guide',
          'Games',
          'First game',
          'Worlds',
          'Maps',
          'Saves',
          'Panel',
          'Closed tabs',
        ]);
      },
      options,
    );
  });

  test(`docs.sidebarCollapsible: false leaves every category open that does not say otherwise, ${name}`, async () => {
    await fixed.visit(
      LONG,
      async ({ page }) => {
        assert.deepEqual(await entries(page), [
          'Long guide',
          'Games',
          'First game',
          'Worlds',
          'Panel',
          'Console',
          'Files',
        ]);
      },
      options,
    );
  });
}

test('2.4.13 what cannot be shut has no button; its label leads to its page, or is a heading', async () => {
  await fixed.visit(LONG, async ({ page }) => {
    assert.deepEqual(await toggles(page), ['Worlds: false']);
    assert.equal(await sidebar(page).getByRole('link', { name: 'Games' }).count(), 0);
    await sidebar(page).getByText('Games', { exact: true }).click();
    assert.equal(new URL(page.url()).pathname, LONG);
    await sidebar(page).getByRole('button', { name: 'Worlds' }).click();
    await sidebar(page).getByRole('link', { name: 'Maps' }).waitFor();
    await sidebar(page).getByRole('link', { name: 'Panel' }).click();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Panel');
    // A click on the label of the page one is on folds only what can be shut.
    await sidebar(page).getByRole('link', { name: 'Panel' }).click();
    assert.ok(await sidebar(page).getByRole('link', { name: 'Console' }).isVisible());
    assert.deepEqual(await toggles(page), ['Worlds: true']);
    assert.deepEqual(await findBarriers(page), []);
  });
});

test('4.4.5 what is open at first can be shut, and stays shut while reading on', async () => {
  await byFolder.visit(LONG, async ({ page, requests }) => {
    assert.deepEqual(await toggles(page), [
      "Collapse sidebar category 'Worlds': true",
      "Expand sidebar category 'The panel's <parts>': false",
    ]);
    await sidebar(page)
      .getByRole('button', { name: /Worlds/ })
      .click();
    await sidebar(page).getByRole('link', { name: 'Maps' }).waitFor({ state: 'hidden' });
    await sidebar(page).getByRole('link', { name: 'First game' }).click();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'First game');
    assert.equal(await sidebar(page).getByRole('link', { name: 'Maps' }).isVisible(), false);
    await sidebar(page)
      .getByRole('button', { name: /Worlds/ })
      .click();
    await sidebar(page).getByRole('link', { name: 'Maps' }).waitFor();
    assert.ok(!requests.some((path) => path.endsWith('.txt')), 'it was in the page');
  });
});

test('4.4.5 what is open at first is open too in a category that the browser fills in', async () => {
  const site = await openComfortSite(
    {},
    new Map([
      [
        'content/docs/games/worlds/_category_.json',
        category({ label: 'Worlds', link: { type: 'generated-index' }, collapsed: false }),
      ],
    ]),
  );
  try {
    await site.visit(LONG, async ({ page }) => {
      await wakeUp(page);
      await sidebar(page).getByRole('button', { name: 'Games' }).click();
      await sidebar(page).getByRole('link', { name: 'Maps' }).waitFor();
      assert.deepEqual(await toggles(page), [
        'Games: true',
        "Collapse sidebar category 'Worlds': true",
        "Expand sidebar category 'The panel's <parts>': false",
      ]);
      await sidebar(page).getByRole('link', { name: 'Maps' }).click();
      await page.waitForURL((url) => url.pathname === MAPS);
    });
  } finally {
    await site.close();
  }
});
