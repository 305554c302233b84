/** The sites that whole-site tests look at, built with the real program into a temporary folder. */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPageFiles } from './page-checks.ts';
import { startHelpsite } from './run-helpsite.ts';

const PROJECT = join(import.meta.dirname, '..');
/** Real documentation trees; they lie beside the clone where there are any. */
const CORPORA = join(PROJECT, '..', 'shared', 'corpora');

export interface SiteSource {
  readonly name: string;
  readonly root: string;
  /** Our own: nothing in it may be reported. The others may have dead links. */
  readonly isOurs: boolean;
}

export interface BuiltSite extends SiteSource {
  readonly outDir: string;
  /** Begins and ends with `/`. */
  readonly base: string;
  /** HTML files relative to the out-dir, sorted. */
  readonly files: readonly string[];
  readonly diagnostics: readonly {
    readonly severity: string;
    readonly code: string;
    readonly message: string;
  }[];
}

/** The client's site, one page of everything, and the corpora that are there. */
export function listSites(): readonly SiteSource[] {
  const corpora = existsSync(CORPORA)
    ? readdirSync(CORPORA).filter((name) => existsSync(join(CORPORA, name, 'content')))
    : [];
  return [
    { name: 'client', root: PROJECT, isOurs: true },
    { name: 'specimen', root: join(import.meta.dirname, 'sites', 'specimen'), isOurs: true },
    ...corpora.toSorted().map((name) => ({ name, root: join(CORPORA, name), isOurs: false })),
  ];
}

/** Why corpora are missing, in words; undefined when they are there. */
export function missingCorpora(): string | undefined {
  return existsSync(CORPORA) ? undefined : 'there is no ../shared/corpora beside the project';
}

const made: string[] = [];
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** Where the files of one run of tests leave the sites that they build, for each other; `run-files.ts` makes and removes it. */
const SHARED = process.env['HELPSITE_TEST_SITES'];
/** Milliseconds between two looks at whether another file has built the site. */
const PAUSE = 200;

/** Builds a site from nothing, or takes what another file of the same run has built: nobody may write into it. */
export async function buildSite(source: SiteSource): Promise<BuiltSite> {
  if (SHARED === undefined) {
    const outDir = mkdtempSync(join(tmpdir(), `helpsite-${source.name}-`));
    made.push(outDir);
    return readSite(source, outDir, await runBuild(source, outDir));
  }
  const outDir = join(SHARED, source.name);
  const told = `${outDir}.json`;
  while (!existsSync(told)) {
    if (!isFirst(`${outDir}.lock`)) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      continue;
    }
    rmSync(outDir, { recursive: true, force: true });
    writeFileSync(`${told}~`, await runBuild(source, outDir));
    renameSync(`${told}~`, told);
  }
  return readSite(source, outDir, readFileSync(told, 'utf8'));
}

/** Whether this process has the lock now; that of a process that has ended is taken away. */
function isFirst(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (existsSync(lock) && !isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** What the build says, as JSON. */
async function runBuild(source: SiteSource, outDir: string): Promise<string> {
  const args = [source.root, '--out-dir', outDir, '--keep-going', '--no-cache', '--json'];
  const run = await startHelpsite(['build', ...args]).ended;
  if (run.exitCode > 1) throw new Error(`helpsite build ended with ${run.exitCode}: ${run.stderr}`);
  return run.stdout;
}

function readSite(source: SiteSource, outDir: string, told: string): BuiltSite {
  const { base, diagnostics } = JSON.parse(told) as Pick<BuiltSite, 'base' | 'diagnostics'>;
  return { ...source, outDir, base, files: listPageFiles(outDir), diagnostics };
}
