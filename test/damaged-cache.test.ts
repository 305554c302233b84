/** A cache that is damaged, foreign, unwritable or missing costs time and nothing else: the same bytes, exit code 0. */
import assert from 'node:assert/strict';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { chooseLength } from './lengths.ts';
import { createRandom } from './random.ts';
import { compareTrees, readTree, runHere } from './run-helpsite.ts';
import { makeFolder, makeSite, writeSite } from './site-fixture.ts';

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
  const ledger = () => find(/\/ledger-[^/]*\.json$/);
  const flipBytes = (file: string, count: number): void => {
    const bytes = readFileSync(file);
    for (let flip = 0; flip < count; flip += 1) bytes[random.below(bytes.length)] = random.below(256);
    writeFileSync(file, bytes);
  };
  type Entry = [number, number, string];
  const editIndex = (
    edit: (parsed: { version: unknown; values: unknown; entries: Record<string, Entry> }) => void,
  ): void => {
    const [hash = '', json = ''] = readFileSync(index(), 'utf8').split('\n');
    const parsed = JSON.parse(json) as Parameters<typeof edit>[0];
    edit(parsed);
    writeFileSync(index(), `${hash}\n${JSON.stringify(parsed)}`);
  };
  const editEntries = (edit: (entry: Entry, key: string) => unknown) => () =>
    editIndex((parsed) => {
      for (const [key, entry] of Object.entries(parsed.entries))
        parsed.entries[key] = edit(entry, key) as Entry;
    });

  const DAMAGES: Record<string, () => void> = {
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
    'the index has a list of entries': () =>
      editIndex((parsed) => Object.assign(parsed, { entries: [1, 2, 3] })),
    'the index is of another version': () => editIndex((parsed) => Object.assign(parsed, { version: 2 })),
    'the index points outside': () =>
      editIndex((parsed) => Object.assign(parsed, { values: '../../../../content/docs/picture.png' })),
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
      const parsed = JSON.parse(readFileSync(ledger(), 'utf8')) as {
        files: Record<string, unknown>;
        folders: Record<string, unknown>;
      };
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
  for (const [name, file] of [
    ['values', values],
    ['index', index],
    ['ledger', ledger],
  ] as const) {
    for (const count of chooseLength([3], [1, 3, 30]))
      DAMAGES[`${count} random bytes of the ${name} (${Object.keys(DAMAGES).length})`] = () =>
        flipBytes(file(), count);
  }

  before(async () => {
    writeSite(site.path, makeSite(createRandom(12), 8));
    assert.equal((await runHere('build', site.path)).exitCode, 0);
    cpSync(cache, good, { recursive: true });
    cpSync(join(site.path, 'dist'), expected, { recursive: true });
  });
  after(() => site.end());

  for (const [count, [name, damage]] of Object.entries(DAMAGES).entries()) {
    test(name, async () => {
      rmSync(join(site.path, 'node_modules'), { recursive: true, force: true });
      cpSync(good, cache, { recursive: true });
      damage();
      // Into an empty out-dir, for which every page is rendered; some into that of the last build, too.
      const fresh = join(site.path, 'fresh');
      rmSync(fresh, { recursive: true, force: true });
      for (const outDir of count % 4 === 0 ? [join(site.path, 'dist'), fresh] : [fresh]) {
        const { exitCode, stdout, stderr } = await runHere('build', site.path, '--out-dir', outDir);
        assert.equal(exitCode, 0, stdout + stderr);
        assert.deepEqual(compareTrees(outDir, expected), []);
      }
    });
  }
});
