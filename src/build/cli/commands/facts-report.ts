/** `helpsite facts report`: how much of each guide stands on two sources, one, a person, nothing. */
import { type GuideReport, reportGuide, reportSheet, type SheetReport } from '../../facts/report-facts.ts';
import type { EditOptions } from '../../terminal/options.ts';
import { formatDocument } from '../../terminal/result.ts';
import { prepareFacts } from './facts-site.ts';

/** Exit codes: 0 done, 3 wrong configuration. */
export async function runFactsReport(options: EditOptions): Promise<number> {
  const { content, sheets } = await prepareFacts(options);
  if (content === undefined) return 3;
  const { lookup } = content.site;
  const games = [...sheets.values()].map(reportSheet);
  const guides = content.parts.discovered.sources.flatMap(
    (source) => reportGuide(source, lookup.pages.get(source.path), sheets) ?? [],
  );
  options.io.stdout.write(
    options.json ? formatDocument({ games, guides }) : `${formatGames(games)}\n${formatGuides(guides)}`,
  );
  return 0;
}

function formatGames(games: readonly SheetReport[]): string {
  const rows = games.map(({ game, tested, twoSources, oneSource, disputed }) => [
    game,
    tested,
    twoSources,
    oneSource,
    disputed,
  ]);
  return formatTable(['facts of', 'tested', 'two sources', 'one source', 'disputed'], rows);
}

function formatGuides(guides: readonly GuideReport[]): string {
  const rows = guides
    .filter(({ printed, typed, kept, stamp }) => printed + typed + kept.length > 0 || stamp !== 'none')
    .map(({ path, printed, unsure, typed, stamp, kept }) => [
      path,
      printed,
      unsure,
      typed,
      stamp,
      kept.map(({ reason, count }) => `${count} ${reason}`).join(', '),
    ]);
  return formatTable(
    ['guide', 'printed', 'of them unsure', 'typed by hand', 'stamp', 'typed, and why'],
    rows,
  );
}

function formatTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map(
      (row) =>
        `${row
          .map((cell, column) => {
            const width = widths[column] ?? 0;
            // Numbers stand below each other; what is longer than any number is text.
            return column === 0 || width > 20 ? cell.padEnd(width) : cell.padStart(width);
          })
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
