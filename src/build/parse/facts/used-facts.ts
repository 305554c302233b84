/** What of the sheets one source prints: all that its page depends on. Pure. */
import type { FactFile, FactSheet } from '../../../model.ts';
import { closest } from '../../problems/did-you-mean.ts';
import { GAME_PORT, listFactNames, type PrintedFact, readFact, sayField, slug } from './fact-names.ts';

/** JSON-shaped: part of the key of the parse stage. */
export type UsedFacts = {
  /** By name, braces left out. */
  readonly facts: Readonly<Record<string, PrintedFact>>;
  /** Names that no sheet knows, each with what to do. */
  readonly unknown: Readonly<Record<string, string>>;
  /** By `<game>/<file>`: for `<ConfigKeys>`; null where the sheet cannot be read. */
  readonly tables: Readonly<Record<string, FactFile | null>>;
};

/** One object for all sources that print none, so that its hash is made once. */
export const NO_FACTS: UsedFacts = { facts: {}, unknown: {}, tables: {} };

/** The facts that a source and its partials print; `path` is relative to `content/`. */
export function findUsedFacts(
  path: string,
  texts: readonly string[],
  sheets: ReadonlyMap<string, FactSheet>,
): UsedFacts {
  if (sheets.size === 0) return NO_FACTS;
  const facts: Record<string, PrintedFact> = {};
  const unknown: Record<string, string> = {};
  const tables: Record<string, FactFile | null> = {};
  for (const text of texts) {
    for (const name of listFactNames(text)) {
      const sheet = sheets.get(name.slice(0, name.indexOf('.')));
      const fact = (sheet && readFact(sheet, name)) ?? (sheet?.unread === true ? asTyped(name) : undefined);
      if (fact === undefined) unknown[name] = adviseUnknown(name, sheet, sheets.keys());
      else facts[name] = fact;
    }
    if (text.includes('{your.port}')) {
      const name = `${gameOf(path)}.${GAME_PORT}`;
      const sheet = sheets.get(gameOf(path));
      const fact = sheet && readFact(sheet, name);
      if (fact !== undefined) facts[name] = fact;
    }
    if (!text.includes('<ConfigKeys')) continue;
    for (const [, attributes = ''] of text.matchAll(/<ConfigKeys((?:"[^"]*"|'[^']*'|[^"'>])*)>/g)) {
      const game = readAttribute(attributes, 'game') ?? gameOf(path);
      const file = readAttribute(attributes, 'file');
      const sheet = sheets.get(game);
      const table = sheet?.unread === true ? null : sheet?.files.find(({ name }) => name === file);
      if (table !== undefined) tables[`${game}/${file}`] = table;
    }
  }
  const used = { facts, unknown, tables };
  return Object.values(used).every((part) => Object.keys(part).length === 0) ? NO_FACTS : used;
}

/** The variables that the text of a source may name: the facts that it prints are some. */
export function joinFacts(
  variables: Readonly<Record<string, string>>,
  { facts }: UsedFacts,
): Readonly<Record<string, string>> {
  const names = Object.keys(facts);
  return names.length === 0
    ? variables
    : { ...variables, ...Object.fromEntries(names.map((name) => [name, facts[name]?.text ?? ''])) };
}

/** What the sheet would say is not known until somebody has mended it. */
function asTyped(name: string): PrintedFact {
  return { text: `{${name}}`, isUnsure: false };
}

function adviseUnknown(name: string, sheet: FactSheet | undefined, games: Iterable<string>): string {
  const [game = '', group = '', ...rest] = name.split('.');
  if (sheet === undefined) {
    const near = closest(game, games);
    if (near === undefined)
      return `Write the sheet content/facts/${game}.yml, or correct the name of the game.`;
    return near.toLowerCase() === game
      ? `Rename the sheet "${near}" in content/facts to "${game}".`
      : `Did you mean {${[near, group, ...rest].join('.')}}?`;
  }
  const known = listNames(sheet, group);
  const meant = closest(rest.join('.'), known, 3);
  if (meant !== undefined) return `Did you mean {${game}.${group}.${meant}}?`;
  return known.length === 0
    ? `content/facts/${game}.yml has no ${group}.`
    : `content/facts/${game}.yml has for example {${game}.${group}.${known[0] ?? ''}}.`;
}

function listNames(sheet: FactSheet, group: string): readonly string[] {
  if (group === 'ports') return sheet.ports.map(({ name }) => slug(name));
  if (group === 'paths') return sheet.paths.map((entry) => slug(entry.for));
  if (group === 'messages') return sheet.messages.map(({ means }) => slug(means));
  if (group === 'files') return sheet.files.map(({ name }) => name);
  if (group === 'steam') return ['app', 'server'];
  if (group !== 'keys') return [];
  return sheet.files.flatMap((file) =>
    file.keys.flatMap((key) =>
      ['default', 'range', 'values'].flatMap((field) =>
        sayField(key, file, field) === undefined ? [] : [`${key.key}.${field}`],
      ),
    ),
  );
}

/** The game that a guide is about: the name of its folder below `docs/`. */
export function gameOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function readAttribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|\\{["']([^"']*)["']\\})`).exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}
