/** Guides of one game that say different things of one setting, port or path: `fact/contradicts`. Needs no sheet. Pure. */
import type { Diagnostic, Location, Source } from '../../../model.ts';
import { gameOf } from '../../parse/facts/used-facts.ts';
import { scanText } from '../../problems/scan-text.ts';
import type { Claim } from './claims.ts';
import { findClaims } from './find-claims.ts';

interface Said {
  readonly said: string;
  readonly at: Location;
}

/** One problem for each pair of statements that cannot both be right, at the later one. */
export function findContradictions(sources: readonly Source[]): readonly Diagnostic[] {
  const games = new Map<string, Map<string, Said[]>>();
  for (const { path, text } of sources) {
    if (!/^docs\/[^/]+\//.test(path)) continue;
    const game = gameOf(path);
    const said = games.get(game) ?? new Map<string, Said[]>();
    games.set(game, said);
    for (const claim of findClaims(scanText(text), `content/${path}`)) {
      const [what, value] = comparable(claim) ?? [];
      if (what === undefined || value === undefined) continue;
      said.set(what, [...(said.get(what) ?? []), { said: value, at: claim.at }]);
    }
  }
  return [...games.values()].flatMap((said) => [...said].flatMap(([what, all]) => compare(what, all)));
}

function compare(what: string, all: readonly Said[]): readonly Diagnostic[] {
  const [first] = all;
  if (first === undefined) return [];
  const told = new Set([first.said]);
  return all.flatMap((other): Diagnostic[] => {
    if (told.has(other.said)) return [];
    told.add(other.said);
    return [
      {
        severity: 'warning',
        code: 'fact/contradicts',
        message: `${what} is ${other.said} here, and ${first.said} in ${first.at.file}:${first.at.line}`,
        at: other.at,
        hint: 'Find out which is right; best print it from the sheet of facts in both.',
        related: [first.at],
      },
    ];
  });
}

/** What a claim is about, and what it says, in a form that can be compared. */
function comparable(claim: Claim): readonly [what: string, said: string] | undefined {
  if (claim.kind === 'default') {
    const said = claim.said.replaceAll('`', '').trim();
    return /^(?:-?\d[\d,]*(?:\.\d+)?|true|false)$/i.test(said)
      ? [`The default of "${claim.key}"`, normalise(said)]
      : undefined;
  }
  if (claim.kind === 'app') return ['The app id', String(claim.id)];
  return undefined;
}

function normalise(said: string): string {
  const bare = said.replace(/(?<=\d),(?=\d{3})/g, '').toLowerCase();
  return /^-?\d/.test(bare) ? String(Number(bare)) : bare;
}
