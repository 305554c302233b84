/** What a newer copy of the public facts says differently from a sheet: the list of work after a game's update. Pure. */
import type { FactKey, FactSheet } from '../../model.ts';
import { slug } from '../parse/facts/fact-names.ts';

/** One fact that differs. */
export interface FactChange {
  /** What it is, for people: `ServerPlayerMaxNum in PalWorldSettings.ini: default`. */
  readonly what: string;
  /** Undefined: the sheet did not have it, or the copy has it no more. */
  readonly was: string | undefined;
  readonly now: string | undefined;
  /** Texts by which a guide that says it is found: names of settings, numbers of ports. */
  readonly marks: readonly string[];
}

/** Every difference, in the order of the sheet, then what is new. */
export function compareSheets(own: FactSheet, copy: FactSheet): readonly FactChange[] {
  const before = listFacts(own);
  const after = listFacts(copy);
  const known = [...before].flatMap(([what, { said, marks }]): FactChange[] => {
    const now = after.get(what)?.said;
    return now === said ? [] : [{ what, was: said, now, marks }];
  });
  const added = [...after].flatMap(([what, { said, marks }]): FactChange[] =>
    before.has(what) ? [] : [{ what, was: undefined, now: said, marks }],
  );
  return [...known, ...added];
}

interface Said {
  readonly said: string;
  readonly marks: readonly string[];
}

function listFacts({
  game,
  steam,
  ports,
  files,
  paths,
  messages,
  stop,
}: FactSheet): ReadonlyMap<string, Said> {
  const facts = new Map<string, Said>();
  const add = (what: string, said: string | number | undefined, ...marks: readonly string[]): void => {
    if (said === undefined) return;
    const before = facts.get(what)?.said;
    facts.set(what, { said: before === undefined ? String(said) : `${before} or ${said}`, marks });
  };
  add('app id of the game', steam.app, String(steam.app), `{${game}.steam.app}`);
  add('app id of the server', steam.server, String(steam.server), `{${game}.steam.server}`);
  for (const { name, port } of ports)
    add(`port: ${name}`, port, String(port), `{${game}.ports.${slug(name)}}`);
  for (const file of files) {
    if (file.path !== undefined) add(`place of ${file.name}`, file.path, file.name);
    for (const key of file.keys)
      for (const [field, said] of listFields(key)) add(`${key.key} in ${file.name}: ${field}`, said, key.key);
  }
  for (const entry of paths) add(`path for ${entry.for}: ${entry.path}`, 'there', entry.path);
  for (const { say, means } of messages) add(`message that means ${means}: ${say}`, 'there', say);
  for (const { command } of stop) add(`stop command: ${command}`, 'there', `\`${command}\``);
  return facts;
}

function listFields({ default: usual, min, max, values }: FactKey): readonly (readonly [string, string])[] {
  const fields: (readonly [string, string])[] = [['setting', 'there']];
  if (usual !== undefined) fields.push(['default', String(usual)]);
  if (min !== undefined) fields.push(['lowest value', String(min)]);
  if (max !== undefined) fields.push(['highest value', String(max)]);
  if (values !== undefined) fields.push(['values', values.map(({ value }) => value).join(', ')]);
  return fields;
}
