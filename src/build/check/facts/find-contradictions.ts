/** Guides of one game that say different things of one setting, port or path: `fact/contradicts`. Needs no sheet. Pure. */
import type { Diagnostic, Location } from '../../../model.ts';
import { addTo } from '../../../group-by.ts';
import { gameOf } from '../../parse/facts/used-facts.ts';
import { splitPath } from './vocabulary.ts';
import type { ScannedSource } from '../scan-source.ts';
import type { Claim } from './claims.ts';

interface Said {
  readonly said: string;
  readonly at: Location;
}

/** One problem for each pair of statements that cannot both be right, at the later one. */
export function findContradictions(sources: readonly ScannedSource[]): readonly Diagnostic[] {
  const games = new Map<string, Map<string, Said[]>>();
  for (const { path, claims } of sources) {
    if (!/^docs\/[^/]+\//.test(path)) continue;
    const game = gameOf(path);
    const said = games.get(game) ?? new Map<string, Said[]>();
    games.set(game, said);
    for (const claim of claims) {
      const [what, value] = comparable(claim) ?? [];
      if (what === undefined || value === undefined) continue;
      addTo(said, what, { said: value, at: claim.at });
    }
  }
  return [...games.values()].flatMap((said) => [...said].flatMap(([what, all]) => compare(what, all)));
}

function compare(what: string, all: readonly Said[]): readonly Diagnostic[] {
  const [first] = all;
  if (first === undefined) return [];
  const told = new Set([first.said]);
  // A guide that names both knows of both.
  const isPlace = what.startsWith('The place of');
  const sameFile = (one: Said): readonly Said[] => all.filter(({ at }) => at.file === one.at.file);
  return all.flatMap((other): Diagnostic[] => {
    if (told.has(other.said)) return [];
    if (isPlace && [...told].some((known) => isPartOf(known, other.said))) return [];
    if (isPlace && all.some((one) => new Set(sameFile(one).map(({ said }) => said)).size > 1)) return [];
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
  if (claim.kind === 'port') {
    const name = nameOfPort(claim.sentence);
    return name === undefined ? undefined : [`The ${name} port`, String(claim.port)];
  }
  if (claim.kind === 'file') {
    const parts = splitPath(claim.path);
    const name = parts.at(-1) ?? '';
    // A file of its name stands in many folders of mods and plugins.
    return parts.length > 1 &&
      /\.\w+$/.test(name) &&
      !/[<*…]|^(?:config|index|init|manifest)\./.test(claim.path + name)
      ? [`The place of ${name}`, parts.join('/')]
      : undefined;
  }
  return undefined;
}

/** "The query port is usually 27015": one purpose, one number, and no word that it may be another. */
function nameOfPort(sentence: string): string | undefined {
  const names = [...sentence.matchAll(/\b(game|query|rcon|telnet|voice|web|api) port\b/gi)];
  const numbers = sentence.match(/(?<!\d)\d{4,5}(?!\d)/g) ?? [];
  return names.length === 1 && numbers.length === 1 && !HEDGED.test(sentence)
    ? names[0]?.[1]?.toLowerCase()
    : undefined;
}

const HEDGED = /\b(?:for example|such as|not?|older?|next|plus|minus|another|other|second|try)\b/i;

/** `cfg/server.cfg` is `garrysmod/cfg/server.cfg`. */
function isPartOf(a: string, b: string): boolean {
  return a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}

function normalise(said: string): string {
  const bare = said.replace(/(?<=\d),(?=\d{3})/g, '').toLowerCase();
  return /^-?\d/.test(bare) ? String(Number(bare)) : bare;
}
