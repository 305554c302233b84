/**
 * What cannot be read or written never costs a published page: it is told with its name, and the site of the last build is
 * as it was, byte by byte (behaviours.md 12).
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import {
  fillDisk,
  giveToNobody,
  mountDisk,
  NO_USERS,
  runAsNobody,
  startAsNobody,
  withRefusals,
} from './faulty-disk.ts';
import { chooseEach, chooseLength } from './lengths.ts';
import { createRandom } from './random.ts';
import { compareTrees, readTree, runHere, type RunOutcome, startHelpsite } from './run-helpsite.ts';
import { makeFolder, makeSite, writeConfig, writeSite } from './site-fixture.ts';
import { findHoles } from './whole-site.ts';

interface Built {
  readonly root: string;
  readonly dist: string;
  /** Every file of the out-dir with its hash. */
  readonly tree: () => readonly (readonly [string, string])[];
}

/** A site of some twenty pages that was built once, in a folder that everybody may enter. */
async function withBuilt(work: (site: Built) => Promise<void>, guides = 10): Promise<void> {
  const folder = makeFolder();
  try {
    chmodSync(folder.path, 0o755);
    const root = join(folder.path, 'site');
    mkdirSync(root);
    writeSite(root, makeSite(createRandom(21), guides));
    mkdirSync(join(root, 'content/docs/fixed'));
    writeFileSync(join(root, 'content/docs/fixed/one.md'), '# One\n\nText.\n');
    writeFileSync(join(root, 'content/docs/fixed/two.md'), '# Two\n\nText.\n');
    mkdirSync(join(root, 'node_modules'));
    const dist = join(root, 'dist');
    const { exitCode, stdout, stderr } = await runHere('build', root);
    assert.equal(exitCode, 0, stdout + stderr);
    await work({ root, dist, tree: () => [...readTree(dist)] });
  } finally {
    folder.end();
  }
}

function assertPlain({ stdout, stderr }: RunOutcome): void {
  assert.doesNotMatch(stdout + stderr, /^\s+at .*:\d+:\d+\)?$|node:internal|bug in helpsite/m);
}

/** Every way in which something may be out of reach, with the name that messages give it. */
const UNREADABLE: Readonly<
  Record<string, readonly [spoil: (root: string) => void, name: RegExp, exitCode?: number]>
> = {
  'a folder without rights': [
    (root) => chmodSync(join(root, 'content/docs/fixed'), 0),
    /content\/docs\/fixed.*source\/unreadable/,
  ],
  'a folder that may be listed but not entered': [
    (root) => chmodSync(join(root, 'content/docs/fixed'), 0o444),
    /content\/docs\/fixed.*source\/unreadable/,
  ],
  'a guide without rights': [
    (root) => chmodSync(join(root, 'content/docs/fixed/one.md'), 0),
    /content\/docs\/fixed\/one\.md.*permission is missing/,
  ],
  'a category file without rights': [
    (root) => chmodSync(join(root, 'content/docs/games/_category_.json'), 0),
    /content\/docs\/games\/_category_\.json.*source\/unreadable/,
  ],
  'a partial without rights': [
    (root) => chmodSync(join(root, 'content/docs/_shared.mdx'), 0),
    /content\/docs\/_shared\.mdx.*source\/unreadable/,
  ],
  'a picture without rights': [
    (root) => chmodSync(join(root, 'content/docs/picture.png'), 0),
    /content\/docs\/picture\.png.*source\/unreadable/,
  ],
  'a static file without rights': [
    (root) => chmodSync(join(root, 'content/static/robots.txt'), 0),
    /content\/static\/robots\.txt.*source\/unreadable/,
  ],
  'the docs without rights': [
    (root) => chmodSync(join(root, 'content/docs'), 0),
    /content\/docs.*source\/unreadable/,
  ],
  'the content without rights': [
    (root) => chmodSync(join(root, 'content'), 0),
    /content:1:1.*source\/unreadable/,
  ],
  'the configuration without rights': [
    (root) => chmodSync(join(root, 'config/site.json'), 0),
    /config\/site\.json.*config\/failed/,
    3,
  ],
  'the folder of the configuration without rights': [
    (root) => chmodSync(join(root, 'config'), 0),
    /config:1:1.*config\/failed/,
    3,
  ],
};

