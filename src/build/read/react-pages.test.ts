import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { loadModule } from '../foreign/load-module.ts';
import type { SiteFacts } from '../foreign/stand-ins.ts';
import { isReactPage, loadReactPages, routeOfReactPage } from './react-pages.ts';
import type { ReactPage } from '../../model.ts';

async function withSite<T>(
  files: Readonly<Record<string, string>>,
  use: (root: string) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'helpsite-pages-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    return await use(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

const SITE: SiteFacts = {
  title: 'Help',
  tagline: 'All of it.',
  url: 'https://www.example.com',
  base: '/help/',
  locale: { name: 'en', label: 'English', htmlLang: 'en' },
};

/** Loads pages given by their path below `content/`. */
async function load(
  pages: Readonly<Record<string, string>>,
): Promise<{ readonly value: readonly ReactPage[]; readonly problems: readonly string[] }> {
  const files = Object.fromEntries(
    Object.entries(pages).map(([source, text]) => [`content/${source}`, text]),
  );
  const { value, diagnostics } = await withSite(files, (root) =>
    loadReactPages(root, Object.keys(pages), SITE),
  );
  return {
    value,
    problems: diagnostics.map(
      ({ code, message, at }) => `${at?.file}:${at?.line}:${at?.column} ${code} ${message}`,
    ),
  };
}

test('renders components with the React of this process', async () => {
  const { value, problems } = await load({
    'pages/about.tsx': `import { useState, type FC } from 'react';
      import { Part } from './_part.tsx';
      import './about.css';
      export const meta = { title: 'About & more', description: 'What this is.' };
      const About: FC = () => { const [n] = useState(2); return <><p className="x">{\`\${n} guides\`}</p><Part /></>; };
      export default About;`,
    'pages/_part.tsx': 'export const Part = () => <b>part</b>;',
    'pages/about.css': 'p { color: red }',
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(value, [
    {
      source: 'pages/about.tsx',
      route: '/help/about',
      title: 'About & more',
      description: 'What this is.',
      html: '<p class="x">2 guides</p><b>part</b>',
      style: { file: 'assets/page-em8TvvbE.css', text: 'p {\n  color: red;\n}' },
    },
  ]);
});

test('takes title and description out of what a component puts in the head', async () => {
  const { value } = await load({
    'pages/a.jsx': `export default () => <main><title>A &lt; B</title><meta name="description" content="Say &quot;x&quot;" /><p><svg><title>kept</title></svg></p></main>;`,
  });
  assert.deepEqual(value, [
    {
      source: 'pages/a.jsx',
      route: '/help/a',
      title: 'A < B',
      description: 'Say "x"',
      html: '<main><p><svg><title>kept</title></svg></p></main>',
    },
  ]);
});

test('a page without default export, a page that throws and a page that does not parse leave the others alone', async () => {
  const { value, problems } = await load({
    'pages/none.tsx': 'export const x = 1;',
    'pages/throws.tsx':
      'export default function Page() {\n  const x: any = undefined;\n  return <p>{x.y}</p>;\n}',
    'pages/top.tsx': "const é = 'é'; throw new TypeError('at the top');\nexport default () => null;",
    'pages/syntax.tsx': 'export default () => <p>;\n',
    'pages/element.tsx': 'export default <p />;',
    'pages/import.tsx': "import Nav from '@theme/Navbar';\nexport default () => <Nav />;",
    'pages/good.tsx': 'export default () => <p>good</p>;',
  });
  assert.deepEqual(
    value.map(({ route }) => route),
    ['/help/good'],
  );
  assert.equal(problems.length, 6);
  assert.equal(
    problems[0],
    "content/pages/none.tsx:1:1 page/no-default-export The page component at /help/none doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
  );
  assert.equal(
    problems[1],
    "content/pages/throws.tsx:3:16 render/failed The page component at /help/throws failed: Cannot read properties of undefined (reading 'y')",
  );
  assert.match(
    problems[2] ?? '',
    /^content\/pages\/top\.tsx:1:22 page\/failed content\/pages\/top\.tsx failed: at the top$/,
  );
  assert.match(problems[3] ?? '', /^content\/pages\/syntax\.tsx:\d+:\d+ page\/failed /);
  assert.equal(
    problems[4],
    'content/pages/element.tsx:1:1 page/failed The default export of the page at /help/element is not a React component',
  );
  assert.equal(problems[5], 'content/pages/import.tsx:1:17 page/failed Could not resolve "@theme/Navbar"');
});

test('which sources are pages, and where they go', () => {
  assert.deepEqual(
    [
      'pages/a.tsx',
      'pages/_a.tsx',
      'pages/_x/a.tsx',
      'pages/a.test.tsx',
      'pages/a.md',
      'docs/a.tsx',
      'pages/b/index.jsx',
    ].filter(isReactPage),
    ['pages/a.tsx', 'pages/b/index.jsx'],
  );
  assert.equal(routeOfReactPage('pages/index.tsx', '/help/'), '/help/');
  assert.equal(routeOfReactPage('pages/b/index.jsx', '/help/'), '/help/b/');
  assert.equal(routeOfReactPage('pages/b/c.tsx', '/'), '/b/c');
});

test('a module that never finishes is reported after its deadline', async () => {
  const { value, diagnostics } = await withSite(
    { 'x.ts': 'await new Promise(() => {});\nexport default 1;' },
    (root) => loadModule({ root, path: join(root, 'x.ts'), code: 'config/failed', deadline: 100 }),
  );
  assert.equal(value, undefined);
  assert.deepEqual(
    diagnostics.map(({ message }) => message),
    ['x.ts did not finish within 0.1 seconds'],
  );
});

test('whatever a module throws becomes one line', async () => {
  const thrown = [
    'null',
    'undefined',
    '"text\\nsecond line"',
    '({ get message() { throw 1; } })',
    'Object.create(null)',
    'new Error("")',
  ];
  for (const [index, value] of thrown.entries()) {
    const { diagnostics } = await withSite({ 'x.ts': `throw ${value}; // ${index}` }, (root) =>
      loadModule({ root, path: join(root, 'x.ts'), code: 'config/failed' }),
    );
    assert.equal(diagnostics.length, 1);
    assert.match(diagnostics[0]?.message ?? '', /^x\.ts failed: [^\n]+$/);
  }
});

test('a module may use node: modules, require through packages, and its own place', async () => {
  const files = {
    'x.ts':
      "import { sep } from 'node:path';\nimport old from 'old';\nexport default [sep, old, import.meta.url.endsWith('/x.ts')];",
    'node_modules/old/index.js': "module.exports = require('fs').existsSync('/');",
    'tsconfig.json': '{ broken',
  };
  const { value, diagnostics } = await withSite(files, (root) =>
    loadModule({ root, path: join(root, 'x.ts'), code: 'config/failed' }),
  );
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(value?.exports['default'], ['/', true, true]);
});

test('what a page holds for browsers alone is told, once for each name and place', async () => {
  const { problems } = await load({
    'pages/app.tsx': `import { Part } from './_part.tsx';
export const layout = 'wide';
export const meta = { title: 'App', descripton: 'x' };
// onClick={no} is a comment
export default function App() {
  return <main><button onClick={() => 1}>A</button><b onClick={() => 2}>B</b><style>{'b{}'}</style><script type="application/ld+json">{'{}'}</script><Part /></main>;
}`,
    'pages/_part.tsx':
      "import { useEffect } from 'react';\nexport const Part = () => { useEffect(() => {}); return <b>x</b>; };",
  });
  assert.deepEqual(problems, [
    'content/pages/_part.tsx:2:29 page/unused "useEffect" never runs: the code of a page runs while the site is built, never in the browser',
    'content/pages/app.tsx:6:24 page/unused "onClick" does nothing: the code of a page runs while the site is built, never in the browser',
    'content/pages/app.tsx:2:14 page/unused The export "layout" is not read: a page has its default export and "meta"',
    'content/pages/app.tsx:3:37 page/unused "meta.descripton" is not read: a page\'s meta has a title and a description',
    "content/pages/app.tsx:6:78 page/unused <style> does nothing: the security policy of the pages allows no styles but the site's own",
  ]);
});
