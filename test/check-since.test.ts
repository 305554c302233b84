/** `helpsite check --since`: problems of a change, in a real git repository. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Files, listProblems, runIn, writeFile, writeSite } from './check-site.ts';

function git(cwd: string, ...args: readonly string[]): string {
  const person = [
    '-c',
    'user.name=Writer',
    '-c',
    'user.email=writer@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  return execFileSync('git', [...person, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** A repository whose branch `main` holds these files. */
function writeRepository(files: Files): string {
  const root = writeSite(files);
  git(root, 'init', '-q', '-b', 'main');
  writeFile(root, '.gitignore', 'node_modules\ndist\n');
  commit(root);
  return root;
}

function commit(root: string): void {
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', 'Change');
}

const since = (root: string, revision = 'main'): Promise<readonly string[]> =>
  listProblems(root, 'check', '--since', revision);

const SITE: Files = {
  'content/docs/old.md': '# Old\n\n[dead](./nothing.md)\n',
  'content/docs/target.md': '# Target\n\n## Ports\n\nText.\n',
  'content/docs/linking.md': '# Linking\n\n[ports](./target.md#ports) and ![A map](./map.svg)\n',
  'content/docs/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
};

test('without a change nothing is told, whatever was wrong before', async () => {
  assert.deepEqual(await since(writeRepository(SITE)), []);
});

test('a changed file is told whole, committed or not; others are not', async () => {
  const root = writeRepository(SITE);
  git(root, 'checkout', '-q', '-b', 'work');
  writeFile(root, 'content/docs/target.md', '# Target\n\n## Ports\n\n[dead](./nowhere.md)\n');
  assert.deepEqual(await since(root), ['docs/target.md:5:1 link/missing-page']);
  commit(root);
  assert.deepEqual(await since(root), ['docs/target.md:5:1 link/missing-page']);
  writeFile(root, 'content/docs/new.md', '# New\n\n[dead](./gone.md)\n');
  assert.deepEqual(await since(root), [
    'docs/new.md:3:1 link/missing-page',
    'docs/target.md:5:1 link/missing-page',
  ]);
});

test('what a change breaks in files that it did not touch is told there: an anchor, a guide, a picture', async () => {
  const root = writeRepository(SITE);
  git(root, 'checkout', '-q', '-b', 'work');
  writeFile(root, 'content/docs/target.md', '# Target\n\n## Doors\n\nText.\n');
  assert.deepEqual(await since(root), ['docs/linking.md:3:1 link/missing-anchor']);
  renameSync(join(root, 'content/docs/target.md'), join(root, 'content/docs/goal.md'));
  assert.deepEqual(await since(root), ['docs/linking.md:3:1 link/missing-page']);
  git(root, 'checkout', '-q', '-f', 'main');
  rmSync(join(root, 'content/docs/goal.md'));
  rmSync(join(root, 'content/docs/map.svg'));
  assert.deepEqual(await since(root), ['docs/linking.md:3:32 image/missing']);
});

test('what others have done on the branch since is no change of ours', async () => {
  const root = writeRepository(SITE);
  git(root, 'checkout', '-q', '-b', 'work');
  writeFile(root, 'content/docs/mine.md', '# Mine\n\n[dead](./nowhere.md)\n');
  commit(root);
  git(root, 'checkout', '-q', 'main');
  writeFile(root, 'content/docs/old.md', '# Old\n\nMended.\n');
  commit(root);
  git(root, 'checkout', '-q', 'work');
  assert.deepEqual(await since(root), ['docs/mine.md:3:1 link/missing-page']);
});

test('a site in a folder of the repository; a changed configuration holds nothing back', async () => {
  const root = writeRepository(
    Object.fromEntries(Object.entries(SITE).map(([path, text]) => [`help/${path}`, text])),
  );
  const site = join(root, 'help');
  writeFile(site, 'content/docs/target.md', '# Target\n\nText.\n');
  assert.deepEqual(await since(site), ['docs/linking.md:3:1 link/missing-anchor']);
  writeFile(site, 'config/site.json', '{"title": "Help"}');
  assert.deepEqual(await since(site), [
    'docs/linking.md:3:1 link/missing-anchor',
    'docs/old.md:3:1 link/missing-page',
  ]);
});

test('no repository, or no such revision: said in one line, exit code 2', async () => {
  const bare = await runIn(writeSite({}), 'check', '--since', 'main');
  assert.equal(bare.code, 2);
  assert.match(
    bare.stderr,
    /^helpsite: --since asks git what has changed, and .* is in no git repository\n$/,
  );
  const root = writeRepository({});
  for (const revision of ['nowhere', '--output=x', '']) {
    const { code, stderr } = await runIn(root, 'check', `--since=${revision}`);
    assert.equal(code, 2);
    assert.match(stderr, /^helpsite: git knows no revision ".*" here; [^\n]*\n$/);
  }
});
