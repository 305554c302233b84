/** React pages that were written for Docusaurus: as a build renders them, and as an import brings them. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { runHere } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

const DRAWING =
  '<?xml version="1.0"?>\n<svg viewBox="0 0 4 4" class="x" style="a:b"><path d="M0 0h4"/></svg>\n';

/** A project as Docusaurus makes one, and what others add to it. */
const OLD: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'Old', tagline: 'All of it', url: 'https://o.example', baseUrl: '/',
  customFields: { users: [{ name: 'Ann' }] },
  presets: [['classic', { blog: false, theme: { customCss: './src/css/custom.css' } }]],
  themeConfig: { navbar: { items: [{ to: '/about', label: 'About' }, { to: '/far', label: 'Far' }] } },
};\n`,
  'docs/intro.md': '# Intro\n\nSee [about](/about).\n',
  'src/css/custom.css': `/* .box { } */
:root { --ifm-color-primary: #25c2a0; --own: 3px; --other: 4px; }
.box, .unused { border: var(--own) solid; }
.navbar .box { color: red }
@media (max-width: 9px) { .box { color: blue } .unused { color: red } }\n`,
  'static/img/a.svg': DRAWING,
  'static/img/b.png': 'x',
  'src/pages/index.js': `import React from 'react';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// import nothing from 'not-there';
import Features from '@site/src/components/Features';
import { words } from '@/data/words';
import photo from '../assets/photo.jpg';
import styles from './index.module.css';
export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={translate({ message: 'Hello' })} description="What it is.">
      <Head><meta property="og:x" content="y" /></Head>
      <header className={clsx('hero', styles.top, 'box')} onClick={() => {}}>
        <h1>{siteConfig.title}: {siteConfig.tagline}</h1>
        <Link className="button" to="/docs/intro"><Translate values={{ n: 3 }}>{'Read {n}'}</Translate></Link>
        <img src={useBaseUrl('img/b.png')} alt="" /><img src={photo} alt="" />
      </header>
      <main><Features names={siteConfig.customFields.users.map(({ name }) => name)} words={words} /></main>
    </Layout>
  );
}\n`,
  'src/pages/index.module.css': '.top { padding: var(--ifm-global-spacing); background: url(/img/b.png); }\n',
  'src/data/words.ts': "export const words: readonly string[] = ['one', 'two'];\n",
  'src/assets/photo.jpg': 'x',
  'src/components/Features/index.tsx': `import styles from './styles.module.css';
const Svg = require('@site/static/img/a.svg').default;
export default function Features({ names, words }: { names: string[]; words: string[] }) {
  return <section className={styles.features}><Svg className="icon-own" role="img" />{[...names, ...words].join(' ')}</section>;
}\n`,
  'src/components/Features/styles.module.css': '.features { color: teal; }\n',
  'src/pages/about.tsx': `import { useColorMode } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
