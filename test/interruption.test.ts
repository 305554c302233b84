/** Whatever happens to a build - a kill, a mistake, another build, a hand in its folder - a whole site lies in the out-dir at every instant. */
import assert from 'node:assert/strict';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { chooseLength } from './lengths.ts';
import { runKills } from './kill-run.ts';
import { createRandom } from './random.ts';
import { compareTrees, readTree, runHere, startHelpsite } from './run-helpsite.ts';
import { makeFolder, makeSite, type SiteFiles, writeConfig, writeSite } from './site-fixture.ts';
import { watchSteps } from './watch-steps.ts';
import { findHoles } from './whole-site.ts';

test('a build killed at any moment leaves whole pages with all they load, and the next one puts all right', async () => {
  const { early, writing, late } = await runKills({ seed: 3, kills: chooseLength(5, 8) });
  assert.ok(
    writing >= chooseLength(1, 3),
    `killed ${early} times before, ${writing} times while it wrote, ${late} times after`,
  );
});

test('after every single step on the disk a whole site lies there', async () => {
  const site = makeFolder();
  try {
    const dist = join(site.path, 'dist');
    const files = makeSite(createRandom(4), 12);
    const config = (hue: number, more: object = {}) =>
      JSON.stringify({
        ...(JSON.parse(writeConfig({ title: 'Help', tagline: '', hue })) as object),
        ...more,
      });
    const without = (pattern: RegExp) => [...files].filter(([path]) => !pattern.test(path));
    const STATES: readonly (readonly [name: string, files: SiteFiles, ...flags: readonly string[]])[] = [
      ['from nothing', files],
      // Links to what is gone are not what this is about.
      [
        'other colours, and guides and posts gone',
        new Map([
          ...without(/first-steps|islands|blog|robots|about/),
          ['config/site.json', config(9, { rules: { 'link/missing-page': 'off' } })],
        ]),
        '--allow-removals',
      ],
      ['all of them back', new Map([...files, ['config/site.json', config(90)]])],
      [
        'another kind of address',
        new Map([...files, ['config/site.json', config(91, { trailingSlash: false })]]),
      ],
      ['another base', new Map([...files, ['config/site.json', config(92, { base: '/guides/' })]])],
      [
        'the root as base, with twins',
        new Map([...files, ['config/site.json', config(93, { base: '/' })]]),
        '--compress',
      ],
      ['written anew', files, '--clean'],
    ];
    let written: SiteFiles = new Map();
    for (const [name, next, ...flags] of STATES) {
      writeSite(site.path, next, written);
      written = next;
      const found = new Map<string, string>();
      let steps = 0;
      const outcome = await watchSteps(
        (step) => {
          if (!step.includes('/dist/')) return;
          steps += 1;
          for (const hole of findHoles(dist))
            if (!found.has(hole)) found.set(hole, step.replaceAll(site.path, ''));
        },
        () => runHere('build', site.path, ...flags),
      );
      assert.equal(outcome.exitCode, 0, outcome.stdout + outcome.stderr);
      assert.ok(steps > 50, `${name}: ${steps} steps`);
      assert.deepEqual(
        [...found].slice(0, 3).map(([hole, step]) => `${name}, after ${step}: ${hole}`),
        [],
      );
    }
  } finally {
    site.end();
  }
});

describe('a build that fails', () => {
  const MISTAKES: Readonly<
    Record<string, readonly [path: string, text: string, exitCode: number, ...flags: readonly string[]]>
  > = {
    'because of a dead link': ['content/docs/wrong.md', '# Wrong\n\n[Nowhere](./nowhere.md)\n', 1],
    'because of broken front matter': ['content/docs/wrong.md', '---\ntitle: [\n---\n', 1],
    'because of a warning, with --strict': [
      'content/docs/wrong.md',
      '# Wrong\n\n<Unknown>x</Unknown>\n',
      1,
      '--strict',
    ],
    'because of wrong configuration': ['config/site.json', '{ "accentHue": "blue" }', 3],
    'because of configuration that is no JSON': ['config/site.json', '{', 3],
    'because of a page that throws': [
      'content/pages/wrong.tsx',
      'export default function Wrong() { throw new Error("no"); }\n',
      1,
    ],
    'because a file is not UTF-8': ['content/docs/wrong.md', '\u0000latin', 1],
  };
  for (const [name, [path, text, exitCode, ...flags]] of Object.entries(MISTAKES)) {
    test(`leaves every byte and every time as it was: ${name}`, async () => {
      const site = makeFolder();
      try {
        const files = makeSite(createRandom(5), 6);
        writeSite(site.path, files);
        const dist = join(site.path, 'dist');
        assert.equal((await runHere('build', site.path)).exitCode, 0);
        const stamp = () =>
          [...readTree(dist)].map(([file, hash]) => [file, hash, statSync(join(dist, file)).mtimeMs]);
        const first = stamp();
        mkdirSync(dirname(join(site.path, path)), { recursive: true });
        writeFileSync(
          join(site.path, path),
          text === '\u0000latin' ? Buffer.from('# Gr\xfc\xdfe\n', 'latin1') : text,
        );
        for (const run of [
          runHere('build', site.path, ...flags),
          startHelpsite(['build', site.path, ...flags]).ended,
        ]) {
          const outcome = await run;
          assert.equal(outcome.exitCode, exitCode, outcome.stdout + outcome.stderr);
        }
        assert.deepEqual(stamp(), first);
      } finally {
        site.end();
      }
    });
  }
});

