/** `helpsite facts drift`: what a newer copy of the public facts says differently, and which guides say it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareSheets, type FactChange } from '../../facts/compare-sheets.ts';
import { findGuides } from '../../facts/find-guides.ts';
import { mergeSheet } from '../../facts/merge-sheet.ts';
import { readPublicFacts } from '../../facts/public-facts.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { isSystemError } from '../../problems/world-error.ts';
import type { EditOptions } from '../../terminal/options.ts';
import { formatCount } from '../../terminal/report.ts';
import { formatDocument } from '../../terminal/result.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';
import { prepareFacts } from './facts-site.ts';

interface Drift extends FactChange {
  readonly game: string;
  /** Relative to the root. */
  readonly guides: readonly string[];
}

/** Exit codes: 0 nothing differs, 1 something does, 2 no public facts in the folder, 3 wrong configuration. */
export async function runFactsDrift(options: EditOptions & { readonly folder: string }): Promise<number> {
  const { io, json, quiet } = options;
  const folder = resolve(io.cwd, options.folder);
  const names = listPublicFacts(folder, options.folder);
  const { content, sheets } = await prepareFacts(options);
  if (content === undefined) return 3;
  const { sources } = content.parts.discovered;
  const drifts = names.flatMap((name): Drift[] => {
    const copy = readPublicFacts(readCopy(folder, name, options.folder), `${options.folder}/${name}`);
    const own = sheets.get(copy.game);
    // A game without a sheet has no guide that could be out of date.
    if (own === undefined) return [];
    return compareSheets(own, mergeSheet(own, copy, true)).map((change) => ({
      ...change,
      game: copy.game,
      guides: findGuides(copy.game, change, sources).map((path) => `content/${path}`),
    }));
  });
  if (json) io.stdout.write(formatDocument({ changes: drifts }));
  else {
    for (const line of listLines(drifts)) io.stdout.write(`${toSafeLine(line)}\n`);
    if (!quiet) io.stderr.write(`${formatCount(drifts.length, 'fact')} changed\n`);
  }
  return drifts.length === 0 ? 0 : 1;
}

/** Names of the JSON files of a folder. Throws a UsageError where there is none; `typed` names the folder. */
export function listPublicFacts(folder: string, typed: string): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    if (names.length > 0) return names.toSorted();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`${typed} is no folder that can be read; give one with a JSON file for each game`);
  }
  throw new UsageError(`${typed} holds no JSON files; give a folder with one for each game`);
}

/** The text of a file of the folder. Throws a UsageError where it cannot be read. */
export function readCopy(folder: string, name: string, typed: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`${typed}/${name} cannot be read; give a folder with a JSON file for each game`);
  }
}

/** Guide by guide, then what no guide says. */
function* listLines(drifts: readonly Drift[]): Iterable<string> {
  const guides = [...new Set(drifts.flatMap((drift) => drift.guides))].toSorted();
  for (const guide of guides) {
    yield guide;
    for (const drift of drifts) if (drift.guides.includes(guide)) yield `  ${describe(drift)}`;
  }
  const others = drifts.filter((drift) => drift.guides.length === 0);
  if (others.length > 0) yield 'In no guide';
  for (const drift of others) yield `  ${drift.game}: ${describe(drift)}`;
}

function describe({ what, was, now }: FactChange): string {
  const say = (value: string): string => (value === 'there' ? what : `${what}: ${value}`);
  if (was === undefined) return `${say(now ?? '')} (new)`;
  return now === undefined ? `${say(was)} (gone)` : `${what}: ${was} → ${now}`;
}
