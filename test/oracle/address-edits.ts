/** Edits of addresses: headings with old ids, sections that moved, short addresses, pages that are gone, links to all of them. */
import type { Random } from '../random.ts';
import { type Edit, textOf, withFile } from '../site-edits.ts';
import { makeTitle, type SiteFiles } from '../site-fixture.ts';
import { readModule, withSetting, writeModule } from './modules.ts';
import { docIdOf, listFiles, pickGuide } from './pick.ts';

/** One random edit of addresses. */
export const editAddresses: Edit = (random, files) => random.pick(EDITS)(random, files);

/** A guide, page or post. */
function pickPlace(random: Random, files: SiteFiles): string {
  const plain = listFiles(files, /^content\/(?:pages|blog)\/(?:[^_/][^/]*\/)*[^_/][^/]*\.md$/);
  return plain.length > 0 && random.chance(25) ? random.pick(plain) : pickGuide(random, files);
}

/** An old id: often the same few, so that there are conflicts; of this page, of another, of an address that is none any more. */
function makeOldId(random: Random, files: SiteFiles): string {
  const id = `was-${random.below(12)}`;
  const page = random.pick([
    '',
    '',
    `/docs/${docIdOf(files, pickGuide(random, files))}`,
    `/docs/was-${random.below(30)}`,
    `/docs/gone-${random.below(6)}`,
  ]);
  return page === '' ? id : `${page}#${id}`;
}

/** A heading that is renamed and keeps its old id, or gets another one, or loses all. */
const editHeading: Edit = (random, files) => {
  const path = pickPlace(random, files);
  const text = textOf(files, path);
  const headings = text.match(/^## .*$/gm) ?? [];
  if (headings.length === 0 || random.chance(20)) {
    const heading = `## ${makeTitle(random)} {#here-${random.below(9)} aliases="${makeOldId(random, files)}"}`;
    return { files: withFile(files, path, `${text}\n${heading}\n\nWords.\n`), name: `a heading in ${path}` };
  }
  const heading = random.pick(headings);
  const words = heading.replace(/\s*\{[^{}]*\}$/, '');
  const [name, edited] = random.pick([
    [
      'other old ids',
      `${words} {#now-${random.below(9)} aliases="${makeOldId(random, files)}, ${makeOldId(random, files)}"}`,
    ],
    ['an old id', `${words} {aliases=${makeOldId(random, files)}}`],
    ['no old ids', words],
    ['other words', `## ${makeTitle(random)}${heading.slice(words.length)}`],
  ] as const);
  return {
    files: withFile(
      files,
      path,
      text.replace(heading, () => edited),
    ),
    name: `${name} in ${path}`,
  };
};

const editSettings: Edit = (random, files) => {
  const path = pickPlace(random, files);
  const [key, line] = random.pick([
    [
      'anchors',
      `anchors: { here-${random.below(9)}: ["${makeOldId(random, files)}"], top: "${makeOldId(random, files)}" }`,
    ],
    ['anchors', `anchors: { top: ["${makeOldId(random, files)}", "${makeOldId(random, files)}"] }`],
    ['anchors', undefined],
    ['go', `go: [short-${random.below(8)}]`],
    ['go', `go: short-${random.below(8)}`],
    ['go', undefined],
  ] as const);
  const bare = textOf(files, path).replace(new RegExp(`^${key}: .*\\n`, 'm'), '');
  const edited = line === undefined ? bare : bare.replace(/^---\n/, `---\n${line}\n`);
  return { files: withFile(files, path, edited), name: `${line ?? `no ${key}`} in ${path}` };
};

const editLink: Edit = (random, files) => {
  const path = pickPlace(random, files);
  const old = makeOldId(random, files);
  const target = random.pick([old.includes('/') ? old : `#${old}`, `/go/short-${random.below(8)}`]);
  const text = textOf(files, path);
  return {
    files: withFile(files, path, `${text}\nSee [it](${target}).\n`),
    name: `link to ${target} in ${path}`,
  };
};

const CONFIG = 'config/addresses.ts';

const editGone: Edit = (random, files) => {
  const config = readModule(files, CONFIG);
  const gone = (config['gone'] ?? []) as readonly object[];
  const entry = {
    route: random.pick([`/docs/gone-${random.below(6)}`, `/help/docs/gone-${random.below(6)}`]),
    since: `2026-0${1 + random.below(9)}-1${random.below(9)}`,
    ...(random.chance(50) ? { title: makeTitle(random) } : {}),
    ...(random.chance(30) ? { reason: makeTitle(random) } : {}),
    ...(random.chance(60)
      ? {
          replacement: random.pick([
            `/docs/${docIdOf(files, pickGuide(random, files))}`,
            `/docs/gone-${random.below(6)}`,
            `/docs/was-${random.below(30)}`,
            'https://example.com/',
          ]),
        }
      : {}),
  };
  const edited = random.pick([
    [...gone, entry],
    gone.slice(1),
    gone.map((own) => ({ ...own, since: entry.since })),
    gone.length === 0 ? [entry] : gone.with(random.below(gone.length), entry),
  ]);
  const settings = withSetting(config, 'gone', edited);
  return { files: withFile(files, CONFIG, writeModule(settings)), name: `${edited.length} pages are gone` };
};

/** A guide is deleted, and said to be gone. */
const removeGuide: Edit = (random, files) => {
  const path = pickGuide(random, files);
  const config = readModule(files, CONFIG);
  const gone = (config['gone'] ?? []) as readonly object[];
  const entry = { route: `/docs/${docIdOf(files, path)}`, since: '2026-05-01' };
  const settings = withSetting(config, 'gone', [...gone, entry]);
  return {
    files: withFile(withFile(files, path, undefined), CONFIG, writeModule(settings)),
    name: `${path} is gone`,
  };
};

const EDITS: readonly Edit[] = [
  editHeading,
  editHeading,
  editSettings,
  editSettings,
  editLink,
  editGone,
  editGone,
  removeGuide,
];
