/** A newer copy of the public facts taken into a sheet that people may have edited. Pure. */
import type { FactFile, FactOrigin, FactSheet } from '../../model.ts';
import { groupBy } from '../../group-by.ts';
import { PUBLIC_VOICES } from './public-facts.ts';

/**
 * The sheet after an import: entries that only public sources know are those of the copy, with what people wrote about
 * them; an entry that people have a source for keeps what it says, and the copy's voices join it where they say the same. `isDrift`: as if nobody but
 * the voices of a fact stood behind it, which shows where one of them says something else than it did.
 */
export function mergeSheet(own: FactSheet | undefined, given: FactSheet, isDrift = false): FactSheet {
  // With itself: entries that contradict each other then stand in the order of every later import.
  if (own === undefined) return mergeSheet(given, given);
  const copy = refuse(given, new Set(own.refused));
  return {
    ...copy,
    name: own.name,
    ...(own.version === undefined ? {} : { version: own.version }),
    ...(own.complete === true ? { complete: true } : {}),
    versions: own.versions,
    names: own.names,
    refused: own.refused,
    steam: isPublic(own.steam) ? copy.steam : own.steam,
    ports: mergeList(
      own.ports,
      copy.ports,
      {
        identify: ({ name, protocol }) => `${name}/${protocol ?? ''}`,
        say: ({ port }) => [port],
      },
      isDrift,
    ),
    files: mergeFiles(own.files, copy.files, isDrift),
    paths: mergeList(
      own.paths,
      copy.paths,
      { identify: (entry) => `${entry.for}/${entry.path}`, say: () => [] },
      isDrift,
    ),
    messages: mergeList(
      own.messages,
      copy.messages,
      { identify: ({ say }) => say, say: ({ means }) => [means] },
      isDrift,
    ),
    stop: mergeList(own.stop, copy.stop, { identify: ({ command }) => command, say: () => [] }, isDrift),
    sources: { ...own.sources, ...copy.sources },
  };
}

/** The copy without what people found to be wrong; a setting loses its default alone. */
function refuse(copy: FactSheet, refused: ReadonlySet<string>): FactSheet {
  if (refused.size === 0) return copy;
  const files = copy.files.map((file) => ({
    ...file,
    keys: file.keys.map((key) => {
      if (!refused.has(`${key.key} = ${key.default}`)) return key;
      const { default: _, ...rest } = key;
      return rest;
    }),
  }));
  return {
    ...copy,
    ports: copy.ports.filter(({ name, port }) => !refused.has(`${name} ${port}`)),
    files: files.filter(({ name }) => !refused.has(name)),
    messages: copy.messages.filter(({ say }) => !refused.has(say)),
    stop: copy.stop.filter(({ command }) => !refused.has(command)),
  };
}

function mergeFiles(
  own: readonly FactFile[],
  copy: readonly FactFile[],
  isDrift: boolean,
): readonly FactFile[] {
  const copies = new Map(copy.map((file) => [file.name, file]));
  const merged = own.flatMap((file) => {
    const { keys = [], ...rest } = copies.get(file.name) ?? {};
    copies.delete(file.name);
    const all = mergeList(
      file.keys,
      keys,
      {
        identify: ({ section = '', key }) => `${section}/${key}`,
        say: ({ default: usual, min, max, values }) => [usual, min, max, values],
      },
      isDrift,
    );
    return all.length === 0 ? [] : [{ ...rest, ...file, keys: all }];
  });
  return [...merged, ...copies.values()];
}

/** What a list is merged by: which entries are the same one, and what an entry says, undefined where it says nothing. */
interface Way<T> {
  readonly identify: (entry: T) => string;
  readonly say: (entry: T) => readonly unknown[];
}

/** Entries in the order of the sheet, new ones behind them. */
function mergeList<T extends FactOrigin & { readonly means?: string }>(
  own: readonly T[],
  copy: readonly T[],
  { identify, say }: Way<T>,
  isDrift: boolean,
): readonly T[] {
  const left = groupBy(copy, identify);
  const take = (id: string): readonly T[] => {
    const taken = left.get(id) ?? [];
    left.delete(id);
    return taken;
  };
  const kept = own.flatMap((entry): readonly T[] => {
    const copies = take(identify(entry));
    if (isPublic(entry)) {
      const { means } = entry;
      return copies.map((renewed) => (means === undefined ? renewed : { ...renewed, means }));
    }
    const same = copies.filter((other) => agrees(say(entry), say(other)));
    const changed = copies.find(({ from }) => from.some((id) => entry.from.includes(id)));
    if (isDrift && same.length === 0 && changed !== undefined) return [{ ...entry, ...changed }];
    const voices = same.flatMap(({ from }) => from);
    return [
      { ...entry, from: [...new Set([...entry.from.filter((id) => !PUBLIC_VOICES.has(id)), ...voices])] },
    ];
  });
  return [...kept, ...[...left.values()].flat()];
}

/** A copy agrees that says nothing else; it need not say all. */
function agrees(own: readonly unknown[], copy: readonly unknown[]): boolean {
  // A setting without a value says nothing of one.
  if (copy.length > 0 && copy.every((said) => said === undefined) && own.some((said) => said !== undefined))
    return false;
  return copy.every(
    (said, index) => said === undefined || JSON.stringify(said) === JSON.stringify(own[index]),
  );
}

/** Nobody but public sources stands behind it. */
function isPublic({ from }: Pick<FactOrigin, 'from'>): boolean {
  return from.every((id) => PUBLIC_VOICES.has(id));
}
