/** A build without changes reads nothing; whatever has changed, it does not believe that nothing has. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { findReceipt, openReceipt } from '../src/build/cli/commands/receipt.ts';
import { toCommandOptions } from '../src/build/cli/flags.ts';
import { runHere } from './run-helpsite.ts';
import { makeFolder, type SiteFiles, writeSite } from './site-fixture.ts';

const guide = (title: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}\n---\n\nWords of ${title}.\n`;
const FILES: Readonly<Record<string, string>> = {
  'config/site.ts': "export default { title: 'Help', url: 'https://www.example.com' };\n",
  'content/docs/alpha.md': guide('Alpha'),
  'content/docs/games/beta.md': guide('Beta'),
};

/** Builds a site, does something, and says what a build would know of it then. */
async function isKnownAfter(
  change: (root: string) => void | Promise<void>,
  files: Readonly<Record<string, string>> = FILES,
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const folder = makeFolder();
  try {
    const { path } = folder;
    writeSite(path, new Map(Object.entries(files)) satisfies SiteFiles);
    assert.equal((await runHere('build', path)).exitCode, 0);
    await change(path);
    const io = { stdout: { write: () => true }, stderr: { write: () => true }, env: { ...env }, cwd: path };
    return findReceipt(openReceipt(toCommandOptions('build', path, {}, io))) !== undefined;
  } finally {
    folder.end();
  }
}

test('a site that was just built is known, also when its files were written a moment before', async () => {
  assert.equal(await isKnownAfter(() => {}), true);
});

test('a changed guide of the same size and time is another', async () => {
  const change = (root: string) => {
    const file = join(root, 'content/docs/alpha.md');
    const { atime, mtime } = statSync(file);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Words', 'Swords'.slice(0, 5)));
    utimesSync(file, atime, mtime);
  };
  assert.equal(await isKnownAfter(change), false);
});

const CHANGES: Readonly<Record<string, (root: string) => void>> = {
  'a new guide': (root) => writeFileSync(join(root, 'content/docs/gamma.md'), guide('Gamma')),
  'a guide less': (root) => rmSync(join(root, 'content/docs/alpha.md')),
  'a renamed guide': (root) =>
    renameSync(join(root, 'content/docs/alpha.md'), join(root, 'content/docs/gamma.md')),
  'another setting': (root) =>
    writeFileSync(
      join(root, 'config/site.ts'),
      "export default { title: 'Helf', url: 'https://www.example.com' };\n",
    ),
  'a new file of settings': (root) => writeFileSync(join(root, 'config/marks.ts'), 'export default {};\n'),
  'a project of another generator': (root) => writeFileSync(join(root, 'docusaurus.config.js'), ''),
  'new words': (root) => {
    mkdirSync(join(root, 'content/search'));
    writeFileSync(join(root, 'content/search/synonyms.yml'), '- [a, b]\n');
  },
  'a record of addresses': (root) => writeFileSync(join(root, 'addresses.lock'), ''),
  'a repository': (root) => execFileSync('git', ['init', '-q'], { cwd: root }),
  'a page that somebody changed': (root) => writeFileSync(join(root, 'dist/help/docs/alpha/index.html'), ''),
  'a page that somebody removed': (root) => rmSync(join(root, 'dist/help/docs/alpha/index.html')),
  'a file that is no part of the site': (root) => writeFileSync(join(root, 'dist/help/docs/stray.html'), ''),
  'a file at the top of the out-dir': (root) => writeFileSync(join(root, 'dist/stray.html'), ''),
  'no list of what was written': (root) => {
    const cache = join(root, 'node_modules/.cache/helpsite');
    for (const name of readdirSync(cache)) if (name.startsWith('built-')) rmSync(join(cache, name));
  },
};
for (const [name, change] of Object.entries(CHANGES))
  test(`not known any more: ${name}`, async () => {
    assert.equal(await isKnownAfter(change), false);
  });

