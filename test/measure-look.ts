/**
 * How soon guides answer, measured in a real browser over all guides of a built site: `npm run look -- <folder> [--all]
 * [--only=…] [--json=file]`. For each guide and width: where the first step, table or fix begins, how many cells of
 * tables are out of sight, how many words are cut, how many characters a line holds. Without `--all` only guides are
 * listed that miss a goal.
 */
import { createServer, type Server } from 'node:http';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import sirv from 'sirv';

/** Height of the window by its width, and how far down the first step may be. */
const VIEWS = [
  { width: 360, height: 780, goal: 1.5 * 780 },
  { width: 1024, height: 900, goal: 900 },
  { width: 1440, height: 900, goal: 900 },
] as const;

interface Look {
  readonly y: number;
  readonly what: string;
  readonly hidden: number;
  readonly cut: readonly string[];
  readonly measure: number;
}

interface Row {
  readonly guide: string;
  readonly looks: readonly Look[];
}

/** Runs in the page. A word counts as cut when a line ends inside a run of letters without a hyphen, or an ellipsis hides some. */
const IN_PAGE = String.raw`() => {
  const article = document.querySelector('article');
  const seen = (node) => node.checkVisibility({ contentVisibilityAuto: true }) && node.getClientRects().length > 0;
  // What a reader needs before the steps is no answer.
  const isNeeds = (node) => {
    let block = node;
    while (block.parentElement !== article) block = block.parentElement;
    while (block !== null && block.tagName !== 'H2') block = block.previousElementSibling;
    return block !== null && /^(before-you-start|what-you-need)$/.test(block.id);
  };
  // Fixes and pieces of text count where a guide has neither steps nor tables.
  const kinds = [['step', 'ol > li'], ['table', 'table'], ['code', '.code, pre'], ['cards', '.cards li']];
  const top = (node) => Math.round(node.getBoundingClientRect().top + scrollY);
  let first;
  for (const [what, selector] of kinds)
    for (const node of article.querySelectorAll(selector)) {
      if (!seen(node) || isNeeds(node)) continue;
      if (first === undefined || top(node) < first.y) first = { what, y: top(node) };
      break;
    }
  const text = [...article.querySelectorAll('h2 ~ :is(p, ul, h3)')].find((node) => seen(node) && !isNeeds(node));
  if (first === undefined) first = text === undefined ? { what: 'text', y: 0 } : { what: 'text', y: top(text) };
  let hidden = 0;
  // Tables of five columns and more scroll, by design.
  for (const box of article.querySelectorAll('.table-scroll:not(.wide)')) {
    if (!seen(box)) continue;
    const { right } = box.getBoundingClientRect();
    const isCards = getComputedStyle(box.querySelector('table')).display === 'block';
    for (const cell of box.querySelectorAll(isCards ? 'td' : 'th, td')) {
      const rect = cell.getBoundingClientRect();
      if (seen(cell) && rect.width > 1 && rect.right > right + 2) hidden++;
    }
  }
  const cut = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (parent.closest('pre, .sr-only, script, [popover]') !== null || !seen(parent)) continue;
    const head = parent.closest('thead');
    if (head !== null && getComputedStyle(head).clipPath !== 'none') continue;
    const isHyphened = getComputedStyle(parent).hyphens === 'auto';
    for (const match of node.data.matchAll(/\p{L}{3,}/gu)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
      if (lines.size > 1 && !isHyphened) cut.push(match[0]);
    }
  }
  for (const node of document.querySelectorAll('main *')) {
    const style = getComputedStyle(node);
    if (style.textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth + 1 && seen(node)) cut.push('…' + node.textContent.trim().slice(0, 20));
  }
  const lines = [];
  for (const node of article.querySelectorAll(':scope > p')) {
    const style = getComputedStyle(node);
    const count = Math.round(node.getBoundingClientRect().height / parseFloat(style.lineHeight));
    if (count >= 3) lines.push(Math.round(node.textContent.length / (count - 0.5)));
  }
  lines.sort((a, b) => a - b);
  return { ...first, hidden, cut, measure: lines[Math.floor(lines.length / 2)] ?? 0 };
}`;

const [from = 'dist', ...flags] = process.argv.slice(2);
if (!existsSync(from)) throw new Error(`${from} is not there: build first`);
const flag = (name: string): string | undefined =>
  flags.find((one) => one === `--${name}` || one.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = new RegExp(flag('only') ?? '.');
const server = createServer(sirv(from, { dev: true })).listen(0);
const origin = `http://127.0.0.1:${portOf(server)}/`;
const guides = readdirSync(from, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)docs\/.*index\.html$/.test(file) && !/\/(?:category|tags)\//.test(file))
  .filter((file) => only.test(file))
  .toSorted();

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--headless', '--disable-gpu'],
});
const rows = await measureAll(browser);
await browser.close();
server.close();
const file = flag('json');
if (file !== undefined && file !== '') writeFileSync(file, JSON.stringify(rows, undefined, 1));
print(rows);

function portOf(listening: Server): number {
  const address = listening.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function measureAll(on: Browser): Promise<readonly Row[]> {
  const context = await on.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const found: Row[] = [];
  for (const guide of guides) {
    await page.goto(origin + guide.replace(/index\.html$/, ''), { waitUntil: 'load' });
    // A redirect leads to a page that is measured by itself.
    if (!(await page.evaluate('document.body.classList.contains("page-doc")'))) continue;
    const looks: Look[] = [];
    for (const { width, height } of VIEWS) looks.push(await measureAt(page, width, height));
    found.push({ guide: guide.replace(/^.*?docs\/|\/index\.html$/g, ''), looks });
  }
  return found;
}

async function measureAt(page: Page, width: number, height: number): Promise<Look> {
  await page.setViewportSize({ width, height });
  // As text: what runs in the page is not typed here.
  return page.evaluate<Look>(`(${IN_PAGE})()`);
}

function print(all: readonly Row[]): void {
  for (const [index, { width, goal }] of VIEWS.entries()) {
    const looks = all.map(({ guide, looks: own }) => ({ guide, look: own[index] }));
    for (const { guide, look } of looks) {
      if (look === undefined) continue;
      const isMissed = look.y > goal || look.hidden > 0 || look.cut.length > 0;
      if (isMissed || flags.includes('--all'))
        console.log(
          `${String(width).padStart(4)}  y ${String(look.y).padStart(5)} ${look.what.padEnd(6)} hidden ${String(look.hidden).padStart(3)}  cut ${look.cut.length}  line ${look.measure}  ${guide} ${look.cut.slice(0, 4).join(' ')}`,
        );
    }
  }
  console.log(`\n${all.length} guides`);
  for (const [index, { width, height, goal }] of VIEWS.entries()) {
    const looks = all.flatMap(({ looks: own }) => own[index] ?? []);
    const ys = looks.map(({ y }) => y).toSorted((a, b) => a - b);
    const lines = looks.flatMap(({ measure }) => (measure === 0 ? [] : [measure])).toSorted((a, b) => a - b);
    const count = (test: (look: Look) => boolean): number => looks.filter(test).length;
    console.log(
      `${width} x ${height}: first step within ${goal} px on ${count(({ y }) => y <= goal)}, above the fold on ${count(({ y }) => y < height)}; ` +
        `median ${middle(ys)}, furthest ${ys.at(-1) ?? 0}; cells out of sight on ${count(({ hidden }) => hidden > 0)} guides; ` +
        `cut words on ${count(({ cut }) => cut.length > 0)}; a line holds ${middle(lines)} characters`,
    );
  }
}

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
