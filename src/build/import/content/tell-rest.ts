/** What of a project stays behind, and why. */
import type { Notebook } from '../notes.ts';
import type { Project, ProjectFiles } from '../project/project.ts';
import type { Places } from './places.ts';

/** What lies in the project and belongs to no part of it: one line each. */
export function tellRest({
  project,
  places,
  files,
  notes,
}: {
  readonly project: Project;
  readonly places: Places;
  readonly files: ProjectFiles;
  readonly notes: Notebook;
}): void {
  const folders = [
    ...places.docs.flatMap(({ part }) => [part.folder, ...(part.others ?? []).map(({ folder }) => folder)]),
    ...project.blogs.map(({ folder }) => folder),
    ...project.pages.map(({ folder }) => folder),
    ...project.statics,
  ];
  const isPart = (name: string): boolean => folders.some((folder) => `${folder}/`.startsWith(name));
  for (const name of files.top) {
    if (
      isPart(name) ||
      /^(?:(?:.+_)?versions\.json|(?:.+_)?versioned_(?:docs|sidebars)\/|i18n\/|node_modules\/|build\/|\.git\/|\.docusaurus\/)$/.test(
        name,
      )
    )
      continue;
    const says =
      REST.find(([pattern]) => pattern.test(name))?.[1] ??
      'It belongs to the old project and is not part of the content';
    notes.add({ kind: 'left', what: name, says, file: name.replace(/\/$/, '') });
  }
  for (const name of ['src/components/', 'src/theme/', 'src/css/', 'src/plugins/'])
    if (files.list(name.slice(0, -1)).length > 0)
      notes.add({
        kind: 'left',
        what: name,
        says: REST.find(([pattern]) => pattern.test(name))?.[1] ?? '',
        file: name.slice(0, -1),
      });
}

const REST: readonly (readonly [RegExp, string])[] = [
  [/^docusaurus\.config\./, 'It was read as data; config/ takes its place'],
  [
    /^sidebars?[\w-]*\.(?:[cm]?[jt]s|json)$|^sidebars?\/$/,
    'It was read as data where the configuration names it; config/sidebars.ts takes its place',
  ],
  [
    /^src\/components\/$/,
    'Components that texts use came along where that is possible; it is said of each above. The rest has no use here',
  ],
  [/^src\/theme\/$/, 'Replaced parts of Docusaurus have no meaning here'],
  [
    /^src\/css\/$/,
    'Style sheets are not taken over, but for the main colour and the fonts of those that the configuration names',
  ],
  [/^src\/plugins\/$/, 'Plugins are not run'],
  [
    /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-.*|bun\.lockb?|\.npmrc|\.yarnrc.*|\.yarn\/|tsconfig.*|babel\.config.*|eslint.*|\.eslint.*|\.prettier.*|prettier.*)$/,
    'It belongs to the program that built the old site',
  ],
  [
    /^(?:\.github\/|\.gitlab.*|netlify\.toml|vercel\.json|\.circleci\/|Dockerfile|docker-compose.*)$/,
    'How the site is built and put online is yours to say anew',
  ],
  [
    /^(?:README|LICENSE|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|CHANGELOG)/i,
    'It is about the project, not part of the site',
  ],
];
