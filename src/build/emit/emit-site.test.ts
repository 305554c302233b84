/** Emitting: what is written, what is left, what is never touched. Real folders; several processes: test/emit-processes.test.ts. */
import assert from 'node:assert/strict';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { LOCK_FILE } from './lock.ts';
import { type EmitCounts, type EmitOptions, emitSite } from './emit-site.ts';
import type { EmitFile } from './emit-file.ts';
import { checkOutDir, MARKER_FILE } from './out-dir.ts';
import { UsageError } from '../problems/usage-error.ts';
import { describeSystemError, WorldError } from '../problems/world-error.ts';

const folders: string[] = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'helpsite-emit-'));
  folders.push(folder);
  return folder;
}

function makeFiles(contents: Readonly<Record<string, string>>, asked: string[] = []): readonly EmitFile[] {
  return Object.entries(contents).map(([file, content]) => ({
    file,
    phase: file.endsWith('.html') ? 'page' : file.includes('assets/') ? 'asset' : 'text',
    key: content,
    content: () => {
      asked.push(file);
      return content;
    },
  }));
}

function emit(
  folder: string,
  contents: Readonly<Record<string, string>>,
  more: Partial<EmitOptions> = {},
): EmitCounts {
  const files = makeFiles(contents);
  return emitSite({
    outDir: join(folder, 'dist'),
    files,
    ledgerFile: join(folder, 'cache/emit.json'),
    clean: false,
    ...more,
  });
}

/** Every file of the site with its text; our own dot files are left out. */
function readSite(folder: string): Record<string, string> {
  const site: Record<string, string> = {};
  for (const entry of readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name !== MARKER_FILE)
      site[path.slice(join(folder, 'dist').length + 1)] = readFileSync(path, 'utf8');
  }
  return site;
}

const SITE = {
  'help/assets/a-1.css': 'a{}',
  'help/index.html': 'home',
  'help/docs/x/index.html': 'x',
  'help/wikimap.xml': '<x/>',
};

test('writes a site, with a marker and without leftovers', () => {
  const folder = makeFolder();
  assert.deepEqual(emit(folder, SITE), { written: 4, unchanged: 0, removed: 0 });
  assert.deepEqual(readSite(folder), SITE);
  assert.deepEqual(readdirSync(join(folder, 'dist')).toSorted(), [MARKER_FILE, 'help']);
});

test('asks for the content of changed files only', () => {
  const folder = makeFolder();
  emit(folder, SITE);
  const asked: string[] = [];
  const files = makeFiles({ ...SITE, 'help/index.html': 'home 2' }, asked);
  assert.deepEqual(emit(folder, {}, { files }), { written: 1, unchanged: 3, removed: 0 });
  assert.deepEqual(asked, ['help/index.html']);
});

test('restores a file that someone edited in the out-dir', () => {
  const folder = makeFolder();
  emit(folder, SITE);
  writeFileSync(join(folder, 'dist/help/index.html'), 'HOME');
  assert.equal(emit(folder, SITE).written, 1);
  assert.deepEqual(readSite(folder), SITE);
});

test('compares by content when the ledger is missing, damaged or of another folder', () => {
  const folder = makeFolder();
  emit(folder, SITE);
  const ledger = join(folder, 'cache', readdirSync(join(folder, 'cache'))[0] ?? '');
  for (const text of [
    '',
    '{"version":1',
    '[]',
    '{"version":1,"outDir":"/elsewhere","files":{},"folders":{}}',
    '{"version":1,"files":{"help/index.html":7}}',
  ]) {
    writeFileSync(ledger, text);
    const before = statSync(join(folder, 'dist/help/index.html')).mtimeMs;
    assert.deepEqual(emit(folder, SITE), { written: 0, unchanged: 4, removed: 0 });
    assert.equal(statSync(join(folder, 'dist/help/index.html')).mtimeMs, before);
  }
  rmSync(ledger);
  assert.equal(emit(folder, SITE).written, 0);
});

test('works without a cache folder', () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'cache'), 'a file where the folder should be');
  assert.equal(emit(folder, SITE).written, 4);
  assert.equal(emit(folder, SITE).written, 0);
});

test('clean writes every file anew', () => {
  const folder = makeFolder();
  emit(folder, SITE);
  assert.deepEqual(emit(folder, SITE, { clean: true }), { written: 4, unchanged: 0, removed: 0 });
});

test('removes what the site no longer holds, empty folders included', () => {
  const folder = makeFolder();
  emit(folder, SITE);
  const { 'help/docs/x/index.html': _gone, ...rest } = SITE;
  assert.deepEqual(emit(folder, rest), { written: 0, unchanged: 3, removed: 1 });
  assert.equal(existsSync(join(folder, 'dist/help/docs')), false);
});