const guideOf = (version: string) => `versioned_docs/version-${version}/alpha.md`;
const MADE_OF: readonly (readonly [
  what: string,
  files: Readonly<Record<string, string>>,
  file: string,
  text: string,
])[] = [
  [
    'versions in another order',
    { [guideOf('1.0')]: guide('Alpha'), [guideOf('2.0')]: guide('Alpha'), 'versions.json': '["2.0", "1.0"]' },
    'versions.json',
    '["1.0", "2.0"]',
  ],
  [
    'other sidebars of a version',
    {
      [guideOf('1.0')]: guide('Alpha'),
      'versions.json': '["1.0"]',
      'versioned_sidebars/version-1.0-sidebars.json': '{ "docs": ["alpha"] }',
    },
    'versioned_sidebars/version-1.0-sidebars.json',
    '{ "other": ["alpha"] }',
  ],
  [
    'a package that draws formulas',
    { 'config/site.ts': 'export default { markdown: { math: true } };\n' },
    'node_modules/katex/package.json',
    '{ "version": "1.0.0" }',
  ],
  [
    'data that a React page finds',
    {
      'content/pages/about.tsx':
        "import use from '@docusaurus/useDocusaurusContext';\nexport default () => <p>{String(use().siteConfig.customFields.a)}</p>;\n",
      'src/a.ts': '',
    },
    'src/custom-fields.json',
    '{ "a": 1 }',
  ],
];
for (const [what, files, file, text] of MADE_OF)
  test(`not known any more: ${what}`, async () => {
    const site = { ...FILES, ...files };
    assert.equal(await isKnownAfter(() => {}, site), true);
    const change = (root: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    assert.equal(await isKnownAfter(change, site), false);
  });

test('a variable that a build hears is part of what it was made of', async () => {
  assert.equal(await isKnownAfter(() => {}, FILES, { HELPSITE_SEARCH_HOSTS: 'http://127.0.0.1:1' }), false);
});

const OWN: Readonly<Record<string, string>> = {
  ...FILES,
  'content/docs/delta.md': `${guide('Delta')}\n<Box>Text.</Box>\n`,
  'components/Box/index.tsx':
    "import s from './x.module.css';\nimport { mark } from './mark';\nexport default ({ children }) => <b className={s.a}>{mark}{children}</b>;\n",
  'components/Box/x.module.css': '.a { color: red }\n',
  'components/Box/mark.js': "export const mark = '!';\n",
};

test('40.4 a site with components is known, until one of their files changes or another comes into its place', async () => {
  assert.equal(await isKnownAfter(() => {}, OWN), true);
  const changes: Readonly<Record<string, string>> = {
    'components/Box/index.tsx': 'export default () => <i />;\n',
    'components/Box/x.module.css': '.a { color: blue }\n',
    'components/Box/mark.js': "export const mark = '?';\n",
    'components/Box/mark.ts': "export const mark = '?';\n",
    'components/New.tsx': 'export default () => <i />;\n',
    'components/Other/index.tsx': 'export default () => <i />;\n',
    'package.json': '{ "sideEffects": false }\n',
  };
  for (const [file, text] of Object.entries(changes)) {
    const change = (root: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    assert.equal(await isKnownAfter(change, OWN), false, file);
  }
});

test('40.4 a site with React pages is known, until one of their files changes', async () => {
  const files = {
    ...FILES,
    'content/pages/about.tsx': "import { a } from '../../src/a';\nexport default () => <p>{a}</p>;\n",
    'src/a.ts': "export const a = 'a';\n",
  };
  assert.equal(await isKnownAfter(() => {}, files), true);
  for (const file of ['content/pages/about.tsx', 'src/a.ts', 'src/a.tsx'])
    assert.equal(
      await isKnownAfter(
        (root) => writeFileSync(join(root, file), "export const a = 'b';\nexport default () => <p>b</p>;\n"),
        files,
      ),
      false,
      file,
    );
});

test('40.4 a site with components that may say something else each time is never known', async () => {
  for (const text of [
    'export default () => <i>{new Date().getFullYear()}</i>;\n',
    'export default () => <i>{Math.random()}</i>;\n',
    "import { readFileSync } from 'node:fs';\nexport default () => <i>{readFileSync('x')}</i>;\n",
    "import { x } from '../outside.js';\nexport default () => <i>{x}</i>;\n",
    'export default () => <i>;\n',
  ]) {
    const files = { ...FILES, 'components/Clock.tsx': text, 'outside.js': "export const x = 'x';\n" };
    assert.equal(await isKnownAfter(() => {}, files), text.includes('outside'), text);
  }
});

const NEVER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a configuration that asks for the time': {
    ...FILES,
    'config/site.ts':
      'export default { title: `Help ${new Date().getFullYear()}`, url: "https://www.example.com" };\n',
  },
  'a notice, which ends by itself': {
    ...FILES,
    'config/notices.ts': "export default [{ message: 'Soon.', until: '2099-01-31T18:00Z' }];\n",
  },
  'a React page that asks for the time': {
    ...FILES,
    'content/pages/about.tsx': 'export default function About() { return <p>{Date.now()}</p>; }\n',
  },
};
for (const [name, files] of Object.entries(NEVER))
  test(`never known: ${name}`, async () => {
    assert.equal(await isKnownAfter(() => {}, files), false);
  });

test('26.4 --explain counts what was made anew', async () => {
  const folder = makeFolder();
  try {
    const { path } = folder;
    writeSite(path, new Map(Object.entries(FILES)));
    assert.equal((await runHere('build', path)).exitCode, 0);
    const unchanged = await runHere('build', path, '--explain');
    assert.match(
      unchanged.stderr,
      /^Counts: (?:file \d+, )?0 of \d+ pages, 0 of \d+ files of the search index$/m,
    );
    const file = join(path, 'content/docs/alpha.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Words', 'Swords'));
    const { stderr } = await runHere('build', path, '--explain');
    assert.match(stderr, /^Counts: parse 1, /m);
    assert.match(stderr, /\bsearch-block 1\b.*, 1 of \d+ pages, [1-9]\d* of \d+ files of the search index$/m);
  } finally {
    folder.end();
  }
});
