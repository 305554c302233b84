/** Edits of React pages and of what they import. */
import type { Random } from '../random.ts';
import { type Edit, withFile } from '../site-edits.ts';
import { makeSentence, makeTitle } from '../site-fixture.ts';

/** A page that lists what another file of the site names. */
export function writePeople(from: string, meta = 'Who we are'): string {
  return [
    `import { names } from '${from}';`,
    `export const meta = { title: '${meta}', description: 'Our people' };`,
    `export default function People() {`,
    `  return <ul style={{ color: 'red' }}>{names.map((name) => <li key={name}>{name}</li>)}</ul>;`,
    `}\n`,
  ].join('\n');
}

/** One edit of a React page or of a file that one imports. */
export const editReact: Edit = (random, files) => {
  const [path, text] = random.pick([
    ['content/pages/_names.ts', writeNames(random)],
    ['content/pages/_names.ts', writeNames(random)],
    ['lib/names.ts', writeNames(random)],
    ['content/pages/people.tsx', writePeople('./_names.ts', makeTitle(random))],
    ['content/pages/people.tsx', files.has('lib/names.ts') ? writePeople('../../lib/names.ts') : undefined],
    ['content/pages/data.tsx', writeData()],
    ['content/pages/data.json', JSON.stringify({ words: makeSentence(random) })],
    ['content/pages/people.tsx', random.pick(BROKEN)],
    ['content/pages/data.tsx', undefined],
    [
      'content/pages/deep/index.tsx',
      `export default () => <><title>${makeTitle(random)}</title><p>x</p></>;\n`,
    ],
    ['content/pages/deep/index.tsx', undefined],
  ] as const);
  const isMissing = path === 'content/pages/data.tsx' && !files.has('content/pages/data.json');
  const more = isMissing ? withFile(files, 'content/pages/data.json', '{"words":"Some words"}') : files;
  return { files: withFile(more, path, text), name: `${text === undefined ? 'remove' : 'write'} ${path}` };
};

function writeNames(random: Random): string {
  return `export const names = ['${makeTitle(random)}', '${makeTitle(random)} 2'];\n`;
}

function writeData(): string {
  return `import data from './data.json';\nexport default function Data() {\n  return <p title={process.env.SITE_TITLE}>{data.words}</p>;\n}\n`;
}

const BROKEN = [
  'export default function People() { return <ul>; }\n',
  'export const nothing = 1;\n',
  `export default function People() { throw new Error('no people'); }\n`,
  `import { names } from './gone.ts';\nexport default () => <p>{names}</p>;\n`,
];
