/**
 * From save to sight: `helpsite dev` in a real browser, with VitePress over the same guides in the same run as the reference.
 * `tsx test/bench/dev.ts [--pages 200,1000,5000] [--saves 30] [--vitepress <folder>] [--json file]`, where the folder is one in
 * which `npm install vitepress` was run; without it helpsite is measured alone. It reports; it never fails.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../browser/served-site.ts';
import { NO_CORPUS_TOOL, writeCorpus } from './contestant.ts';
import { createHelpsiteDev, createVitePressDev, type DevContestant } from './dev-contestants.ts';
import { type DevFigures, measureDev } from './dev-measure.ts';
import { installHelpsite } from './helpsite-contestant.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '200,1000,5000' },
    saves: { type: 'string', default: '30' },
    vitepress: { type: 'string' },
    json: { type: 'string' },
  },
});
const saves = Number(values.saves);
const folder = mkdtempSync(join(tmpdir(), 'helpsite-bench-dev-'));
const browser = await launchBrowser();
const rows: { readonly pages: number; readonly name: string; readonly figures: DevFigures }[] = [];
try {
  const program = installHelpsite(join(folder, 'program'));
  console.log(
    `Node ${process.version}, ${cpus().length} cores, ${saves} saves each; milliseconds: median / p95 of save to sight\n`,
  );
  console.log(
    formatRow(['pages', 'server', 'start', 'again', 'body', 'title', 'new file', 'CPU of a save', 'memory']),
  );
  for (const pages of values.pages.split(',').map(Number)) {
    const corpus = writeCorpus(pages, join(folder, `site-${pages}`));
    if (corpus === undefined) {
      console.log(NO_CORPUS_TOOL);
      break;
    }
    const contestants: readonly DevContestant[] = [
      createHelpsiteDev(program, corpus),
      ...(values.vitepress === undefined
        ? []
        : [createVitePressDev(values.vitepress, corpus, join(folder, `vitepress-${pages}`))]),
    ];
    for (const contestant of contestants) {
      const figures = await measureDev(contestant, corpus.typical, browser, saves);
      rows.push({ pages, name: contestant.name, figures });
      const { start, again, body, title, fresh, cpu, memory } = figures;
      console.log(
        formatRow([
          String(pages),
          contestant.name,
          start.toFixed(0),
          again.toFixed(0),
          describe(body),
          describe(title),
          describe(fresh),
          cpu.toFixed(1),
          `${(memory.first / 1e6).toFixed(0)} → ${(memory.last / 1e6).toFixed(0)} MB`,
        ]),
      );
    }
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ saves, rows }, null, 2)}\n`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

function describe({ median, p95 }: { readonly median: number; readonly p95: number }): string {
  return `${median.toFixed(0)} / ${p95.toFixed(0)}`;
}

function formatRow(cells: readonly string[]): string {
  const widths = [6, 20, 8, 8, 12, 12, 12, 14, 16];
  return cells.map((cell, index) => cell.padEnd(widths[index] ?? 10)).join('');
}
