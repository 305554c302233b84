/**
 * A year in the life of a help centre: guides are renamed, moved, deleted, split, merged and rewritten at random, and after each change
 * `check --fix` keeps what it can. Then every recorded address must lead to its text, or be told as lost: never silently neither.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseLock } from '../src/build/addresses/lock.ts';
import { routeLookupKey } from '../src/build/model/targets.ts';
import { routeKey } from '../src/urls.ts';
import { extractSections } from '../src/build/search/sections.ts';
import { joinPlaces } from '../src/search/places.ts';
import { prepareSite } from '../src/build/site/prepare-site.ts';
import type { Site } from '../src/build/site/site.ts';
import { createRandom, type Random } from './random.ts';
import { runHere } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

/** Path relative to the root → text. */
type Guides = Map<string, string>;

interface AddressRun {
  readonly seed: number;
  readonly count: number;
  /** Folder of a site; must be empty. */
  readonly root: string;
  readonly guides: Guides;
  readonly onStep?: (line: string) => void;
}

interface AddressCounts {
  /** Recorded addresses and anchors that were looked at, over all steps. */
  readonly looked: number;
  /** Told as lost after `--fix`, because nobody can say where they went. */
  readonly told: number;
  /** Neither there nor told. */
  readonly silent: readonly string[];
  /** Lead to another text than theirs, although theirs is elsewhere. */
  readonly misled: readonly string[];
  /** How often each kind of change was made, and how many of its losses were told and not mended. */
  readonly kinds: ReadonlyMap<string, readonly [made: number, told: number]>;
}

export async function runAddressChanges({
  seed,
  count,
  root,
  guides,
  onStep,
}: AddressRun): Promise<AddressCounts> {
  const random = createRandom(seed);
  for (const [path, text] of guides) write(root, path, text);
  await record(root);
  let known = listTexts(await readSiteAt(root), root);
  const silent: string[] = [];
  const misled: string[] = [];
  const kinds = new Map<string, readonly [number, number]>();
  let [looked, told] = [0, 0];
  for (let step = 0; step < count; step += 1) {
    const before = readGuides(root);
    const { name, guides: after } = random.pick(CHANGES)(random, new Map(before));
    for (const path of before.keys()) if (!after.has(path)) rmSync(join(root, path));
    for (const [path, text] of after) if (before.get(path) !== text) write(root, path, text);
    await runHere('check', root, '--fix', '--quiet');
    const { stdout } = await runHere('check', root, '--json');
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] };
    const problems = diagnostics.filter(
      ({ code }) => code === 'address/lost' || code === 'anchor/lost' || code === 'address/foreign',
    );
    assert.ok(!problems.some(({ code }) => code === 'address/foreign'), `${name}: taken for another site`);
    const lost = new Set(problems.flatMap(({ message }) => readTold(message)));
    const disputed = new Set(
      diagnostics.flatMap(({ code, message }) => (code === 'anchor/taken' ? readTold(message) : [])),
    );
    const site = await readSiteAt(root);
    const texts = listTexts(site, root);
    const where = `seed ${seed}, step ${step}, ${name}`;
    for (const [address, words] of known) {
      looked += 1;
      const [route = ''] = address.split('#');
      if (lost.has(address) || lost.has(route) || disputed.has(address)) continue;
      const now = resolve(site, address);
      if (now === undefined) silent.push(`${where}: ${address}`);
      // A page that stays, or to which an address has led before, may lose text: its sections say where to.
      else if (address === route && now.page === words.page) continue;
      // Told at the section that it leads to: that one has changed its text, too.
      else if (lost.has(now.at)) continue;
      else if (isElsewhere(words.text, now.text, texts, address))
        misled.push(`${where}: ${address} is at ${now.page}`);
    }
    told += problems.length;
    const kind = name.split(' ')[0] ?? '';
    const [made, missed] = kinds.get(kind) ?? [0, 0];
    kinds.set(kind, [made + 1, missed + problems.length]);
    if (problems.length > 0) onStep?.(`${where}: ${[...lost].slice(0, 4).join(' ')}`);
    await record(root, lost);
    known = listTexts(await readSiteAt(root), root);
  }
  return { looked, told, silent, misled, kinds };
}

