/** helpsite in the bench: the sources as they are now, compiled into a folder where no edit disturbs them, without the sources. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contestant, Corpus } from './contestant.ts';

const project = join(import.meta.dirname, '../..');

/** Copies the program to `folder`, compiles it there and returns the file to run with Node. Throws when it does not compile. */
export function installHelpsite(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of ['bin', 'src', 'package.json', 'package-lock.json']) {
    cpSync(join(project, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'bin/prepare.js')], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The sources do not compile:\n${stderr}`);
  // As it is installed: a checkout looks first whether a source is newer than the program.
  rmSync(join(folder, 'src'), { recursive: true });
  return join(folder, 'bin/helpsite.js');
}

/** A real site has a configuration, and loading it costs time. */
const CONFIG = `export default {
  title: 'Help centre',
  url: 'https://www.example.com',
  base: '/help/',
};
`;

/** A site around the corpus; `nodeArgs` go to Node before the program. */
export function createHelpsite(
  program: string,
  corpus: Corpus,
  nodeArgs: readonly string[] = [],
): Contestant {
  const root = corpus.folder;
  mkdirSync(join(root, 'config'), { recursive: true });
  writeFileSync(join(root, 'config/site.ts'), CONFIG);
  return {
    name: 'helpsite',
    build: { file: process.execPath, args: [...nodeArgs, program, 'build', '--quiet'], cwd: root },
    out: join(root, 'dist'),
    guides: join(root, 'dist/help/docs'),
    leftovers: [join(root, 'dist'), join(root, 'node_modules')],
    sourceOf: (path) => join(root, 'content/docs', `${path}.md`),
  };
}
