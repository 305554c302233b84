/** Ports, app ids and versions against a sheet of facts. Pure. */
import type { Diagnostic, FactSheet } from '../../../model.ts';
import { slug } from '../../parse/facts/fact-names.ts';
import type { Claim } from './claims.ts';
import { differs, unknown } from './judgement.ts';

type Of<K extends Claim['kind']> = Claim & { readonly kind: K };

/** A port must be one of the sheet, and the one that it is called. */
export function judgePort(claim: Of<'port'>, sheet: FactSheet): Diagnostic | undefined {
  const { port, sentence, index } = claim;
  const known = new Set(sheet.ports.map((entry) => entry.port));
  for (const { keys } of sheet.files)
    for (const entry of keys)
      if (/port/i.test(entry.key) && typeof entry.default === 'number') known.add(entry.default);
  if (known.size === 0 || sheet.names.some(({ list }) => list.includes(String(port)))) return undefined;
  if (!known.has(port)) {
    // A sheet that has everything has the ports of examples, too.
    if (sheet.complete !== true && /\b(?:for example|e\.g\.|such as|example)/i.test(sentence))
      return undefined;
    const named = sheet.ports.filter(({ name }) => mentions(sentence, name));
    const list = (named.length > 0 ? named : sheet.ports).map((entry) => `${entry.port} (${entry.name})`);
    return differs(
      claim,
      `Port ${port} is not in the sheet of facts${list.length === 0 ? '' : `, which has ${list.join(', ')}`}`,
      sheet,
    );
  }
  const name = nameBeside(claim, sheet);
  const own = sheet.ports.filter((entry) => entry.name === name).map((entry) => entry.port);
  const isOther = sheet.ports.some((entry) => entry.port === port && entry.name !== name);
  if (name !== undefined)
    return own.includes(port) || !isOther
      ? undefined
      : differs(claim, `The ${name} port is ${own.join(' or ')} in the sheet of facts, not ${port}`, sheet);
  // What players type is never the port of a tool.
  const isAddress = sentence.slice(0, index).endsWith(':') && sentence.includes('`');
  const named = sheet.ports.filter((entry) => entry.port === port);
  return isAddress && named.length > 0 && named.every((entry) => TOOL.test(entry.name))
    ? differs(
        claim,
        `Port ${port} is that of ${named[0]?.name} in the sheet of facts, not one to join`,
        sheet,
      )
    : undefined;
}

const TOOL = /rcon|telnet|api|panel|http|ssh|transfer|debug|authentication|master/i;

function mentions(text: string, name: string): boolean {
  return new RegExp(`\\b${slug(name).replaceAll('-', '[ -]')}\\b`, 'i').test(text);
}

