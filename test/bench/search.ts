/**
 * How well and how fast the search answers, beside MiniSearch and Pagefind on the same records in the same run:
 *   npm install --prefix /tmp/peers minisearch pagefind
 *   SEARCH_BENCH_MODULES=/tmp/peers/node_modules node --import tsx test/bench/search.ts [root]
 * The questions are the held-out half of `content/search/golden.yml`; `HALF=tuning` asks the other one.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { Memo } from '../../src/build/memo/memo.ts';
import { openBuiltIndex } from '../../src/build/read/built-index.ts';
import { listAddresses } from '../../src/build/search/golden-run.ts';
import { prepareSite } from '../../src/build/site/prepare-site.ts';
import { createProgress } from '../../src/build/terminal/progress.ts';
import { toSearchOptions, toCheckRun } from '../../src/build/cli/search-options.ts';
import { readYaml } from '../../src/build/parse/front-matter/yaml.ts';
import { countRanks, countRanksByKind, type RankOutcome } from '../../src/build/search/rank-figures.ts';
import { listSearchPages, listSiteRecords } from '../../src/build/search/search-pages.ts';
import { launchBrowser } from '../browser/served-site.ts';
import { runHere } from '../run-helpsite.ts';
import { createMiniSearch, createPagefind, type SearchContestant, writePagefind } from './search-peers.ts';

const root = process.argv[2] ?? join(import.meta.dirname, '..', '..');
const half = process.env['HALF'] ?? 'held-out';
const modules = process.env['SEARCH_BENCH_MODULES'];
const folder = mkdtempSync(join(tmpdir(), 'helpsite-search-'));
const outDir = join(folder, 'dist');

const built = await runHere('build', root, '--out-dir', outDir, '--keep-going');
if (built.exitCode > 1) throw new Error(built.stdout + built.stderr);
const io = { stdout: process.stdout, stderr: process.stderr, env: {}, cwd: root };
const options = toSearchOptions('test', { root, outDir }, io);
const { content } = await prepareSite(toCheckRun(options), createProgress(io, { quiet: true }));
if (content === undefined) throw new Error('The configuration is wrong');
const { model, lookup, parsed } = content.site;
const records = listSiteRecords(
  listSearchPages({ model, lookup, bodies: parsed.bodies, categories: parsed.categories }, new Memo()),
  '',
);
const index = await openBuiltIndex(outDir, undefined);
const { base } = index;
const addresses = listAddresses(model);
const reading = readYaml(readFileSync(join(root, 'content/search/golden.yml'), 'utf8'));
const questions =
  'value' in reading && Array.isArray(reading.value)
    ? reading.value.filter((entry) => entry.half === half)
    : [];

/** Serves the index, the engine and Pagefind's files; counts what it sends. */
let sent = 0;
const engine = await build({
  entryPoints: [join(import.meta.dirname, '../../src/search/open-index.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
});
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://x').pathname;
  const type = path.endsWith('.js')
    ? 'text/javascript'
    : path === '/'
      ? 'text/html'
      : 'application/octet-stream';
  try {
    const body =
      path === '/'
        ? Buffer.from('<!doctype html><html lang="en"><title>Search</title></html>')
        : path === '/engine.js'
          ? Buffer.from(engine.outputFiles[0]?.contents ?? [])
          : readFileSync(join(folder, path.startsWith('/pagefind/') ? path : `dist${path}`));
    // Hosts pack texts; files of the index are packed.
    const isText = path.endsWith('.txt');
    const wire = isText ? gzipSync(body) : body;
    sent += wire.length;
    response
      .writeHead(200, { 'content-type': type, ...(isText ? { 'content-encoding': 'gzip' } : {}) })
      .end(wire);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await launchBrowser();
const page = await browser.newPage();
await page.goto(`${origin}/`);

/** In Chromium: bytes of a cold first question, and milliseconds of every keystroke of `typed`, files already loaded. */
async function measureInBrowser(
  typed: readonly string[],
): Promise<{ readonly bytes: readonly number[]; readonly times: readonly number[] }> {
  const script = `(async (typed, base) => {
    const { openSearchIndex } = await import('/engine.js');
    const manifest = await (await fetch(base + 'search-index.txt')).json();
    const [{ encodedBodySize: listed } = {}] = performance.getEntriesByName(new URL(base + 'search-index.txt', location.href).href);
    let bytes = 0;
    const load = async (file) => {
      const content = new Uint8Array(await (await fetch(base + file)).arrayBuffer());
      bytes += content.length;
      return content;
    };
    const ask = (client, query) => client.search({ requests: [{ indexName: '', query, hitsPerPage: 20 }] });
    const cold = [];
    for (const query of typed) {
      bytes = 0;
      await ask(await openSearchIndex(load, manifest), query);
      cold.push(bytes + listed);
    }
    const client = await openSearchIndex(load, manifest);
    const times = [];
    for (const query of typed) {
      for (let end = 1; end <= query.length; end++) {
        const part = query.slice(0, end);
        await ask(client, part);
        const startedAt = performance.now();
        await ask(client, part);
        times.push(performance.now() - startedAt);
      }
    }
    return { bytes: cold, times };
  })(${JSON.stringify(typed)}, ${JSON.stringify(base)})`;
  return page.evaluate(script);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

async function judge(contestant: SearchContestant): Promise<readonly RankOutcome[]> {
  const outcomes: RankOutcome[] = [];
  for (const { question, class: kind, pages = [] } of questions) {
    const found = (await contestant.ask(question)).map((url) => url.replace(/\/$/, ''));
    const right = pages.map((id: string) => `${base}${addresses.get(id) ?? id}`.replace(/\/$/, ''));
    const at = found.findIndex((url) => right.includes(url));
    const isNonsense = right.length === 0;
    const place = isNonsense ? (found.length === 0 ? 1 : undefined) : at === -1 ? undefined : at + 1;
    outcomes.push({ kind, place, isEmpty: found.length === 0 });
  }
  return outcomes;
}

try {
  const asked = questions.filter(({ none }) => none !== true).map(({ question }) => String(question));
  const { bytes, times } = await measureInBrowser(asked.filter((_, at) => at % 4 === 0));
  const contestants: SearchContestant[] = [
    {
      name: 'helpsite',
      ask: async (question) =>
        (await index.ask(question, 10)).hits.map((hit) => hit.url_without_anchor ?? hit.url),
      firstBytes: async () => quantile(bytes, 0.5),
    },
  ];
  if (modules === undefined)
    process.stderr.write('SEARCH_BENCH_MODULES is not set: helpsite alone is measured\n');
  else {
    contestants.push(createMiniSearch(records, modules));
    await writePagefind(records, modules, join(folder, 'pagefind'));
    contestants.push(createPagefind(page, () => sent));
  }
  console.log(`${records.length} records, ${questions.length} questions (${half})`);
  for (const contestant of contestants) {
    const firstBytes = await contestant.firstBytes();
    const outcomes = await judge(contestant);
    const real = outcomes.filter(({ kind }) => kind !== 'nonsense');
    console.log(
      `\n${contestant.name}: index and texts for the first question ${(firstBytes / 1000).toFixed(0)} KB`,
    );
    for (const [kind, figures] of [
      ...countRanksByKind(outcomes),
      ['all but nonsense', countRanks(real)] as const,
    ])
      console.log(
        `  ${kind.padEnd(16)} ${String(figures.questions).padStart(4)}  MRR@10 ${figures.mrr10.toFixed(3)}  success@1 ${figures.success1.toFixed(3)}  @3 ${figures.success3.toFixed(3)}  without results ${figures.zero}`,
      );
  }
  console.log(
    `\nhelpsite in Chromium: first question p50 ${(quantile(bytes, 0.5) / 1000).toFixed(0)} KB, p95 ${(quantile(bytes, 0.95) / 1000).toFixed(0)} KB; ` +
      `a keystroke p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms (${times.length} of them)`,
  );
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