describe('what cannot be read is told by its name, and costs no page', () => {
  for (const [index, [name, [spoil, expected, exitCode = 1]]] of Object.entries(UNREADABLE).entries()) {
    test(name, { skip: NO_USERS }, () =>
      withBuilt(async ({ root, tree }) => {
        giveToNobody(root);
        const before = tree();
        spoil(root);
        // They read the site in the same way: each kind of fault meets a build, every second one another that starts anew, and one of the other commands.
        const others = [['check'], ['new', 'fresh/guide'], ['mv', 'games/index.md', 'elsewhere/index.md']];
        const anew = chooseEach([['build', '--clean', '--no-cache', '--allow-removals']], 2, index);
        const commands = [['build'], ...anew, others[index % others.length] ?? []];
        for (const argv of commands) {
          const outcome = await runAsNobody(argv, root);
          assertPlain(outcome);
          assert.equal(outcome.exitCode, exitCode, `${argv.join(' ')}: ${outcome.stdout}${outcome.stderr}`);
          assert.match(outcome.stdout.replaceAll('\n', ' '), expected, argv.join(' '));
        }
        assert.deepEqual(tree(), before);
      }),
    );
  }

  test('a name that is not UTF-8, of a guide and of a folder; no rule and no flag makes it less', () =>
    withBuilt(async ({ root, tree }) => {
      const odd = Buffer.from([0x63, 0x61, 0x66, 0xe9]);
      const place = (tail: string): Buffer =>
        Buffer.concat([Buffer.from(`${root}/content/docs/fixed/`), odd, Buffer.from(tail)]);
      writeFileSync(place('.md'), '# Café\n');
      mkdirSync(place(''));
      writeFileSync(place('/inside.md'), '# Inside\n');
      writeFileSync(
        join(root, 'config/site.json'),
        JSON.stringify({ title: 'Help', rules: { 'source/unreadable': 'off', 'source/*': 'off' } }),
      );
      const before = tree();
      for (const argv of [['build'], ['check'], ['new', 'fresh/guide'], ['mv', 'fixed/one', 'fixed/three']]) {
        const rooted =
          argv[0] === 'build' || argv[0] === 'check' ? [...argv, root] : [...argv, '--root', root];
        const outcome = await runHere(...rooted);
        assert.equal(outcome.exitCode, 1, outcome.stdout + outcome.stderr);
        for (const shown of ['content/docs/fixed/caf\\xe9.md', 'content/docs/fixed/caf\\xe9'])
          assert.ok(outcome.stdout.includes(`${shown}:1:1`), `${argv.join(' ')}: ${outcome.stdout}`);
      }
      assert.deepEqual(tree(), before);
      const kept = await runHere('build', root, '--keep-going');
      assert.equal(kept.exitCode, 1);
      for (const [path] of before) assert.ok(existsSync(join(root, 'dist', path)), path);
    }));
});