/** Holes seen twice in a row: a look takes time, and files come and go while it lasts. */
function lastingHoles(outDir: string): readonly string[] {
  try {
    const holes = new Set(findHoles(outDir));
    return holes.size === 0 ? [] : findHoles(outDir).filter((hole) => holes.has(hole));
  } catch (error) {
    // A file went between being listed and being read.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

describe('two builds at once', () => {
  test('of two sites into one out-dir: whole pages of the one or the other, at every instant', async () => {
    const folders = [makeFolder(), makeFolder(), makeFolder()] as const;
    const [one, two, out] = folders;
    try {
      const sites = [makeSite(createRandom(6), 25), makeSite(createRandom(7), 25)];
      for (const [index, { path }] of [one, two].entries()) {
        writeSite(path, sites[index] ?? new Map());
        writeFileSync(
          join(path, 'config/site.json'),
          writeConfig({ title: `Site ${index}`, tagline: '', hue: index * 90 }),
        );
        assert.equal((await runHere('build', path, '--no-cache')).exitCode, 0);
      }
      const outDir = join(out.path, 'dist');
      for (let round = 0; round < 2; round += 1) {
        const runs = [one, two].map(
          ({ path }) => startHelpsite(['build', path, '--out-dir', outDir, '--allow-removals']).ended,
        );
        const state = { isDone: false };
        const all = Promise.all(runs).finally(() => (state.isDone = true));
        while (!state.isDone) {
          assert.deepEqual(lastingHoles(outDir), []);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        for (const { exitCode, stdout, stderr } of await all) assert.equal(exitCode, 0, stdout + stderr);
        assert.deepEqual(findHoles(outDir), []);
        const matches = [one, two].filter(
          ({ path }) => compareTrees(outDir, join(path, 'dist')).length === 0,
        );
        assert.equal(matches.length, 1, 'the site is one of the two');
      }
    } finally {
      for (const folder of folders) folder.end();
    }
  });

  test('of one site, sharing a cache: both succeed, and the cache stays good', async () => {
    const site = makeFolder();
    const clean = makeFolder();
    try {
      const files = makeSite(createRandom(8), 25);
      for (const { path } of [site, clean]) writeSite(path, files);
      const runs = await Promise.all([1, 2, 3].map(() => startHelpsite(['build', site.path]).ended));
      for (const { exitCode, stdout, stderr } of runs) assert.equal(exitCode, 0, stdout + stderr);
      assert.equal((await runHere('build', clean.path, '--no-cache')).exitCode, 0);
      for (const flags of [[], ['--clean']]) {
        assert.equal((await runHere('build', site.path, ...flags)).exitCode, 0);
        assert.deepEqual(compareTrees(join(site.path, 'dist'), join(clean.path, 'dist')), []);
      }
    } finally {
      site.end();
      clean.end();
    }
  });
});

test('what somebody did in the out-dir is put right', async () => {
  const site = makeFolder();
  try {
    writeSite(site.path, makeSite(createRandom(13), 8));
    const dist = join(site.path, 'dist');
    assert.equal((await runHere('build', site.path)).exitCode, 0);
    const expected = join(site.path, 'expected');
    cpSync(dist, expected, { recursive: true });
    const outside = join(site.path, 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'kept.txt'), 'kept');
    const page = join(dist, 'help/index.html');
    const folder = join(dist, 'help/docs');
    const DEEDS: readonly (() => void)[] = [
      () => writeFileSync(page, 'edited'),
      () => unlinkSync(page),
      () => rmSync(folder, { recursive: true }),
      () => {
        unlinkSync(page);
        mkdirSync(page);
        writeFileSync(join(page, 'x'), 'x');
      },
      () => {
        unlinkSync(page);
        symlinkSync(join(outside, 'kept.txt'), page);
      },
      () => {
        renameSync(folder, join(site.path, 'moved'));
        symlinkSync(outside, folder);
      },
      () => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, 'a file');
      },
      () => writeFileSync(join(dist, 'help/stray.html'), 'stray'),
      () => symlinkSync(outside, join(dist, 'help/stray-link')),
      () => {
        mkdirSync(join(dist, 'help/stray/folder'), { recursive: true });
        writeFileSync(join(dist, 'help/stray/folder/x'), 'x');
      },
    ];
    for (const [number, deed] of DEEDS.entries()) {
      deed();
      const { exitCode, stdout, stderr } = await runHere('build', site.path);
      assert.equal(exitCode, 0, `deed ${number}: ${stdout}${stderr}`);
      assert.deepEqual(compareTrees(dist, expected), [], `deed ${number}`);
      assert.deepEqual(
        [...readTree(outside)].map(([path]) => path),
        ['kept.txt'],
        `deed ${number}`,
      );
      assert.equal(readFileSync(join(outside, 'kept.txt'), 'utf8'), 'kept');
    }
  } finally {
    site.end();
  }
});
