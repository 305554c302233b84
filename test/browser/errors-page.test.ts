/** Paste your error (behaviours.md 24): what is found, what is shown of a log, and what never leaves the browser. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { findBarriers, findOverflow } from './check-access.ts';
import { openComfortSite, PHONE } from './comfort-site.ts';
import { ERROR_GUIDES, LOG } from './error-guides.ts';

const ERRORS = '/help/errors';

const site = await openComfortSite(
  {
    colorMode: { switch: true },
    home: { support: [{ label: 'Open a ticket', href: 'https://support.example.com/new' }] },
  },
  ERROR_GUIDES,
);
after(() => site.close());

const field = (page: Page) => page.getByLabel('Your error or log');
const reading = (page: Page) => page.locator('.reading');
const heading = (page: Page, text: string) => page.getByRole('heading', { name: text });

/** As a reader pastes: the field never sees the text. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.locator('.desk[data-live]').waitFor();
  await pasteHere(page, text);
}

async function pasteHere(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

async function openFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('.desk[data-live]').waitFor();
  await page
    .locator('.desk input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('320 px with text twice as large: nothing is cut', async () => {
  await site.visit(
    ERRORS,
    async ({ page }) => {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      assert.deepEqual(await findOverflow(page), []);
    },
    { viewport: { width: 320, height: 640 } },
  );
});

test('24.1.2 without a script the page lists every message with its sample and the section that solves it', async () => {
  await site.visit(
    ERRORS,
    async ({ page }) => {
      await heading(page, 'Known messages').waitFor();
      assert.equal(await field(page).isVisible(), false);
      await page.getByText('Reading a log needs JavaScript').waitFor();
      const product = page.locator('.known-product', { hasText: 'Minecraft Java' });
      const link = product.getByRole('link', { name: 'Another Java version is needed' });
      assert.equal(await link.getAttribute('href'), '/help/docs/minecraft/java#choose-it');
      await product.getByText('class file version 65.0').first().waitFor();
      assert.deepEqual(await page.locator('.known-product h3').allTextContents(), [
        'Minecraft Java',
        'Any game or tool',
        'Palworld',
      ]);
      assert.equal(await page.getByLabel('Filter messages').isVisible(), false);
    },
    { javaScriptEnabled: false },
  );
});

test('24.1.6 a field above the list leaves the games, or the messages, that a reader types', async () => {
  await site.visit(ERRORS, async ({ page }) => {
    await page.locator('.desk[data-live]').waitFor();
    const filter = page.getByLabel('Filter messages');
    const shown = page.locator('.known-product li:visible a');
    await filter.fill('pal');
    await page.locator('.known-product', { hasText: 'Minecraft Java' }).waitFor({ state: 'hidden' });
    assert.deepEqual(await shown.allTextContents(), ['A file of the game is missing']);
    await filter.fill('bind to');
    await page.getByRole('link', { name: 'The port is taken' }).waitFor();
    assert.deepEqual(await shown.allTextContents(), ['The port is taken']);
    assert.deepEqual(await findBarriers(page), []);
    // In the middle of "version".
    await filter.fill('ersion');
    await page.waitForFunction(
      () => document.querySelector('#status')?.textContent === 'No known message found',
    );
    await filter.fill('zorb zorb');
    await page.waitForFunction(
      () => document.querySelector('#status')?.textContent === 'No known message found',
    );
    await filter.fill('');
    await page.getByRole('link', { name: 'The disk is full' }).waitFor();
    // A link to what is hidden ends the filter.
    await filter.fill('pal');
    await page.locator('.known-product', { hasText: 'Minecraft Java' }).waitFor({ state: 'hidden' });
    await page.evaluate(() => location.assign('#known-any'));
    await page.getByRole('link', { name: 'The disk is full' }).waitFor();
    assert.equal(await filter.inputValue(), '');
    // What a reader has closed stays closed when the filter ends.
    await page.locator('.known-product summary', { hasText: 'Minecraft Java' }).click();
    await page.getByRole('link', { name: 'The port is taken' }).waitFor({ state: 'hidden' });
    await filter.fill('bind to');
    await page.getByRole('link', { name: 'The port is taken' }).waitFor();
    await filter.fill('');
    await page.getByRole('link', { name: 'The port is taken' }).waitFor({ state: 'hidden' });
  });
});

test('24.1.3 the page is reached from the header, the home page and where an address led nowhere', async () => {
  for (const [path, label] of [
    ['/help/', 'Paste it here'],
    ['/help/', 'Get help'],
    ['/help/docs/nowhere', 'Paste your error'],
  ] as const) {
    await site.visit(
      path,
      async ({ page }) => {
        await page
          .locator(label === 'Get help' ? '.get-help' : 'main')
          .getByText(label)
          .first()
          .click();
        if (label === 'Get help') await page.getByRole('link', { name: 'Paste your error' }).click();
        await page.waitForURL(`**${ERRORS}`);
        await field(page).waitFor();
      },
      { expected: /404/ },
    );
  }
});

test('6.8.1 the search leads there before anything is typed', async () => {
  await site.visit('/help/', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('link', { name: 'Paste it here' }).click();
    await page.waitForURL(`**${ERRORS}`);
    await field(page).waitFor();
  });
});

test('24.2.1 causes come in their order, each with its line, its values and its section; what follows stands below', async () => {
  await site.visit(ERRORS, async ({ page }) => {
    await paste(page, LOG);
    await heading(page, '2 causes found').waitFor();
    const causes = page.locator('.cause');
    assert.equal(await causes.count(), 2);
    const [first, second] = [causes.nth(0), causes.nth(1)];
    assert.equal(await first.locator('h3').textContent(), 'The port is taken');
    assert.match((await first.locator('.finding-line').textContent()) ?? '', /FAILED TO BIND TO PORT/);
    assert.equal(await second.locator('h3').textContent(), 'Another Java version is needed');
    assert.match((await second.locator('.cause-values').first().textContent()) ?? '', /^Needed\s*65$/);
    assert.equal(
      await second
        .getByRole('link', { name: 'How to fix it (Another Java version is needed)' })
        .getAttribute('href'),
      '/help/docs/minecraft/java#choose-it',
    );
    assert.equal(await second.locator('.cause-guide').textContent(), 'The Java version › Choose it');
    await second.getByText('One more message may follow from it').click();
    await second.getByRole('link', { name: 'A plugin could not be loaded' }).waitFor();
    assert.equal(
      await page.getByRole('button', { name: 'Minecraft Java' }).getAttribute('aria-pressed'),
      'true',
    );
    assert.equal(await page.getByLabel('Version').inputValue(), '1.20.4');
    await page.waitForFunction(() => document.querySelector('#status')?.textContent === '2 causes found');
  });
});

test('24.2.1 on a phone the first cause is on the screen, without a move of the reader', async () => {
  await site.visit(
    ERRORS,
    async ({ page }) => {
      await paste(page, LOG);
      await heading(page, '2 causes found').waitFor();
      await page.waitForFunction(() => {
        const way = document.querySelector('.cause .desk-button')?.getBoundingClientRect();
        return way !== undefined && way.top > 60 && way.bottom <= innerHeight;
      });
      assert.deepEqual(await findOverflow(page), []);
    },
    { ...PHONE, viewport: { width: 360, height: 640 } },
  );
});

test('24.2.2 addresses, names and keys are hidden in what is shown and in what is copied', async () => {
  await site.visit(ERRORS, async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await paste(page, LOG);
    await heading(page, '2 causes found').waitFor();
    const secrets = /198\.51\.100\.23|Wanderer_77|admin@example\.org|069a79f4/;
    assert.doesNotMatch(await field(page).inputValue(), secrets);
    assert.match(await field(page).inputValue(), /\[player\]/);
    assert.doesNotMatch(await page.locator('main').innerHTML(), secrets);
    await page.getByRole('button', { name: 'Copy for support' }).click();
    await page.getByRole('button', { name: 'Copied, without addresses and names' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /^Minecraft Java 1\.20\.4\n1\. The port is taken \(line \d+\)\n/);
    assert.match(copied, /\/help\/docs\/minecraft\/java#choose-it/);
    assert.doesNotMatch(copied, secrets);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    assert.doesNotMatch(kept, secrets);
    assert.match(kept, /Another Java version is needed/);
  });
});

test('24.2.3 a file is read by opening or dropping it: packed, in two bytes a letter; what is no text is told', async () => {
  await site.visit(ERRORS, async ({ page }) => {
    for (const [name, bytes] of [
      ['latest.log', Buffer.from(LOG)],
      ['old.log.gz', gzipSync(LOG)],
      ['console.txt', Buffer.from(`\uFEFF${LOG}`, 'utf16le')],
    ] as const) {
      await openFile(page, name, bytes);
      await heading(page, '2 causes found').waitFor();
      // What was read would come back.
      await field(page).fill('');
      await page.reload();
    }
    await openFile(page, 'world.dat', Buffer.from(Array.from({ length: 6000 }, (_, at) => (at * 7) % 5)));
    await page.getByText('This is no text file').first().waitFor();
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'server.log'));
      for (const type of ['dragenter', 'dragover', 'drop'])
        document
          .querySelector('.known')
          ?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }, LOG);
    await heading(page, '2 causes found').waitFor();
    assert.equal(await page.locator('.desk[data-over]').count(), 0);
  });
});

test('24.2.4 the page answers while a log of 11 MB on one line is read; that only its ends are is told', async () => {
  await site.visit(ERRORS, async ({ page }) => {
    await page.locator('.desk[data-live]').waitFor();
    await field(page).focus();
    await page.locator('.desk[data-live=open]').waitFor();
    const during = await page.evaluate(async () => {
      const clipboardData = new DataTransfer();
      const line = `${'x 198.51.100.23 at y.z '.repeat(500_000)} No space left on device`;
      clipboardData.setData('text/plain', line);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
      const details = document.querySelector<HTMLDetailsElement>('.known-product');
      const wasOpen = details?.open;
      details?.querySelector('summary')?.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return {
        isToggled: details?.open !== wasOpen,
        isBusy: document.querySelector('.desk')?.ariaBusy,
        shown: document.querySelector('textarea')?.value.length,
      };
    });
    assert.deepEqual(during, { isToggled: true, isBusy: 'true', shown: 0 });
    await reading(page).waitFor({ timeout: 60_000 });
    await page.getByText('It is longer than 10 MB').waitFor();
    assert.ok((await field(page).inputValue()).length < 250_000);
    assert.doesNotMatch(await field(page).inputValue(), /198\.51/);
  });
});

test('24.2.5 markup, colours of terminals and signs that turn the text around are text, and seen', async () => {
  await site.visit(ERRORS, async ({ page }) => {
    const hostile = `\u001B[31m<img src=x onerror=alert(1)>\u202Egnp.exe\u0007 Unsupported class file version 65 <script>alert(2)</script>\u0000`;
    await paste(page, hostile);
    await heading(page, 'One cause found').waitFor();
    assert.equal(await page.locator('main img, main script').count(), 0);
    const shown = (await page.locator('.finding-line').first().textContent()) ?? '';
    assert.match(shown, /<img src=x onerror=alert\(1\)>/);
    for (const text of [shown, await field(page).inputValue()])
      // eslint-disable-next-line no-control-regex
      assert.doesNotMatch(text, /[\u0000-\u0008\u000B-\u001F\u202A-\u202E\u2066-\u2069]/);
  });
});

test('24.2.6 nothing but the site is asked for, and nothing of the log is sent', async () => {
  await site.visit(ERRORS, async ({ page, requests }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (
        request.method() !== 'GET' ||
        new URL(request.url()).search !== '' ||
        !request.url().startsWith(site.origin)
      )
        sent.push(`${request.method()} ${request.url()}`);
    });
    assert.ok(!requests.some((path) => /errors-worker|\/desk-|assets\/errors\//.test(path)), requests.join());
    await paste(page, LOG);
    await heading(page, '2 causes found').waitFor();
    assert.deepEqual(sent, []);
    const rules = requests.filter((path) => path.includes('/assets/errors/')).join();
    assert.match(rules, /manifest/);
    assert.doesNotMatch(rules, /palworld/);
  });
});

test('24.2.7 without a connection or storage it says so, hides names all the same, and can be tried again', async () => {
  await site.visit(
    ERRORS,
    async ({ page }) => {
      await page.route('**/assets/errors/**', (route) => route.abort());
      await paste(page, LOG);
      await page.getByText('The list of known messages could not be loaded').first().waitFor();
      assert.doesNotMatch(await field(page).inputValue(), /Wanderer_77/);
      await page.unroute('**/assets/errors/**');
      await page.getByRole('button', { name: 'Find the cause' }).click();
      await heading(page, '2 causes found').waitFor();
      await page.getByRole('link', { name: 'How to fix it (The port is taken)' }).click();
      await heading(page, 'Free it').waitFor();
      await page.goBack();
      await heading(page, '2 causes found').waitFor();
    },
    {
      expected: /ERR_FAILED|storage/i,
      before: (page) =>
        page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(globalThis, name, {
              get() {
                throw new DOMException('denied', 'SecurityError');
              },
            });
        }),
    },
  );
});

test('24.2.8 the reader says of what the log is, and the version', async () => {
  await site.visit(ERRORS, async ({ page }) => {
    await paste(page, LOG);
    await heading(page, '2 causes found').waitFor();
    await page.getByLabel('Another game').selectOption({ label: 'Palworld' });
    await heading(page, 'No known message found').waitFor();
    await page.getByRole('button', { name: 'Any game' }).click();
    await heading(page, '2 causes found').waitFor();
    await page.getByLabel('Version').fill('1.20.6');
    await page.getByLabel('Version').press('Tab');
    assert.match(await page.evaluate(() => sessionStorage.getItem('helpsite.packet') ?? ''), /1\.20\.6/);
  });
});

test('24.2.9 where nothing is known the last error, a search with its words and a person come next', async () => {
  await site.visit(ERRORS, async ({ page }) => {
    await paste(
      page,
      '[12:00:00] [main/ERROR]: java.lang.IllegalStateException: The maps cannot be restored\n\tat a.B.c(B.java:1)\n',
    );
    await heading(page, 'No known message found').waitFor();
    assert.match(
      (await page.locator('.nothing-known .finding-line').textContent()) ?? '',
      /IllegalStateException/,
    );
    await page.locator('.nothing-known').getByRole('link', { name: 'Open a ticket' }).waitFor();
    const search = page.getByRole('link', { name: 'Search the guides for its words' });
    // A middle click sends what stands there.
    assert.equal(await search.getAttribute('href'), '/help/search');
    await search.click();
    const input = page.locator('#docsearch-input');
    await input.waitFor();
    assert.match(await input.inputValue(), /maps cannot be restored/);
  });
});

test('24.2.9 what is no log is a question: guides that may answer it stand there at once, and nothing is sent', async () => {
  await site.visit(
    ERRORS,
    async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        const { origin, search } = new URL(request.url());
        if (request.method() !== 'GET' || search !== '' || origin !== site.origin) sent.push(request.url());
      });
      await page.locator('.desk[data-live]').waitFor();
      await field(page).fill('how can the worlds of my server be saved and moved');
      await page.getByRole('button', { name: 'Find the cause' }).click();
      await heading(page, 'Guides that may answer it').waitFor();
      const links = page.locator('.guides-found a');
      const count = await links.count();
      assert.ok(count > 0 && count <= 3, String(count));
      assert.match((await links.first().getAttribute('href')) ?? '', /^\/help\/docs\//);
      assert.equal(await page.getByText('Paste more of the log').count(), 0);
      // Below the header nothing can be touched: what lies there now is not too small.
      await page.evaluate(() => scrollTo(0, 0));
      assert.deepEqual([...(await findBarriers(page)), ...(await findOverflow(page))], []);
      assert.deepEqual(sent, []);
      await paste(page, LOG);
      await heading(page, '2 causes found').waitFor();
      await page.getByText('It is none of these').click();
      const help = page.locator('.reading-help');
      await help.getByRole('link', { name: 'Search the guides for its words' }).waitFor();
      await help.getByRole('link', { name: 'Open a ticket' }).waitFor();
      assert.equal(await page.getByText('No error stands out in it').count(), 0);
    },
    { ...PHONE },
  );
});

test('24.2.9 what only looks like an error is called no cause: the error stands there, then what may help', async () => {
  await site.visit(ERRORS, async ({ page }) => {
    const lines = [
      '[Server thread/INFO]: Starting minecraft server version 1.20.4',
      '[Server thread/ERROR]: maps: it broke',
    ];
    const log = lines.map((line) => `[12:00:01] ${line}`).join('\n');
    await paste(
      page,
      `${log}\nzorblax.CoilException: no maps in the coil\n\tat zorblax.Main.run(Main.kt:3)\n`,
    );
    await heading(page, 'No sure cause found').waitFor();
    assert.equal(
      await page.locator('.reading > .finding-line').textContent(),
      'zorblax.CoilException: no maps in the coil',
    );
    await page.getByText('What may help:').waitFor();
    assert.equal(await page.locator('.cause').count(), 1);
    assert.equal(await page.locator('.cause-values').count(), 0);
    await page.getByText('It is none of these').click();
    await page.getByRole('link', { name: 'Search the guides for its words' }).click();
    assert.match(await page.locator('#docsearch-input').inputValue(), /no maps in the coil/);
  });
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`24.2.10 the keyboard is enough, and nothing stands in anybody's way (${colorScheme})`, async () => {
    await site.visit(
      ERRORS,
      async ({ page }) => {
        await page.evaluate((mode) => (document.documentElement.dataset['theme'] = mode), colorScheme);
        assert.deepEqual(await findBarriers(page), []);
        await field(page).focus();
        await page.keyboard.insertText(LOG);
        await page.keyboard.press('Control+Enter');
        await heading(page, '2 causes found').waitFor();
        // Below the header nothing can be touched: what lies there now is not too small.
        await page.evaluate(() => scrollTo(0, 0));
        assert.deepEqual([...(await findBarriers(page)), ...(await findOverflow(page))], []);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Minecraft Java');
      },
      colorScheme === 'dark' ? {} : PHONE,
    );
  });

test('24.2.11 leaving the page while a log is read ends it, and the page works again when it is shown again', async () => {
  await site.visit(ERRORS, async ({ page }) => {
    await paste(page, LOG.repeat(2000));
    await page.getByRole('link', { name: 'Help centre' }).first().click();
    await page.waitForURL('**/help/');
    await page.goBack();
    await paste(page, LOG);
    await heading(page, '2 causes found').waitFor();
    assert.equal(await page.locator('.reading').count(), 1);
  });
});

