/** Cells of a table that no column is there for: Markdown leaves them out. */
import type { Tokens } from 'marked';
import type { BodyContext } from './body-context.ts';

/** Problem `table/lost-cell`; called before the table's cells are written. */
export function reportLostCells(token: Tokens.Table, context: BodyContext): void {
  const columns = token.header.length;
  const rows = token.raw.split('\n').slice(2, 2 + token.rows.length);
  // Where a row stands is only asked of those that are told, so the cursor goes back.
  context.positions.aside(() => {
    for (const row of rows) {
      const cells = splitRow(row);
      if (cells.slice(columns).every((cell) => cell.trim() === '')) continue;
      context.diagnostics.push({
        severity: 'warning',
        code: 'table/lost-cell',
        message: `This row has ${cells.length} cells, and its table has ${columns === 1 ? 'one column' : `${columns} columns`}: the rest is not shown`,
        at: context.positions.locate(row.trim()),
        hint: 'Write \\| for a bar that belongs to a cell, in code as well; or add a column to the first two lines of the table.',
      });
    }
  });
}

/** A row at its bars, as Markdown does it: also inside of code, and not at `\\|`. A comment, which may let a problem be, is no cell. */
function splitRow(row: string): readonly string[] {
  const cells = row
    .replace(/<!--.*?-->/g, '')
    .trim()
    .split(/(?<=(?<!\\)(?:\\\\)*)\|/);
  if (cells[0]?.trim() === '') cells.shift();
  if (cells.at(-1)?.trim() === '') cells.pop();
  return cells;
}