/** The same with every so many of the client's own guides, in a folder of its own. */
export async function runAddressYear({
  seed,
  count,
  every,
}: {
  readonly seed: number;
  readonly count: number;
  readonly every: number;
}): Promise<AddressCounts> {
  const folder = makeFolder();
  try {
    const docs = join(import.meta.dirname, '..', 'content', 'docs');
    const paths = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.mdx?$/.test(path),
    );
    const guides = paths
      .toSorted()
      .filter((_, index) => index % every === 0)
      .map((path) => [`content/docs/${path}`, readFileSync(join(docs, path), 'utf8')] as const);
    return await runAddressChanges({ seed, count, root: folder.path, guides: new Map(guides) });
  } finally {
    folder.end();
  }
}

/** Records what is there; what is told as lost is forgotten, as a writer would who knows that it is gone. */
async function record(root: string, lost: ReadonlySet<string> = new Set()): Promise<void> {
  const forget = lost.size === 0 ? [] : ['--forget', ...lost];
  const { exitCode, stdout, stderr } = await runHere('addresses', 'record', root, ...forget);
  assert.equal(exitCode, 0, stdout + stderr);
}

async function readSiteAt(root: string): Promise<Site> {
  const { content } = await prepareSite(
    {
      command: 'check',
      root,
      outDir: join(root, 'dist'),
      base: undefined,
      configFile: undefined,
      json: false,
      quiet: true,
      verbose: false,
      strict: false,
      keepGoing: false,
      clean: false,
      cache: true,
      drafts: false,
      explain: false,
      compress: false,
      format: 'text',
      io: { stdout: { write: () => {} }, stderr: { write: () => {} }, env: {}, cwd: root },
    },
    { start: () => {}, report: () => {}, end: () => {} },
  );
  assert.ok(content !== undefined);
  return content.site;
}

/** The address that a problem of the record, or of two claims, is about. */
function readTold(message: string): readonly string[] {
  const [, lost, id, page, claimed] =
    /^The address (\S+) is recorded|^The section "(#[^"]+)" of (\S+) is still there|^Two headings claim the old section (\S+)/.exec(
      message,
    ) ?? [];
  const told = lost ?? claimed ?? (id === undefined ? undefined : `${page}${id}`);
  return told === undefined ? [] : [told];
}

interface Found {
  /** Lookup key of the page, and the address of the section on it. */
  readonly page: string;
  readonly at: string;
  readonly text: string;
}

/** What a reader finds at a recorded address; undefined: nothing. */
function resolve(site: Site, address: string): Found | undefined {
  const [route = '', id] = address.split('#');
  const key = routeLookupKey(route);
  const { model } = site;
  const isPage = model.routes.some(({ path, kind }) => routeLookupKey(path) === key && kind !== 'redirect');
  const to = isPage ? route : model.redirects.find(({ from }) => routeLookupKey(from) === key)?.to;
  if (to === undefined) return undefined;
  if (id === undefined) return textAt(site, to);
  const moved = model.moved.find((entry) => routeLookupKey(entry.from) === key && entry.fromId === id);
  return moved === undefined ? textAt(site, to, id) : textAt(site, moved.to, moved.toId);
}

/** The text of a page, or of a section with those below it; undefined when there is none of this id. */
function textAt(site: Site, route: string, id?: string): Found | undefined {
  const text = readText(site, route, id);
  return text === undefined
    ? undefined
    : { page: routeLookupKey(route), at: `${routeKey(route)}#${id ?? ''}`, text };
}

