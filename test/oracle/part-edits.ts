/** Edits of partials and of what they import: chains, circles, files that come and go. */
import type { Random } from '../random.ts';
import { type Edit, textOf, withFile } from '../site-edits.ts';
import { makeSentence, makeTitle, type SiteFiles, writeLink } from '../site-fixture.ts';
import { docIdOf, listFiles, pickGuide } from './pick.ts';

const PARTS = [
  'content/docs/_shared.mdx',
  'content/docs/_parts/inner.md',
  'content/docs/_parts/outer.mdx',
  'content/docs/_parts/third.md',
  'content/pages/_page-part.md',
];

/** One edit of a partial, or of what shows it. */
export const editParts: Edit = (random, files) =>
  random.pick([writePart, writePart, showPart, addPiece, removePart])(random, files);

const writePart: Edit = (random, files) => {
  const path = random.pick(PARTS);
  const others = listFiles(files, /\/_[^/]*\.mdx?$|\/_parts\//).filter(
    (other) => random.chance(10) || other !== path,
  );
  const other = random.pick([...others, 'content/docs/_parts/gone.md']);
  const isOuter = random.chance(40) && (other !== 'content/docs/_parts/gone.md' || random.chance(20));
  const text = [
    ...(isOuter ? [`import Other from '@site/${other}';`] : []),
    makePiece(random, files),
    ...(isOuter ? ['<Other />'] : []),
  ].join('\n\n');
  return { files: withFile(files, path, `${text}\n`), name: `write the partial ${path}` };
};

function makePiece(random: Random, files: SiteFiles): string {
  const guide = pickGuide(random, files);
  return random.pick([
    makeSentence(random),
    `### ${makeTitle(random)}\n\n${makeSentence(random)} {panel}`,
    `![](@site/content/docs/picture.png)`,
    `:::tip\n${makeSentence(random)}\n:::`,
    '<DocCardList />',
    `<DocCardList items={${JSON.stringify([{ type: 'link', href: `@site/${guide}`, label: 'One', docId: docIdOf(files, guide) }])}} />`,
    writeLink(random, 'content/docs/x.md', files).replace('](<./', '](<@site/content/docs/'),
    `\`\`\`json\n{ "a": ${random.below(100)} }\n\`\`\``,
    `<p style={{ color: 'blue' }}>${makeSentence(random)}</p>`,
    `\`\`\`${random.pick(['no-language', 'jsn', 'toml'])}\na = ${random.below(100)}\n\`\`\``,
    `<!-- helpsite-ignore-next-line link/missing-page -->\n\n[Nowhere](./nowhere.md)`,
  ]);
}

const showPart: Edit = (random, files) => {
  const targets = listFiles(files, /^content\/(?:docs|pages|blog)\/(?:[^_/][^/]*\/)*[^_/][^/]*\.mdx?$/);
  const target = random.pick(targets);
  const found = PARTS.filter((path) => files.has(path));
  const part = random.pick(found.length === 0 || random.chance(5) ? PARTS : found);
  const name = `Part${random.below(1000)}`;
  const text = `${textOf(files, target)}\nimport ${name} from '@site/${part}';\n\n<${name} />\n`;
  return { files: withFile(files, target, text), name: `show ${part} in ${target}` };
};

/** The same pieces in a guide itself. */
const addPiece: Edit = (random, files) => {
  const guide = pickGuide(random, files);
  const text = `${textOf(files, guide)}\n${makePiece(random, files)}\n`;
  return { files: withFile(files, guide, text), name: `write a piece of ${guide}` };
};

const removePart: Edit = (random, files) => {
  const path = random.pick(PARTS);
  return { files: withFile(files, path, undefined), name: `remove the partial ${path}` };
};
