/** From a story to a solution (behaviours.md 25): questions one at a time, the packet, the page that listens, solved or not. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findBarriers } from './check-access.ts';
import { openComfortSite, PHONE, wakeUp } from './comfort-site.ts';

const LAG = '/help/docs/lag';
const PORTS = '/help/docs/ports';
const ASK = '/help/ask';
const TICKET = 'https://tickets.example.com/new?subject={subject}&body={text}';

const LAG_GUIDE = `---
title: The server is slow
type: troubleshooting
---

Players stutter and blocks come back.

## Find the cause {#find .troubleshooter}

1. Does the console say \`Can't keep up!\`?
   - Yes: Who plays just now?
     - Nobody: restart the server, then read [ports](./ports.md).
     - Many players: go on with question 3.
   - No: go on
2. Does a wire help?
   - Yes: Use a wire.
   - No
3. Restart the router.

## What you see, and what to do

| What you see | What to do |
| --- | --- |
| Blocks come back | Lower the view distance. |

## Before you ask

- [ ] Restart the server
- [x] Update the game

## Related guides

- [Open the ports](./ports.md)
`;

const PORTS_GUIDE = `---
title: Open the ports
type: how-to
---

The game needs a port in the router's firewall, which forwards it.

## Forward the port

1. Open the router.
2. Forward 25565.
`;

const FILES = new Map([
  ['content/docs/lag.md', LAG_GUIDE],
  ['content/docs/ports.md', PORTS_GUIDE],
]);

const site = await openComfortSite({ ask: { ticketUrl: TICKET } }, FILES);
const told = await openComfortSite(
  {
    home: { support: [{ label: 'Email', href: 'mailto:help@example.com' }] },
    feedback: { url: 'https://feedback.example.com/in' },
  },
  FILES,
);
after(async () => {
  await site.close();
  await told.close();
});

const asker = (page: Page) => page.locator('.asker');
const packet = (page: Page): Promise<readonly { kind: string; text: string; url?: string }[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('helpsite.packet') ?? '[]'));
const choose = (page: Page, name: string) => asker(page).getByRole('button', { name, exact: true }).click();
/** What the reader does first; before that a troubleshooter is its list. */
const giveSign = (page: Page) => page.keyboard.press('Shift');
const waitForSaid = (page: Page, text: string) => asker(page).locator('.said', { hasText: text }).waitFor();
/** Requests that carry anything, or go anywhere else. */
function watchSending(page: Page, sent: string[]): void {
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(site.origin) || request.url().startsWith('blob:');
    if (request.method() !== 'GET' || !isOurs) sent.push(`${request.method()} ${request.url()}`);
  });
}
const story = (page: Page) => page.getByLabel('What happens?');

test('25.1.1 without a script a troubleshooter is the list that was typed', async () => {
  await site.visit(
    LAG,
    async ({ page }) => {
      assert.equal(await page.locator('.troubleshooter > li').count(), 3);
      assert.match(
        (await page.locator('.troubleshooter').innerText()) ?? '',
        /Many players: go on with question 3/,
      );
      assert.equal(await page.locator('.solved').isVisible(), false);
    },
    { javaScriptEnabled: false },
  );
});

test('25.1.2 it waits for its styles, whoever asked for them first', async () => {
  let releaseScript = (): void => {};
  let releaseStyle = (): void => {};
  const script = new Promise<void>((resolve) => (releaseScript = resolve));
  const style = new Promise<void>((resolve) => (releaseStyle = resolve));
  await site.visit(
    LAG,
    async ({ page }) => {
      // The comforts ask for the sheet.
      const asked = page.waitForRequest('**/later-*.css');
      await page.mouse.move(200, 300);
      await page.mouse.move(210, 310);
      await asked;
      releaseScript();
      await page.waitForResponse('**/troubleshooter-*.js');
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
      assert.equal(await asker(page).count(), 0);
      const behind = page.getByRole('heading', { name: 'What you see, and what to do' });
      const before = await behind.boundingBox();
      releaseStyle();
      await asker(page).waitFor();
      const then = await behind.boundingBox();
      assert.ok(Math.abs((then?.y ?? 0) - (before?.y ?? 0)) < 1, 'what stands behind it has moved');
    },
    {
      before: async (page) => {
        await page.route('**/troubleshooter-*.js', (route) => script.then(() => route.continue()));
        await page.route('**/later-*.css', (route) => style.then(() => route.continue()));
      },
    },
  );
});