function Mode() { return <p>{useColorMode().colorMode}</p>; }
export default () => <Layout title="About us"><Mode /></Layout>;\n`,
  'src/pages/far.js': "import { FaX } from 'react-icons/fa';\nexport default () => <FaX />;\n",
  'src/pages/odd.js': "import Nav from '@theme/Navbar';\nexport default () => <Nav />;\n",
  'src/pages/on.js':
    'import { Redirect } from \'@docusaurus/router\';\nexport default () => <Redirect to="/docs/intro" />;\n',
  'src/pages/_part.js': 'throw new Error();\n',
};

function open(files: Readonly<Record<string, string>>) {
  const folder = makeFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true });
    writeFileSync(join(folder.path, file), text);
  }
  return folder;
}

test('40.5 the React pages of a project come along with all that they import, and are rendered', async () => {
  const folder = open(Object.fromEntries(Object.entries(OLD).map(([file, text]) => [`old/${file}`, text])));
  const at = (file: string): string => join(folder.path, 'new', file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  try {
    const moved = await runHere('import', join(folder.path, 'old'), join(folder.path, 'new'), '--json');
    assert.equal(moved.exitCode, 0, moved.stdout);
    const { notes } = JSON.parse(moved.stdout) as {
      readonly notes: readonly { kind: string; what: string; says: string; todo?: string }[];
    };
    const note = (what: string) => notes.find((one) => one.what === what);
    assert.match(
      note('src/pages/index.js')?.says ?? '',
      /content\/pages\/index\.jsx now.*handlers and effects do nothing/,
    );
    assert.match(note('src/pages/far.js')?.says ?? '', /not there until it finds react-icons\/fa/);
    assert.match(note('src/pages/far.js')?.todo ?? '', /npm install react-icons /);
    assert.match(note('src/pages/odd.js')?.says ?? '', /imports @theme\/Navbar: \/odd has no page/);
    assert.match(note('customFields')?.says ?? '', /src\/custom-fields\.json/);
    assert.equal(note('themeConfig.navbar.items[0]'), undefined, 'what will be there is linked');
    assert.match(note('themeConfig.navbar.items[1]')?.says ?? '', /left out/);
    assert.ok(!existsSync(at('content/pages/_part.js')));

    const { exitCode, stdout } = await runHere('build', at(''), '--no-cache');
    assert.equal(exitCode, 0, stdout);
    assert.doesNotMatch(stdout, /link\//);
    assert.match(
      stdout,
      /far\.jsx:1:\d+: warning: Could not resolve "react-icons\/fa" \[page\/failed\][^]*npm install react-icons,/,
    );
    const home = read('dist/index.html');
    const main = /<main[\s\S]*<\/main>/.exec(home)?.[0] ?? '';
    assert.match(home, /<title>Hello \| Old<\/title>/);
    assert.match(home, /<meta name="description" content="What it is\.">/);
    assert.match(main, /<h1>Old: All of it<\/h1>/);
    assert.match(main, /<a href="\/docs\/intro" class="button">Read 3<\/a>/);
    assert.match(main, /<img src="\/img\/b\.png" alt=""\/?><img src="\/img\/pages\/photo\.jpg" alt=""\/?>/);
    assert.match(
      main,
      /<svg viewBox="0 0 4 4" class="icon-own" role="img"><path d="M0 0h4"\/><\/svg>Ann one two/,
    );
    assert.equal(main.split('<main').length, 2, 'there is one <main>');
    assert.ok(existsSync(at('dist/img/pages/photo.jpg')));
    const [, sheet = ''] = /href="\/(assets\/page-[^"]+\.css)"/.exec(home) ?? [];
    const css = read(`dist/${sheet}`);
    assert.match(css, /--ifm-global-spacing: 1rem;/);
    assert.match(css, /\.hero \{/);
    assert.match(css, /--own: 3px/);
    assert.match(css, /\.box \{\s*border/);
    assert.doesNotMatch(css, /unused|--other|navbar|color-primary|\.card/);
    assert.match(css, /color: teal/);
    assert.match(read('dist/about/index.html'), /<title>About us \| Old<\/title>[\s\S]*<p>light<\/p>/);
    assert.match(
      read('dist/on/index.html'),
      /<main[^>]*><meta http-equiv="refresh" content="0; url=\/docs\/intro"\/?>/,
    );
    assert.doesNotMatch(read('dist/docs/intro/index.html'), /assets\/page-/);
  } finally {
    folder.end();
  }
});

test('40.6 links and pictures of a React page are those of the site, wherever it lies', async () => {
  const folder = open({
    'content/docs/intro.md': '# Intro\n\nText.\n',
    'content/static/img/b.png': 'x',
    'content/pages/about.tsx': `import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import picture from '@site/static/img/b.png';
export default () => <p><Link to="/docs/intro">a</Link><Link to="https://x.example">b</Link><Link to="#c">c</Link><img src={useBaseUrl('/img/b.png')} /><img src={picture} /></p>;\n`,
  });
  try {
    const { exitCode, stdout } = await runHere('build', folder.path, '--no-cache', '--base', '/deep/er/');
    assert.equal(exitCode, 0, stdout);
    const page = readFileSync(join(folder.path, 'dist/deep/er/about/index.html'), 'utf8');
    assert.match(
      page,
      /<a href="\/deep\/er\/docs\/intro">a<\/a><a href="https:\/\/x\.example">b<\/a><a href="#c">c<\/a><img src="\/deep\/er\/img\/b\.png"\/?><img src="\/deep\/er\/img\/b\.png"\/?>/,
    );
  } finally {
    folder.end();
  }
});
