/** Small sites given as values, built, and what became of them. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDeadAddresses } from './page-checks.ts';
import { runHere } from './run-helpsite.ts';
import { makeFolder, writeSite } from './site-fixture.ts';

export interface Written {
  /** A file below the out-dir; undefined when it was not written. */
  readonly read: (file: string) => string | undefined;
  readonly page: (route: string) => string;
  readonly stdout: string;
  readonly exitCode: number;
}

/** Builds a site of these files (objects become JSON) in a folder of its own and shows what was written; pages name nothing that is not there, unless it is told. */
export async function withSite(
  files: Readonly<Record<string, string | object>>,
  look: (written: Written) => void,
  ...flags: readonly string[]
): Promise<void> {
  const folder = makeFolder();
  try {
    const texts = Object.entries(files).map(
      ([path, text]) => [path, typeof text === 'string' ? text : JSON.stringify(text)] as const,
    );
    writeSite(folder.path, new Map(texts));
    const { exitCode, stdout } = await runHere('build', folder.path, '--no-cache', '--keep-going', ...flags);
    if (exitCode === 0) assert.deepEqual(findDeadAddresses(join(folder.path, 'dist'), stdout), []);
    const read = (file: string): string | undefined => {
      const path = join(folder.path, 'dist', file);
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    };
    const page = (route: string): string => {
      const html = read(`${route.slice(1)}/index.html`);
      assert.ok(html !== undefined, `${route} was not written:\n${stdout}`);
      return html;
    };
    look({ read, page, stdout, exitCode });
  } finally {
    folder.end();
  }
}
