/** What a guide says that a sheet of facts may know, line by line. Pure. */
import type { ScannedLine, ScannedText } from '../../problems/scan-text.ts';
import type { Claim } from './claims.ts';
import { type Fence, findInFence, openFence } from './claims-in-fences.ts';
import { findInSettings, findInText } from './claims-in-prose.ts';
import { findInRow, readHead, splitRow, type TableHead } from './claims-in-tables.ts';

/** Every claim of a source, in the order of its lines; `file` is its path for messages. */
export function findClaims(scanned: ScannedText, file: string): readonly Claim[] {
  const claims: Claim[] = [];
  let fence: Fence | undefined;
  let table: TableHead | undefined;
  for (const [index, line] of scanned.lines.entries()) {
    const next = scanned.lines[index + 1];
    if (line.kind === 'settings') claims.push(...findInSettings(line, file));
    else if (line.kind === 'fence') {
      const opened = openFence(line, file);
      fence = opened.fence;
      claims.push(...opened.claims);
    } else if (line.kind === 'code') claims.push(...findInFence(line, fence, file));
    else if (line.kind === 'prose') {
      table = readTableLine(line, next, table, claims, file);
      claims.push(...findInText(line, file, table));
    }
  }
  return withNeighbours(claims);
}

/** The table that a line stands in; the claims of a row join `claims`. */
function readTableLine(
  line: ScannedLine,
  next: ScannedLine | undefined,
  table: TableHead | undefined,
  claims: Claim[],
  file: string,
): TableHead | undefined {
  const cells = splitRow(line.text);
  if (cells === undefined) return undefined;
  if (table === undefined)
    return next !== undefined && /^[\s|:-]*-[\s|:-]*$/.test(next.text) ? readHead(cells) : undefined;
  claims.push(...findInRow(cells, table, line, file));
  return table;
}

/** Settings that stand beside each other: whether they belong to one file shows in how many of them it knows. */
function withNeighbours(claims: readonly Claim[]): readonly Claim[] {
  const keys = claims.flatMap((claim) => (claim.kind === 'key' ? [claim.key] : []));
  return claims.map((claim) => ('neighbours' in claim ? { ...claim, neighbours: keys } : claim));
}
