/** What happens to a cache and an out-dir between two builds: lost, restored from somewhere, touched by others. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../random.ts';
import { readTree } from '../run-helpsite.ts';
import type { Project } from './project.ts';
import type { Workspace } from './workspace.ts';

export interface Accident {
  readonly name: string;
  happen(place: Workspace, project: Project, random: Random): void;
}

const CACHE = 'node_modules';

const cache = (place: Workspace): string => join(place.root(), CACHE);
const dist = (place: Workspace, { outDir }: Project): string => join(place.root(), outDir);

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** With the times of its files, as archives do it; `withTimes` false: as a plain copy. */
function copy(from: string, to: string, withTimes: boolean): void {
  if (!existsSync(from)) return;
  remove(to);
  cpSync(from, to, { recursive: true, preserveTimestamps: withTimes });
}

/** A file of the built site, if there is one. */
function pickFile(folder: string, random: Random): string | undefined {
  const files = [...readTree(folder).keys()].filter(
    (path) => !path.endsWith('/') && !path.startsWith('.helpsite'),
  );
  return files.length === 0 ? undefined : join(folder, random.pick(files));
}

export const ACCIDENTS: readonly Accident[] = [
  { name: 'the cache is lost', happen: (place) => remove(cache(place)) },
  { name: 'the out-dir is lost', happen: (place, project) => remove(dist(place, project)) },
  { name: 'the cache is saved', happen: (place) => copy(cache(place), join(place.store, 'cache'), true) },
  {
    name: 'an old cache is restored',
    happen: (place) => copy(join(place.store, 'cache'), cache(place), true),
  },
  {
    name: 'an old cache is restored with new times',
    happen: (place) => copy(join(place.store, 'cache'), cache(place), false),
  },
  {
    name: 'the out-dir is saved',
    happen: (place, project) => copy(dist(place, project), join(place.store, 'dist'), true),
  },
  {
    name: 'an old out-dir is restored',
    happen: (place, project) => copy(join(place.store, 'dist'), dist(place, project), true),
  },
  {
    name: 'an old out-dir is restored with new times',
    happen: (place, project) => copy(join(place.store, 'dist'), dist(place, project), false),
  },
  {
    name: 'a file of the site is edited by hand',
    happen(place, project, random) {
      const file = pickFile(dist(place, project), random);
      if (file !== undefined)
        writeFileSync(file, random.chance(50) ? 'edited' : readFileSync(file).map((byte) => byte ^ 1));
    },
  },
  {
    name: 'a file of the site is removed by hand',
    happen(place, project, random) {
      const file = pickFile(dist(place, project), random);
      if (file !== undefined) remove(file);
    },
  },
  {
    name: 'a stranger lies in the site',
    happen(place, project, random) {
      const folder = dist(place, project);
      if (!existsSync(join(folder, '.helpsite'))) return;
      const stray = join(folder, random.pick(['help', 'help/docs', 'left over']));
      mkdirSync(stray, { recursive: true });
      writeFileSync(join(stray, 'stray.html'), 'stray');
    },
  },
];
