/** Copies the documents that are for people who have a site into `content/`, for `npm run docs`. What they link to and is not among them becomes plain words. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const sidebars = JSON.parse(readFileSync(join(here, 'config/sidebars.json'), 'utf8'));
const list = (items) => items.flatMap((item) => (typeof item === 'string' ? [item] : list(item.items)));
const names = new Set(list(sidebars.docs));
const folder = join(process.argv[2] ?? here, 'content/docs');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(join(here, '..'))) {
  if (!file.endsWith('.md') || !names.has(file.slice(0, -3))) continue;
  const text = readFileSync(join(here, '..', file), 'utf8');
  const linked = text.replace(/\[([^\]]*)\]\((\.\.?\/[^)#]*)(#[^)]*)?\)/g, (whole, words, path) =>
    /^\.\/[\w-]+\.md$/.test(path) && names.has(path.slice(2, -3)) ? whole : words,
  );
  writeFileSync(join(folder, file), linked);
}
