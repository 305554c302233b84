/** A sidebar of more than 2,000 guides is read in parts: nobody loads all of it for the category that they open. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runHere } from './run-helpsite.ts';
import { makeFolder, writeSite } from './site-fixture.ts';

const FOLDERS = ['ark', 'rust', 'valheim'];
const INNER = 'rust/mods';

test('4.4.5 each category at the top of a large sidebar has a file of its own', async () => {
  const folder = makeFolder();
  try {
    const files = new Map<string, string>([['config/site.json', '{ "title": "Help" }']]);
    for (let count = 0; count < 2010; count += 1) {
      const where = count % 10 === 0 ? INNER : (FOLDERS[count % FOLDERS.length] ?? '');
      files.set(
        `content/docs/${where}/g${count}.md`,
        `---\ntitle: Guide ${count}\ndescription: About ${count}\n---\n\nWords.\n`,
      );
    }
    writeSite(folder.path, files);
    const { exitCode, stdout } = await runHere('build', folder.path);
    assert.equal(exitCode, 0, stdout);
    const help = join(folder.path, 'dist/help');
    const page = readFileSync(join(help, 'docs/rust/g1/index.html'), 'utf8');
    const href = /data-branches="\/help\/([^"]*)"/.exec(page)?.[1] ?? '';
    assert.match(href, /^sidebar-[\w-]+\/\*\.txt$/);
    assert.equal(existsSync(join(help, href.replace('/*', ''))), false, 'there is one file for all of it');
    const read = (part: string): Readonly<Record<string, string>> =>
      JSON.parse(readFileSync(join(help, href.replace('*', part)), 'utf8')) as Readonly<
        Record<string, string>
      >;
    for (const [position, name] of FOLDERS.entries()) {
      const own = read(String(position));
      const keys = Object.keys(own);
      assert.equal(keys.length, name === 'rust' ? 2 : 1, 'the folder, and the one in it');
      assert.ok(keys.every((key) => key.split('.')[0] === String(position)));
      assert.match(own[position] ?? '', new RegExp(`^<ul[^]*/help/docs/${name}/g`));
      for (const other of FOLDERS)
        if (other !== name)
          assert.ok(!JSON.stringify(own).includes(`/docs/${other}/`), `${name} holds ${other}`);
    }
    assert.deepEqual(read('also'), {});
  } finally {
    folder.end();
  }
});
