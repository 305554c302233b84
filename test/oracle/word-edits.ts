/** Edits of posts, tags, redirects, drafts and the search's words. */
import type { Random } from '../random.ts';
import { type Edit, type Edited, textOf, withFile } from '../site-edits.ts';
import { makeSentence, makeTitle, type SiteFiles } from '../site-fixture.ts';
import { docIdOf, listFiles, pickGuide } from './pick.ts';

const POST_KEYS: readonly string[] = [
  'draft: true',
  'unlisted: true',
  'tags: [News, Files]',
  'authors: [Ann, Bo]',
  'slug: /other',
  'hide_table_of_contents: true',
];

/** A post: new, dated anew, hidden, longer, with or without its truncate mark. */
export const editPosts: Edit = (random, files) => {
  const posts = listFiles(files, /^content\/blog\/.*\.md$/);
  if (posts.length === 0 || random.chance(25)) {
    const day = `2026-0${1 + random.below(9)}-1${random.below(9)}`;
    const path = random.pick([
      `content/blog/${day}-${random.below(50)}.md`,
      `content/blog/${day.replaceAll('-', '/')}/index.md`,
    ]);
    const text = `---\ntitle: ${makeTitle(random)}\n---\n\n${makeSentence(random)}\n\n<!-- truncate -->\n\n${makeSentence(random)}\n`;
    return { files: withFile(files, path, text), name: `write ${path}` };
  }
  // More than one page of the list holds.
  if (random.chance(8)) return addPosts(random, files);
  const path = random.pick(posts);
  const text = textOf(files, path);
  const key = random.pick([...POST_KEYS, `date: 2026-0${1 + random.below(9)}-0${1 + random.below(9)}`]);
  const name = key.split(':')[0] ?? '';
  const without = text.replace(new RegExp(`^${name}: .*\\n`, 'm'), '');
  const [what, edited] = random.pick([
    [key, without === text ? text.replace(/^---\n/, `---\n${key}\n`) : without],
    [key, without === text ? text.replace(/^---\n/, `---\n${key}\n`) : without],
    [
      'truncate',
      text.includes('<!--')
        ? text.replace('<!-- truncate -->\n', '')
        : `${text}\n<!-- truncate -->\n\nMore.\n`,
    ],
    ['words', text.replace(/\n\n/, `\n\n${makeSentence(random)}\n\n`)],
    ['no words', undefined],
  ] as const);
  return { files: withFile(files, path, edited), name: `${what} in ${path}` };
};

function addPosts(random: Random, files: SiteFiles): Edited {
  let more = files;
  for (let day = 10; day < 22; day += 1)
    more = withFile(
      more,
      `content/blog/2025-03-${day}-many.md`,
      `---\ntitle: Day ${day}\n---\n\n${makeSentence(random)}\n`,
    );
  return { files: more, name: 'write a dozen posts' };
}

/** Keys that place a guide or hide it: redirects, tags, drafts, ids, related guides. */
export const editPlacing: Edit = (random, files) => {
  const path = pickGuide(random, files);
  const other = docIdOf(files, pickGuide(random, files));
  const key = random.pick([
    `redirect_from: [/docs/was-${random.below(30)}, /docs/${random.below(30)}]`,
    `redirect_from: /docs/${random.pick(['games', 'old', 'with-parts'])}`,
    `tags: [Beginner, { label: Special ${random.below(3)}, permalink: /special }]`,
    `tags: [tag-${random.below(4)}, Ärger]`,
    'draft: true',
    'draft: true',
    'unlisted: true',
    `id: id-${random.below(40)}`,
    `related: [${other}]`,
    `pagination_next: ${other}`,
    `displayed_sidebar: ${random.pick(['alpha', 'beta', 'gamma', 'delta'])}`,
    `custom_edit_url: https://example.com/${random.below(9)}`,
    `image: /img/logo.svg`,
    `title: All about {panel} of {provider}`,
    `description: How {provider} does it`,
    `keywords: ["{panel}", map]`,
    `slug: /${random.pick(['', 'about', 'games', 'Games', 'ä'])}`,
  ]);
  const name = key.split(':')[0] ?? '';
  const text = textOf(files, path);
  const without = text.replace(new RegExp(`^${name}: .*\\n`, 'm'), '');
  const edited = without === text || random.chance(50) ? without.replace(/^---\n/, `---\n${key}\n`) : without;
  return { files: withFile(files, path, edited), name: `${key} in ${path}` };
};

/** The words of the search: synonyms and golden questions. */
export const editSearchWords: Edit = (random, files) => {
  const [path, text] = random.pick([
    [
      'content/search/synonyms.yml',
      `- [${random.pick(['server', 'panel'])}, ${random.pick(['box', 'machine'])}]\n- from: [tps]\n  to: [memory]\n`,
    ],
    ['content/search/synonyms.yml', `- [map, world, ${random.pick(['level', 'land'])}]\n`],
    ['content/search/synonyms.yml', '- alone\n'],
    ['content/search/synonyms.yml', undefined],
    [
      'content/search/golden.yml',
      `- question: ${makeTitle(random)}\n  class: task\n  pages: [${docIdOf(files, pickGuide(random, files))}]\n`,
    ],
    ['content/search/golden.yml', undefined],
  ] as const);
  return { files: withFile(files, path, text), name: `${text === undefined ? 'remove' : 'write'} ${path}` };
};

const SHEET = 'content/facts/games.yml';

/** A sheet of facts: new, with another value, with a slip, gone; and guides that print it, as text, in a table, in their title. */
export const editFacts: Edit = (random, files) => {
  const port = 1024 + random.below(5);
  const sheet = `game: Games\nports:\n  - { name: game, port: ${port}, from: [maker] }\nfiles:\n  - name: a.ini\n    keys:\n      - { key: Most, default: ${random.below(4)}, from: [${random.pick(['maker', 'amp'])}] }\nsources:\n  maker: { what: x }\n  amp: { repo: y }\n`;
  const way = random.below(8);
  if (!files.has(SHEET) || way < 3)
    return { files: withFile(files, SHEET, sheet), name: `write ${SHEET} with ${port}` };
  if (way === 3) return { files: withFile(files, SHEET, undefined), name: `delete ${SHEET}` };
  if (way === 4)
    return {
      files: withFile(files, SHEET, sheet.replace('what', 'waht').replace('ports:', 'prots:')),
      name: `slips in ${SHEET}`,
    };
  const path = pickGuide(random, files);
  const printed = random.pick([
    'Port {games.ports.game}.',
    '<ConfigKeys game="games" file="a.ini" />',
    '```ini vars\nMost={games.keys.Most.default}\n```',
    'No {games.ports.other}.',
  ]);
  return {
    files: withFile(files, path, `${textOf(files, path)}\n${printed}\n`),
    name: `print facts in ${path}`,
  };
};