test('25.1.2 with one it asks a question at a time; the way back, the address and the focus are right', async () => {
  await site.visit(LAG, async ({ page, requests }) => {
    assert.equal(await asker(page).count(), 0);
    const files = requests.filter((asked) => asked.includes('/assets/'));
    assert.ok(files.length + 1 <= 6, `before any intent: ${files.join(', ')}`);
    await giveSign(page);
    await waitForSaid(page, "Can't keep up!");
    assert.equal(await page.locator('.troubleshooter').isVisible(), false);
    await choose(page, 'Yes');
    await waitForSaid(page, 'Who plays just now?');
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'said');
    await choose(page, 'Nobody');
    await waitForSaid(page, 'Restart the server');
    assert.match(await asker(page).locator('.said').innerText(), /^Restart/);
    assert.equal(await asker(page).locator('a').getAttribute('href'), PORTS);
    assert.equal(await page.evaluate(() => location.hash), '#find~11');
    const [path] = (await packet(page)).filter(({ kind }) => kind === 'path');
    assert.match(
      path?.text ?? '',
      /^Find the cause: Does the console say .* → Yes; Who plays just now\? → Nobody$/,
    );
    await choose(page, 'It did not help, go on');
    await waitForSaid(page, 'Does a wire help?');
    await choose(page, 'Back');
    await choose(page, 'Back');
    await waitForSaid(page, 'Who plays just now?');
    await page.reload();
    await waitForSaid(page, 'Who plays just now?');
    await choose(page, 'Many players');
    await waitForSaid(page, 'Restart the router.');
    await choose(page, 'Done, go on');
    await waitForSaid(page, 'None of it helped?');
    assert.ok(await asker(page).getByRole('link', { name: 'Tell us what happens' }).isVisible());
    await choose(page, 'Start again');
    await waitForSaid(page, "Can't keep up!");
    assert.equal(await page.evaluate(() => location.hash), '#find');
    await page.getByRole('button', { name: 'Show all questions' }).click();
    assert.equal(await page.locator('.troubleshooter').isVisible(), true);
    assert.deepEqual(await findBarriers(page), []);
  });
});

test('25.1.3 an address that somebody made up leads as far as it can; paper has the list', async () => {
  await site.visit(`${LAG}#find~1zz%3Cb%3E`, async ({ page }) => {
    await waitForSaid(page, 'Who plays just now?');
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.troubleshooter').isVisible(), true);
    assert.equal(await asker(page).isVisible(), false);
  });
});

test('25.2.1 guides, sections and ticked points are noted from the first sign on, in this tab alone', async () => {
  await site.visit(PORTS, async ({ page }) => {
    const sent: string[] = [];
    watchSending(page, sent);
    assert.deepEqual(await packet(page), []);
    await wakeUp(page);
    await page.waitForFunction(() => sessionStorage.getItem('helpsite.packet'));
    assert.deepEqual(await packet(page), [{ kind: 'guide', text: 'Open the ports', url: PORTS }]);
    await page.goto(new URL(`${LAG}#before-you-ask`, page.url()).href);
    await wakeUp(page);
    const box = page.getByRole('checkbox', { name: 'Restart the server' });
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('.task input')?.disabled === false,
    );
    await box.check();
    const kinds = (await packet(page)).map(({ kind, text }) => `${kind}: ${text}`);
    assert.deepEqual(kinds, [
      'guide: Open the ports',
      'guide: The server is slow',
      'section: Before you ask',
      'step: Restart the server',
    ]);
    await page.reload();
    await wakeUp(page);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.task input')?.checked);
    await box.uncheck();
    assert.equal((await packet(page)).filter(({ kind }) => kind === 'step').length, 0);
    assert.equal(await page.evaluate(() => JSON.stringify(localStorage).includes('Ports')), false);
    assert.deepEqual(sent, []);
  });
});

test('25.3.1 while somebody writes at most three places stand beside it; nothing is sent', async () => {
  await site.visit(ASK, async ({ page }) => {
    const sent: string[] = [];
    watchSending(page, sent);
    await story(page).fill('Hello, how do I open a port in the router firewall? Thanks!');
    const first = page.locator('.answers li').first();
    await first.waitFor();
    assert.equal(await first.locator('a').textContent(), 'Open the ports');
    assert.ok((await page.locator('.answers li').count()) <= 3);
    assert.ok(((await first.locator('p').textContent()) ?? '').length > 10);
    assert.deepEqual(await findBarriers(page), []);
    await page.getByRole('button', { name: 'This solved it' }).click();
    await page.getByText('Good. Nothing was sent.').first().waitFor();
    assert.equal(await story(page).inputValue(), '');
    assert.deepEqual(sent, []);
  });
});

