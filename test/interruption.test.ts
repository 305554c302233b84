/** Whatever happens to a build - a kill, a mistake, another build, a damaged cache, hostile names - a whole site lies in the out-dir, and nothing else is touched. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { runKills } from './kill-run.ts';
import { createRandom } from './random.ts';
import { compareTrees, readTree, runHere, startHelpsite } from './run-helpsite.ts';
import { makeFolder, makeSite, type SiteFiles, writeConfig, writeSite } from './site-fixture.ts';
import { findHoles } from './whole-site.ts';

test('a build killed at any moment leaves whole pages with all they load, and the next one puts all right', async () => {
  const { early, writing, late } = await runKills({ seed: 3, kills: 10 });
  assert.ok(writing >= 3, `killed ${early} times before, ${writing} times while it wrote, ${late} times after`);
});

describe('a build that fails', () => {
  const MISTAKES: Readonly<Record<string, readonly [path: string, text: string, exitCode: number, ...flags: readonly string[]]>> = {
    'because of a dead link': ['content/docs/wrong.md', '# Wrong\n\n[Nowhere](./nowhere.md)\n', 1],
    'because of broken front matter': ['content/docs/wrong.md', '---\ntitle: [\n---\n', 1],
    'because of a warning, with --strict': ['content/docs/wrong.md', '# Wrong\n\n<Unknown>x</Unknown>\n', 1, '--strict'],
    'because of wrong configuration': ['config/site.json', '{ "accentHue": "blue" }', 3],
    'because of configuration that is no JSON': ['config/site.json', '{', 3],
    'because of a page that throws': ['content/pages/wrong.tsx', 'export default function Wrong() { throw new Error("no"); }\n', 1],
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
        const stamp = () => [...readTree(dist)].map(([file, hash]) => [file, hash, statSync(join(dist, file)).mtimeMs]);
        const first = stamp();
        mkdirSync(dirname(join(site.path, path)), { recursive: true });
        writeFileSync(join(site.path, path), text === '\u0000latin' ? Buffer.from('# Gr\xfc\xdfe\n', 'latin1') : text);
        for (const run of [runHere('build', site.path, ...flags), startHelpsite(['build', site.path, ...flags]).ended]) {
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

describe('two builds at once', () => {
  test('of two sites into one out-dir: whole pages of the one or the other, at every instant', async () => {
    const folders = [makeFolder(), makeFolder(), makeFolder()] as const;
    const [one, two, out] = folders;
    try {
      const sites = [makeSite(createRandom(6), 25), makeSite(createRandom(7), 25)];
      for (const [index, { path }] of [one, two].entries()) {
        writeSite(path, sites[index] ?? new Map());
        writeFileSync(join(path, 'config/site.json'), writeConfig({ title: `Site ${index}`, tagline: '', hue: index * 90 }));
        assert.equal((await runHere('build', path, '--no-cache')).exitCode, 0);
      }
      const outDir = join(out.path, 'dist');
      for (let round = 0; round < 2; round += 1) {
        const runs = [one, two].map(({ path }) => startHelpsite(['build', path, '--out-dir', outDir]).ended);
        let isDone = false;
        const all = Promise.all(runs).finally(() => (isDone = true));
        while (!isDone) {
          assert.deepEqual(findHoles(outDir), []);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        for (const { exitCode, stdout, stderr } of await all) assert.equal(exitCode, 0, stdout + stderr);
        assert.deepEqual(findHoles(outDir), []);
        const matches = [one, two].filter(({ path }) => compareTrees(outDir, join(path, 'dist')).length === 0);
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

describe('a damaged cache is noticed and ignored', () => {
  const random = createRandom(11);
  const site = makeFolder();
  const cache = join(site.path, 'node_modules/.cache/helpsite');
  const good = join(site.path, 'good-cache');
  const expected = join(site.path, 'expected');
  /** The one file in the cache folder that fits. */
  const find = (pattern: RegExp): string => {
    const [path] = [...readTree(cache).keys()].filter((name) => pattern.test(name));
    assert.ok(path !== undefined, `no ${pattern} in the cache`);
    return join(cache, path);
  };
  const index = () => find(/\/index\.json$/);
  const values = () => find(/\/values-[^/]*\.bin$/);
  const ledger = () => find(/^ledger-.*\.json$/);
  const flipBytes = (file: string, count: number): void => {
    const bytes = readFileSync(file);
    for (let flip = 0; flip < count; flip += 1) bytes[random.below(bytes.length)] = random.below(256);
    writeFileSync(file, bytes);
  };
  type Entry = [number, number, string];
  const editIndex = (edit: (parsed: { version: unknown; values: unknown; entries: Record<string, Entry> }) => void): void => {
    const parsed = JSON.parse(readFileSync(index(), 'utf8')) as Parameters<typeof edit>[0];
    edit(parsed);
    writeFileSync(index(), JSON.stringify(parsed));
  };
  const editEntries = (edit: (entry: Entry, key: string) => unknown) => () =>
    editIndex((parsed) => {
      for (const [key, entry] of Object.entries(parsed.entries)) parsed.entries[key] = edit(entry, key) as Entry;
    });

  const DAMAGES: Readonly<Record<string, () => void>> = {
    'the values are cut in half': () => truncateSync(values(), Math.floor(statSync(values()).size / 2)),
    'the values are empty': () => truncateSync(values(), 0),
    'the values are gone': () => unlinkSync(values()),
    'the values are a folder': () => {
      const path = values();
      unlinkSync(path);
      mkdirSync(path);
    },
    'all values are zero': () => writeFileSync(values(), Buffer.alloc(statSync(values()).size)),
    'the index is cut in half': () => truncateSync(index(), Math.floor(statSync(index()).size / 2)),
    'the index is empty': () => truncateSync(index(), 0),
    'the index is null': () => writeFileSync(index(), 'null'),
    'the index is a list': () => writeFileSync(index(), '[]'),
    'the index is a folder': () => {
      const path = index();
      unlinkSync(path);
      mkdirSync(path);
    },
    'the index has no entries': () => editIndex((parsed) => Object.assign(parsed, { entries: null })),
    'the index has a list of entries': () => editIndex((parsed) => Object.assign(parsed, { entries: [1, 2, 3] })),
    'the index is of another version': () => editIndex((parsed) => Object.assign(parsed, { version: 2 })),
    'the index points outside': () => editIndex((parsed) => Object.assign(parsed, { values: '../../../../content/docs/picture.png' })),
    'the index names no file': () => editIndex((parsed) => Object.assign(parsed, { values: null })),
    'all entries are null': editEntries(() => null),
    'all entries are numbers': editEntries(() => 7),
    'all entries are empty': editEntries(() => []),
    'offsets are fractions': editEntries(([offset, length, hash]) => [offset + 0.5, length, hash]),
    'offsets are negative': editEntries(([offset, length, hash]) => [-1 - offset, length, hash]),
    'offsets are texts': editEntries(([offset, length, hash]) => [String(offset), length, hash]),
    'lengths are fractions': editEntries(([offset, length, hash]) => [offset, length - 0.5, hash]),
    'lengths are huge': editEntries(([offset, , hash]) => [offset, Number.MAX_SAFE_INTEGER, hash]),
    'lengths are null': editEntries(([offset, , hash]) => [offset, null, hash]),
    'offsets are shifted': editEntries(([offset, length, hash]) => [offset + 1, length, hash]),
    'hashes are wrong': editEntries(([offset, length]) => [offset, length, 'x'.repeat(22)]),
    'hashes are no texts': editEntries(([offset, length]) => [offset, length, {}]),
    'the ledger is cut in half': () => truncateSync(ledger(), Math.floor(statSync(ledger()).size / 2)),
    'the ledger is null': () => writeFileSync(ledger(), 'null'),
    'the ledger is a folder': () => {
      const path = ledger();
      unlinkSync(path);
      mkdirSync(path);
    },
    'the ledger holds nonsense': () => {
      const parsed = JSON.parse(readFileSync(ledger(), 'utf8')) as { files: Record<string, unknown>; folders: Record<string, unknown> };
      for (const file of Object.keys(parsed.files)) parsed.files[file] = [];
      for (const folder of Object.keys(parsed.folders)) parsed.folders[folder] = 'x';
      parsed.files['../../content/docs/picture.png'] = ['a', 1, 1];
      writeFileSync(ledger(), JSON.stringify(parsed));
    },
    'there is a folder of another version': () => {
      mkdirSync(join(cache, 'AAAAAAAAAAAAAAAA'));
      writeFileSync(join(cache, 'AAAAAAAAAAAAAAAA/index.json'), '{"version":9}');
    },
    'the folder is gone': () => rmSync(cache, { recursive: true }),
    'the folder is a file': () => {
      rmSync(join(site.path, 'node_modules/.cache'), { recursive: true });
      writeFileSync(join(site.path, 'node_modules/.cache'), 'not a folder');
    },
    'node_modules is a file': () => {
      rmSync(join(site.path, 'node_modules'), { recursive: true });
      writeFileSync(join(site.path, 'node_modules'), 'not a folder');
    },
  };
  for (const [name, file] of [['values', values], ['index', index], ['ledger', ledger]] as const) {
    for (const count of [1, 1, 1, 3, 30]) DAMAGES[`${count} random bytes of the ${name} (${Object.keys(DAMAGES).length})`] = () => flipBytes(file(), count);
  }

  before(async () => {
    writeSite(site.path, makeSite(createRandom(12), 8));
    assert.equal((await runHere('build', site.path)).exitCode, 0);
    cpSync(cache, good, { recursive: true });
    cpSync(join(site.path, 'dist'), expected, { recursive: true });
  });
  after(() => site.end());

  for (const [name, damage] of Object.entries(DAMAGES)) {
    test(name, async () => {
      rmSync(join(site.path, 'node_modules'), { recursive: true, force: true });
      cpSync(good, cache, { recursive: true });
      damage();
      // Into the out-dir of the last build, and into an empty one, for which every page is rendered.
      const fresh = join(site.path, 'fresh');
      rmSync(fresh, { recursive: true, force: true });
      for (const outDir of [join(site.path, 'dist'), fresh]) {
        const { exitCode, stdout, stderr } = await runHere('build', site.path, '--out-dir', outDir);
        assert.equal(exitCode, 0, stdout + stderr);
        assert.deepEqual(compareTrees(outDir, expected), []);
      }
    });
  }
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
      assert.deepEqual([...readTree(outside)].map(([path]) => path), ['kept.txt'], `deed ${number}`);
      assert.equal(readFileSync(join(outside, 'kept.txt'), 'utf8'), 'kept');
    }
  } finally {
    site.end();
  }
});