function readText({ model, lookup, parsed }: Site, route: string, id?: string): string | undefined {
  const key = routeLookupKey(route);
  const doc = model.docs.find((entry) => routeLookupKey(entry.route) === key);
  if (doc === undefined) return id === undefined || id === '' ? '' : undefined;
  const body = parsed.bodies.get(doc.path)?.read();
  const sections = body === undefined ? [] : joinPlaces(extractSections(body, doc.title));
  if (id === undefined)
    return sections
      .map(({ content, heading }, index) => (index > 0 ? `${heading} ` : '') + content)
      .join(' ');
  const page = lookup.pages.get(doc.path);
  const old = page?.oldAnchors.find((entry) => entry.id === id && entry.page === undefined);
  const at = sections.findIndex(({ anchor }) => anchor === (old?.toId ?? id));
  if (at === -1) return page?.anchors.includes(id) === true ? '' : undefined;
  const depth = Number(sections[at]?.level.slice(3));
  const end = sections.findIndex(({ level }, index) => index > at && Number(level.slice(3)) <= depth);
  return sections
    .slice(at, end === -1 ? undefined : end)
    .map(({ content }) => content)
    .join(' ');
}

/** Every recorded address with its text of now. */
function listTexts(site: Site, root: string): Map<string, Found> {
  const texts = new Map<string, Found>();
  const lock = existsSync(join(root, 'addresses.lock'))
    ? readFileSync(join(root, 'addresses.lock'), 'utf8')
    : '';
  for (const { route, anchors } of parseLock({ text: lock }).addresses.values()) {
    // Where the guides begin is for the site to say.
    if (route === '/help/docs') continue;
    for (const address of [route, ...anchors.map((anchor) => `${route}#${anchor}`)]) {
      const text = resolve(site, address);
      if (text !== undefined) texts.set(address, text);
    }
  }
  return texts;
}

/** A third word or more: shorter texts say nothing. */
const MIN_WORDS = 12;

/** The text of an address is not what it leads to now, but clearly what another address leads to. */
function isElsewhere(before: string, now: string, texts: ReadonlyMap<string, Found>, own: string): boolean {
  const words = triples(before);
  if (words.size < MIN_WORDS || shareOf(words, triples(now)) >= 0.4) return false;
  return [...texts].some(([address, { text }]) => address !== own && shareOf(words, triples(text)) >= 0.8);
}

function triples(text: string): ReadonlySet<string> {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}

function shareOf(words: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...words].filter((word) => other.has(word)).length / Math.max(words.size, 1);
}