describe('an entry that goes or changes while it is read is read again', () => {
  const FAULTS: Readonly<Record<string, readonly [call: string, path: string, code: string]>> = {
    'a guide that is gone when it is looked at': ['lstatSync', 'content/docs/fixed/one.md', 'ENOENT'],
    'a guide that is gone when it is read': ['readFileSync', 'content/docs/fixed/one.md', 'ENOENT'],
    'a guide that is a folder when it is read': ['readFileSync', 'content/docs/fixed/one.md', 'EISDIR'],
    'a folder that is gone when it is listed': ['readdirSync', 'content/docs/fixed', 'ENOENT'],
    'a folder that is a file when it is listed': ['readdirSync', 'content/docs/fixed', 'ENOTDIR'],
    'a category file that is gone when it is read': [
      'readFileSync',
      'content/docs/games/_category_.json',
      'ENOENT',
    ],
  };
  for (const [index, [name, [call, path, code]]] of Object.entries(FAULTS).entries()) {
    test(name, () =>
      withBuilt(async ({ root, tree }) => {
        const before = tree();
        for (const times of chooseEach([2, Infinity], 2, index)) {
          let left = times;
          const outcome = await withRefusals(
            (_, given) => (given === join(root, path) && left-- > 0 ? code : undefined),
            // Where nothing has changed a build need not read anything again.
            () => runHere('build', root, '--no-cache'),
            [call],
          );
          assert.ok(left < times || times === Infinity, 'the call was refused');
          assert.ok(times === Infinity || outcome.exitCode === 0, outcome.stdout + outcome.stderr);
          if (times === Infinity) assert.match(outcome.stdout, /\[source\/(?:changing|unreadable)\]/);
          // What was replaced may tell less; nothing is taken away.
          if (times === Infinity)
            for (const [file] of before) assert.ok(existsSync(join(root, 'dist', file)), file);
          else assert.deepEqual(tree(), before, `${times}`);
        }
        assert.equal((await runHere('build', root)).exitCode, 0);
        assert.deepEqual(tree(), before);
      }),
    );
  }

  test('folders and files that another process moves about all the time take no page away', () =>
    withBuilt(async ({ root, dist }) => {
      const pages = ['one', 'two'].map((guide) => join(dist, `help/docs/fixed/${guide}/index.html`));
      const [from, to] = ['fixed', 'away'].map((folder) => join(root, 'content/docs', folder));
      const guide = join(root, 'content/docs/restless.md');
      for (let round = 0; round < 2; round += 1) {
        const { child, ended } = startHelpsite(['build', root]);
        while (child.exitCode === null) {
          renameSync(from ?? '', to ?? '');
          renameSync(to ?? '', from ?? '');
          writeFileSync(guide, '# Restless\n\nText.\n');
          rmSync(guide);
          await new Promise((resolve) => setImmediate(resolve));
        }
        const outcome = await ended;
        assertPlain(outcome);
        assert.ok([0, 1].includes(outcome.exitCode), outcome.stdout + outcome.stderr);
        // Where this process was made to wait between the two moves, the folder truly was elsewhere all the time.
        for (const page of pages)
          assert.ok([page, page.replace('/fixed/', '/away/')].some(existsSync), `${page}\n${outcome.stdout}`);
        assert.deepEqual(findHoles(dist), []);
      }
    }));
});

/** Another hue, and with it another style sheet and every page; a guide more and one less. */
function changeAll(root: string): void {
  writeFileSync(join(root, 'config/site.json'), writeConfig({ title: 'Other', tagline: '', hue: 7 }));
  writeFileSync(join(root, 'content/docs/fixed/three.md'), '# Three\n\nText.\n');
  rmSync(join(root, 'content/docs/fixed/one.md'));
}

