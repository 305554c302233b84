/** Random edits of a site: what writers do, and the mistakes they make on the way. */
import type { Random } from './random.ts';
import * as fixture from './site-fixture.ts';
import type { SiteFiles } from './site-fixture.ts';

export interface Edited {
  readonly files: SiteFiles;
  /** What was done, for the message of a failing test. */
  readonly name: string;
}

export type Edit = (random: Random, files: SiteFiles) => Edited;

/** One edit. The site it makes may be broken (a dead link, two pages at one address): that is for the build to say. */
export function editSite(random: Random, files: SiteFiles): Edited {
  return random.pick([...EDITS, editConfig, editProvider])(random, files);
}

/** One edit of what writers write, configuration apart. */
export function editContent(random: Random, files: SiteFiles): Edited {
  return random.pick(EDITS)(random, files);
}

const EDITS: readonly Edit[] = [
  addGuide,
  addGuide,
  deleteGuide,
  (random, files) => renameGuide(random, files, true),
  (random, files) => renameGuide(random, files, false),
  editBody,
  editBody,
  editBody,
  editTitle,
  editTitle,
  editFrontMatter,
  editFrontMatter,
  editCategory,
  editPicture,
  editPartial,
  editPost,
  editPage,
  editStatic,
  breakSite,
  breakSite,
  changeNothingVisible,
  rewriteGuide,
];

/** The site with a file of this content; undefined: without the file. */
export function withFile(
  files: SiteFiles,
  path: string,
  content: string | Uint8Array | undefined,
): SiteFiles {
  const edited = new Map(files);
  if (content === undefined) edited.delete(path);
  else edited.set(path, content);
  return edited;
}

/** A file's text; empty when there is none. */
export function textOf(files: SiteFiles, path: string): string {
  return String(files.get(path) ?? '');
}

function addGuide(random: Random, files: SiteFiles): Edited {
  const path = fixture.makeGuidePath(random, files);
  const added = withFile(files, path, fixture.writeGuide(random, path, files));
  const linking = random.pick(fixture.listGuides(files));
  // Often some other guide links to the new one at once.
  const linked = random.chance(50)
    ? withFile(added, linking, `${textOf(files, linking)}\n[New](<@site/${path}>)\n`)
    : added;
  return { files: linked, name: `add ${path}` };
}

function deleteGuide(random: Random, files: SiteFiles): Edited {
  const guides = fixture.listGuides(files);
  if (guides.length < 6) return addGuide(random, files);
  const path = random.pick(guides);
  const without = withFile(files, path, undefined);
  return { files: random.chance(75) ? withoutLinksTo(without, path) : without, name: `delete ${path}` };
}

/** Links name files, so a rename that does not repair them leaves dead ones, unless nobody links there. */
function renameGuide(random: Random, files: SiteFiles, repair: boolean): Edited {
  const from = random.pick(fixture.listGuides(files));
  const to = fixture.makeGuidePath(random, files);
  const moved = new Map([...files].map(([path, content]) => [path === from ? to : path, content]));
  return { files: repair ? withoutLinksTo(moved, from, to) : moved, name: `rename ${from} to ${to}` };
}

/** Every link to the guide, however it is written, names `to` instead, or becomes words. */
export function withoutLinksTo(files: SiteFiles, from: string, to?: string): SiteFiles {
  const bare = from.slice('content/docs/'.length);
  return new Map(
    [...files].map(([path, content]) => {
      if (typeof content !== 'string' || !/\.mdx?$/.test(path)) return [path, content];
      return [
        path,
        content.replaceAll(/\[([^\]]*)\]\(<([^>]*)>\)/g, (link: string, words: string, href: string) => {
          const target = href.replace(/^@site\/content\/docs\/|^(?:\.\.?\/)+/, '');
          if (target !== bare) return link;
          return to === undefined ? words : `[${words}](<@site/${to}>)`;
        }),
      ];
    }),
  );
}

function editBody(random: Random, files: SiteFiles): Edited {
  const path = random.pick(fixture.listGuides(files));
  const text = textOf(files, path);
  const edited = random.chance(70)
    ? `${text}\n${fixture.writePiece(random, path, files)}\n`
    : text.replaceAll(
        random.pick(['server', 'backup', 'the', 'Panel', '.']),
        random.pick(['cloud', 'copy', 'A', '*bold*']),
      );
  return { files: withFile(files, path, edited), name: `edit the body of ${path}` };
}

