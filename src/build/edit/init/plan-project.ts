/** What `init` writes into a folder, seen from what is there: nothing that is there is replaced. Pure. */
import { isRecord } from '../../../is-record.ts';
import {
  IGNORED,
  type Manager,
  type ProjectFacts,
  SCRIPTS,
  writeGuides,
  writeSiteConfig,
  writeWorkflow,
} from './project-texts.ts';

export interface ProjectRequest extends ProjectFacts {
  /** Name of the folder, for package.json. */
  readonly folderName: string;
  /** What package.json says of helpsite: a range of versions, or where it was installed from. */
  readonly dependency: string;
  readonly manager: Manager;
  /** Yarn from version 2 on, which by itself installs without a folder node_modules. */
  readonly isModernYarn: boolean;
}

/** What lies in the folder. */
export interface ExistingProject {
  /** Text of a file (relative to the folder); undefined: it is not there. */
  readonly textOf: (file: string) => string | undefined;
  /** The configuration of the site, whatever its ending. */
  readonly siteConfig: string | undefined;
  /** Whether there are guides, which need no examples. */
  readonly hasGuides: boolean;
}

export interface ProjectPlan {
  /** Relative to the folder, in the order in which they are written. */
  readonly files: readonly {
    readonly file: string;
    readonly text: string;
    /** Sentence about lines that are added to a file that is there; undefined: the file is new. */
    readonly adds?: string;
  }[];
  /** Files that stay as they are, each with the reason. */
  readonly kept: readonly { readonly file: string; readonly reason: string }[];
}

const THERE = 'it is there already';
const YARN = 'nodeLinker: node-modules\n';

/** Plans a project; `request` holds checked values. */
export function planProject(request: ProjectRequest, existing: ExistingProject): ProjectPlan {
  const files: ProjectPlan['files'][number][] = [];
  const kept: ProjectPlan['kept'][number][] = [];
  const add = (file: string, text: string): void => {
    if (existing.textOf(file) === undefined) files.push({ file, text });
    else kept.push({ file, reason: THERE });
  };
  if (existing.hasGuides)
    kept.push({ file: 'content/docs', reason: 'it holds guides already, so there are no examples' });
  else for (const [file, text] of Object.entries(writeGuides())) add(file, text);
  if (existing.siteConfig === undefined) add('config/site.ts', writeSiteConfig(request));
  else kept.push({ file: existing.siteConfig, reason: THERE });
  for (const planned of [planManifest(request, existing), planIgnored(existing)])
    if ('reason' in planned) kept.push(planned);
    else files.push(planned);
  add('.github/workflows/helpsite.yml', writeWorkflow(request.manager));
  if (request.isModernYarn) add('.yarnrc.yml', YARN);
  return { files, kept };
}

type Planned = ProjectPlan['files'][number] | ProjectPlan['kept'][number];

/** package.json, new or with the scripts and the dependency that it lacks. */
function planManifest(request: ProjectRequest, { textOf }: ExistingProject): Planned {
  const file = 'package.json';
  const text = textOf(file);
  if (text === undefined) {
    const manifest = {
      name: namePackage(request.folderName),
      private: true,
      type: 'module',
      scripts: SCRIPTS,
      dependencies: { helpsite: request.dependency },
    };
    return { file, text: `${JSON.stringify(manifest, undefined, 2)}\n` };
  }
  const manifest = readRecord(text);
  if (manifest === undefined) return { file, reason: 'it cannot be read as JSON' };
  const scripts = toRecord(manifest['scripts']);
  const lacking = Object.entries(SCRIPTS).filter(([name]) => scripts[name] === undefined);
  const isNamed = ['dependencies', 'devDependencies'].some(
    (group) => toRecord(manifest[group])['helpsite'] !== undefined,
  );
  if (lacking.length === 0 && isNamed) return { file, reason: 'it has the scripts already' };
  const changed = {
    ...manifest,
    scripts: { ...scripts, ...Object.fromEntries(lacking) },
    ...(isNamed
      ? {}
      : { dependencies: { ...toRecord(manifest['dependencies']), helpsite: request.dependency } }),
  };
  const indent = /^\{\r?\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const names = lacking.map(([name]) => name);
  const adds = [
    ...(names.length > 0 ? [`the scripts ${names.join(', ')}`] : []),
    ...(isNamed ? [] : ['helpsite as a dependency']),
  ];
  return { file, text: `${JSON.stringify(changed, undefined, indent)}\n`, adds: adds.join(' and ') };
}

function planIgnored({ textOf }: ExistingProject): Planned {
  const file = '.gitignore';
  const text = textOf(file);
  if (text === undefined) return { file, text: `${IGNORED.join('\n')}\n` };
  const bare = new Set(text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')));
  const lacking = IGNORED.filter((line) => !bare.has(line.replace(/^\/|\/$/g, '')));
  if (lacking.length === 0) return { file, reason: 'it names dist and node_modules already' };
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return { file, text: `${start}${lacking.join('\n')}\n`, adds: lacking.join(' and ') };
}

function readRecord(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** A name that npm takes; not our own, because no package can depend on itself. */
function namePackage(folder: string): string {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name === '' || name === 'helpsite' || name === 'node-modules' ? 'my-help' : name.slice(0, 100);
}
