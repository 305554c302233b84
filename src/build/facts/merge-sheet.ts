/** A newer copy of the public facts taken into a sheet that people may have edited. Pure. */
import type { FactFile, FactOrigin, FactSheet } from '../../model.ts';
import { PUBLIC_VOICES } from './public-facts.ts';

/**
 * The sheet after an import: entries that only public sources know are those of the copy, with what people wrote about
 * them; an entry that people have a source for keeps what it says, and the copy's voices join it where they say the same.
 */
export function mergeSheet(own: FactSheet | undefined, copy: FactSheet): FactSheet {
  // With itself: entries that contradict each other then stand in the order of every later import.
  if (own === undefined) return mergeSheet(copy, copy);
  return {
    ...copy,
    name: own.name,
    ...(own.version === undefined ? {} : { version: own.version }),
    steam: isPublic(own.steam) ? copy.steam : own.steam,
    ports: mergeList(
      own.ports,
      copy.ports,
      ({ name, protocol }) => `${name}/${protocol ?? ''}`,
      ({ port }) => port,
    ),
    files: mergeFiles(own.files, copy.files),
    paths: mergeList(
      own.paths,
      copy.paths,
      (entry) => `${entry.for}/${entry.path}`,
      () => 0,
    ),
    messages: mergeList(
      own.messages,
      copy.messages,
      ({ say }) => say,
      ({ means }) => means,
    ),
    stop: mergeList(
      own.stop,
      copy.stop,
      ({ command }) => command,
      () => 0,
    ),
    sources: { ...own.sources, ...copy.sources },
  };
}

function mergeFiles(own: readonly FactFile[], copy: readonly FactFile[]): readonly FactFile[] {
  const copies = new Map(copy.map((file) => [file.name, file]));
  const merged = own.flatMap((file) => {
    const { keys = [], ...rest } = copies.get(file.name) ?? {};
    copies.delete(file.name);
    const all = mergeList(
      file.keys,
      keys,
      ({ section = '', key }) => `${section}/${key}`,
      ({ default: usual, min, max, values }) => JSON.stringify([usual, min, max, values]),
    );
    return all.length === 0 ? [] : [{ ...rest, ...file, keys: all }];
  });
  return [...merged, ...copies.values()];
}

/** Entries in the order of the sheet, new ones behind them. */
function mergeList<T extends FactOrigin & { readonly means?: string }>(
  own: readonly T[],
  copy: readonly T[],
  identify: (entry: T) => string,
  say: (entry: T) => unknown,
): readonly T[] {
  const left = new Map<string, T[]>();
  for (const entry of copy) left.set(identify(entry), [...(left.get(identify(entry)) ?? []), entry]);
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
    const same = copies.filter((other) => say(other) === say(entry)).flatMap(({ from }) => from);
    return [
      { ...entry, from: [...new Set([...entry.from.filter((id) => !PUBLIC_VOICES.has(id)), ...same])] },
    ];
  });
  return [...kept, ...[...left.values()].flat()];
}

/** Nobody but public sources stands behind it. */
function isPublic({ from }: Pick<FactOrigin, 'from'>): boolean {
  return from.every((id) => PUBLIC_VOICES.has(id));
}
