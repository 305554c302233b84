/** Small random sites that use most of what real guides use, as values; and the folders they are written to. */
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Random } from './random.ts';

/** Path relative to the root → content. Never mutated: an edit makes another site. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

const WORDS =
  'server world backup console panel start stop player map mod plugin folder file upload download port address join invite version memory restart settings queue region ticket'.split(
    ' ',
  );
const FOLDERS = ['', '01-setup', '01-setup/first-steps', 'games', 'games/islands', '02-Files & folders'];
const TAGS = ['Beginner', 'Files', 'Mods', 'Network', 'Billing'];
const LANGUAGES = ['properties', 'json', 'bash', 'yaml', 'text'];
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** A site of about `guides` guides with categories, partials, pictures, posts, pages and configuration. It builds without errors. */
export function makeSite(random: Random, guides = 14): SiteFiles {
  const files = new Map<string, string | Uint8Array>();
  files.set(
    'config/site.json',
    writeConfig({ title: 'Help centre', tagline: makeSentence(random), hue: random.below(360) }),
  );
  files.set('config/provider.json', JSON.stringify({ provider: 'Acme Hosting', panel: 'Acme Panel' }));
  files.set(
    'content/docs/_shared.mdx',
    `Press **Save**. ${makeSentence(random)}\n\n:::tip\nThis is shown in several guides.\n:::\n`,
  );
  files.set(
    'content/docs/games/_category_.json',
    JSON.stringify({
      label: 'Games',
      position: 2,
      link: { type: 'generated-index', description: makeSentence(random) },
    }),
  );
  files.set('content/docs/games/islands/_category_.yml', 'label: Islands\ncollapsed: false\n');
  files.set('content/docs/picture.png', makePicture(random));
  files.set('content/docs/games/map.svg', makeDrawing(random));
  files.set('content/static/img/logo.svg', makeDrawing(random));
  files.set('content/static/robots.txt', 'User-agent: *\nAllow: /\n');
  files.set(
    'content/docs/games/index.md',
    '---\ntitle: All games\n---\n\nThe games we host.\n\n<DocCardList />\n',
  );
  for (let count = 0; count < guides; count += 1) {
    const path = makeGuidePath(random, files);
    files.set(path, writeGuide(random, path, files));
  }
  for (const day of [3, 12])
    files.set(
      `content/blog/2026-04-${String(day).padStart(2, '0')}-${random.pick(WORDS)}.md`,
      writePost(random),
    );
  files.set(
    'content/pages/about.md',
    `---\ntitle: About\n---\n\n${makeSentence(random)} See [the first guide](${routeOf(random, files)}).\n`,
  );
  return files;
}

/** A path that no guide has; about one in four has a number prefix, one in five ends in `.mdx`. */
export function makeGuidePath(random: Random, files: SiteFiles): string {
  for (;;) {
    const name = `${random.chance(25) ? `${1 + random.below(9)}-` : ''}${random.pick(WORDS)}-${random.pick(WORDS)}`;
    const path = ['content/docs', random.pick(FOLDERS), `${name}.${random.chance(20) ? 'mdx' : 'md'}`]
      .filter((part) => part !== '')
      .join('/');
    const key = idOf(path);
    if (![...files.keys()].some((other) => isGuide(other) && idOf(other) === key)) return path;
  }
}

/** The path without number prefixes and ending: two guides that share it would share an address. */
export function idOf(path: string): string {
  return path.replace(/\.mdx?$/, '').replace(/\/\d+-/g, '/');
}

export function isGuide(path: string): boolean {
  return /^content\/docs\/(?:[^_/][^/]*\/)*[^_/][^/]*\.mdx?$/.test(path);
}

export function listGuides(files: SiteFiles): readonly string[] {
  return [...files.keys()].filter(isGuide).toSorted();
}

/** A guide with a bit of everything; its links lead to guides that are there. */
export function writeGuide(random: Random, path: string, files: SiteFiles): string {
  const imports = path.endsWith('.mdx') || random.chance(20);
  const parts = [
    writeFrontMatter(random, path),
    ...(imports ? ["import Shared from '@site/content/docs/_shared.mdx';"] : []),
    makeSentence(random),
  ];
  const pieces = 2 + random.below(4);
  for (let count = 0; count < pieces; count += 1) parts.push(writePiece(random, path, files));
  if (imports) parts.push('## More\n\n<Shared />');
  return `${parts.join('\n\n')}\n`;
}

/** Always a title; the rest now and then. */
function writeFrontMatter(random: Random, path: string): string {
  const lines = [`title: ${makeTitle(random)}`];
  if (random.chance(60)) lines.push(`description: ${makeSentence(random)}`);
  if (random.chance(30)) lines.push(`sidebar_label: ${makeTitle(random)}`);
  if (random.chance(30)) lines.push(`sidebar_position: ${random.below(9)}`);
  if (random.chance(40)) lines.push(`tags: [${random.pick(TAGS)}, ${random.pick(TAGS)}]`);
  if (random.chance(15))
    lines.push(
      `redirect_from: /docs/old/${idOf(path).slice('content/docs/'.length).replaceAll(/\W+/g, '-')}`,
    );
  if (random.chance(15)) lines.push('last_update:\n  date: 2026-02-03\n  author: Support');
  if (random.chance(8)) lines.push('unlisted: true');
  if (random.chance(8)) lines.push('hide_table_of_contents: true');
  return `---\n${lines.join('\n')}\n---`;
}

