/** Components of the site's own, as a build, `check` and a second build see them. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fillDefaults } from '../src/build/config/defaults.ts';
import { keepComponent } from '../src/build/foreign/own-components.ts';
import { openMemoStore } from '../src/build/memo/memo-store.ts';
import { Memo } from '../src/build/memo/memo.ts';
import { parseSources } from '../src/build/site/parse-sources.ts';
import { runHere, type RunOutcome, startHelpsite } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

const GUIDE = `---
title: Prices
description: What each server costs.
---

import Tag from '@site/src/components/Badge';

A <Badge kind="new" n={3}>fresh</Badge> one, and <Tag kind="old">gone</Tag>.

<PriceTable rows={[{ name: 'Small', price: 4.5 }]} tall>

Prices are **net**: see [the other guide](./other.md).

</PriceTable>
`;

const FILES: Readonly<Record<string, string>> = {
  'content/docs/prices.md': GUIDE,
  'content/docs/other.md': '---\ntitle: Other\ndescription: A second guide.\n---\n\nText.\n',
  'components/Badge.jsx': `export default function Badge({ kind, n = 1, children }) {
  return <b className={kind} style={{ color: 'red' }} title={String(n + 1)}>{children.toUpperCase()}</b>;
}
`,
  'components/PriceTable/index.tsx': `import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { formatPrice } from './format.ts';
import styles from './styles.module.css';
interface Props { readonly rows: readonly { readonly name: string; readonly price: number }[]; readonly tall?: boolean; readonly children?: unknown }
export default function PriceTable({ rows, tall, children }: Props) {
  return (
    <section className={clsx(styles.box, { tall })}>
      {rows.map(({ name, price }) => <p key={name}>{name}: {formatPrice(price)}</p>)}
      {children}
      <Link to="/docs/other">All prices</Link>
    </section>
  );
}
`,
  'components/PriceTable/format.ts':
    'export const formatPrice = (price: number): string => `${price.toFixed(2)} EUR`;\n',
  'components/PriceTable/styles.module.css': '.box { border: 1px solid var(--line); }\n',
};

interface Told {
  readonly code: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

async function use(
  files: Readonly<Record<string, string>>,
  look: (site: {
    readonly write: (path: string, text: string) => void;
    readonly buildHere: () => Promise<RunOutcome>;
    readonly build: (...flags: readonly string[]) => Promise<RunOutcome>;
    readonly check: () => Promise<readonly Told[]>;
    readonly page: (name: string) => string;
    readonly dist: string;
  }) => Promise<void>,
): Promise<void> {
  const folder = makeFolder();
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), text);
  };
  const dist = join(folder.path, 'dist/help');
  try {
    for (const [path, text] of Object.entries(files)) write(path, text);
    await look({
      write,
      dist,
      buildHere: () => runHere('build', folder.path),
      build: (...flags) => startHelpsite(['build', folder.path, ...flags]).ended,
      async check() {
        const { stdout } = await startHelpsite(['check', folder.path, '--json']).ended;
        return (JSON.parse(stdout) as { readonly diagnostics: readonly Told[] }).diagnostics;
      },
      page: (name) =>
        /<article[\s\S]*<\/article>/.exec(readFileSync(join(dist, `docs/${name}/index.html`), 'utf8'))?.[0] ??
        '',
    });
  } finally {
    folder.end();
  }
}

test('30.1 a component is rendered with literal values and Markdown between its tags; its links are resolved', () =>
  use(FILES, async ({ build, page, dist }) => {
    const { exitCode, stdout } = await build('--no-cache');
    assert.equal(exitCode, 0, stdout);
    assert.doesNotMatch(stdout, /warning|error/);
    const html = page('prices');
    assert.match(
      html,
      /A <b title="4" class="new s-\w+">FRESH<\/b> one, and <b title="2" class="old s-\w+">GONE<\/b>\./,
    );
    assert.match(html, /<section class="PriceTable_styles_box tall"><p>Small: 4\.50 EUR<\/p>/);
    assert.match(html, /<p>Prices are <strong>net<\/strong>: see <a href="\/help\/docs\/other">/);
    assert.match(html, /<a href="\/help\/docs\/other">All prices<\/a><\/section>/);
    const own = readdirSync(join(dist, 'assets')).find((name) => name.startsWith('own-')) ?? '';
    assert.match(readFileSync(join(dist, 'assets', own), 'utf8'), /\.PriceTable_styles_box \{/);
    assert.doesNotMatch(html, /data-part/, 'it is HTML alone');
    assert.match(
      readFileSync(join(dist, 'docs/prices.md'), 'utf8'),
      /FRESH/,
      'the guide as Markdown has it, too',
    );
  }));

test('30.2 what a component is made of is part of the key of the guides that name it, and of no others', () =>
  use(FILES, async ({ build, page, write }) => {
    await build();
    write(
      'components/PriceTable/format.ts',
      'export const formatPrice = (price: number): string => `$${price}`;\n',
    );
    const { stderr } = await build('--explain');
    assert.match(page('prices'), /Small: \$4\.5/);
    assert.match(stderr, /^parse docs\/prices\.md/m);
    // A block of the search index is named by its first page.
    assert.doesNotMatch(stderr, /^(?!search-\w+ from ).*docs\/other\.md/m);
    assert.match((await build()).stdout, /0 files written/);
  }));

test('30.2 a component that may say something else each time is asked by each build', () =>
  use(
    {
      'content/docs/notes.md': '---\ntitle: Notes\ndescription: Notes.\n---\n\n<Note />, <Top />\n',
      'components/Note.tsx': `import { readFileSync } from 'node:fs';
export default function Note() {
  return <b>{readFileSync(\`\${import.meta.dirname}/note.txt\`, 'utf8')}</b>;
}
`,
      'components/Top.tsx': `import { readFileSync } from 'node:fs';
const text = readFileSync(\`\${import.meta.dirname}/note.txt\`, 'utf8');
export default () => <i>{text}</i>;
`,
      'components/note.txt': 'first',
    },
    async ({ build, buildHere, page, write }) => {
      for (const [text, run] of Object.entries({
        first: build,
        second: build,
        third: buildHere,
        fourth: buildHere,
      })) {
        write('components/note.txt', text);
        assert.equal((await run()).exitCode, 0);
        assert.match(page('notes'), new RegExp(`<b>${text}</b>, <i>${text}</i>`));
      }
    },
  ));

test('30.3 what is wrong with a component is told with its place, never with a stack trace; its content shows', () =>
  use(
    {
      ...FILES,
      'content/docs/wrong.md': `---
title: Wrong
description: Everything that can be wrong.
---

<Thrower deep={{ a: 1 }}>kept</Thrower>

<Broken>kept as well</Broken>

<Lost />

<Nothing />

<Endless />

<Badge kind={now()}>x</Badge>

<Badges kind="x">y</Badges>
`,
      'components/Thrower.tsx':
        'export default function Thrower({ deep }) {\n  return <p onClick={() => 1}>{deep.b.c}</p>;\n}\n',
      'components/Broken.tsx': 'export default function Broken( { return <p/> }\n',
      'components/Lost.tsx': "import { gone } from './gone';\nexport default () => gone;\n",
      'components/Nothing.tsx': 'export const Nothing = 1;\n',
      'components/Endless.tsx': 'export default function Endless() {\n  for (;;);\n}\n',
      'components/Unused.tsx': 'export default 1;\n',
    },
    async ({ check, build, page }) => {
      const told = (await check()).map(
        ({ code, file, line, column, message }) => `${file}:${line}:${column} ${code} ${message}`,
      );
      for (const expected of [
        /^content\/docs\/wrong\.md:6:1 component\/failed <Thrower> failed: Cannot read properties of undefined/,
        /^components\/Thrower\.tsx:2:13 component\/unused "onClick"/,
        /^components\/Broken\.tsx:1:\d+ component\/failed Expected/,
        /^components\/Lost\.tsx:1:22 component\/failed Could not resolve "\.\/gone"/,
        /^components\/Nothing\.tsx:1:1 component\/failed components\/Nothing\.tsx exports no component/,
        /^content\/docs\/wrong\.md:14:1 component\/failed <Endless> failed: did not finish within 1 seconds/,
        /^content\/docs\/wrong\.md:16:1 component\/not-evaluated The value of "kind" is code/,
        /^content\/docs\/wrong\.md:18:1 component\/unknown There is no component called <Badges>/,
      ])
        assert.ok(
          told.some((line) => expected.test(line)),
          `${expected.source}\n${told.join('\n')}`,
        );
      assert.ok(!told.some((line) => line.includes('Unused')), 'what no guide names may be somebody else’s');
      const { exitCode, stdout } = await build('--no-cache', '--keep-going');
      assert.equal(exitCode, 1);
      assert.match(stdout, /See also components\/Thrower\.tsx:2:\d+/);
      assert.doesNotMatch(stdout, /^\s+at .*:\d+:\d+/m, 'no stack trace');
      assert.match(page('wrong'), /kept[\s\S]*kept as well/);
    },
  ));

test('30.3 what a component said when it ran out of time or stack is said by no later build', async () => {
  const folder = makeFolder();
  let state = 'tired';
  const isTired = () => state === 'tired';
  const recurse = (): string => `${recurse()}.`;
  const components: Readonly<Record<string, () => string>> = {
    Slow() {
      while (isTired());
      return 'in time';
    },
    Deep: () => (isTired() ? recurse() : 'not too deep'),
  };
  const table = Object.fromEntries(
    Object.keys(components).map((name) => [name, { name, file: `components/${name}.tsx`, hash: name }]),
  );
  for (const [name, component] of Object.entries(components))
    await keepComponent(name, component, () => undefined);
  const build = (): readonly string[] => {
    const store = openMemoStore(folder.path);
    const source = { path: 'docs/a.md', text: '# A\n\n<Slow />\n\n<Deep />\n' };
    const { diagnostics, bodies } = parseSources(
      { sources: [source], categories: [], sheets: [], reactPages: [], files: new Map(), diagnostics: [] },
      {
        config: fillDefaults({}, {}, {}, {}, {}, []),
        components: { table, scripts: {}, styles: [] },
      },
      new Memo(store),
    );
    const html = bodies.get(source.path)?.read().segments.join('') ?? '';
    store.save();
    return [...diagnostics.map(({ message }) => message), html.trim()];
  };
  try {
    const [slow = '', deep = ''] = build();
    assert.match(slow, /<Slow> failed: did not finish within 1 seconds/);
    assert.match(deep, /<Deep> failed: Maximum call stack size exceeded/);
    state = 'fresh';
    assert.deepEqual(build(), ['in time\nnot too deep']);
    state = 'tired';
    assert.deepEqual(build(), ['in time\nnot too deep'], 'what is settled is filed');
  } finally {
    state = 'fresh';
    folder.end();
  }
});

test('30.4 an island is HTML with its script, which asks for React where the page has it', () =>
  use(
    {
      'content/docs/count.md':
        '---\ntitle: Count\ndescription: A page that counts.\n---\n\n<Counter start={4}>\n\nUp **we** go.\n\n</Counter>\n',
      'components/Counter.tsx': `import { useState } from 'react';
export const client = 'visible';
export default function Counter({ start, children }) {
  const [count, setCount] = useState(start);
  return <div><button onClick={() => setCount(count + 1)}>Count {count}</button>{children}<input placeholder="x" /></div>;
}
`,
    },
    async ({ build, page, dist, write }) => {
      const { exitCode, stdout } = await build('--no-cache');
      assert.equal(exitCode, 0, stdout);
      assert.doesNotMatch(stdout, /warning/);
      const html = page('count');
      const [, script = ''] =
        /<div data-part="own" data-component="Counter" data-when="visible" data-script="(Counter-[\w-]{8}\.js)" data-props="\{&quot;start&quot;:4\}">/.exec(
          html,
        ) ?? [];
      assert.match(
        html,
        /<button type="button">Count 4<\/button><div class="own-children">\n<p>Up <strong>we/,
      );
      const text = readFileSync(join(dist, 'assets', script), 'utf8');
      assert.ok(text.length < 1000 && !text.includes('import '), text);
      write('components/Counter.tsx', "export const client = 'often';\nexport default () => <p />;\n");
      assert.match(
        (await build('--no-cache')).stdout,
        /components\/Counter\.tsx:1:14: error: "client" says when/,
      );
    },
  ));

test('30.5 a site without the folder builds as before, and one whose components went is told', () =>
  use(FILES, async ({ build, dist }) => {
    await build();
    rmSync(join(dist, '../../components'), { recursive: true });
    const { stdout, exitCode } = await build();
    assert.equal(exitCode, 0);
    assert.match(stdout, /There is no component called <PriceTable>/);
  }));