describe('what cannot be written leaves the old site as it was', () => {
  for (const code of ['ENOSPC', 'EACCES'])
    test(`whichever step on the disk is refused (${code})`, () =>
      withBuilt(async ({ root, dist, tree }) => {
        const before = tree();
        changeAll(root);
        const isHarmless = code === 'EACCES' ? /^(?:unlink|rmdir|link)/ : /^(?:unlink|rmdir)/;
        let isDone = false;
        for (let step = 1; !isDone; step += code === 'ENOSPC' ? chooseLength(47, 11) : chooseLength(61, 13)) {
          let count = 0;
          let refused = '';
          const outcome = await withRefusals(
            // An old file that cannot be read is replaced, one that may not be linked as well.
            (name, path, second) =>
              (path.startsWith(`${dist}/`) || second.startsWith(`${dist}/`)) &&
              !isHarmless.test(name) &&
              (name !== 'openSync' || second === 'wx') &&
              ++count === step
                ? ((refused = `${name} ${path} ${second}`), code)
                : undefined,
            () => runHere('build', root),
          );
          isDone = count < step;
          assert.equal(
            outcome.exitCode,
            isDone ? 0 : 4,
            `step ${step}, ${refused}: ${outcome.stdout}${outcome.stderr}`,
          );
          if (isDone) break;
          assert.match(
            outcome.stderr,
            /^helpsite: Cannot .*(?:the disk is full|permission is missing)/,
            `${step}`,
          );
          assert.deepEqual(tree(), before, `step ${step}`);
        }
        assert.deepEqual(findHoles(dist), []);
        assert.ok(!existsSync(join(dist, 'help/docs/fixed/one')));
        assert.deepEqual(
          readdirSync(dist).filter((name) => /tmp|lock/.test(name)),
          [],
        );
      }, 3));

  test('a full disk, with any room that is left', async (context: TestContext) => {
    const folder = makeFolder();
    const root = folder.path;
    const dist = join(root, 'dist');
    const disk = mountDisk(dist, 8000);
    try {
      if (disk === undefined) return context.skip('no disk can be mounted here');
      writeSite(root, makeSite(createRandom(22), 6));
      assert.equal((await runHere('build', root)).exitCode, 0);
      writeFileSync(join(root, 'config/site.json'), writeConfig({ title: 'Other', tagline: '', hue: 8 }));
      let failed = 0;
      for (const free of [0, 8192, 40_000, 200_000, 1_200_000]) {
        const before = [...readTree(dist, (path) => path === '.filler')];
        fillDisk(dist, free);
        const outcome = await startHelpsite(['build', root]).ended;
        assertPlain(outcome);
        rmSync(join(dist, '.filler'), { force: true });
        const after = [...readTree(dist)];
        if (outcome.exitCode === 4) {
          failed += 1;
          assert.match(outcome.stderr, /the disk is full/);
          assert.deepEqual(after, before, `${free} bytes free`);
        } else assert.equal(outcome.exitCode, 0, outcome.stdout + outcome.stderr);
      }
      assert.ok(failed >= 3, `${failed} builds failed`);
      const outcome = await startHelpsite(['build', root]).ended;
      assert.equal(outcome.exitCode, 0, outcome.stdout + outcome.stderr);
      const clean = join(root, 'clean');
      await runHere('build', root, '--no-cache', '--out-dir', clean);
      assert.deepEqual(compareTrees(dist, clean), []);
    } finally {
      disk?.end();
      folder.end();
    }
  });

  test('a full disk in the cache costs speed and nothing else', async (context: TestContext) => {
    const folder = makeFolder();
    const root = folder.path;
    const cache = join(root, 'node_modules/.cache');
    const disk = mountDisk(cache, 400);
    try {
      if (disk === undefined) return context.skip('no disk can be mounted here');
      writeSite(root, makeSite(createRandom(23), 12));
      const clean = join(root, 'clean');
      await runHere('build', root, '--no-cache', '--out-dir', clean);
      for (const free of [400_000, 20_000, 0]) {
        fillDisk(cache, free);
        for (const flags of chooseLength([[], ['--clean']], [[], [], ['--clean']])) {
          const outcome = await startHelpsite(['build', root, ...flags]).ended;
          assert.equal(outcome.exitCode, 0, `${free}: ${outcome.stdout}${outcome.stderr}`);
          assert.deepEqual(compareTrees(join(root, 'dist'), clean), [], `${free} bytes free`);
        }
        rmSync(join(cache, '.filler'), { force: true });
      }
    } finally {
      disk?.end();
      folder.end();
    }
  });

  test('no rights in a folder of the site, or on the whole of it', { skip: NO_USERS }, () =>
    withBuilt(async ({ root, dist, tree }) => {
      giveToNobody(root);
      changeAll(root);
      for (const folder of [join(dist, 'help/docs'), join(dist, 'help/docs/fixed/two'), dist]) {
        const before = tree();
        chmodSync(folder, 0o555);
        const outcome = await runAsNobody(['build'], root);
        assertPlain(outcome);
        assert.equal(outcome.exitCode, 4, outcome.stdout + outcome.stderr);
        assert.match(outcome.stderr, /permission is missing/);
        chmodSync(folder, 0o755);
        assert.deepEqual(tree(), before, folder);
      }
      assert.equal((await runAsNobody(['build'], root)).exitCode, 0);
    }),
  );

  test('an out-dir that is removed while the site is written is written anew', () =>
    withBuilt(async ({ root, dist }) => {
      changeAll(root);
      let writes = 0;
      const outcome = await withRefusals(
        (_, path) => {
          if (path.includes('.tmp/') && ++writes === 5) rmSync(dist, { recursive: true });
          return undefined;
        },
        () => runHere('build', root),
      );
      assert.equal(outcome.exitCode, 0, outcome.stdout + outcome.stderr);
      const clean = join(root, 'clean');
      await runHere('build', root, '--no-cache', '--out-dir', clean);
      assert.deepEqual(compareTrees(dist, clean), []);
    }));

  test('a first build that fails leaves nothing', async () => {
    const folder = makeFolder();
    try {
      writeSite(folder.path, makeSite(createRandom(24), 3));
      const outcome = await withRefusals(
        (name, path) => (name === 'writeFileSync' && path.includes('.tmp/') ? 'ENOSPC' : undefined),
        () => runHere('build', folder.path),
      );
      assert.equal(outcome.exitCode, 4);
      assert.ok(!existsSync(join(folder.path, 'dist')));
    } finally {
      folder.end();
    }
  });
});