test('removes strays and what killed builds left, in any folder, with or without a ledger', () => {
  for (const ledgerFile of [undefined, 'ledger']) {
    const folder = makeFolder();
    const more = { ledgerFile: ledgerFile && join(folder, ledgerFile) };
    emit(folder, SITE, more);
    mkdirSync(join(folder, 'dist/help/old/deep'), { recursive: true });
    for (const file of [
      'help/old/deep/p.html',
      'help/docs/x/stray.txt',
      'help/docs/.helpsite-99-1.tmp',
      '.helpsite-99-2.tmp',
      'top.txt',
    ]) {
      writeFileSync(join(folder, 'dist', file), 'stray');
    }
    assert.equal(emit(folder, SITE, more).removed, 3);
    assert.deepEqual(readSite(folder), SITE);
    assert.equal(existsSync(join(folder, 'dist/help/old')), false);
  }
});

test('keeps top-level dot names, which hosts and git put there, but not its own old ones', () => {
  const folder = makeFolder();
  emit(folder, { ...SITE, '.well-known/x.txt': 'ours' });
  mkdirSync(join(folder, 'dist/.git'));
  writeFileSync(join(folder, 'dist/.git/HEAD'), 'ref');
  writeFileSync(join(folder, 'dist/.nojekyll'), '');
  assert.equal(emit(folder, SITE).removed, 1);
  assert.deepEqual(readSite(folder), { ...SITE, '.git/HEAD': 'ref', '.nojekyll': '' });
});

test('keepUnlisted removes nothing but temporary files, and the next whole build catches up', () => {
  const folder = makeFolder();
  emit(folder, SITE);
  writeFileSync(join(folder, 'dist/help/docs/x/.helpsite-99-1.tmp'), '');
  const { 'help/docs/x/index.html': _failed, ...rest } = SITE;
  assert.equal(emit(folder, { ...rest, 'help/docs/x/map.txt': 'map' }, { keepUnlisted: true }).removed, 0);
  assert.deepEqual(readSite(folder), { ...SITE, 'help/docs/x/map.txt': 'map' });
  assert.equal(emit(folder, rest).removed, 2);
  assert.deepEqual(readSite(folder), rest);
});

test('a file may become a folder and a folder a file', () => {
  const folder = makeFolder();
  emit(folder, { 'help/a': 'file', 'help/b/c/index.html': 'c' });
  emit(folder, { 'help/a/index.html': 'a', 'help/b': 'file' });
  assert.deepEqual(readSite(folder), { 'help/a/index.html': 'a', 'help/b': 'file' });
});

test('refuses paths that leave the out-dir or collide', () => {
  const folder = makeFolder();
  for (const file of [
    '../x',
    'a/../../x',
    '/etc/x',
    'C:/x',
    'a\\..\\x',
    'a//b',
    './a',
    'a/.',
    '',
    'a\0',
    MARKER_FILE,
    LOCK_FILE,
  ]) {
    assert.throws(() => emit(folder, { [file]: 'x' }), /outside the out-dir/, file);
  }
  assert.throws(() => emit(folder, { a: 'x', 'a/b': 'y' }), /also a folder/);
  const twice = [...makeFiles({ a: 'x' }), ...makeFiles({ a: 'y' })];
  assert.throws(() => emit(folder, {}, { files: twice }), /the same path/);
  assert.equal(existsSync(join(folder, 'x')), false);
});

test('replaces links inside the out-dir instead of following them', () => {
  const folder = makeFolder();
  emit(folder, SITE);
  const outside = join(folder, 'outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'index.html'), 'precious');
  rmSync(join(folder, 'dist/help/docs/x'), { recursive: true });
  symlinkSync(outside, join(folder, 'dist/help/docs/x'));
  symlinkSync(outside, join(folder, 'dist/help/stray'));
  rmSync(join(folder, 'dist/help/index.html'));
  symlinkSync(join(outside, 'index.html'), join(folder, 'dist/help/index.html'));
  emit(folder, SITE);
  assert.deepEqual(readSite(folder), SITE);
  assert.equal(lstatSync(join(folder, 'dist/help/docs/x')).isDirectory(), true);
  assert.equal(existsSync(join(folder, 'dist/help/stray')), false);
  assert.deepEqual(readdirSync(outside), ['index.html']);
  assert.equal(readFileSync(join(outside, 'index.html'), 'utf8'), 'precious');
});

test('an entry that is the listed one under another case is not removed', () => {
  // On a disk that ignores case, `Intro.html` in a listing is the file just written as `intro.html`; two hard links
  // are the nearest thing on one that does not.
  const folder = makeFolder();
  emit(folder, { 'help/intro.html': 'text' });
  linkSync(join(folder, 'dist/help/intro.html'), join(folder, 'dist/help/Intro.html'));
  assert.equal(emit(folder, { 'help/intro.html': 'text' }).removed, 0);
  assert.equal(readFileSync(join(folder, 'dist/help/intro.html'), 'utf8'), 'text');
});

function isForeignRefusal(error: unknown): boolean {
  return error instanceof UsageError && error.message.includes('did not write (thesis.doc)');
}

test('refuses a folder whose files it did not write, also with clean', () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/thesis.doc'), 'precious');
  assert.throws(() => emit(folder, SITE), isForeignRefusal);
  assert.throws(() => emit(folder, SITE, { clean: true }), isForeignRefusal);
  assert.deepEqual(readSite(folder), { 'thesis.doc': 'precious' });
});

