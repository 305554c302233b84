/** Emitting in several processes: killed ones, and two at once. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import { emitSite } from '../src/build/emit/emit-site.ts';
import { MARKER_FILE } from '../src/build/emit/out-dir.ts';
import { createRandom } from './random.ts';
import { readTree } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

const PAGES = 80;

/** A site whose pages all name one asset, as hashed assets are named. */
function makeSite(name: string): Record<string, string> {
  const asset = `help/assets/style-${name}.css`;
  const pages = Array.from({ length: PAGES }, (_, index) => [
    `help/p${index}/index.html`,
    `${asset} ${'x'.repeat(5000)} end`,
  ]);
  return Object.fromEntries([
    [asset, name.repeat(2000)],
    [`help/only-${name}/index.html`, `${asset} end`],
    ...pages,
  ]);
}

/** A process that emits the named sites in turn, for ever or once. */
function startEmitter(folder: string, names: readonly string[], times: number): ChildProcess {
  const script = `
    import { emitSite } from ${JSON.stringify(new URL('../src/build/emit/emit-site.ts', import.meta.url).href)};
    ${makeSite.toString()}
    const PAGES = ${PAGES};
    const names = ${JSON.stringify(names)};
    process.stdout.write('ready');
    for (let i = 0; i < ${times}; i += 1) {
      const files = Object.entries(makeSite(names[i % names.length])).map(([file, text]) => ({
        file, phase: file.endsWith('.css') ? 'asset' : 'page', key: text.slice(0, 40), content: () => text,
      }));
      emitSite({ outDir: ${JSON.stringify(join(folder, 'dist'))}, files, ledgerFile: ${JSON.stringify(join(folder, 'emit.json'))}, clean: false });
    }`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Every page is there once and whole, and its asset exists. */
function assertWhole(folder: string): void {
  for (let index = 0; index < PAGES; index += 1) {
    const page = readFileSync(join(folder, `dist/help/p${index}/index.html`), 'utf8');
    assert.match(page, /end$/);
    const asset = page.split(' ')[0] ?? '';
    assert.equal(readFileSync(join(folder, 'dist', asset), 'utf8').length, 2000, asset);
  }
}

/** Every file of the site with its text. */
function readSite(folder: string): Record<string, string> {
  const files = [...readTree(join(folder, 'dist')).keys()].filter(
    (path) => !path.endsWith('/') && path !== MARKER_FILE,
  );
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, 'dist', path), 'utf8')]));
}

function emit(folder: string, contents: Readonly<Record<string, string>>): void {
  emitSite({
    outDir: join(folder, 'dist'),
    files: Object.entries(contents).map(([file, text]) => ({
      file,
      phase: file.endsWith('.css') ? 'asset' : 'page',
      key: text,
      content: () => text,
    })),
    ledgerFile: join(folder, 'emit.json'),
    clean: false,
  });
}

test('whenever it is killed, a whole site lies in the out-dir, and the next build needs no help', async () => {
  const random = createRandom(8);
  for (let round = 0; round < 3; round += 1) {
    const folder = makeFolder();
    try {
      emit(folder.path, makeSite('a'));
      const child = startEmitter(folder.path, ['b', 'c'], 1e9);
      assert.ok(child.stdout);
      await once(child.stdout, 'data');
      // Any moment will do: it writes without a pause.
      await sleep(5 + random.below(120));
      child.kill('SIGKILL');
      await once(child, 'exit');
      assertWhole(folder.path);
      emit(folder.path, makeSite('d'));
      assert.deepEqual(readSite(folder.path), makeSite('d'));
    } finally {
      folder.end();
    }
  }
});

test('two builds at once take turns', async () => {
  const folder = makeFolder();
  try {
    const children = [startEmitter(folder.path, ['a', 'b'], 9), startEmitter(folder.path, ['c'], 9)];
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
    assert.deepEqual(codes, [0, 0]);
    const site = readSite(folder.path);
    const last = site['help/p0/index.html']?.includes('style-c') ? 'c' : 'a';
    assert.deepEqual(site, makeSite(last));
  } finally {
    folder.end();
  }
});