describe('pages that would go', () => {
  test('all of them: an empty content/docs is an error', () =>
    withBuilt(async ({ root, tree }) => {
      const before = tree();
      rmSync(join(root, 'content'), { recursive: true });
      mkdirSync(join(root, 'content/docs'), { recursive: true });
      for (const flags of [[], ['--allow-removals']]) {
        const outcome = await runHere('build', root, ...flags);
        assert.equal(outcome.exitCode, 1);
        assert.match(outcome.stdout, /error: This site has no guides \[site\/empty\]/);
      }
      assert.deepEqual(tree(), before);
    }));

  test('more than 30 % have to be asked for, also without a cache; a new base or slash policy loses none', () =>
    withBuilt(async ({ root, dist, tree }) => {
      const before = tree();
      const config = JSON.parse(readFileSync(join(root, 'config/site.json'), 'utf8')) as object;
      const write = (more: object): void =>
        writeFileSync(join(root, 'config/site.json'), JSON.stringify({ ...config, ...more }));
      const off = { rules: { 'link/missing-page': 'off', 'link/missing-file': 'off' } };
      write(off);
      for (const folder of ['games', '01-setup', 'fixed'])
        rmSync(join(root, 'content/docs', folder), { recursive: true, force: true });
      for (const forget of [false, true]) {
        if (forget) rmSync(join(root, 'node_modules'), { recursive: true });
        const outcome = await runHere('build', root, '--json');
        assert.equal(outcome.exitCode, 6, outcome.stdout + outcome.stderr);
        const { ok, diagnostics } = JSON.parse(outcome.stdout) as {
          readonly ok: boolean;
          readonly diagnostics: readonly {
            readonly code: string;
            readonly message: string;
            readonly hint: string;
          }[];
        };
        assert.equal(ok, false);
        const told = diagnostics.find(({ code }) => code === 'site/many-removed');
        assert.match(
          told?.message ?? '',
          /would remove \d+ of the \d+ pages of the last one: \/help\/docs\//,
        );
        assert.match(told?.hint ?? '', /--allow-removals/);
        assert.deepEqual(tree(), before);
      }
      assert.equal((await runHere('check', root)).exitCode, 0);
      assert.equal((await runHere('build', root, '--allow-removals')).exitCode, 0);
      assert.ok(!existsSync(join(dist, 'help/docs/fixed')));
      for (const more of [
        { base: '/other/' },
        { base: '/' },
        { trailingSlash: false },
        { trailingSlash: true },
      ]) {
        write({ ...off, ...more });
        const outcome = await runHere('build', root);
        assert.equal(outcome.exitCode, 0, `${JSON.stringify(more)}: ${outcome.stdout}`);
      }
    }, 20));
});

