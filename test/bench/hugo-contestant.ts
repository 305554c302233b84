/** Hugo in the bench: the same Markdown under a theme of ours with the features of our own pages (see hugo/). */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Contestant, Corpus } from './contestant.ts';

const THEME = join(import.meta.dirname, 'hugo');

/** Hugo's version; undefined when there is none. */
export function findHugo(): string | undefined {
  const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
  return status === 0 ? /v\d[\w.]*/.exec(stdout)?.[0] : undefined;
}

/**
 * A Hugo project beside the corpus. Bodies stay as they are; front matter and category files are told in Hugo's words:
 * `weight` for `sidebar_position`, `_index.md` for `index.md` and `_category_.json`. Pictures become assets, so that
 * the theme can know their size.
 */
export function createHugo(corpus: Corpus, folder: string): Contestant {
  cpSync(THEME, folder, { recursive: true });
  const docs = join(corpus.folder, 'content/docs');
  for (const name of readdirSync(docs, { recursive: true, encoding: 'utf8' })) {
    const from = join(docs, name);
    if (name.endsWith('.md')) {
      const to = name === 'index.md' ? '_index.md' : name;
      write(
        join(folder, 'content/docs', to),
        readFileSync(from, 'utf8').replace(/^sidebar_position:/m, 'weight:'),
      );
    } else if (name.endsWith('_category_.json')) {
      const { label, position } = JSON.parse(readFileSync(from, 'utf8')) as {
        label: string;
        position: number;
      };
      // Our categories have no page of their own either.
      const text = `---\ntitle: ${label}\nweight: ${position}\n_build:\n  render: never\n---\n`;
      write(join(folder, 'content/docs', dirname(name), '_index.md'), text);
    } else if (/\.(?:png|svg)$/.test(name)) write(join(folder, 'assets/docs', name), readFileSync(from));
  }
  const cache = join(folder, 'cache');
  return {
    name: 'hugo',
    build: { file: 'hugo', args: ['--quiet', '--cacheDir', cache], cwd: folder },
    out: join(folder, 'public'),
    guides: join(folder, 'public/docs'),
    leftovers: ['public', 'resources', 'cache', '.hugo_build.lock'].map((name) => join(folder, name)),
    sourceOf: (path) => join(folder, 'content/docs', `${path}.md`),
  };
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
