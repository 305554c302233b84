/** The sites that whole-site tests look at, built with the real program into a temporary folder. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Builds a site from nothing; the folder goes when the process ends. */
export async function buildSite(source: SiteSource): Promise<BuiltSite> {
  const outDir = mkdtempSync(join(tmpdir(), `helpsite-${source.name}-`));
  made.push(outDir);
  const run = await startHelpsite([
    'build',
    source.root,
    '--out-dir',
    outDir,
    '--keep-going',
    '--no-cache',
    '--json',
  ]).ended;
  if (run.exitCode > 1) throw new Error(`helpsite build ended with ${run.exitCode}: ${run.stderr}`);
  const { base, diagnostics } = JSON.parse(run.stdout) as Pick<BuiltSite, 'base' | 'diagnostics'>;
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'));
  return { ...source, outDir, base, files: files.toSorted(), diagnostics };
}