function readGuides(root: string): Guides {
  return new Map(
    readdirSync(join(root, 'content/docs'), { recursive: true, encoding: 'utf8' })
      .map((path) => `content/docs/${path}`)
      .filter((path) => /\.mdx?$/.test(path) && !path.split('/').some((part) => part.startsWith('_')))
      .toSorted()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

// ---------------------------------------------------------------- what writers do

interface Changed {
  readonly name: string;
  readonly guides: Guides;
}

type Change = (random: Random, guides: Guides) => Changed;

const CHANGES: readonly Change[] = [
  renameFile,
  moveFile,
  moveFolder,
  deleteGuide,
  splitGuide,
  splitAll,
  mergeGuides,
  renameHeading,
  renameHeading,
  renameAndRewrite,
  dropHeading,
  moveSection,
  swapSections,
  changeSlug,
  editText,
];

const NEW_WORDS =
  'quick proper detailed simple reliable modern second other complete general useful common'.split(' ');

function newName(random: Random): string {
  return `${random.pick(NEW_WORDS)}-${random.pick(NEW_WORDS)}-${random.below(1000)}`;
}

function pickGuide(random: Random, guides: Guides): string {
  return random.pick([...guides.keys()]);
}

function moveTo(guides: Guides, from: string, to: string): Guides {
  const text = guides.get(from) ?? '';
  guides.delete(from);
  guides.set(to, text);
  return guides;
}

function renameFile(random: Random, guides: Guides): Changed {
  const from = pickGuide(random, guides);
  const to = `${dirname(from)}/${newName(random)}${from.slice(from.lastIndexOf('.'))}`;
  return { name: `rename ${from} to ${to}`, guides: moveTo(guides, from, to) };
}

function moveFile(random: Random, guides: Guides): Changed {
  const from = pickGuide(random, guides);
  const to = `content/docs/${newName(random)}/${from.slice(from.lastIndexOf('/') + 1)}`;
  return { name: `move ${from} to ${to}`, guides: moveTo(guides, from, to) };
}

function moveFolder(random: Random, guides: Guides): Changed {
  const folder = dirname(pickGuide(random, guides));
  if (folder === 'content/docs') return renameFile(random, guides);
  const to = `content/docs/${newName(random)}`;
  const inside = [...guides.keys()].filter((path) => path.startsWith(`${folder}/`));
  for (const path of inside) moveTo(guides, path, to + path.slice(folder.length));
  return { name: `move-folder ${folder} to ${to}`, guides };
}

function deleteGuide(random: Random, guides: Guides): Changed {
  const path = pickGuide(random, guides);
  if (guides.size > 6) guides.delete(path);
  return { name: `delete ${path}`, guides };
}

interface Parts {
  readonly settings: string;
  readonly intro: string;
  /** Each begins with its heading of the second level. */
  readonly sections: readonly string[];
}

function take(text: string): Parts {
  const settings = /^---\r?\n[\s\S]*?\n---\r?\n/.exec(text)?.[0] ?? '';
  const lines = text.slice(settings.length).split('\n');
  const parts: string[] = [''];
  let isCode = false;
  for (const line of lines) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (!isCode && line.startsWith('## ')) parts.push('');
    parts[parts.length - 1] += `${line}\n`;
  }
  const [intro = '', ...sections] = parts;
  return { settings, intro, sections };
}

function join2({ settings, intro, sections }: Parts): string {
  return [settings, intro, ...sections].join('');
}

function pickWith(random: Random, guides: Guides, least: number): string | undefined {
  const fit = [...guides].filter(([, text]) => take(text).sections.length >= least).map(([path]) => path);
  return fit.length === 0 ? undefined : random.pick(fit);
}

function imports(text: string): string {
  return (text.match(/^import .*$/gm) ?? []).join('\n');
}

/** Half of the sections become a guide of their own. */
function splitGuide(random: Random, guides: Guides): Changed {
  const path = pickWith(random, guides, 2);
  if (path === undefined) return editText(random, guides);
  const parts = take(guides.get(path) ?? '');
  const half = Math.ceil(parts.sections.length / 2);
  const to = `${dirname(path)}/${newName(random)}.mdx`;
  guides.set(path, join2({ ...parts, sections: parts.sections.slice(0, half) }));
  guides.set(
    to,
    `---\ntitle: A part of it ${random.below(1000)}\n---\n\n${imports(parts.intro)}\n\n${parts.sections.slice(half).join('')}`,
  );
  return { name: `split ${path}`, guides };
}

/** Nothing of the guide stays where it was: it becomes two. */
function splitAll(random: Random, guides: Guides): Changed {
  const path = pickWith(random, guides, 3);
  if (path === undefined) return editText(random, guides);
  const { intro, sections } = take(guides.get(path) ?? '');
  const cut = 1 + random.below(sections.length - 1);
  const folder = dirname(path);
  guides.delete(path);
  guides.set(
    `${folder}/${newName(random)}.mdx`,
    `---\ntitle: First part ${random.below(1000)}\n---\n\n${intro}${sections.slice(0, cut).join('')}`,
  );
  guides.set(
    `${folder}/${newName(random)}.mdx`,
    `---\ntitle: Second part ${random.below(1000)}\n---\n\n${imports(intro)}\n\n${sections.slice(cut).join('')}`,
  );
  return { name: `split-all ${path}`, guides };
}

function mergeGuides(random: Random, guides: Guides): Changed {
  const [from = '', to = ''] = random.shuffle([...guides.keys()]);
  if (guides.size < 7) return editText(random, guides);
  const { intro, sections } = take(guides.get(from) ?? '');
  const { settings, ...rest } = take(guides.get(to) ?? '');
  guides.delete(from);
  guides.set(
    to,
    `${join2({ settings, ...rest })}\n\n${random.chance(50) ? `## From ${random.pick(NEW_WORDS)} pages\n\n` : ''}${intro.replace(/^# .*$/m, '')}${sections.join('')}`,
  );
  return { name: `merge ${from} into ${to}`, guides };
}

function editSection(
  random: Random,
  guides: Guides,
  name: string,
  change: (section: string, heading: string, rest: string) => string,
): Changed {
  const path = pickWith(random, guides, 1);
  if (path === undefined) return deleteGuide(random, guides);
  const parts = take(guides.get(path) ?? '');
  const at = random.below(parts.sections.length);
  const sections = parts.sections.map((section, index) => {
    if (index !== at) return section;
    const end = section.indexOf('\n');
    return change(section, section.slice(0, end), section.slice(end));
  });
  guides.set(path, join2({ ...parts, sections }));
  return { name: `${name} in ${path}: ${(parts.sections[at] ?? '').split('\n')[0]}`, guides };
}

function renameHeading(random: Random, guides: Guides): Changed {
  const fresh = `## The ${random.pick(NEW_WORDS)} way ${random.below(1000)}`;
  return editSection(random, guides, 'heading', (_, heading, rest) =>
    random.chance(50)
      ? fresh + rest
      : `${heading.replace(/\s*\{#[^}]*\}\s*$/, '')} ${random.pick(NEW_WORDS)}${rest}`,
  );
}

/** A new heading, and one word in twenty is another. */
function renameAndRewrite(random: Random, guides: Guides): Changed {
  return editSection(
    random,
    guides,
    'rewrite',
    (_, __, rest) =>
      `## About ${random.pick(NEW_WORDS)} things ${random.below(1000)}${changeWords(random, rest, 5)}`,
  );
}

function changeWords(random: Random, text: string, percent: number): string {
  return text.replace(/(?<=[a-z] )[a-z]{4,}(?= [a-z])/g, (word) =>
    random.chance(percent) ? random.pick(NEW_WORDS) : word,
  );
}

function dropHeading(random: Random, guides: Guides): Changed {
  return editSection(random, guides, 'drop-heading', (_, __, rest) => rest);
}

function moveSection(random: Random, guides: Guides): Changed {
  const path = pickWith(random, guides, 2);
  if (path === undefined) return deleteGuide(random, guides);
  const parts = take(guides.get(path) ?? '');
  const at = random.below(parts.sections.length);
  const to = random.pick([...guides.keys()].filter((other) => other !== path));
  guides.set(path, join2({ ...parts, sections: parts.sections.filter((_, index) => index !== at) }));
  guides.set(to, `${guides.get(to) ?? ''}\n\n${imports(parts.intro)}\n\n${parts.sections[at] ?? ''}`);
  return { name: `move-section of ${path} to ${to}`, guides };
}

function swapSections(random: Random, guides: Guides): Changed {
  const path = pickWith(random, guides, 2);
  if (path === undefined) return deleteGuide(random, guides);
  const parts = take(guides.get(path) ?? '');
  guides.set(path, join2({ ...parts, sections: random.shuffle(parts.sections) }));
  return { name: `swap sections of ${path}`, guides };
}

function changeSlug(random: Random, guides: Guides): Changed {
  const path = pickGuide(random, guides);
  const { settings, ...rest } = take(guides.get(path) ?? '');
  const line = `slug: /${newName(random)}\n`;
  const edited =
    settings === ''
      ? `---\n${line}---\n\n`
      : settings.replace(/^slug:.*\n/m, '').replace(/^---\r?\n/, (first) => first + line);
  guides.set(path, join2({ settings: edited, ...rest }));
  return { name: `slug of ${path}`, guides };
}

function editText(random: Random, guides: Guides): Changed {
  const path = pickGuide(random, guides);
  const { settings, ...rest } = take(guides.get(path) ?? '');
  guides.set(path, settings + changeWords(random, join2({ settings: '', ...rest }), 10));
  return { name: `edit ${path}`, guides };
}