test('24.2.12 the way back from a guide finds the log as it was left, masked, until the field is emptied', async () => {
  const visit = async ({ page }: { readonly page: Page }): Promise<void> => {
    await paste(page, LOG);
    await heading(page, '2 causes found').waitFor();
    const shown = await field(page).inputValue();
    const fix = page.getByRole('link', { name: 'How to fix it (Another Java version is needed)' });
    await fix.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    assert.ok(place > 100, String(place));
    await fix.click();
    await page.getByRole('heading', { name: 'The Java version' }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    assert.doesNotMatch(kept, /198\.51\.100\.23|Wanderer_77|admin@example\.org|069a79f4/);
    for (const comeBack of [() => page.goBack(), () => page.reload()]) {
      await comeBack();
      await heading(page, '2 causes found').waitFor();
      await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, place);
      assert.equal(await field(page).inputValue(), shown);
      assert.equal(await page.getByLabel('Version').inputValue(), '1.20.4');
    }
    await page.getByLabel('Another game').selectOption({ label: 'Palworld' });
    await heading(page, 'No known message found').waitFor();
    // Another log takes the place of what was kept, wherever the cursor stands.
    await page.reload();
    await heading(page, 'No known message found').waitFor();
    await paste(page, '[12:00:00] [Server thread/WARN]: **** FAILED TO BIND TO PORT!');
    await heading(page, 'One cause found').waitFor();
    assert.match(await field(page).inputValue(), /^\[12:00:00\] [^\n]*$/);
    // What another language, another release or an older shape has left is not shown.
    const one = await page.evaluate(() => sessionStorage.getItem('helpsite.log') ?? '');
    const { reply, ...origin } = JSON.parse(one) as Record<string, unknown>;
    for (const other of [
      { ...origin, language: 'de', reply },
      { ...origin, script: '/x.js', reply },
      reply,
    ]) {
      await page.evaluate((text) => sessionStorage.setItem('helpsite.log', text), JSON.stringify(other));
      await page.reload();
      await page.locator('.desk[data-live]').waitFor();
      assert.equal(await field(page).inputValue(), '');
    }
    await page.evaluate((text) => sessionStorage.setItem('helpsite.log', text), one);
    await page.reload();
    await heading(page, 'One cause found').waitFor();
    await field(page).fill('');
    await page.reload();
    await page.locator('.desk[data-live]').waitFor();
    assert.equal(await field(page).inputValue(), '');
    assert.equal(await page.evaluate(() => sessionStorage.getItem('helpsite.log')), null);
  };
  await site.visit(ERRORS, visit, { ...PHONE, reducedMotion: 'reduce' });
});