/** Which port it is said to be: "the query port is 27015", "27015 (query)", "| RCON port | 27020 |". */
function nameBeside({ sentence, index, port }: Of<'port'>, sheet: FactSheet): string | undefined {
  const after = /^`?\s*\(([^)]{3,20})\)/.exec(sentence.slice(index + String(port).length))?.[1];
  const names = [...new Set(sheet.ports.map(({ name }) => name))];
  if (after !== undefined) return names.find((name) => mentions(after, name));
  // One number and one name: the one is the other's, unless it is counted from it.
  if (/\b(?:minus|plus|next|above|below|older|\+ ?\d)\b/i.test(sentence)) return undefined;
  const numbers = sentence.match(/(?<!\d)\d{4,5}(?!\d)/g) ?? [];
  const plain = sentence.replaceAll('_', ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const named = names.filter(
    (name) => mentions(plain, `${name} port`) || (!name.startsWith('game') && mentions(plain, name)),
  );
  if (numbers.length !== 1) return undefined;
  // "The port, usually 8211": of all that a game has, the one to join.
  const isPlain =
    !names.some((name) => name !== 'game' && mentions(plain, name)) &&
    USUAL.test(plain) &&
    !OF_OTHERS.test(plain);
  return named.length === 1 ? named[0] : isPlain ? names.find((name) => name === 'game') : undefined;
}

const USUAL =
  /\b(?:usual|normal|default) port is\b|\bport,? \(?(?:is )?(?:usually|often|normally)\b|\bport of the game is\b|\bport out only if it is\b/i;
const OF_OTHERS = /\b(?:console|web|list|firewall|panel|page|telnet|database)\b/i;

/** The number of the game or its server on Steam. */
export function judgeApp(claim: Of<'app'>, sheet: FactSheet): Diagnostic | undefined {
  const { app, server } = sheet.steam;
  const known = [app, server].filter((id) => id !== undefined);
  return known.length === 0 || known.includes(claim.id)
    ? undefined
    : differs(
        claim,
        `The app id is ${known.join(' (game) or ')}${known.length > 1 ? ' (server)' : ''} in the sheet of facts, not ${claim.id}`,
        sheet,
      );
}

/** A version must be known, and what is said to go with it must. */
export function judgeVersion(claim: Of<'version'>, sheet: FactSheet): Diagnostic | undefined {
  const { version, span, of, beside } = claim;
  const own = sheet.versions.filter((entry) => entry.of === of);
  // Some say the game's name before its versions, and some do not.
  const isGame = of === undefined || !sheet.versions.some((entry) => entry.of === of);
  const entries = isGame ? sheet.versions.filter((entry) => entry.of === undefined) : own;
  if (!entries.some((entry) => isKnown(entry.version, span, version, sheet.complete === true))) {
    const isJudge = sheet.complete === true || entries.length > 3;
    return sheet.version === version || !isJudge
      ? undefined
      : unknown(claim, `version "${of === undefined ? '' : `${of} `}${span}"`, sheet);
  }
  const other = judgeTopic(claim, sheet);
  if (other !== undefined) return other;
  // "1.20.5 needs Java 21" in one sentence or row, the number of Java being this claim.
  const needed = sheet.versions.filter(
    (entry) => entry.needs?.startsWith(`${of} `) === true && holdsVersion(beside, entry.version),
  );
  if (needed.length === 0 || needed.some((entry) => beside.includes(entry.needs ?? ''))) return undefined;
  const list = [...new Set(needed.map((entry) => entry.needs))];
  return differs(
    claim,
    `${needed[0]?.version} needs ${list.join(' or ')} in the sheet of facts, not ${of} ${version}`,
    sheet,
  );
}

/** "Up to 1.21.10" is known, but not of what this sentence is about. */
function judgeTopic(claim: Of<'version'>, sheet: FactSheet): Diagnostic | undefined {
  const { version, span, beside } = claim;
  const isHere = (word: string) => holdsWord(beside, word);
  const bound = sheet.versions.filter(({ about }) => about?.some(isHere));
  const isComplete = sheet.complete === true;
  if (bound.length === 0 || bound.some((entry) => isKnown(entry.version, span, version, isComplete)))
    return undefined;
  const word = bound[0]?.about?.find(isHere);
  const list = [...new Set(bound.map((entry) => entry.version))].join(' or ');
  return differs(claim, `The sheet of facts has ${list} for "${word}", not ${span}`, sheet);
}

function holdsWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return at !== -1 && !/\w/.test(text[at - 1] ?? '') && !/^\w/.test(text.slice(at + word.length));
}

/** Nothing that the sheet knows lies between the last version of the one and the first of the other. */
export function judgeBorder(claim: Of<'border'>, sheet: FactSheet): Diagnostic | undefined {
  const [last, next] = [readParts(claim.last), readParts(claim.next)];
  const between = sheet.versions
    .filter(({ of }) => of === undefined)
    .flatMap(({ version }) => version.match(/\d+(?:\.\d+)+/g) ?? [])
    .find((version) => {
      const parts = readParts(version);
      // Numbers of another kind: those of a library.
      const isKin = parts[0] === last[0] || parts[0] === next[0];
      return isKin && compareParts(parts, last) > 0 && compareParts(parts, next) < 0;
    });
  if (compareParts(last, next) < 0 && between === undefined) return undefined;
  const why = between === undefined ? '' : `: ${between} lies between`;
  return differs(claim, `"${claim.next}" does not follow "${claim.last}"${why}`, sheet);
}

function readParts(version: string): readonly number[] {
  return version.split('.').map(Number);
}

function compareParts(a: readonly number[], b: readonly number[]): number {
  const at = [...a, ...b].findIndex((_, index) => (a[index] ?? 0) !== (b[index] ?? 0));
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** A sheet that has everything has "1.13 and later", too; others know the bare number. */
function isKnown(known: string, span: string, version: string, isComplete: boolean): boolean {
  return known === span || (!isComplete && holdsVersion(known, version));
}

function holdsVersion(text: string, version: string): boolean {
  const at = text.indexOf(version);
  return (
    at !== -1 && !/[\d.]/.test(text[at - 1] ?? '') && !/^(?:\d|\.\d)/.test(text.slice(at + version.length))
  );
}
