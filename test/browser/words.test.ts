/** What scripts show on a German site (behaviours.md 27.12): none of it is English. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ENGLISH, listSeen } from '../english-words.ts';
import { WORD_SITE } from '../word-site.ts';
import { openSite } from './comfort-site.ts';

const site = await openSite(WORD_SITE);
after(() => site.close());

const LOG = `[12:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4
[12:00:04] [Server thread/WARN]: **** FAILED TO BIND TO PORT!
[12:00:06] [Server thread/ERROR]: Unsupported class file version 65
`;

async function assertGerman(page: Page): Promise<void> {
  const seen = listSeen(await page.content());
  assert.deepEqual(
    seen.filter((text) => ENGLISH.test(text)),
    [],
  );
}

async function paste(page: Page, text: string): Promise<void> {
  await page.locator('.desk[data-live]').waitFor();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('a pasted log, what is found in it and what is not', async () => {
  await site.visit('/help/errors', async ({ page }) => {
    await paste(page, LOG);
    await page.getByText('2 Ursachen gefunden').first().waitFor();
    await page.getByText('3 Zeilen gelesen').waitFor();
    await assertGerman(page);
    await paste(page, 'java.lang.IllegalStateException: Quarx');
    await page.getByText('Keine bekannte Meldung gefunden').first().waitFor();
    await assertGerman(page);
  });
});

test('a story, and all that goes along with it', async () => {
  await site.visit('/help/docs/minecraft/lag', async ({ page }) => {
    // A troubleshooter is its list until somebody is there.
    await page.keyboard.press('Shift');
    await page.locator('.asker').getByRole('button', { name: 'Nein' }).click();
    await page.locator('.asker').getByText('Schritt 2 von 2').waitFor();
    await page.locator('.asker').getByRole('button', { name: 'Erledigt, weiter' }).click();
    await page.locator('.asker').getByText('Das war die letzte Frage').waitFor();
    await page.locator('.solved').getByRole('button', { name: 'Noch nicht' }).click();
    await page.locator('.solved .ways-on').waitFor();
    await assertGerman(page);
    await page.goto(`${site.origin}/help/ask`);
    await page.locator('textarea').fill('Unser Server ruckelt, seit wir Mods haben.');
    await page.locator('.answers ol').waitFor();
    await page.getByRole('button', { name: 'Trotzdem senden' }).click();
    await page.locator('.packet .send').waitFor();
    const packet = await page.locator('.packet pre').innerText();
    for (const label of ['Beantwortete Fragen', 'Geöffnete Anleitungen', 'Browser', 'Zeit'])
      assert.match(packet, new RegExp(`^${label}:`, 'm'));
    assert.match(packet, /→ erledigt/);
    assert.match(packet, /\(hat nicht geholfen\)/);
    await assertGerman(page);
  });
});

test('the search: nothing found, a log, and earlier questions', async () => {
  await site.visit('/help/', async ({ page }) => {
    await page.keyboard.press('Control+K');
    const field = page.locator('dialog input[type=search]');
    await field.fill('quarxomat');
    await page.getByText('Keine Ergebnisse für').waitFor();
    await assertGerman(page);
    await field.fill('Mods einrichten');
    await page.locator('dialog .search-all').waitFor();
    await assertGerman(page);
    await field.fill(LOG);
    await page.getByText('Sieht nach einem Log aus').waitFor();
    await assertGerman(page);
    await page.goto(`${site.origin}/help/search?q=quarxomat`);
    await page.locator('.results-none').waitFor();
    await assertGerman(page);
  });
});