describe('nothing outside the out-dir and the cache is touched', () => {
  const guide = (settings: string, body = 'Hello.'): string => `---\ntitle: A guide\n${settings}\n---\n\n${body}\n`;
  const A = { 'content/docs/a.md': guide('') };
  const SITES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'a slug that climbs': { 'content/docs/a.md': guide('slug: ../../../../x') },
    'a slug that climbs from a folder': { 'content/docs/f/g/a.md': guide('slug: ../../../../../x') },
    'a slug that climbs after its start': { 'content/docs/a.md': guide('slug: /x/../../../../y') },
    'an encoded slug': { 'content/docs/a.md': guide('slug: "%2e%2e/%2e%2e/x"') },
    'a doubly encoded slug': { 'content/docs/a.md': guide('slug: "%252e%252e/%252e%252e/x"') },
    'an absolute slug': { 'content/docs/a.md': guide('slug: /etc/passwd') },
    'a slug with two slashes': { 'content/docs/a.md': guide('slug: //etc/passwd') },
    'a slug with backslashes': { 'content/docs/a.md': guide("slug: '..\\..\\x'") },
    'a slug with a drive': { 'content/docs/a.md': guide('slug: "C:/x"') },
    'a slug with a null byte': { 'content/docs/a.md': guide('slug: "x\\0y"') },
    'a slug of a post that climbs': { ...A, 'content/blog/2026-01-01-a.md': guide('slug: ../../../x') },
    'a slug of a page that climbs': { ...A, 'content/pages/a.md': guide('slug: ../../x') },
    'a slug of a page with a dot': { ...A, 'content/pages/a.md': guide('slug: a/./b') },
    'a slug of a category that climbs': { 'content/docs/f/a.md': guide(''), 'content/docs/f/_category_.json': '{"link":{"type":"generated-index","slug":"../../../x"}}' },
    'a tag whose address climbs': { 'content/docs/a.md': guide('tags: [{ label: T, permalink: ../../../t }]') },
    'a tag whose name climbs': { 'content/docs/a.md': guide('tags: ["../../../.."]') },
    'an id that climbs': { 'content/docs/a.md': guide('id: ".."') },
    'an old address that climbs': { 'content/docs/a.md': guide('redirect_from: ["../../../x"]') },
    'an encoded old address': { 'content/docs/a.md': guide('redirect_from: ["%2e%2e/%2e%2e/%2e%2e/x"]') },
    'an old address that climbs after the base': { 'content/docs/a.md': guide('redirect_from: ["/help/../../x"]') },
    'an old address that is a file of ours': { 'content/docs/a.md': guide('redirect_from: [/404.html, /wikimap.xml]') },
    'a variable that climbs': { 'content/docs/{panel}.md': guide(''), 'config/provider.json': '{"panel":"../../../x"}' },
    'a variable in a folder that climbs': { 'content/docs/{panel}/a.md': guide(''), 'config/provider.json': '{"panel":".."}' },
    'pictures and files far away': { 'content/docs/a.md': guide('', '![x](../../../../etc/hostname)\n\n[y](../../outside.txt)\n\n![z](@site/../outside.txt)\n\n<img src="../../../outside.png">') },
    'a partial far away': { 'content/docs/a.md': guide('', "import X from '../../../outside.md';\n\n<X />") },
    'a base that climbs': { ...A, 'config/site.json': '{"base":"/../../x/"}' },
    'an encoded base': { ...A, 'config/site.json': '{"base":"/%2e%2e/x/"}' },
    'a folder of guides that climbs': { ...A, 'config/site.json': '{"docs":{"path":"../../x"}}' },
    'a folder of tags that climbs': { 'content/docs/a.md': guide('tags: [x]'), 'config/site.json': '{"docs":{"tagsPath":"../../x"}}' },
    'a search page that climbs': { ...A, 'config/search.json': '{"path":"../../x"}' },
    'a page inside a page': { 'content/docs/a.md': guide('slug: /a.html'), 'content/docs/b.md': guide('slug: /a.html/b') },
    'two guides, one file': { 'content/docs/a.md': guide('slug: /x/index.html'), 'content/docs/b.md': guide('slug: /x') },
    'a static file where a page is': { ...A, 'content/static/docs/a/index.html': 'x' },
    'a static file where a folder is': { ...A, 'content/static/docs/a': 'x' },
    'a static file where a text of ours is': { ...A, 'content/static/wikimap.xml': 'x', 'content/static/404.html': 'x' },
    'static files with the names of our own': { ...A, 'content/static/.helpsite': 'x', 'content/static/.helpsite.lock': 'x', 'config/site.json': '{"base":"/"}' },
    'a static file with a backslash': { ...A, 'content/static/a\\b.txt': 'x' },
    'a static folder like a drive': { ...A, 'content/static/c:/d.txt': 'x', 'config/site.json': '{"base":"/"}' },
    'files called like parts of an object': { 'content/docs/__proto__.md': guide('tags: [__proto__, constructor]'), 'content/docs/constructor/toString.md': guide('') },
  };
  for (const [name, files] of Object.entries(SITES)) {
    test(name, async () => {
      const outer = makeFolder();
      try {
        writeFileSync(join(outer.path, 'outside.txt'), 'outside');
        writeFileSync(join(outer.path, 'outside.md'), 'outside');
        const root = join(outer.path, 'a/b/site');
        mkdirSync(root, { recursive: true });
        writeSite(root, new Map(Object.entries(files)));
        const snapshot = () => readTree(outer.path, (path) => /^a\/b\/site\/(?:dist|node_modules)$/.test(path));
        const before = snapshot();
        const { exitCode, stdout, stderr } = await runHere('build', root);
        assert.deepEqual(snapshot(), before);
        assert.ok([0, 1, 3].includes(exitCode), `exit code ${exitCode}: ${stdout}${stderr}`);
        const said = stdout + stderr;
        if (exitCode !== 0) assert.match(said, /: error: .*\[[a-z]+\/[a-z-]+\]/, 'a mistake is told with its place');
      } finally {
        outer.end();
      }
    });
  }

  test('links in content lead nowhere: neither is their target read, nor written', async () => {
    const outer = makeFolder();
    try {
      const secret = 'The secret of the neighbours.';
      const away = join(outer.path, 'away');
      mkdirSync(away);
      for (const file of ['secret.md', 'secret.txt', '_category_.json', 'secret.svg']) writeFileSync(join(away, file), `# ${secret}\n`);
      const root = join(outer.path, 'site');
      const files: SiteFiles = new Map([
        ['content/docs/a.md', guide('')],
        ['content/static/ok.txt', 'fine'],
        ['content/docs/f/b.md', guide('')],
      ]);
      writeSite(root, files);
      symlinkSync(join(away, 'secret.md'), join(root, 'content/docs/linked.md'));
      symlinkSync(away, join(root, 'content/docs/linked-folder'));
      symlinkSync(join(away, '_category_.json'), join(root, 'content/docs/f/_category_.json'));
      symlinkSync(join(away, 'secret.txt'), join(root, 'content/static/linked.txt'));
      symlinkSync(away, join(root, 'content/static/linked-folder'));
      symlinkSync('/', join(root, 'content/static/everything'));
      symlinkSync('.', join(root, 'content/docs/round-and-round'));
      symlinkSync('nowhere', join(root, 'content/docs/dangling.md'));
      const before = readTree(outer.path, (path) => /^site\/(?:dist|node_modules)$/.test(path) || path.startsWith('site/content'));
      const { exitCode, stdout, stderr } = await runHere('build', root);
      assert.equal(exitCode, 0, stdout + stderr);
      for (const path of readTree(join(root, 'dist')).keys()) {
        if (path.endsWith('/')) continue;
        assert.ok(!readFileSync(join(root, 'dist', path), 'utf8').includes(secret), path);
      }
      assert.deepEqual(readTree(outer.path, (path) => /^site\/(?:dist|node_modules)$/.test(path) || path.startsWith('site/content')), before);
    } finally {
      outer.end();
    }
  });

  test('an out-dir that holds what helpsite did not write is refused, also behind a link', async () => {
    const outer = makeFolder();
    try {
      const root = join(outer.path, 'site');
      writeSite(root, new Map([['content/docs/a.md', guide('')]]));
      const photos = join(outer.path, 'photos');
      mkdirSync(photos);
      writeFileSync(join(photos, 'holiday.jpg'), 'x');
      symlinkSync(photos, join(root, 'dist'));
      for (const flags of [[], ['--clean'], ['--out-dir', photos], ['--out-dir', outer.path], ['--out-dir', root], ['--out-dir', join(root, 'content')], ['--out-dir', join(root, 'content/static')], ['--out-dir', '/']]) {
        const { exitCode } = await runHere('build', root, ...flags);
        assert.equal(exitCode, 2, flags.join(' '));
        assert.deepEqual(readdirSync(photos), ['holiday.jpg']);
      }
      assert.ok(existsSync(join(root, 'content/docs/a.md')));
    } finally {
      outer.end();
    }
  });
});
