/** The same input, the same bytes: whatever the folder, the order of files, the clock's zone, the language, the cache. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createRandom } from './random.ts';
import { compareTrees, readTree, runHere, startHelpsite } from './run-helpsite.ts';
import { makeFolder, makeSite, type SiteFiles, writeSite } from './site-fixture.ts';

const random = createRandom(42);
const site: SiteFiles = new Map([
  ...makeSite(random, 18),
  // Names that languages sort differently, and dates at the edge of a day.
  ['content/docs/sorted/Äpfel.md', '---\ntitle: Äpfel\ntags: [ä, z, Z, a, I, ı]\n---\n\nA.\n'],
  [
    'content/docs/sorted/apfel-2.md',
    '---\ntitle: apfel\ntags: [Ä]\nlast_update: { date: 2026-01-01T00:30:00+02:00 }\n---\n\nB.\n',
  ],
  [
    'content/docs/sorted/zebra-10.md',
    '---\ntitle: Zebra 10\nlast_update: { date: 2026-01-01 23:30 }\n---\n\nC.\n',
  ],
  ['content/docs/sorted/zebra-9.md', '---\ntitle: Zebra 9\n---\n\nD.\n'],
  ['content/blog/2026-01-01-new-year.md', '---\ntitle: New year\n---\n\nE.\n'],
  ['content/blog/late.md', '---\ntitle: Late\ndate: 2026-01-01T23:59:00Z\n---\n\nF.\n'],
]);

const reference = makeFolder();
const expected = join(reference.path, 'dist');

before(async () => {
  writeSite(reference.path, site);
  const { exitCode, stdout } = await startHelpsite(['build', reference.path, '--no-cache']).ended;
  assert.equal(exitCode, 0, stdout);
  assert.ok(readTree(expected).size > 60);
});

after(() => reference.end());

async function buildIn(
  root: string,
  flags: readonly string[] = [],
  env?: Readonly<Record<string, string>>,
): Promise<void> {
  const { exitCode, stdout, stderr } = await (env === undefined
    ? runHere('build', root, ...flags)
    : startHelpsite(['build', root, ...flags], env).ended);
  assert.equal(exitCode, 0, stdout + stderr);
}

test('the order in which files were made, their times and the folder do not show', async () => {
  const other = makeFolder();
  try {
    const root = join(other.path, 'a folder with “quotes” & spaces', 'deep');
    mkdirSync(root, { recursive: true });
    writeSite(root, new Map(random.shuffle([...site])));
    for (const path of site.keys())
      utimesSync(join(root, path), 1_000_000 + random.below(1e9), 1_000_000 + random.below(1e9));
    await buildIn(root);
    assert.deepEqual(compareTrees(join(root, 'dist'), expected), []);
    for (const path of readTree(expected).keys()) {
      if (path.endsWith('/')) continue;
      assert.ok(
        !readFileSync(join(root, 'dist', path), 'utf8').includes(other.path),
        `${path} names the folder`,
      );
    }
  } finally {
    other.end();
  }
});

const ENVIRONMENTS: readonly Readonly<Record<string, string>>[] = [
  { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  { TZ: 'Pacific/Pago_Pago', LANG: 'sv_SE.UTF-8', LC_ALL: 'sv_SE.UTF-8', LANGUAGE: 'sv' },
  { TZ: 'Asia/Kolkata', LANG: 'C', LC_ALL: 'C', NO_COLOR: '1', NODE_ENV: 'development' },
];

for (const env of ENVIRONMENTS) {
  test(`another time zone and language do not show: ${env['TZ']}, ${env['LANG']}`, async () => {
    const outDir = makeFolder();
    try {
      await buildIn(reference.path, ['--no-cache', '--out-dir', outDir.path], env);
      assert.deepEqual(compareTrees(outDir.path, expected), []);
    } finally {
      outDir.end();
    }
  });
}

test('a cold cache, a warm one and none make the same bytes, in this process and in another', async () => {
  const other = makeFolder();
  try {
    writeSite(other.path, site);
    for (const [index, flags] of [[], [], ['--no-cache'], ['--clean'], []].entries()) {
      const outDir = join(other.path, `out-${index}`);
      await buildIn(other.path, [...flags, '--out-dir', outDir], index % 2 === 0 ? undefined : {});
      assert.deepEqual(compareTrees(outDir, expected), [], `build ${index}, ${flags.join(' ')}`);
    }
  } finally {
    other.end();
  }
});

test('compressed twins change no other file, are right, and go when they are not asked for', async () => {
  const other = makeFolder();
  try {
    writeSite(other.path, site);
    const dist = join(other.path, 'dist');
    await buildIn(other.path, ['--compress']);
    const twins = [...readTree(dist).keys()].filter((path) => /\.(?:br|gz)$/.test(path));
    assert.ok(twins.length > 40);
    assert.deepEqual(
      compareTrees(dist, expected),
      twins.map((path) => `${path}: should not be there`),
    );
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
    for (const path of twins) {
      const packed = readFileSync(join(dist, path));
      const text = path.endsWith('.br') ? brotliDecompressSync(packed) : gunzipSync(packed);
      assert.ok(text.equals(readFileSync(join(dist, path.replace(/\.\w+$/, '')))), path);
    }
    await buildIn(other.path);
    assert.deepEqual(compareTrees(dist, expected), []);
  } finally {
    other.end();
  }
});

test('a site inside a repository shows the dates of its commits, in UTC, wherever it is built', async () => {
  const other = makeFolder();
  try {
    writeSite(other.path, site);
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args], {
        cwd: other.path,
        env: {
          ...process.env,
          GIT_CONFIG_GLOBAL: '/dev/null',
          GIT_COMMITTER_DATE: '2026-03-01T23:30:00-05:00',
          GIT_AUTHOR_DATE: '2026-03-01T23:30:00-05:00',
        },
        stdio: 'pipe',
      });
    git('init', '--quiet');
    git('add', 'content', 'config');
    git('commit', '--quiet', '-m', 'Write the guides');
    const outDirs = ['one', 'two'].map((name) => join(other.path, name));
    await buildIn(other.path, ['--out-dir', outDirs[0] ?? ''], { TZ: 'Pacific/Kiritimati' });
    await buildIn(other.path, ['--out-dir', outDirs[1] ?? '', '--no-cache'], { TZ: 'Pacific/Pago_Pago' });
    assert.deepEqual(compareTrees(outDirs[0] ?? '', outDirs[1] ?? ''), []);
    const guide = readFileSync(join(outDirs[0] ?? '', 'help/docs/sorted/zebra-9/index.html'), 'utf8');
    assert.match(guide, /<time dateTime="2026-03-02"|<time datetime="2026-03-02"/);
  } finally {
    other.end();
  }
});

test('a picture replaced by one of the same size, with the same time, is a new picture', async () => {
  const other = makeFolder();
  try {
    const texts = new Map<string, string>([
      ['content/docs/a.md', '# A\n\n![](./p.svg)\n'],
      ['content/docs/p.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>\n'],
      ['content/static/s.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>\n'],
    ]);
    writeSite(other.path, texts);
    const pictures = ['content/docs/p.svg', 'content/static/s.svg'].map((path) => join(other.path, path));
    // What archives and `cp -p` do: all files have one time.
    for (const path of pictures) utimesSync(path, 1_000_000, 1_000_000);
    await buildIn(other.path);
    for (const path of pictures) {
      writeFileSync(path, '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"/>\n');
      utimesSync(path, 1_000_000, 1_000_000);
    }
    await buildIn(other.path);
    const clean = join(other.path, 'clean');
    await buildIn(other.path, ['--no-cache', '--out-dir', clean]);
    assert.deepEqual(compareTrees(join(other.path, 'dist'), clean), []);
  } finally {
    other.end();
  }
});

test('results and pages that another version of helpsite made are not reused', async () => {
  const other = makeFolder();
  try {
    writeSite(other.path, site);
    await buildIn(other.path, [], {});
    // The same program but for one word in every page, as after an update.
    const program = join(other.path, 'program');
    const home = join(import.meta.dirname, '..');
    for (const name of ['bin', 'build', 'package.json'])
      cpSync(join(home, name), join(program, name), { recursive: true });
    execFileSync('ln', ['-s', join(home, 'node_modules'), join(program, 'node_modules')]);
    let replaced = 0;
    for (const path of readTree(join(program, 'build')).keys()) {
      if (!path.endsWith('.js') || path === 'client.js') continue;
      const text = readFileSync(join(program, 'build', path), 'utf8');
      if (!text.includes('"Docs pages"')) continue;
      writeFileSync(join(program, 'build', path), text.replaceAll('"Docs pages"', '"Docs pages!"'));
      replaced += 1;
    }
    assert.ok(replaced > 0);
    writeFileSync(join(program, 'build/code-hash.txt'), 'another-version-1');
    const run = (...flags: readonly string[]) =>
      execFileSync(process.execPath, [join(program, 'bin/helpsite.js'), 'build', other.path, ...flags], {
        stdio: 'pipe',
      });
    run();
    const clean = join(other.path, 'clean');
    run('--no-cache', '--out-dir', clean);
    assert.deepEqual(compareTrees(join(other.path, 'dist'), clean).slice(0, 3), []);
  } finally {
    other.end();
  }
});

test('a program with another version of a package that makes pages is another program', () => {
  const other = makeFolder();
  try {
    writeSite(other.path, site);
    const home = join(import.meta.dirname, '..');
    const program = join(other.path, 'program');
    const packages = join(program, 'node_modules');
    for (const name of ['bin', 'build', 'package.json'])
      cpSync(join(home, name), join(program, name), { recursive: true });
    mkdirSync(packages);
    for (const name of readdirSync(join(home, 'node_modules')))
      symlinkSync(join(home, 'node_modules', name), join(packages, name));
    const updated = join(packages, 'react-dom');
    rmSync(updated);
    cpSync(join(home, 'node_modules/react-dom'), updated, { recursive: true });
    const listCaches = (): readonly string[] => {
      execFileSync(process.execPath, [join(program, 'bin/helpsite.js'), 'build', other.path], {
        stdio: 'pipe',
      });
      return readdirSync(join(other.path, 'node_modules/.cache/helpsite')).filter((name) =>
        name.endsWith(`-${process.versions.node}`),
      );
    };
    const caches = listCaches();
    assert.deepEqual(listCaches(), caches);
    const manifest = join(updated, 'package.json');
    writeFileSync(
      manifest,
      readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, '"version": "19.99.0"'),
    );
    assert.notDeepEqual(listCaches(), caches);
  } finally {
    other.end();
  }
});

test('a program with another style sheet or another grammar is another program', () => {
  const other = makeFolder();
  try {
    const home = join(import.meta.dirname, '..');
    for (const name of ['bin', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'])
      cpSync(join(home, name), join(other.path, name), { recursive: true });
    execFileSync('ln', ['-s', join(home, 'node_modules'), join(other.path, 'node_modules')]);
    const prepare = (): string => {
      execFileSync(process.execPath, [join(other.path, 'bin/prepare.js')], { stdio: 'pipe' });
      return readFileSync(join(other.path, 'build/code-hash.txt'), 'utf8');
    };
    const first = prepare();
    assert.equal(prepare(), first);
    appendFileSync(join(other.path, 'src/render/styles/print.css'), '\n.prose { orphans: 3; }\n');
    assert.notEqual(prepare(), first);
  } finally {
    other.end();
  }
});
