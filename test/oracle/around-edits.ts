/** Edits of what is around a site: its history, its place, the command line, the environment, the times of its files. */
import type { Random } from '../random.ts';
import type { Flags, Project } from './project.ts';

export interface Around {
  readonly project: Project;
  readonly name: string;
}

export type AroundEdit = (random: Random, project: Project) => Around;

const AUTHORS = ['Ann', 'Bo Writer', 'Łukasz', '山田'];

/** Commits, amends, goes back, loses or finds the repository. */
export const editHistory: AroundEdit = (random, project) => {
  const { commits = [], files } = project;
  const last = commits.at(-1);
  const commit = {
    at: (last?.at ?? 1_767_300_000) + 3600 * (1 + random.below(80)),
    author: random.pick(AUTHORS),
    files,
  };
  const [name, next] = random.pick([
    ['commit', [...commits, commit]],
    ['commit', [...commits, commit]],
    ['amend', [...commits.slice(0, -1), commit]],
    ['commit with an older date', [...commits, { ...commit, at: commit.at - 9_000_000 }]],
    ['undo a commit', commits.slice(0, -1)],
    ['other authors', commits.map((old) => ({ ...old, author: random.pick(AUTHORS) }))],
    ['no repository', undefined],
  ] as const);
  return { project: { ...project, commits: next }, name };
};

/** Another name for the project's folder, or another out-dir. */
export const editPlace: AroundEdit = (random, project) => {
  if (random.chance(60)) {
    const outDir = random.pick(['dist', 'dist', 'public', 'out/deep']);
    return { project: { ...project, outDir }, name: `write to ${outDir}` };
  }
  const root = random.pick(['site', 'moved', 'a folder/with “quotes”']);
  return { project: { ...project, root }, name: `move the project to ${root}` };
};

type FlagEdit = (random: Random, flags: Flags) => Flags;

/** Gives a flag that is not given, and leaves out one that is. */
function toggle(name: 'drafts' | 'compress' | 'keepGoing' | 'strict'): FlagEdit {
  return (_random, flags) => {
    const { [name]: given, ...rest } = flags;
    return given === undefined ? { ...rest, [name]: true } : rest;
  };
}

const FLAGS: readonly FlagEdit[] = [
  (random, flags) => ({ ...flags, base: random.pick(['/', '/x/', '/help/', undefined]) }),
  (random, flags) => ({ ...flags, config: random.pick(['config/other.ts', undefined]) }),
  toggle('drafts'),
  toggle('compress'),
  toggle('keepGoing'),
  toggle('strict'),
  (random, flags) => ({ ...flags, report: random.pick(['text', 'verbose', 'quiet', 'json'] as const) }),
];

/** One flag given or left out. */
export const editFlags: AroundEdit = (random, project) => {
  const flags = random.pick(FLAGS)(random, project.flags);
  const config =
    flags.config !== undefined && project.files.has(flags.config) ? { config: flags.config } : {};
  const { config: _, ...rest } = flags;
  const next = { ...rest, ...config };
  return { project: { ...project, flags: next }, name: `flags ${JSON.stringify(next)}` };
};

const VARIABLES = [
  ['HELPSITE_SEARCH_HOSTS', 'http://127.0.0.1:4017'],
  ['HELPSITE_SEARCH_HOSTS', 'http://127.0.0.1:4018,http://127.0.0.1:4019'],
  ['ALGOLIA_ADMIN_KEY', 'public-key'],
  ['SITE_TITLE', 'From outside'],
  ['SITE_TITLE', 'From elsewhere'],
  ['NODE_ENV', 'development'],
] as const;

/** A variable of the environment set or unset. */
export const editEnvironment: AroundEdit = (random, project) => {
  const [name, value] = random.pick(VARIABLES);
  const { [name]: old, ...rest } = project.env;
  const env = old === value ? rest : { ...rest, [name]: value };
  return { project: { ...project, env }, name: `${name}=${env[name] ?? ''}` };
};

/** Whether files come with times of their own. */
export const editTimes: AroundEdit = (_random, project) => ({
  project: { ...project, hasOldTimes: !project.hasOldTimes },
  name: project.hasOldTimes ? 'times of their own' : 'one time for all files',
});

/** Time zones and languages, of processes of their own. */
export const PLACES: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  { TZ: 'America/St_Johns', LANG: 'sv_SE.UTF-8', LC_ALL: 'sv_SE.UTF-8' },
  { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' },
];
