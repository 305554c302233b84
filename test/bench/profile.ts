/** Where the time of a run goes, from V8's own CPU profiles. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './print-results.ts';

/** The parts of a `.cpuprofile` that count here (times in microseconds). */
interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const TOP = 25;

/** Functions of all profiles in `folder` by their own time, the most expensive first. */
export function printProfile(folder: string): string {
  const byFunction = new Map<string, number>();
  const byPlace = new Map<string, number>();
  let total = 0;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.cpuprofile'))) {
    const profile = JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile;
    const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
    for (const [index, id] of profile.samples.entries()) {
      const frame = frames.get(id);
      const time = profile.timeDeltas[index] ?? 0;
      if (frame === undefined || frame.functionName === '(idle)') continue;
      const place = placeOf(frame.url);
      const label = `${frame.functionName || '(anonymous)'}  ${frame.url === '' ? '' : `${place}:${frame.lineNumber + 1}`}`;
      byFunction.set(label, (byFunction.get(label) ?? 0) + time);
      byPlace.set(place, (byPlace.get(place) ?? 0) + time);
      total += time;
    }
  }
  const rows = (times: ReadonlyMap<string, number>, count: number) =>
    [...times]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, count)
      .map(([label, time]) => [(time / 1000).toFixed(0), ((100 * time) / total).toFixed(1), label]);
  return `${table(['ms', '%', 'function, own time'], rows(byFunction, TOP))}\n\n${table(['ms', '%', 'file'], rows(byPlace, 10))}`;
}

/** The package for what is not ours, else the file's name. */
function placeOf(url: string): string {
  if (url === '') return '(engine)';
  if (url.startsWith('node:')) return url;
  return (
    /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(url)?.[1] ??
    url.slice(url.lastIndexOf('/') + 1)
  );
}
