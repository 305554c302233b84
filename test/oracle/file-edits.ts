/** Edits of pictures and other files, of names, and of whole folders. */
import type { Random } from '../random.ts';
import { type Edit, type Edited, textOf, withFile, withoutLinksTo } from '../site-edits.ts';
import { makeDrawing, makePicture, type SiteFiles } from '../site-fixture.ts';
import { listFiles, pickGuide } from './pick.ts';

const PICTURES = /\.(?:png|svg)$/;

/** Another picture, of the same size or not, under the same name; or none any more. */
export const editFiles: Edit = (random, files) => random.pick(FILE_EDITS)(random, files);

const sameSize: Edit = (random, files) => {
  const path = random.pick(listFiles(files, PICTURES).concat('content/docs/picture.png'));
  const old = files.get(path);
  const text = typeof old === 'string' ? shuffleDigits(random, old) : makePicture(random);
  return { files: withFile(files, path, text), name: `other bytes of the same size in ${path}` };
};

function shuffleDigits(random: Random, text: string): string {
  return text.replaceAll(/\d/g, () => String(1 + random.below(9)));
}

const addPicture: Edit = (random, files) => {
  const guide = pickGuide(random, files);
  const folder = guide.slice(0, guide.lastIndexOf('/'));
  const name = random.pick(['map.svg', 'Map.svg', 'view 1.svg', 'shot.png']);
  const path = random.chance(70) ? `${folder}/${name}` : `content/static/img/${name}`;
  const href = path.startsWith('content/static') ? `/img/${name}` : `./${name}`;
  const bytes = name.endsWith('.png') ? makePicture(random) : makeDrawing(random);
  const text = `${textOf(files, guide)}\n![A picture](<${href}>)\n`;
  return { files: withFile(withFile(files, path, bytes), guide, text), name: `show ${path} in ${guide}` };
};

const FILE_EDITS: readonly Edit[] = [
  sameSize,
  sameSize,
  addPicture,
  addPicture,
  (random, files) => {
    const path = random.pick(listFiles(files, PICTURES).concat('content/docs/picture.png'));
    return { files: withFile(files, path, undefined), name: `remove ${path}` };
  },
  (random, files) => {
    const path = random.pick([
      'content/static/favicon.svg',
      'content/static/favicon.png',
      'content/static/robots.txt',
    ]);
    const content = files.has(path) && random.chance(50) ? undefined : makeDrawing(random);
    return {
      files: withFile(files, path, content),
      name: `${content === undefined ? 'remove' : 'write'} ${path}`,
    };
  },
  (random, files) => {
    const path = random.pick(listFiles(files, PICTURES).concat('content/docs/picture.png'));
    const content = random.pick([
      'no picture at all',
      '<svg onload="x()" xmlns="http://www.w3.org/2000/svg"/>',
      '',
    ]);
    return { files: withFile(files, path, content), name: `no picture in ${path}` };
  },
  (random, files) => {
    const path = pickGuide(random, files);
    const bytes = Buffer.concat([Buffer.from(textOf(files, path)), Buffer.from([0xff, 0x0a])]);
    return { files: withFile(files, path, bytes), name: `a byte that is no UTF-8 in ${path}` };
  },
];

/** Other names, in case only or with a variable in them; folders moved and removed. */
export const editNames: Edit = (random, files) => random.pick(NAME_EDITS)(random, files);

function move(files: SiteFiles, from: string, to: string): SiteFiles {
  return new Map([...files].map(([path, content]) => [path === from ? to : path, content]));
}

const changeCase: Edit = (random, files) => {
  const from = random.pick(
    listFiles(files, /^content\/(?:docs|pages|blog|static)\/(?:[^_/][^/]*\/)*[^_/][^/]*$/),
  );
  const name = from.slice(from.lastIndexOf('/') + 1);
  const other = /[A-Z]/.test(name) ? name.toLowerCase() : name.charAt(0).toUpperCase() + name.slice(1);
  const to = from.slice(0, from.length - name.length) + other;
  const moved = move(files, from, to);
  return {
    files: random.chance(80) && from.startsWith('content/docs/') ? withoutLinksTo(moved, from, to) : moved,
    name: `rename ${from} to ${to}`,
  };
};

function pickFolder(random: Random, files: SiteFiles): string {
  const folders = new Set(
    listFiles(files, /^content\/.*\//).map((path) => path.slice(0, path.lastIndexOf('/') + 1)),
  );
  return random.pick([...folders].filter((folder) => folder !== 'content/docs/'));
}

/** All that lies below a folder, with the links of guides to it. */
function removeFolder(random: Random, files: SiteFiles): Edited {
  const folder = pickFolder(random, files);
  const gone = listFiles(files, /./).filter((path) => path.startsWith(folder));
  let left = files;
  for (const path of gone) left = withoutLinksTo(withFile(left, path, undefined), path);
  return { files: left, name: `remove the folder ${folder}` };
}

function moveFolder(random: Random, files: SiteFiles): Edited {
  const from = pickFolder(random, files);
  const to = from.replace(/[^/]+\/$/, `${random.pick(['moved', 'Games', '03-more', 'games', 'x y'])}/`);
  let moved = files;
  for (const path of listFiles(files, /./).filter((name) => name.startsWith(from))) {
    const next = to + path.slice(from.length);
    if (!moved.has(next)) moved = withoutLinksTo(move(moved, path, next), path, next);
  }
  return { files: moved, name: `move the folder ${from} to ${to}` };
}

const NAME_EDITS: readonly Edit[] = [
  changeCase,
  changeCase,
  changeCase,
  removeFolder,
  moveFolder,
  moveFolder,
];
