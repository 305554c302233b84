/** Tables as Markdown: GitHub's, which have one row of headers and as many cells in every row. Pure. */
import { attributeOf, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { writeInline } from './write-inline.ts';

/** A table, below its caption. */
export function writeTable(table: HtmlElement): readonly string[] {
  const caption = findAll(table.children, 'caption').map(({ children }) => writeInline(children).trim());
  const rows = findAll(table.children, 'tr').map(listCells);
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return caption.filter((text) => text !== '');
  const isHeaded = findAll(table.children, 'thead').length > 0;
  const head = isHeaded ? (rows[0] ?? []) : [];
  const lines = [head, ...(isHeaded ? rows.slice(1) : rows)].map((row) => writeRow(row, width));
  lines.splice(1, 0, `|${'---|'.repeat(width)}`);
  return [...caption.filter((text) => text !== ''), lines.join('\n')];
}

function writeRow(cells: readonly string[], width: number): string {
  return `|${Array.from({ length: width }, (_, index) => ` ${cells[index] ?? ''} |`).join('')}`;
}

/** Every cell as a line; one that is wider leaves empty ones behind it. */
function listCells({ children }: HtmlElement): readonly string[] {
  return children.flatMap((cell) => {
    if (typeof cell === 'string' || !/^t[dh]$/.test(cell.tag)) return [];
    const span = Math.min(Number(attributeOf(cell, 'colspan') ?? '1') || 1, 100);
    return [writeCell(cell.children), ...Array.from({ length: span - 1 }, () => '')];
  });
}

function writeCell(nodes: readonly HtmlNode[]): string {
  return writeInline(nodes).replace(/\\?\n/g, ' ').replaceAll('|', '\\|').replace(/ {2,}/g, ' ').trim();
}

/** Elements of a name, not those of a table inside. */
function findAll(nodes: readonly HtmlNode[], tag: string): readonly HtmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.tag === tag) return [node];
    return /^(?:thead|tbody|tfoot)$/.test(node.tag) ? findAll(node.children, tag) : [];
  });
}