test('25.3.1 the way back from an answer finds the story with its answers', async () => {
  await site.visit(ASK, async ({ page }) => {
    const text = 'How do I open a port in the router firewall?';
    const section = page.locator('.answers');
    const first = section.locator('li a').first();
    let answer = (): void => {};
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/search-worker-*.js', (route) => mayAnswer.then(() => route.continue()));
    await story(page).fill(text);
    // What is being looked for is not what appears with the next key.
    await section.getByText('Reading…').waitFor();
    answer();
    await first.click();
    await page.getByRole('heading', { name: 'Open the ports' }).waitFor();
    for (const comeBack of [() => page.goBack(), () => page.reload()]) {
      await comeBack();
      await first.waitFor();
      assert.equal(await section.locator('.none').count(), 0);
      assert.equal(await story(page).inputValue(), text);
    }
  });
});

test('25.3.2 what goes to a person is shown whole; every line can be taken out, and the ticket holds what is left', async () => {
  await site.visit(PORTS, async ({ page }) => {
    await wakeUp(page);
    await page.waitForFunction(() => sessionStorage.getItem('helpsite.packet'));
    await page.goto(new URL(ASK, page.url()).href);
    await story(page).fill('It is <b>slow</b> & nobody gets in.\nSince today.');
    await page.getByRole('button', { name: 'Send anyway' }).click();
    const whole = page.locator('.packet pre');
    await whole.waitFor();
    const text = (await whole.textContent()) ?? '';
    assert.match(
      text,
      /^It is <b>slow<\/b> & nobody gets in\.\nSince today\.\n\nGuides opened: Open the ports \(http/,
    );
    assert.match(
      text,
      /\nBrowser: Chrome \d+ on \w+\nTime: \d{4}-\d\d-\d\d \d\d:\d\d \(UTC[+-]\d\d:\d\d, [\w/]+\)$/,
    );
    const send = page.getByRole('link', { name: 'Open the ticket' });
    const bodyOf = async () => new URL((await send.getAttribute('href')) ?? '').searchParams.get('body');
    assert.equal(await bodyOf(), text);
    assert.deepEqual(await findBarriers(page), []);
    for (const label of ['Guides opened', 'Browser', 'Time'])
      await page.getByRole('button', { name: `Remove: ${label}` }).click();
    assert.equal(await bodyOf(), 'It is <b>slow</b> & nobody gets in.\nSince today.');
    assert.deepEqual(
      (await packet(page)).map(({ kind }) => kind),
      ['asked'],
    );
    await page.reload();
    await page.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('It is <b>slow'));
  });
});

test('25.3.3 without tickets it is a mail; where nothing is configured there is no such page', async () => {
  await told.visit(ASK, async ({ page }) => {
    await story(page).fill('It is slow.');
    await page.getByRole('button', { name: 'Send anyway' }).click();
    const href = (await page.getByRole('link', { name: 'Write the mail' }).getAttribute('href')) ?? '';
    assert.match(href, /^mailto:help@example\.com\?subject=It%20is%20slow\.&body=It%20is%20slow\.%0D%0A/);
  });
});

test('25.3.4 without a script the ways to a person stand there, and no field', async () => {
  await told.visit(
    ASK,
    async ({ page }) => {
      assert.equal(await story(page).isVisible(), false);
      assert.ok(await page.locator('.contact').getByRole('link', { name: /Email/ }).isVisible());
    },
    { javaScriptEnabled: false },
  );
});

test('25.3.5 where storage is denied it works all the same', async () => {
  const denied = `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });`;
  await site.visit(
    ASK,
    async ({ page }) => {
      await story(page).fill('How do I open a port in the router?');
      await page.locator('.answers li').first().waitFor();
      await page.getByRole('button', { name: 'Send anyway' }).click();
      assert.match((await page.locator('.packet pre').textContent()) ?? '', /^How do I open a port/);
    },
    {
      before: (page) => page.addInitScript(denied),
      expected: /Browser storage is not available/,
    },
  );
});