function rewriteGuide(random: Random, files: SiteFiles): Edited {
  const path = random.pick(fixture.listGuides(files));
  return { files: withFile(files, path, fixture.writeGuide(random, path, files)), name: `rewrite ${path}` };
}

function editTitle(random: Random, files: SiteFiles): Edited {
  const path = random.pick(fixture.listGuides(files));
  return {
    files: withFile(
      files,
      path,
      textOf(files, path).replace(/^title: .*$/m, `title: ${fixture.makeTitle(random)}`),
    ),
    name: `edit the title of ${path}`,
  };
}

const SETTINGS: readonly ((random: Random) => string)[] = [
  (random) => `sidebar_position: ${random.below(12)}`,
  (random) => `slug: /${random.pick(['guides', 'help', 'x'])}/${random.below(1000)}`,
  (random) => `slug: other-${random.below(1000)}`,
  () => 'draft: true',
  () => 'unlisted: true',
  (random) => `tags: [Beginner, tag-${random.below(4)}]`,
  (random) => `redirect_from: [/docs/was-${random.below(1000)}, /gone/${random.below(1000)}]`,
  (random) => `pagination_label: ${fixture.makeTitle(random)}`,
  (random) => `description: ${fixture.makeSentence(random)}`,
  () => 'hide_title: true',
  () => 'pagination_next: null',
  () => 'displayed_sidebar: null',
  (random) => `keywords: [a, b${random.below(5)}]`,
  (random) => `sidebar_class_name: mark-${random.below(3)}`,
  (random) => `last_update:\n  date: 2026-0${1 + random.below(9)}-11`,
  (random) => `toc_max_heading_level: ${3 + random.below(3)}`,
];

/** Sets or removes one key; a key that is there already makes a duplicate, which is a mistake of its own. */
function editFrontMatter(random: Random, files: SiteFiles): Edited {
  const path = random.pick(fixture.listGuides(files));
  const text = textOf(files, path);
  const setting = random.pick(SETTINGS)(random);
  const key = setting.split(':')[0] ?? '';
  const without = text.replace(new RegExp(`^${key}:.*\\n(?: .*\\n)*`, 'm'), '');
  const removes = without !== text && random.chance(50);
  const edited = removes
    ? without
    : (random.chance(95) ? without : text).replace(/^---\n/, `---\n${setting}\n`);
  return { files: withFile(files, path, edited), name: `${removes ? 'remove' : 'set'} ${key} in ${path}` };
}

function editCategory(random: Random, files: SiteFiles): Edited {
  const folder = random.pick([
    'content/docs/games',
    'content/docs/01-setup',
    'content/docs/02-Files & folders',
  ]);
  const path = `${folder}/_category_.json`;
  const link = random.pick([
    undefined,
    null,
    { type: 'generated-index' },
    { type: 'generated-index', slug: `/all-${random.below(9)}`, title: fixture.makeTitle(random) },
  ]);
  const category = {
    label: fixture.makeTitle(random),
    position: random.below(9),
    collapsed: random.chance(50),
    description: fixture.makeSentence(random),
    ...(link === undefined ? {} : { link }),
  };
  const removes = files.has(path) && random.chance(25);
  return {
    files: withFile(files, path, removes ? undefined : JSON.stringify(category)),
    name: `${removes ? 'remove' : 'write'} ${path}`,
  };
}

function editConfig(random: Random, files: SiteFiles): Edited {
  const config = JSON.parse(
    fixture.writeConfig({ title: fixture.makeTitle(random), tagline: 'Help', hue: random.below(360) }),
  ) as Record<string, unknown>;
  const extra = random.pick([
    {},
    { trailingSlash: true },
    { trailingSlash: false },
    { base: '/guides/' },
    { announcement: fixture.makeSentence(random) },
    { noIndex: true },
    { docs: { path: 'manual' } },
    { url: 'https://help.example.com' },
  ]);
  return {
    files: withFile(files, 'config/site.json', JSON.stringify({ ...config, ...extra })),
    name: `configure ${JSON.stringify(extra)}`,
  };
}