/** One section of a guide. */
export function writePiece(random: Random, path: string, files: SiteFiles): string {
  const heading = `## ${makeTitle(random)}`;
  switch (random.below(11)) {
    case 0:
      return `:::${random.pick(ADMONITIONS)}${random.chance(40) ? ` ${makeTitle(random)}` : ''}\n${makeSentence(random)}\n:::`;
    case 1:
      return `${heading}\n\n<Tabs groupId="os">\n<TabItem value="windows" label="Windows">\n\n${makeSentence(random)}\n\n</TabItem>\n<TabItem value="linux" label="Linux">\n\n\`\`\`bash\nls -la /home/${random.pick(WORDS)}\n\`\`\`\n\n</TabItem>\n</Tabs>`;
    case 2:
      return `${heading}\n\n\`\`\`${random.pick(LANGUAGES)} title="${random.pick(WORDS)}.txt"\n${random.pick(WORDS)}=${random.below(100)}\n# ${random.pick(WORDS)}\n\`\`\``;
    case 3:
      return `![${makeTitle(random)}](@site/content/docs/picture.png)`;
    case 4:
      return `| Key | Value |\n|---|--:|\n| ${random.pick(WORDS)} | ${random.below(50)} |\n| ${random.pick(WORDS)} | \`${random.pick(WORDS)}\` |`;
    case 5:
      return `<div style={{ color: 'red', maxWidth: '${10 + random.below(3)}em' }}>\n\n${makeSentence(random)}\n\n</div>`;
    case 6:
      return `${heading}\n\n1. Open {panel}.\n2. ${makeSentence(random)}\n3. <details><summary>Why?</summary>${makeSentence(random)}</details>`;
    case 7:
      return `${heading}\n\n![The logo](/img/logo.svg)\n\n- [ ] ${makeSentence(random)}\n- [x] ${makeSentence(random)}[^1]\n\n[^1]: ${makeSentence(random)}`;
    default:
      return `${heading}\n\n${makeSentence(random)} ${writeLink(random, path, files)} ${makeSentence(random)}`;
  }
}

/** A link to some guide, by file or by address; without other guides just words. */
export function writeLink(random: Random, path: string, files: SiteFiles): string {
  const others = listGuides(files).filter((other) => other !== path);
  if (others.length === 0) return makeSentence(random);
  const target = random.pick(others);
  return `[${makeTitle(random)}](<${random.chance(70) ? relativeTo(path, target) : `@site/${target}`}>)`;
}

/** `content/docs/a/b.md`, `content/docs/c.md` → `../c.md`. */
function relativeTo(from: string, to: string): string {
  const up = from.split('/').length - 3;
  return `./${'../'.repeat(up)}${to.slice('content/docs/'.length)}`;
}

function routeOf(random: Random, files: SiteFiles): string {
  return `<@site/${random.pick(listGuides(files))}>`;
}

export function writePost(random: Random): string {
  return `---\ntitle: ${makeTitle(random)}\n---\n\n${makeSentence(random)}\n\n<!-- truncate -->\n\n${makeSentence(random)}\n`;
}

/** `config/site.json`: a new hue changes the style sheet, and so every page. */
export function writeConfig({
  title,
  tagline,
  hue,
}: {
  readonly title: string;
  readonly tagline: string;
  readonly hue: number;
}): string {
  return JSON.stringify({ title, tagline, accentHue: hue, docs: { showLastUpdateTime: true } }, undefined, 2);
}

export function makeTitle(random: Random): string {
  const words = Array.from({ length: 1 + random.below(3) }, () => random.pick(WORDS)).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function makeSentence(random: Random): string {
  const words = Array.from({ length: 4 + random.below(8) }, () => random.pick(WORDS)).join(' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** The start of a PNG: all that measuring needs, and bytes that tell one from another (PNG specification, 5.2 and 11.2.1). */
export function makePicture(random: Random): Uint8Array {
  const bytes = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(1 + random.below(900), 16);
  bytes.writeUInt32BE(1 + random.below(900), 20);
  for (let at = 24; at < bytes.length; at += 1) bytes[at] = random.below(256);
  return bytes;
}

export function makeDrawing(random: Random): string {
  const [width, height] = [10 + random.below(400), 10 + random.below(400)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle r="${random.below(9)}"/></svg>\n`;
}

/** A new empty folder that is removed when `end` is called. */
export function makeFolder(): { readonly path: string; end(): void } {
  const path = mkdtempSync(join(tmpdir(), 'helpsite-test-'));
  return { path, end: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Makes the folder hold the site: writes what differs from `before`, removes what is gone. Paths in the order given. */
export function writeSite(root: string, files: SiteFiles, before: SiteFiles = new Map()): void {
  for (const path of before.keys()) {
    if (files.has(path)) continue;
    rmSync(join(root, path), { force: true });
    removeEmptyFolders(root, dirname(path));
  }
  for (const [path, content] of files) {
    const old = before.get(path);
    if (old === content) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

function removeEmptyFolders(root: string, folder: string): void {
  for (let path = folder; path !== '.' && path !== 'content'; path = dirname(path)) {
    try {
      rmdirSync(join(root, path));
    } catch {
      return;
    }
  }
}
