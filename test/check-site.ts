/** Small sites for the tests of `check`: written to a folder, checked in this process, told in one line a problem. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCli } from '../src/build/cli.ts';

const scratch = mkdtempSync(join(tmpdir(), 'helpsite-check-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
let sites = 0;

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A site of these files (paths from its root) in a folder of its own; a guide that nothing is wrong with is always there. */
export function writeSite(files: Files): string {
  const root = join(scratch, `site-${++sites}`);
  const all = { 'content/docs/intro.md': '# Start\n\nHello.\n', ...files };
  for (const [path, content] of Object.entries(all)) writeFile(root, path, content);
  return root;
}

/** Writes one file of a site. */
export function writeFile(root: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

export interface CheckOutcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process. */
export async function runIn(root: string, ...argv: readonly string[]): Promise<CheckOutcome> {
  let stdout = '';
  let stderr = '';
  const code = await runCli(argv, {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    env: {},
    cwd: root,
  });
  return { code, stdout, stderr };
}

/** `docs/a.md:3:5 link/missing-page`, one for each problem that `check` (or another command) finds in these files. */
export async function findProblems(files: Files, ...flags: readonly string[]): Promise<readonly string[]> {
  return listProblems(writeSite(files), 'check', ...flags);
}

/** The problems of a site that is there already. */
export async function listProblems(root: string, ...argv: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runIn(root, ...argv, '--json', '--no-cache');
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly {
      readonly code: string;
      readonly file?: string;
      readonly line?: number;
      readonly column?: number;
    }[];
  };
  return diagnostics.map(({ code, file = '', line, column }) =>
    file === '' ? code : `${file.replace(/^content\//, '')}:${line}:${column} ${code}`,
  );
}
