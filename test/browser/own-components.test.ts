/** Components of the site's own that the browser takes over, in two languages and under the pages' security policy. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { runIn, writeSite } from '../check-site.ts';
import { launchWindowless, openPage, type ServedSite, serveSite } from './served-site.ts';

const FILES = {
  'config/site.json': JSON.stringify({ locales: ['de'], colorMode: { default: 'dark', switch: true } }),
  'content/docs/count.md': `---
title: Count
description: A page that counts.
sidebar_position: 1
---

Here <Plain>is</Plain> a word.

<Counter start={4} label="Count">

Up **we** [go](./other.md).

</Counter>

<Fails />

${'A paragraph that takes its place.\n\n'.repeat(60)}

<Counter start={10} label="Far">deep down</Counter>
`,
  'content/docs/other.md':
    '---\ntitle: Other\ndescription: Another page.\n---\n\nWords.\n\n<div data-part="own" data-component="Typed" data-script="/elsewhere/chosen.js"></div>\n',
  'components/Plain.tsx': 'export default ({ children }) => <em>{children}</em>;\n',
  'components/Counter.tsx': `import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import Link from '@docusaurus/Link';
import styles from './counter.module.css';
export const client = 'visible';
export default function Counter({ start, label, children }) {
  const [count, setCount] = useState(start);
  const [place, setPlace] = useState(undefined);
  const id = useId();
  useEffect(() => { setPlace(document.body); }, []);
  return (
    <div className={styles.box} style={{ paddingLeft: 7 }}>
      <button id={id} onClick={() => setCount(count + 1)}>{label} {count}</button>
      {children}
      <Link to="/docs/other">Elsewhere</Link>
      {place && createPortal(<p className={'portal-' + label}>In the body</p>, place)}
    </div>
  );
}
`,
  'components/counter.module.css': '.box { outline: 3px solid rgb(1, 2, 3); }\n',
  'components/Fails.tsx': `export const client = 'load';
export default () => {
  if (typeof window !== 'undefined') throw new Error('not here');
  return <p id="stays">It stays.</p>;
};
`,
};

let browser: Browser;
let site: ServedSite;
before(async () => {
  const root = writeSite(FILES);
  const { code, stdout } = await runIn(root, 'build');
  assert.equal(code, 0, stdout);
  [browser, site] = await Promise.all([launchWindowless(), serveSite({ root, outDir: join(root, 'dist') })]);
});
after(() => Promise.all([browser.close(), site.stop()]));

for (const language of ['', 'de/'])
  test(`30.6 an island comes to life when it is seen, keeps what it holds, and one that fails stays as it came (${language || 'own language'})`, async () => {
    const { page, takeProblems } = await openPage(browser, site.origin);
    await page.goto(`${site.origin}/help/${language}docs/count`);
    await page.locator('p.portal-Count').waitFor();
    const button = page.getByRole('button', { name: 'Count 4' });
    await button.click();
    await page.getByRole('button', { name: 'Count 5' }).waitFor();
    const box = page.locator('[data-component=Counter]').first();
    assert.equal(await box.locator('strong').innerText(), 'we');
    assert.equal(
      await box.getByRole('link', { name: 'go' }).getAttribute('href'),
      `/help/${language}docs/other`,
    );
    assert.equal(
      await box.getByRole('link', { name: 'Elsewhere' }).getAttribute('href'),
      `/help/${language}docs/other`,
    );
    const look = await box.locator('> div').evaluate((element) => {
      const { outlineWidth, paddingLeft } = getComputedStyle(element);
      return [outlineWidth, paddingLeft];
    });
    assert.deepEqual(look, ['3px', '7px']);
    assert.equal(await page.locator('#stays').innerText(), 'It stays.');
    const far = page.locator('[data-component=Counter]').last();
    assert.equal(await page.locator('p.portal-Far').count(), 0, 'what is out of sight waits');
    await far.scrollIntoViewIfNeeded();
    await page.locator('p.portal-Far').waitFor();
    await far.getByRole('button', { name: 'Far 10' }).click();
    await far.getByRole('button', { name: 'Far 11' }).waitFor();
    assert.match(await far.innerText(), /deep down/);
    const told = takeProblems();
    assert.ok(
      told.length === 1 && /<Fails> failed, and stays as it came/.test(told[0] ?? ''),
      told.join('\n'),
    );
    // A page that is left ends its islands, and one that comes back starts them.
    await page.evaluate(() => scrollTo(0, 0));
    await box.getByRole('link', { name: 'go' }).click();
    await page.getByRole('heading', { name: 'Other', level: 1 }).waitFor();
    assert.equal(await page.locator('p.portal-Count').count(), 0);
    await page.goBack();
    await page.getByRole('button', { name: 'Count 4' }).waitFor();
    await page.locator('p.portal-Count').waitFor();
    await page.context().close();
  });

test('4.7.2 no address makes the document a part, an island or a value: nothing of its choosing runs', async () => {
  const { page, takeProblems } = await openPage(browser, site.origin);
  let isAsked = false;
  await page.route('**/chosen.js', (route) => {
    isAsked = true;
    return route.fulfill({ contentType: 'text/javascript', body: 'export default () => null;' });
  });
  const attributes = { part: 'own', script: '/help/assets/chosen.js', island: 'menu', your: 'port' };
  const query = Object.entries(attributes).map(([name, value]) => `docusaurus-data-${name}=${value}`);
  await page.goto(`${site.origin}/help/docs/other?${query.join('&')}&docusaurus-data-embed=yes`);
  const root = page.locator('html');
  await page.waitForFunction(() => document.documentElement.dataset['embed'] === 'yes');
  for (const name of Object.keys(attributes))
    assert.equal(await root.getAttribute(`data-${name}`), null, name);
  // Also where something else has set them.
  await root.evaluate((element, set) => Object.assign(element.dataset, set), attributes);
  await page.locator('.sidebar').getByRole('link', { name: 'Count' }).click();
  await page.locator('p.portal-Count').waitFor();
  assert.ok(!isAsked, 'the script was asked for');
  assert.equal(await root.getAttribute('data-live'), null);
  assert.equal(
    takeProblems()
      .filter((told) => !/<(?:Fails|Typed)>/.test(told))
      .join('\n'),
    '',
  );
  await page.context().close();
});

test('30.4 the script of a component lies beside those of the site: what a guide types as HTML names no other', async () => {
  const { page } = await openPage(browser, site.origin);
  let isAsked = false;
  await page.route('**/chosen.js', (route) => {
    isAsked = true;
    return route.fulfill({ contentType: 'text/javascript', body: 'export default () => null;' });
  });
  const told = page.waitForEvent('console', (message) => message.text().includes('<Typed>'));
  await page.goto(`${site.origin}/help/docs/other`);
  await Promise.race([told, page.waitForRequest('**/chosen.js')]);
  assert.ok(!isAsked, 'the script was asked for');
  assert.match((await told).text(), /stays as it came.*is no script of this site/);
  await page.context().close();
});