function editProvider(random: Random, files: SiteFiles): Edited {
  return {
    files: withFile(
      files,
      'config/provider.json',
      JSON.stringify({ provider: fixture.makeTitle(random), panel: fixture.makeTitle(random) }),
    ),
    name: 'change the variables',
  };
}

function editPicture(random: Random, files: SiteFiles): Edited {
  return {
    files: withFile(files, 'content/docs/picture.png', fixture.makePicture(random)),
    name: 'replace the picture',
  };
}

function editPartial(random: Random, files: SiteFiles): Edited {
  return {
    files: withFile(
      files,
      'content/docs/_shared.mdx',
      `${fixture.makeSentence(random)}\n\n### Shared heading\n\n![](./picture.png)\n`,
    ),
    name: 'edit the partial',
  };
}

function editPost(random: Random, files: SiteFiles): Edited {
  const posts = [...files.keys()].filter((path) => path.startsWith('content/blog/'));
  const removes = posts.length > 0 && random.chance(40);
  const path = removes
    ? random.pick(posts)
    : `content/blog/2026-0${1 + random.below(9)}-1${random.below(9)}-news.md`;
  return {
    files: withFile(files, path, removes ? undefined : fixture.writePost(random)),
    name: `${removes ? 'delete' : 'write'} ${path}`,
  };
}

function editPage(random: Random, files: SiteFiles): Edited {
  const path = random.pick([
    'content/pages/about.md',
    'content/pages/terms.md',
    'content/pages/index.md',
    'content/pages/team.tsx',
  ]);
  const removes = files.has(path) && random.chance(50);
  const content = path.endsWith('.tsx')
    ? `export default function Team() {\n  return <p>${fixture.makeSentence(random)}</p>;\n}\n`
    : `---\ntitle: ${fixture.makeTitle(random)}\n---\n\n${fixture.writePiece(random, 'content/docs/x.md', files).replaceAll('./', '@site/content/docs/')}\n`;
  return {
    files: withFile(files, path, removes ? undefined : content),
    name: `${removes ? 'delete' : 'write'} ${path}`,
  };
}

function editStatic(random: Random, files: SiteFiles): Edited {
  const path = random.pick([
    'content/static/img/logo.svg',
    'content/static/robots.txt',
    'content/static/docs/intro.txt',
    'content/static/files/a.zip',
  ]);
  const removes = files.has(path) && random.chance(30);
  return {
    files: withFile(files, path, removes ? undefined : fixture.makeDrawing(random)),
    name: `${removes ? 'delete' : 'write'} ${path}`,
  };
}

/** Mistakes: each must be told, and must leave the site of the last build as it was. */
function breakSite(random: Random, files: SiteFiles): Edited {
  const path = random.pick(fixture.listGuides(files));
  const text = textOf(files, path);
  const [name, edited] = random.pick([
    ['front matter without an end', text.replace(/\n---\n/, '\n')],
    ['front matter that is no YAML', text.replace(/^---\n/, '---\nsidebar_position: [1\n')],
    ['a dead link', `${text}\n[Nowhere](./nowhere.md)\n`],
    ['a dead anchor', `${text}\n[Nowhere](#nowhere-at-all)\n`],
    ['a picture that is not there', `${text}\n![](./gone.png)\n`],
    ['an admonition without an end', `${text}\n:::tip\n\nStill open\n`],
    ['an unknown component', `${text}\n<Unknown>words</Unknown>\n`],
    ['a slug that climbs out', text.replace(/^---\n/, '---\nslug: ../../../../x\n')],
  ] as const);
  return { files: withFile(files, path, edited), name: `${name} in ${path}` };
}

/** Another end of the file, other line ends: nothing that a reader would see. */
function changeNothingVisible(random: Random, files: SiteFiles): Edited {
  const path = random.pick(fixture.listGuides(files));
  const text = textOf(files, path);
  return {
    files: withFile(
      files,
      path,
      random.pick([`${text}\n\n`, text.replaceAll(/\r?\n/g, '\r\n'), `\uFEFF${text.replace(/^\uFEFF/, '')}`]),
    ),
    name: `change nothing visible in ${path}`,
  };
}
