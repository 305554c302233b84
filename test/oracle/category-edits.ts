/** Edits of `_category_` files, in JSON and YAML. */
import type { Random } from '../random.ts';
import { type Edit, withFile } from '../site-edits.ts';
import { makeSentence, makeTitle, type SiteFiles } from '../site-fixture.ts';
import { docIdOf, listFiles, pickGuide } from './pick.ts';

const FOLDERS = ['', '01-setup/', '01-setup/first-steps/', 'games/', 'games/islands/', '02-Files & folders/'];

/** Writes, changes or removes one. */
export const editCategories: Edit = (random, files) => {
  const found = listFiles(files, /\/_category_\.\w+$/);
  if (found.length > 0 && random.chance(25)) {
    const path = random.pick(found);
    return { files: withFile(files, path, undefined), name: `remove ${path}` };
  }
  const path =
    random.chance(50) && found.length > 0
      ? random.pick(found)
      : `content/docs/${random.pick(FOLDERS)}_category_.${random.pick(['json', 'yml', 'yaml'])}`;
  const values = makeValues(random, files, path);
  const text = random.chance(5)
    ? '{"label": '
    : path.endsWith('.json')
      ? JSON.stringify(values)
      : toYaml(values);
  return { files: withFile(files, path, text), name: `write ${path}: ${text.replaceAll('\n', ' ')}` };
};

function makeValues(random: Random, files: SiteFiles, path: string): Readonly<Record<string, unknown>> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const own = listFiles(files, /\.mdx?$/).filter(
    (guide) => guide.startsWith(folder) && !guide.includes('/_'),
  );
  const guide = own.length > 0 && random.chance(80) ? random.pick(own) : pickGuide(random, files);
  const some = (percent: number, key: string, value: unknown) =>
    random.chance(percent) ? { [key]: value } : {};
  const link = random.pick<unknown>([
    null,
    { type: 'generated-index' },
    { type: 'generated-index', title: makeTitle(random), description: makeSentence(random) },
    { type: 'generated-index', slug: `/all-${random.below(40)}`, keywords: ['a', 'b'] },
    {
      type: 'doc',
      id: random.chance(50) ? docIdOf(files, guide) : docIdOf(files, guide).replace(/^.*\//, ''),
    },
  ]);
  return {
    ...some(70, 'label', makeTitle(random)),
    ...some(60, 'position', random.below(9)),
    ...some(40, 'collapsed', random.chance(50)),
    ...some(20, 'collapsible', random.chance(50)),
    ...some(20, 'className', `mark-${random.below(3)}`),
    ...some(50, 'description', makeSentence(random)),
    ...some(60, 'link', link),
    ...some(4, 'lable', 'x'),
  };
}

/** JSON values are YAML, so one level of keys is enough. */
function toYaml(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
}