test('the out-dir may be empty, hold dot files, or be a link', () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'real'));
  writeFileSync(join(folder, 'real/.gitkeep'), '');
  symlinkSync(join(folder, 'real'), join(folder, 'dist'));
  assert.equal(emit(folder, SITE).written, 4);
  assert.equal(readFileSync(join(folder, 'real/help/index.html'), 'utf8'), 'home');
});

test('the out-dir must not hold or overlap the sources', () => {
  const root = makeFolder();
  for (const name of ['content/docs', 'config', 'elsewhere'])
    mkdirSync(join(root, name), { recursive: true });
  symlinkSync(join(root, 'content'), join(root, 'looks-harmless'));
  for (const bad of [
    '.',
    '..',
    '/',
    'content',
    'content/docs/dist',
    'config',
    'looks-harmless/dist',
    'node_modules',
    '.git/x',
  ]) {
    assert.throws(() => checkOutDir(root, join(root, bad)), UsageError, bad);
  }
  assert.throws(() => checkOutDir(root, '/'), UsageError);
  for (const good of ['dist', 'elsewhere', 'content-site', 'deep/er']) checkOutDir(root, join(root, good));
  rmSync(join(root, 'config'), { recursive: true });
  symlinkSync(join(root, 'elsewhere'), join(root, 'config'));
  assert.throws(() => checkOutDir(root, join(root, 'elsewhere')), UsageError);
});

test('takes over the lock of a process that is gone, and waits for one that lives', () => {
  const folder = makeFolder();
  emit(folder, SITE);
  const lock = join(folder, 'dist', LOCK_FILE);
  emit(folder, SITE);
  const me = { pid: process.pid, started: 'another time', host: '' };
  const dead = [{ ...me, pid: 2 ** 22 + 1 }, me].map((holder) => ({ ...holder, host: hostOf(folder) }));
  for (const holder of process.platform === 'linux' ? dead : dead.slice(0, 1)) {
    writeFileSync(lock, JSON.stringify(holder));
    assert.equal(emit(folder, SITE).unchanged, 4);
  }
  // Unreadable and new: someone is just writing it.
  writeFileSync(lock, '{');
  assert.throws(
    () => emit(folder, SITE, { lockWaitMs: 60 }),
    (error) => error instanceof WorldError && error.message.includes(lock),
  );
  rmSync(lock);
  assert.equal(emit(folder, SITE).unchanged, 4);
});

test('a long emit gives signs of life, so that another computer does not take its lock, and is named to who waits', () => {
  const folder = makeFolder();
  const lock = join(folder, 'dist', LOCK_FILE);
  const longAgo = new Date(Date.now() - 400_000);
  const ages: number[] = [];
  const makeOne = (number: number): EmitFile => ({
    file: `help/${number}.html`,
    phase: 'page',
    key: 'slow',
    content: () => {
      ages.push(Date.now() - statSync(lock).mtimeMs);
      utimesSync(lock, longAgo, longAgo);
      // A page later eleven seconds have gone by.
      mock.timers.tick(11_000);
      return 'page';
    },
  });
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
  try {
    emit(folder, {}, { files: [1, 2, 3].map(makeOne) });
  } finally {
    mock.timers.reset();
  }
  assert.ok(ages.length === 3 && ages.every((age) => age < 10_000), String(ages));
  const content = (): string => {
    assert.throws(
      () => emit(folder, SITE, { lockWaitMs: 60 }),
      (error) => error instanceof WorldError && error.message.includes(`process ${process.pid} on `),
    );
    return 'home';
  };
  emit(folder, {}, { files: [{ file: 'help/index.html', phase: 'page', key: 'probe', content }] });
});

/** The host's name as a lock holds it. */
function hostOf(folder: string): string {
  let host = '';
  const content = (): string => {
    host = JSON.parse(readFileSync(join(folder, 'dist', LOCK_FILE), 'utf8')).host;
    return 'home';
  };
  emit(folder, {}, { files: [{ file: 'help/index.html', phase: 'page', key: 'probe', content }] });
  emit(folder, SITE);
  return host;
}

test('says in plain words what the disk refused', () => {
  const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  const error = describeSystemError(cause, 'write dist/a.html');
  assert.ok(error instanceof WorldError);
  assert.equal(error.message, 'Cannot write dist/a.html: the disk is full (ENOSPC)');
  assert.equal(error.cause, cause);
  const folder = makeFolder();
  writeFileSync(join(folder, 'file'), '');
  assert.throws(() => emit(folder, SITE, { outDir: join(folder, 'file/dist') }), WorldError);
});

test('a failing write leaves the old site and nothing else', () => {
  const folder = makeFolder();
  emit(folder, SITE);
  const files: EmitFile[] = [
    ...makeFiles({ ...SITE, 'help/index.html': 'new' }),
    {
      file: 'help/z.html',
      phase: 'page',
      key: 'z',
      content: () => {
        throw new Error('render failed');
      },
    },
  ];
  assert.throws(() => emit(folder, {}, { files }), /render failed/);
  assert.deepEqual(readSite(folder), SITE);
  assert.deepEqual(readdirSync(join(folder, 'dist')).toSorted(), [MARKER_FILE, 'help']);
});
