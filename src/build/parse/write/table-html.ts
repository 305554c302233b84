/** The markup of tables, which are cards where the window is narrow (behaviours.md 18.3.1). */
import { say } from '../../../words/say.ts';
import { escapeHtml } from '../plain-text.ts';

/** Tables with more columns stay tables at every width, and scroll. */
const MOST_IN_CARDS = 4;

/** A cell: its inner HTML, and attributes of the element with a blank before each. */
export interface Cell {
  readonly html: string;
  readonly more?: string;
}

/** How the parts of one table are written. */
export interface TableWriter {
  /** The cell of the head; without words it heads nothing: as a `th` it would be read out as an empty header. */
  readonly head: (cell: Cell) => string;
  /** A row of the body with its cells; `more` are attributes of the row, with a blank before each. */
  readonly row: (cells: readonly Cell[], more?: string) => string;
  /** The whole, of what the others wrote. */
  readonly table: (head: string, rows: string) => string;
}

/**
 * Writes a table whose columns have these names, as plain text. One that becomes cards says the name of the column at
 * each cell but the row's first, which heads the card, and says by its roles what it is: a style sheet that takes a table
 * apart takes its meaning, too.
 */
export function tableWriter(names: readonly string[]): TableWriter {
  const isCards = names.length <= MOST_IN_CARDS;
  const role = (name: string): string => (isCards ? ` role="${name}"` : '');
  const label = (index: number): string => {
    // The style sheet puts a colon behind it.
    const name = (names[index] ?? '').trim().replace(/[?:]$/, '');
    return !isCards || index === 0 || name === '' ? '' : ` data-label="${escapeHtml(name)}"`;
  };
  return {
    head: ({ html, more = '' }) =>
      html === ''
        ? `<td${role('cell')}${more}></td>`
        : `<th${role('columnheader')}${more} scope="col">${html}</th>`,
    row: (cells, more = '') =>
      `<tr${role('row')}${more}>` +
      cells
        .map(
          ({ html, more: own = '' }, index) =>
            `<td${role('cell')}${html === '' ? '' : label(index)}${own}>${html}</td>`,
        )
        .join('') +
      '</tr>\n',
    table: (head, rows) =>
      `<div class="table-scroll${isCards ? '' : ' wide'}" tabindex="0" role="group" aria-label="${say('Table')}"><table${role('table')}>\n` +
      `<thead${role('rowgroup')}>\n<tr${role('row')}>${head}</tr>\n</thead>\n` +
      `${rows === '' ? '' : `<tbody${role('rowgroup')}>\n${rows}</tbody>\n`}</table></div>\n`,
  };
}