test('24.3.1 a log in the search dialog: known causes come first, with their section; its lines are not kept', async () => {
  await site.visit('/help/', async ({ page, requests }) => {
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox');
    await input.fill('maps');
    await page.getByRole('option').first().waitFor();
    assert.ok(
      !requests.some((path) => /assets\/errors|errors-worker/.test(path)),
      'a question asks for no rules',
    );
    await input.fill('');
    await pasteHere(page, LOG);
    await page.getByText('Looks like a log: 3 of its messages are known.').waitFor();
    assert.equal(await page.locator('.search-group span').first().textContent(), 'The port is taken');
    assert.equal(
      await page.getByRole('option').first().getAttribute('href'),
      '/help/docs/minecraft/ports#free-it',
    );
    assert.deepEqual(await findBarriers(page), []);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/help/docs/minecraft/ports#free-it');
    assert.doesNotMatch(await page.evaluate(() => JSON.stringify({ ...localStorage })), /FAILED TO BIND/);
  });
});

test('24.3.2 a query of a whole line on the results page: what is known stands above the hits', async () => {
  await site.visit(
    `/help/search?q=${encodeURIComponent('[12:00:06] [Server/ERROR]: Unsupported class file version 65')}`,
    async ({ page }) => {
      await heading(page, 'Known causes').waitFor();
      const link = page.getByRole('link', { name: 'Another Java version is needed' });
      assert.equal(await link.getAttribute('href'), '/help/docs/minecraft/java#choose-it');
      assert.deepEqual(await findBarriers(page), []);
      await page.locator('main input[type=search]').focus();
      await pasteHere(page, LOG);
      await page.getByRole('link', { name: 'The port is taken' }).waitFor();
      assert.doesNotMatch(page.url(), /Wanderer|198/);
    },
  );
});