describe('addresses that are too long for a disk are told where they are written', () => {
  const LONG = 'x'.repeat(260);
  const DEEP = Array.from({ length: 30 }, () => 'y'.repeat(90)).join('/');
  const CASES: Readonly<Record<string, readonly [file: string, text: string, place: RegExp]>> = {
    'a slug': [
      'docs/a.md',
      `---\ntitle: A\nslug: /${LONG}\n---\n\nText.\n`,
      /content\/docs\/a\.md:3:\d+: error/,
    ],
    'a deep slug': [
      'docs/a.md',
      `---\ntitle: A\nslug: /${DEEP}\n---\n\nText.\n`,
      /content\/docs\/a\.md:3:\d+: error/,
    ],
    'a tag': [
      'docs/a.md',
      `---\ntitle: A\ntags: [${LONG}]\n---\n\nText.\n`,
      /content\/docs\/a\.md:3:\d+: error/,
    ],
    'a redirect': [
      'docs/a.md',
      `---\ntitle: A\nredirect_from: /docs/${LONG}\n---\n\nText.\n`,
      /content\/docs\/a\.md:3:\d+: error/,
    ],
    'a category': [
      'docs/b/_category_.json',
      `{\n  "link": { "type": "generated-index" },\n  "label": "${LONG}"\n}\n`,
      /content\/docs\/b\/_category_\.json:3:\d+: error/,
    ],
    'a page': [
      'pages/a.md',
      `---\ntitle: A\nslug: /${LONG}\n---\n\nText.\n`,
      /content\/pages\/a\.md:\d:\d+: error/,
    ],
    'a name of 3-byte letters': [`docs/${'あ'.repeat(81)}.md`, '# A\n', /content\/docs\/あ+\.md:1:1: error/],
  };
  for (const [name, [file, text, place]] of Object.entries(CASES))
    test(name, () =>
      withBuilt(async ({ root, tree }) => {
        const before = tree();
        mkdirSync(join(root, 'content/docs/b'));
        writeFileSync(join(root, 'content/docs/b/guide.md'), '# B\n\nText.\n');
        writeFileSync(join(root, 'content', file), text);
        for (const argv of [['build', '--compress'], ['check']]) {
          const outcome = await runHere(argv[0] ?? '', root, ...argv.slice(1));
          assert.equal(outcome.exitCode, 1, outcome.stdout + outcome.stderr);
          assert.match(outcome.stdout, place);
          assert.match(outcome.stdout, /\[route\/too-long\]/);
        }
        assert.deepEqual(tree(), before);
      }, 3),
    );

  test('names as long as disks allow are published: a picture, a static file with its twins', () =>
    withBuilt(async ({ root, dist }) => {
      const picture = `${'p'.repeat(250)}.svg`;
      const download = `${'s'.repeat(251)}.txt`;
      writeFileSync(join(root, 'content/docs/fixed', picture), '<svg xmlns="http://www.w3.org/2000/svg"/>');
      writeFileSync(join(root, 'content/docs/fixed/one.md'), `# One\n\n![A picture](./${picture})\n`);
      writeFileSync(join(root, 'content/static', download), 'text '.repeat(1000));
      const outcome = await runHere('build', root, '--compress');
      assert.equal(outcome.exitCode, 0, outcome.stdout + outcome.stderr);
      assert.ok(existsSync(join(dist, 'help', download)));
      assert.deepEqual(findHoles(dist), []);
    }, 3));
});

describe('odd surroundings end in a plain sentence', () => {
  test('the current folder is gone', () => {
    const folder = makeFolder();
    const program = join(import.meta.dirname, '..', 'bin', 'helpsite.js');
    for (const [argv, exitCode] of [
      ['build', 2],
      ['check --json', 2],
      ['dev', 2],
      ['preview', 2],
      ['new x', 2],
      ['mv a b', 2],
      ['search push', 2],
      ['search query x', 2],
      ['--version', 0],
      ['build --help', 0],
    ] as const) {
      const script = `mkdir -p "${folder.path}/gone" && cd "${folder.path}/gone" && rmdir "${folder.path}/gone" && exec "${process.execPath}" "${program}" ${argv}`;
      const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
      assert.equal(status, exitCode, `${argv}: ${stdout}${stderr}`);
      if (exitCode === 2) assert.match(stderr, /^helpsite: The current folder [^\n]+\n$/, argv);
    }
    folder.end();
  });

  test('content/docs is a link or a file', () =>
    withBuilt(async ({ root, tree }) => {
      const before = tree();
      renameSync(join(root, 'content/docs'), join(root, 'elsewhere'));
      symlinkSync(join(root, 'elsewhere'), join(root, 'content/docs'));
      for (let turn = 0; turn < 2; turn += 1) {
        const outcome = await runHere('build', root);
        assert.equal(outcome.exitCode, 1, outcome.stdout);
        assert.deepEqual(tree(), before);
        rmSync(join(root, 'content/docs'));
        writeFileSync(join(root, 'content/docs'), 'a file');
      }
    }));

  test('files that do not fit into memory are copied, or told', () =>
    withBuilt(async ({ root, dist, tree }) => {
      const disc = join(root, 'content/static/disc.iso');
      writeFileSync(disc, 'begin');
      truncateSync(disc, 40_000_000);
      assert.equal((await runHere('build', root)).exitCode, 0);
      assert.ok(readFileSync(join(dist, 'help/disc.iso')).equals(readFileSync(disc)));
      assert.match((await runHere('build', root, '--no-cache')).stdout, /0 files written/);
      const before = tree();
      writeFileSync(join(root, 'content/docs/huge.md'), '# Huge');
      truncateSync(join(root, 'content/docs/huge.md'), 3_000_000_000);
      const guide = await runHere('build', root);
      assert.equal(guide.exitCode, 1);
      assert.match(guide.stdout, /content\/docs\/huge\.md:1:1: error: This file is 3000 MB large/);
      rmSync(join(root, 'content/docs/huge.md'));
      assert.deepEqual(tree(), before);
      writeFileSync(join(root, 'content/docs/fixed/huge.zip'), 'PK');
      truncateSync(join(root, 'content/docs/fixed/huge.zip'), 40_000_000);
      writeFileSync(join(root, 'content/docs/fixed/one.md'), '# One\n\n[All of it](./huge.zip)\n');
      const download = await runHere('build', root);
      assert.equal(download.exitCode, 0, download.stdout + download.stderr);
      const [, name = ''] =
        /href="\/help\/(assets\/huge-[^"]+)"/.exec(
          readFileSync(join(dist, 'help/docs/fixed/one/index.html'), 'utf8'),
        ) ?? [];
      assert.equal(statSync(join(dist, 'help', name)).size, 40_000_000);
    }, 3));
});

