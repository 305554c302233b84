/**
 * Pictures of built pages at the widths we judge by, and a check with axe-core on the way.
 * `npx tsx test/screenshots.ts <folder of HTML files | URL> <out folder> [--axe] [--only=guide] [--widths=360,1440] [--html]`
 */
import { createServer, type Server } from 'node:http';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sirv from 'sirv';

const [from, out, ...flags] = process.argv.slice(2);
if (from === undefined || out === undefined) throw new Error('Say from where and to where');
const flag = (name: string): string | undefined =>
  flags.find((one) => one === `--${name}` || one.startsWith(`--${name}=`))?.slice(name.length + 3);
const widths = (flag('widths') ?? '360,768,1440').split(',').map(Number);
const isAxe = flags.includes('--axe');
const isPicture = !flags.includes('--no-pictures');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

mkdirSync(out, { recursive: true });
const isUrl = /^https?:/.test(from);
const server = isUrl ? undefined : createServer(sirv(from, { dev: true })).listen(0);
const origin = server === undefined ? '' : `http://127.0.0.1:${portOf(server)}/`;
const only = new RegExp(flag('only') ?? '.');
const urls = isUrl ? [from] : findPages(from).map((page) => origin + page);

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--headless', '--disable-gpu'],
});
let problems = 0;
for (const url of urls.filter((one) => only.test(one)))
  for (const width of widths) problems += await visit(browser, url, width);
await browser.close();
server?.close();
console.log(`${urls.length} pages, ${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;

function portOf(listening: Server): number {
  const address = listening.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

function findPages(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.includes('redirect'))
    .map((file) => relative(folder, join(folder, file)))
    .toSorted();
}

async function visit(on: Browser, url: string, width: number): Promise<number> {
  const context = await on.newContext({
    viewport: { width, height: width < 700 ? 780 : 900 },
    bypassCSP: true,
    hasTouch: width < 997,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const found: string[] = [];
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !message.text().includes('favicon') && found.push(message.text()),
  );
  page.on('pageerror', (error) => found.push(error.message));
  await page.goto(url, { waitUntil: 'load' });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) found.push(`wider than the window by ${over} px`);
  const name =
    url
      .replace(origin, '')
      .replace(/https?:\/\/|\.html$/g, '')
      .replaceAll(/[/:?]/g, '-') || 'index';
  if (isPicture)
    await page.screenshot({
      path: join(out ?? '', `${name}-${width}.png`),
      fullPage: flags.includes('--whole'),
    });
  if (isAxe) {
    await page.evaluate(axe);
    // As text: what runs in the page is not typed here.
    const violations = await page.evaluate<
      readonly string[]
    >(`axe.run({ runOnly: ${JSON.stringify(RULES)} }).then(
      ({ violations }) => violations.map(({ id, nodes }) =>
        id + ': ' + nodes.length + '× ' + nodes[0].target.join(' ') + ' ' + nodes[0].failureSummary.split('\\n')[1]))`);
    found.push(...violations);
  }
  await context.close();
  for (const problem of found) console.log(`${name} at ${width}: ${problem}`);
  return found.length;
}