test('25.4.1 a guide asks whether it solved it; "not yet" leads to what is next, and nothing is sent', async () => {
  await site.visit(LAG, async ({ page }) => {
    const sent: string[] = [];
    watchSending(page, sent);
    await page.getByRole('button', { name: 'Not yet' }).click();
    const ways = page.locator('.solved .ways-on a');
    await ways.first().waitFor();
    assert.deepEqual(await ways.allTextContents(), [
      'What you see, and what to do',
      'Open the ports',
      'Tell us what happens',
    ]);
    const [guide] = (await packet(page)).filter(({ kind }) => kind === 'guide');
    assert.equal(guide?.text, 'The server is slow (did not solve it)');
    assert.deepEqual(await findBarriers(page), []);
    await page.getByRole('button', { name: 'Solved', exact: true }).click();
    await page.locator('.solved').getByText('Thank you for saying so').waitFor();
    assert.deepEqual(sent, []);
  });
});

test('25.4.1 where no way to a person is configured, "not yet" leads to the guide that tells of them', async () => {
  const alone = await openComfortSite(
    {},
    new Map([...FILES, ['config/search.ts', `export default { contactGuide: '/docs/ports' };\n`]]),
  );
  try {
    await alone.visit(LAG, async ({ page }) => {
      await page.getByRole('button', { name: 'Not yet' }).click();
      const last = page.locator('.solved .ways-on a').last();
      await last.waitFor();
      assert.equal(await last.textContent(), 'Contact support');
      assert.equal(await last.getAttribute('href'), PORTS);
    });
    await alone.visit(PORTS, async ({ page }) => {
      await page.getByRole('button', { name: 'Not yet' }).click();
      await page.getByText('Search for what you see, word for word.').first().waitFor();
    });
  } finally {
    await alone.close();
  }
});

test('25.4.2 with an address configured it hears page, revision, answer and reason, once', async () => {
  await told.visit(LAG, async ({ page }) => {
    await page.evaluate(() => {
      const sent: unknown[] = [];
      Object.assign(globalThis, { sent });
      navigator.sendBeacon = (url, body) => {
        sent.push([String(url), JSON.parse(body as string)]);
        return true;
      };
    });
    const sent = (): Promise<readonly unknown[]> => page.evaluate(() => Reflect.get(globalThis, 'sent'));
    await page.getByRole('button', { name: 'Not yet' }).click();
    await page.getByRole('button', { name: 'I do not understand a step' }).click();
    await page.getByRole('button', { name: 'Solved', exact: true }).click();
    const [first, ...others] = await sent();
    assert.deepEqual(others, []);
    const [url, event] = first as [string, Record<string, string>];
    assert.equal(url, 'https://feedback.example.com/in');
    assert.deepEqual(Object.keys(event), ['page', 'revision', 'answer', 'reason']);
    assert.match(event['revision'] ?? '', /^[\w-]{8}$/);
    assert.deepEqual(
      { ...event, revision: '' },
      { page: LAG, revision: '', answer: 'not-yet', reason: 'not-clear' },
    );
    const policy = await page.locator('meta[http-equiv]').getAttribute('content');
    assert.match(policy ?? '', /connect-src [^;]*https:\/\/feedback\.example\.com/);
  });
});

test('25.5.1 a form of another page on the same origin has the suggestions', async () => {
  await site.visit('/help/docs/ports', async ({ page }) => {
    const answers = await page.evaluate(async () => {
      const name = '/help/assets/suggest.js';
      const { suggest } = (await import(name)) as {
        suggest: (text: string) => Promise<readonly { title: string; url: string; sure: boolean }[]>;
      };
      return [await suggest('a'), await suggest('Hello! How do I forward a port in my router?')] as const;
    });
    assert.deepEqual(answers[0], []);
    assert.equal(answers[1][0]?.title, 'Open the ports');
    assert.match(answers[1][0]?.url ?? '', /^\/help\/docs\/ports(?:#|$)/);
    assert.ok(answers[1].length <= 3);
  });
});

test('on a phone nothing runs out of the window', async () => {
  for (const path of [LAG, ASK])
    await site.visit(
      path,
      async ({ page }) => {
        await giveSign(page);
        await page.waitForFunction(() => document.querySelector('.asker, .story'));
        const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok((inner ?? 0) <= (outer ?? 0), `${path}: ${inner} > ${outer}`);
        assert.deepEqual(await findBarriers(page), []);
      },
      { ...PHONE },
    );
});