test('whichever look at the disk is refused, a build ends in a plain sentence and the site stays', () =>
  withBuilt(async ({ root, dist, tree }) => {
    const before = tree();
    const names = [
      'readFileSync',
      'readdirSync',
      'lstatSync',
      'statSync',
      'openSync',
      'accessSync',
      'readSync',
    ];
    const seen = new Set<string>();
    let isDone = false;
    for (let step = 1; !isDone; step += chooseLength(31, 7)) {
      let count = 0;
      let refused = '';
      const outcome = await withRefusals(
        (name, path) =>
          path.startsWith(root) && ++count === step ? ((refused = `${name} ${path}`), 'EIO') : undefined,
        // What nothing has changed need not be read again: with a cache, a refused look costs time at most.
        () => runHere('build', root, ...(step % 2 === 0 ? [] : ['--no-cache'])),
        names,
      );
      isDone = count < step;
      assertPlain(outcome);
      seen.add(`${outcome.exitCode}`);
      assert.ok([0, 1, 3, 4].includes(outcome.exitCode), `${refused}: ${outcome.stdout}${outcome.stderr}`);
      assert.deepEqual(tree(), before, `${refused}: ${outcome.stdout}${outcome.stderr}`);
    }
    assert.ok(seen.has('1') && seen.has('4'), [...seen].join());
    assert.deepEqual(findHoles(dist), []);
  }, 3));

test('preview goes on without its folder, and with it again', () =>
  withBuilt(async ({ root, dist }) => {
    const { child, ended } = startHelpsite(['preview', root, '--port', '0']);
    try {
      const url = await new Promise<string>((resolve) =>
        child.stdout?.on('data', (chunk: Buffer) => resolve(String(chunk).trim())),
      );
      renameSync(dist, join(root, 'away'));
      const gone = await fetch(`${url}docs/fixed/one`);
      assert.equal(gone.status, 503);
      assert.match(await gone.text(), /^There is no built site here any more; run helpsite build\.\n$/);
      renameSync(join(root, 'away'), dist);
      assert.equal((await fetch(`${url}docs/fixed/one`)).status, 200);
    } finally {
      child.kill('SIGTERM');
    }
    assert.equal((await ended).exitCode, 0);
  }, 3));

test('dev goes on with what it read last, and tells what cannot be read', { skip: NO_USERS }, () =>
  withBuilt(async ({ root }) => {
    giveToNobody(root);
    const { child, ended, shown } = startAsNobody(['dev', '--port', '0'], root);
    try {
      const until = async (isThere: () => boolean): Promise<void> => {
        while (!isThere() && child.exitCode === null) {
          const url = /http:\S+/.exec(shown())?.[0];
          // Whoever visits a page makes dev look at the disk.
          if (url !== undefined) await fetch(url).then((answer) => answer.text());
          await new Promise((resolve) => setImmediate(resolve));
        }
      };
      await until(() => shown().includes('ready in'));
      const page = `${/http:\S+/.exec(shown())?.[0] ?? ''}docs/fixed/one`;
      assert.equal((await fetch(page)).status, 200);
      const folder = join(root, 'content/docs/fixed');
      chmodSync(folder, 0);
      await until(() => shown().includes('source/unreadable'));
      assert.match(shown(), /content\/docs\/fixed.*This folder cannot be read/);
      assert.equal((await fetch(page)).status, 200);
      chmodSync(folder, 0o755);
      await until(() => /source\/unreadable[^]*no problems/.test(shown()));
      assert.equal((await fetch(page)).status, 200);
    } finally {
      child.kill('SIGTERM');
    }
    const outcome = await ended;
    assertPlain(outcome);
  }, 3),
);