test('42.1 one line of a message, typed into the dialog: its cause comes first; a message that no rule knows changes nothing', async () => {
  await site.visit('/help/', async ({ page }) => {
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox');
    await input.fill('failed to mount the package Other.pak');
    await page.locator('.search-group').getByText('A file of the game is missing').waitFor();
    assert.equal(
      await page.getByRole('option').first().getAttribute('href'),
      '/help/docs/palworld/start#check-the-files',
    );
    await input.fill('failed to find any ports');
    await page
      .locator('.search-group')
      .getByText('A file of the game is missing')
      .waitFor({ state: 'detached' });
    assert.match((await page.getByRole('option').first().getAttribute('href')) ?? '', /minecraft\/ports/);
  });
});

test('42.1 a message on the results page: the causes of the game that the question names', async () => {
  const search = (words: string): string => `/help/search?q=${encodeURIComponent(words)}`;
  await site.visit(search('palworld failed to mount the package Other.pak'), async ({ page }) => {
    await heading(page, 'Known causes').waitFor();
    await page.getByRole('link', { name: 'A file of the game is missing' }).waitFor();
  });
  await site.visit(search('minecraft failed to mount the package Other.pak'), async ({ page }) => {
    await page.locator('.results-count:not(:empty)').waitFor();
    assert.equal(await heading(page, 'Known causes').count(), 0);
  });
});
