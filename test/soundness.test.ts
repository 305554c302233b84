/** Nothing stale is ever left: cases in which a build on top of the last one differed from one built from nothing. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runPaused } from './oracle/paused-run.ts';
import { compareTrees, readTree, runHere, startHelpsite } from './run-helpsite.ts';
import { makeFolder, type SiteFiles, writeSite } from './site-fixture.ts';
import { watchSteps } from './watch-steps.ts';

/** Builds the first site, then the second on top of it, and compares with the second built from nothing. */
async function assertSound(before: Readonly<Record<string, string>>, edit: Readonly<Record<string, string>>) {
  const folder = makeFolder();
  const [dist, clean] = [join(folder.path, 'dist'), join(folder.path, 'clean')];
  try {
    const first: SiteFiles = new Map(Object.entries(before));
    writeSite(folder.path, first);
    assert.equal((await runHere('build', folder.path)).exitCode, 0);
    writeSite(folder.path, new Map([...first, ...Object.entries(edit)]), first);
    const outcome = await runHere('build', folder.path);
    assert.equal(outcome.exitCode, 0, outcome.stdout);
    await runHere('build', folder.path, '--no-cache', '--out-dir', clean);
    assert.deepEqual(compareTrees(dist, clean), []);
  } finally {
    folder.end();
  }
}

const guide = (title: string, description: string, body = 'Words.') =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`;

const CARDS = `<DocCardList items={[{ type: 'link', href: '@site/content/docs/mods.md', label: 'Mods', docId: 'mods' }]} />`;

test('a renamed sidebar has a new name on every guide and category page', () => {
  const sidebars = (name: string) =>
    `export default { ${name}: ['mods', { type: 'category', label: 'Games', link: { type: 'generated-index' }, items: ['maps'] }] };\n`;
  return assertSound(
    {
      'config/sidebars.ts': sidebars('alpha'),
      'content/docs/mods.md': guide('Mods', 'About mods'),
      'content/docs/maps.md': guide('Maps', 'About maps'),
    },
    { 'config/sidebars.ts': sidebars('beta') },
  );
});

for (const path of ['content/docs/all.md', 'content/pages/all.md', 'content/blog/2026-01-01-all.md']) {
  test(`a card in ${path} says what the guide it names says of itself`, () =>
    assertSound(
      { 'content/docs/mods.md': guide('Mods', 'About mods'), [path]: guide('All', 'Everything', CARDS) },
      { 'content/docs/mods.md': guide('Mods', 'All about mods') },
    ));
}

test('a page that is gone says what config/addresses says of it now', () => {
  const gone = (since: string, replacement: string) =>
    `export default { gone: [{ route: '/docs/old', since: '${since}', replacement: '${replacement}' }] };\n`;
  return assertSound(
    {
      'config/addresses.ts': gone('2026-01-31', '/docs/mods'),
      'content/docs/mods.md': guide('Mods', 'About mods'),
      'content/docs/maps.md': guide('Maps', 'About maps'),
    },
    {
      'config/addresses.ts': gone('2026-02-01', '/docs/maps'),
      'content/docs/maps.md': guide('All maps', 'About maps'),
    },
  );
});

test('sections that left are told wherever their old address is', () =>
  assertSound(
    {
      'content/docs/mods.md': guide('Mods', 'About mods', '## Old\n\nWords.'),
      'content/docs/maps.md': `---\ntitle: Maps\nredirect_from: /docs/was\n---\n\nSee [it](/docs/mods#old).\n`,
    },
    {
      'content/docs/mods.md': guide('Mods', 'About mods'),
      'content/docs/new.md': guide(
        'New',
        'About new',
        '## New {#new aliases="/docs/mods#old,/docs/was#old"}\n\nWords.',
      ),
    },
  ));

test('a picture that is saved while the site is written is neither half published nor remembered', async () => {
  const folder = makeFolder();
  const root = folder.path;
  const drawing = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>\n`;
  const picture = join(root, 'content/docs/map.svg');
  try {
    writeSite(
      root,
      new Map([
        ['content/docs/map.svg', drawing(10)],
        ['content/docs/maps.md', guide('Maps', 'About maps', '![The map](./map.svg)')],
      ]),
    );
    const look = (step: string) => {
      // The first file of the site: every source has been read.
      if (step.includes('.helpsite.lock')) writeFileSync(picture, drawing(20));
    };
    assert.equal((await watchSteps(look, () => runHere('build', root))).exitCode, 0);
    writeFileSync(picture, drawing(10));
    assert.equal((await runHere('build', root)).exitCode, 0);
    await runHere('build', root, '--no-cache', '--out-dir', join(root, 'clean'));
    assert.ok([...readTree(join(root, 'clean')).keys()].some((path) => /assets\/map-/.test(path)));
    assert.deepEqual(compareTrees(join(root, 'dist'), join(root, 'clean')), []);
  } finally {
    folder.end();
  }
});

/** Takes about a second to understand: the parser tries every bracket as the start of a link. */
const HEAVY = `# Heavy\n\n${`${'[a '.repeat(5900)}\n\n`.repeat(10)}`;

/** Works for about a second: more than a build needs before, less than it may. */
const SLOW = 'let n = 0;\nfor (let i = 0; i < 4e8; i += 1) n = (n + i) % 7;\n';

const SUSPENDED: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'understands a page': ['content/docs/heavy.md', HEAVY],
  'runs the configuration': ['config/site.ts', `${SLOW}export default { title: 'Help' };\n`],
  'renders a React page': [
    'content/pages/slow.tsx',
    `export default function Slow() {\n${SLOW}return <p>{n}</p>;\n}\n`,
  ],
};

for (const [moment, [path, text]] of Object.entries(SUSPENDED)) {
  test(`a build that is suspended while it ${moment} goes on as if nothing had been, and so does the next`, async () => {
    const folder = makeFolder();
    const root = folder.path;
    try {
      const light: SiteFiles = new Map([['content/docs/start.md', guide('Start', 'First words')]]);
      writeSite(root, light);
      const never = { atCpu: Number.POSITIVE_INFINITY, forMs: 0 };
      assert.equal((await runPaused(['build', root], never)).exitCode, 0);
      const usual = await runPaused(['build', root], never);
      writeSite(root, new Map([...light, [path, text]]), light);
      // A build without changes costs hardly more than what is done before the heavy part begins.
      const paused = await runPaused(['build', root], { atCpu: usual.cpuMs + 100, forMs: 3000 });
      // By the same program, which reads what the first filed.
      const next = await startHelpsite(['build', root]).ended;
      assert.ok(paused.wasPaused, 'the build was over before it could be suspended');
      assert.equal(paused.exitCode, 0, paused.stdout);
      assert.equal(next.exitCode, 0, next.stdout);
      await runHere('build', root, '--no-cache', '--out-dir', join(root, 'clean'));
      assert.deepEqual(compareTrees(join(root, 'dist'), join(root, 'clean')), []);
    } finally {
      folder.end();
    }
  });
}
