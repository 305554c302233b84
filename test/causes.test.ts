/** One problem for each cause: what was deleted, moved or renamed is told once, in real git repositories. */
import assert from 'node:assert/strict';
import { execFileSync, execSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { type Files, listProblems, runIn, writeFile, writeSite } from './check-site.ts';
import { startDev } from './dev-server.ts';

function git(cwd: string, ...args: readonly string[]): string {
  const person = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...person, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });
}

function commit(root: string, message = 'Change'): string {
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', message);
  return git(root, 'rev-parse', 'HEAD').slice(0, 10);
}

function writeRepository(files: Files): string {
  const root = writeSite({ '.gitignore': 'node_modules\n', ...files });
  git(root, 'init', '-q');
  commit(root);
  return root;
}

function move(root: string, from: string, to: string): void {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  renameSync(join(root, from), join(root, to));
}

interface Problem {
  readonly severity: string;
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly hint?: string;
  readonly places?: readonly { readonly file: string; readonly line: number }[];
}

async function findErrors(root: string, command = 'check'): Promise<readonly Problem[]> {
  const { stdout } = await runIn(root, command, '--json', '--no-cache');
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Problem[] };
  return diagnostics.filter(({ severity }) => severity === 'error');
}

async function findOne(root: string, command?: string): Promise<Problem> {
  const [only, ...rest] = await findErrors(root, command);
  assert.ok(only !== undefined, 'there is a problem');
  assert.deepEqual(rest, []);
  return only;
}

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

/** Prose that no other guide has. */
const prose = (name: string): string =>
  `The ${name} of a server is set in the panel, where ${name} comes before all else that ${name} may need.\n\n` +
  `Stop the server, write the new ${name} into its field, and start it again to see the ${name} at work.\n`;

const LINKED: Files = {
  'content/docs/a/ports.md': `# Ports\n\n${prose('port')}`,
  'content/docs/a/one.md': '# One\n\nSee [ports](./ports.md) and [again](ports.md).\n',
  'content/docs/b/two.md': '# Two\n\nSee [ports](../a/ports.md#top).\n',
  'content/docs/b/three.md': '# Three\n\nSee [ports](/docs/a/ports).\n',
};

test('a deleted guide is one problem, with its commit, every place, and a command that brings it back', async () => {
  const root = writeRepository(LINKED);
  rmSync(join(root, 'content/docs/a/ports.md'));
  const name = commit(root);
  for (const command of ['check', 'build']) {
    const { code, message, file, line, hint, places } = await findOne(root, command);
    assert.equal(code, 'link/missing-page');
    assert.equal(
      message,
      `content/docs/a/ports.md was deleted (commit ${name}); 4 links in 3 guides lead to it`,
    );
    assert.deepEqual([file, line], ['content/docs/a/one.md', 3]);
    assert.deepEqual(
      places?.map((place) => `${place.file.slice('content/docs/'.length)}:${place.line}`),
      ['a/one.md:3', 'a/one.md:3', 'b/three.md:3', 'b/two.md:3'],
    );
    assert.match(hint ?? '', /^Bring it back: git restore .*\nOr lead its readers on: .*\nOr remove /);
    assert.match(hint ?? '', /redirect_from: \[\/docs\/a\/ports\] in the front matter of content\/docs\//);
  }
  const before = read(root, 'content/docs/a/one.md');
  await runIn(root, 'check', '--fix');
  assert.equal(read(root, 'content/docs/a/one.md'), before, 'nothing is certain here');
  const { hint = '' } = await findOne(root);
  execSync(/git restore.*/.exec(hint)?.[0] ?? 'false', { cwd: root });
  assert.deepEqual(await findErrors(root), []);
});

test('what a version never had is not explained with the guides of today', async () => {
  const guide = '# One\n\nSee [ports](./ports.md).\n';
  const version = 'versioned_docs/version-1.0';
  const sidebar = { docs: ['one', 'two', { type: 'category', label: 'Ports', items: ['ports'] }] };
  const root = writeRepository({
    'content/docs/ports.md': `# Ports\n\n${prose('port')}`,
    'content/docs/one.md': guide,
    [`${version}/one.md`]: guide,
    [`${version}/two.md`]: guide,
    'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify(sidebar),
    'versions.json': '["1.0"]',
  });
  rmSync(join(root, 'content/docs/ports.md'));
  const name = commit(root);
  const found = await findErrors(root);
  assert.deepEqual(
    found.map(({ message, file, places = [] }) => [message, file, places.map((place) => place.file)]),
    [
      [`content/docs/ports.md was deleted (commit ${name}); one link leads to it`, 'content/docs/one.md', []],
      [
        'No page at "./ports.md" (and one more place)',
        `${version}/one.md`,
        [`${version}/one.md`, `${version}/two.md`],
      ],
      [
        'The sidebar names the guide "ports", which does not exist',
        'versioned_sidebars/version-1.0-sidebars.json',
        [],
      ],
    ],
  );
  assert.doesNotMatch(
    found
      .slice(1)
      .map(({ hint }) => hint)
      .join('\n'),
    /git restore|content\/docs/,
  );
});

test('the line that the hint names is enough for every link', async () => {
  const root = writeRepository(LINKED);
  rmSync(join(root, 'content/docs/a/ports.md'));
  const { hint = '', message } = await findOne(root);
  assert.match(message, /\(not committed yet\)/);
  const [, line, file] = /(redirect_from: \[.*?\]) in the front matter of (\S+)/.exec(hint) ?? [];
  assert.ok(line !== undefined && file !== undefined);
  writeFile(root, file, `---\n${line}\n---\n\n${read(root, file)}`);
  assert.deepEqual(await findErrors(root, 'build'), []);
  assert.match(
    read(root, 'dist/help/docs/b/two/index.html'),
    new RegExp(`href="/help/docs/${file.replace(/^content\/docs\/|\.md$/g, '')}#top"`),
  );
});

test('in text the first places are listed, with --verbose all of them', async () => {
  const links = Array.from({ length: 9 }, (_, index) => `[x](./x.md) ${index}`).join('\n\n');
  const root = writeRepository({
    'content/docs/x.md': '# X\n\nText.\n',
    'content/docs/a.md': `# A\n\n${links}\n`,
  });
  rmSync(join(root, 'content/docs/x.md'));
  const short = (await runIn(root, 'build')).stdout;
  assert.equal(short.match(/^ {2}Also content\/docs\/a\.md/gm)?.length, 3);
  assert.match(short, /and 5 more places; --verbose lists them/);
  assert.match(short, /9 links lead to it/);
  assert.match(short, /1 error in 1 file/);
  const long = (await runIn(root, 'build', '--verbose')).stdout;
  assert.equal(long.match(/^ {2}Also content\/docs\/a\.md/gm)?.length, 8);
});

test('a guide that was moved: --fix writes the new place into every link and keeps the old address', async () => {
  for (const isCommitted of [false, true]) {
    const root = writeRepository(LINKED);
    move(root, 'content/docs/a/ports.md', 'content/docs/net/open ports.md');
    if (isCommitted) commit(root);
    const { message } = await findOne(root);
    assert.match(message, /^content\/docs\/a\/ports\.md is now content\/docs\/net\/open ports\.md \(/);
    assert.match(message, /; 4 links in 3 guides still lead to its old place$/);
    const { stderr } = await runIn(root, 'check', '--fix');
    assert.match(stderr, /Corrected 1 problem in 4 files/);
    assert.deepEqual(await findErrors(root, 'build'), []);
    assert.match(
      read(root, 'content/docs/a/one.md'),
      /\(\.\.\/net\/open%20ports\.md\) and \[again\]\(\.\.\/net/,
    );
    assert.match(read(root, 'content/docs/b/two.md'), /\(\.\.\/net\/open%20ports\.md#top\)/);
    assert.match(read(root, 'content/docs/b/three.md'), /\(\/docs\/net\/open%20ports\)/);
    assert.match(
      read(root, 'content/docs/net/open ports.md'),
      /^---\nredirect_from: \[\/docs\/a\/ports\]\n---\n/,
    );
  }
});

test('a guide whose text went into another one leads there', async () => {
  const root = writeRepository({
    ...LINKED,
    'content/docs/a/ports.md': `---\nslug: /openings\n---\n\n# Ports\n\n${prose('port')}`,
    'content/docs/net.md': `---\ntitle: The net\n---\n\n${prose('address')}`,
  });
  writeFile(
    root,
    'content/docs/net.md',
    `${read(root, 'content/docs/net.md')}\n## Ports\n\n${prose('port')}${prose('wire')}${prose('plug')}`,
  );
  rmSync(join(root, 'content/docs/a/ports.md'));
  commit(root);
  // The address that the path alone would give is the guide's, too.
  assert.match(
    (await findOne(root)).message,
    /was deleted \(commit \w+\); its text is now in content\/docs\/net\.md; 4 links in 3 guides lead to it/,
  );
  await runIn(root, 'check', '--fix');
  assert.match(
    read(root, 'content/docs/net.md'),
    /\nredirect_from: \[\/docs\/openings, \/docs\/a\/ports\]\n/,
  );
  assert.deepEqual(await findErrors(root), []);
});

test('a heading that was renamed: --fix writes its new name into the links', async () => {
  const root = writeRepository({
    'content/docs/x.md': `# X\n\n## Open a port\n\n${prose('port')}\n## Last\n\nEnd.\n`,
    'content/docs/a.md': '# A\n\n[p](./x.md#open-a-port) [q](/docs/x#open-a-port)\n',
    'content/docs/b.md': '# B\n\n[p](./x.md#open-a-port) [r](./x.md#last)\n',
  });
  writeFile(root, 'content/docs/x.md', `# X\n\n## Let others in\n\n${prose('port')}\n## The end\n\nEnd.\n`);
  commit(root);
  const errors = await findErrors(root);
  assert.deepEqual(
    errors.map(({ message }) => message),
    [
      'The heading "Open a port" (#open-a-port) of content/docs/x.md is now "Let others in" (#let-others-in); 3 links in 2 guides still lead to its old name',
      'The heading "Last" (#last) of content/docs/x.md was removed; one link leads to it',
    ],
  );
  await runIn(root, 'check', '--fix');
  assert.match(
    read(root, 'content/docs/a.md'),
    /\(\.\/x\.md#let-others-in\) \[q\]\(\/docs\/x#let-others-in\)/,
  );
  assert.equal((await findErrors(root)).length, 1);
});

test('a short section under its new heading is told by its place', async () => {
  const text = (heading: string) => `# X\n\n## One\n\nA.\n\n## ${heading}\n\nB.\n\n## Three\n\nC.\n`;
  const root = writeRepository({
    'content/docs/x.md': text('Two'),
    'content/docs/a.md': '# A\n\n[p](./x.md#two)\n',
  });
  writeFile(root, 'content/docs/x.md', text('Second'));
  assert.match(
    (await findOne(root)).message,
    /"Two" \(#two\) of content\/docs\/x\.md is now "Second" \(#second\); one link still leads/,
  );
});

test('a slug that changed', async () => {
  const root = writeRepository({
    'content/docs/x.md': '---\nslug: /old-place\n---\n\n# X\n\nText.\n',
    'content/docs/a.md': '# A\n\n[p](/docs/old-place) [q](/help/docs/old-place)\n',
  });
  writeFile(root, 'content/docs/x.md', '---\nslug: /new-place\n---\n\n# X\n\nText.\n');
  for (const step of ['not committed', 'committed']) {
    assert.equal(
      (await findOne(root)).message,
      'content/docs/x.md has another address now, /docs/new-place; 2 links still lead to its old address',
      step,
    );
    if (step === 'not committed') commit(root);
  }
  await runIn(root, 'check', '--fix');
  assert.match(read(root, 'content/docs/a.md'), /\(\/docs\/new-place\) \[q\]\(\/help\/docs\/new-place\)/);
  assert.match(read(root, 'content/docs/x.md'), /\nredirect_from: \[\/docs\/old-place\]\n/);
  assert.deepEqual(await findErrors(root), []);
});

test('pictures, downloads and partials', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const root = writeRepository({
    'content/docs/map.svg': svg,
    'content/static/tool.zip': 'a tool',
    'content/docs/_part.md': 'Shared.\n',
    'content/docs/a.md':
      "import Part from './_part.md';\n\n# A\n\n![Map](./map.svg)\n\n[Tool](/tool.zip)\n\n<Part />\n",
    'content/docs/b.md':
      "import Part from './_part.md';\n\n# B\n\n![Map](map.svg)\n\n[Tool](/tool.zip)\n\n<Part />\n",
  });
  move(root, 'content/docs/map.svg', 'content/docs/img/plan.svg');
  rmSync(join(root, 'content/static/tool.zip'));
  rmSync(join(root, 'content/docs/_part.md'));
  const name = commit(root);
  assert.deepEqual((await findErrors(root)).map(({ message }) => message).toSorted(), [
    `content/docs/_part.md was deleted (commit ${name}); 2 places in 2 guides name it`,
    `content/docs/map.svg is now content/docs/img/plan.svg (commit ${name}); 2 places in 2 guides still name its old place`,
    `content/static/tool.zip was deleted (commit ${name}); 2 links in 2 guides lead to it`,
  ]);
  await runIn(root, 'check', '--fix');
  assert.match(read(root, 'content/docs/b.md'), /!\[Map\]\(\.\/img\/plan\.svg\)/);
  assert.equal((await findErrors(root)).length, 2);
});

test('a guide that was moved or renamed by hand: --fix follows it in the lists of the search, too', async () => {
  for (const to of ['shopping/ports', 'a/Ports']) {
    const root = writeRepository({
      ...LINKED,
      'content/search/asked.yml': 'intro:\n  - hello\na/ports: # the port\n  - open the door\n',
      'content/search/golden.yml': '- question: open the door\n  pages: [a/ports]\n',
      'content/search/needs.yml': '- need: Get in\n  guides: [intro, a/ports]\n  phrases: [open the door]\n',
    });
    move(root, 'content/docs/a/ports.md', `content/docs/${to}.md`);
    await runIn(root, 'check', '--fix');
    assert.deepEqual(await findErrors(root), []);
    assert.equal(
      read(root, 'content/search/asked.yml'),
      `intro:\n  - hello\n${to}: # the port\n  - open the door\n`,
    );
    assert.equal(read(root, 'content/search/golden.yml'), `- question: open the door\n  pages: [${to}]\n`);
    assert.equal(
      read(root, 'content/search/needs.yml'),
      `- need: Get in\n  guides: [intro, ${to}]\n  phrases: [open the door]\n`,
    );
  }
});

test('--fix is not promised where it changes nothing: configuration is for the writer to change', async () => {
  const files: Files = {
    'content/docs/ports.md': `# Ports\n\n${prose('port')}`,
    'config/sidebars.json': JSON.stringify({ docs: ['ports', 'intro'] }),
  };
  const link: Files = { 'content/docs/a.md': '# A\n\n[p](./ports.md)\n' };
  const hintOf = async (given: Files): Promise<string> => {
    const root = writeRepository(given);
    move(root, 'content/docs/ports.md', 'content/docs/net/open.md');
    return (await findOne(root)).hint ?? '';
  };
  assert.match(await hintOf(files), /^Write the new place there\.\n/);
  assert.match(
    await hintOf({ ...files, ...link }),
    /^"helpsite check --fix" writes the new place into them, but not into config\/sidebars\.json: write it there yourself\.\n/,
  );
});

test('what sidebars and front matter name is part of the same problem', async () => {
  const root = writeRepository({
    ...LINKED,
    'content/docs/b/four.md': '---\nrelated: [a/ports]\n---\n\n# Four\n\nText.\n',
    'config/sidebars.json': JSON.stringify({
      docs: ['a/ports', 'a/one', 'b/two', 'b/three', 'b/four', 'intro'],
    }),
  });
  rmSync(join(root, 'content/docs/a/ports.md'));
  const { message, places } = await findOne(root);
  assert.match(
    message,
    /^content\/docs\/a\/ports\.md was deleted \(not committed yet\); 6 places in 5 files name it$/,
  );
  assert.equal(places?.length, 6);
});

test('what was never there, or is in no repository, is one problem, too', async () => {
  const files = {
    'content/docs/a.md': '# A\n\n[x](./nothing.md) [y](/docs/other-thing)\n',
    'content/docs/b.md': '# B\n\n[x](nothing.md)\n\n[x](./nothing.md#part)\n',
  };
  for (const root of [writeRepository(files), writeSite(files)]) {
    const found = await findErrors(root);
    assert.deepEqual(
      found.map(({ message }) => message),
      ['No page at "./nothing.md" (and 2 more places)', 'No page at "/docs/other-thing"'],
    );
    assert.equal(found[0]?.hint, 'Check the path, or remove the link.');
    assert.equal(found[1]?.places, undefined);
  }
});

test('an opt-out hides one place, a severity holds for all, --since tells what the change broke', async () => {
  const root = writeRepository({
    'content/docs/a.md': '# A\n\n[x](./x.md) <!-- helpsite-ignore link/missing-page -->\n',
    'content/docs/b.md': '# B\n\n[x](./x.md)\n',
  });
  assert.equal((await findOne(root)).file, 'content/docs/b.md');
  assert.deepEqual(await listProblems(root, 'check', '--since', 'HEAD'), []);
  writeFile(root, 'content/docs/c.md', '# C\n\n[x](./x.md)\n');
  assert.deepEqual(await listProblems(root, 'check', '--since', 'HEAD'), ['docs/c.md:3:1 link/missing-page']);
  writeFile(root, 'config/site.json', JSON.stringify({ rules: { 'link/missing-page': 'warning' } }));
  assert.deepEqual(await findErrors(root), []);
});

test('names that a shell or a terminal would take amiss', async () => {
  const name = "it's $(here) `now` ü.md";
  const root = writeRepository({
    [`content/docs/${name}`]: `# Odd\n\n${prose('name')}`,
    'content/docs/a.md': `# A\n\n[x](<./${name}>)\n\n[y](./${encodeURI(name)})\n`,
  });
  rmSync(join(root, 'content/docs', name));
  const { hint = '', message } = await findOne(root);
  assert.match(message, /2 links lead to it/);
  execSync(/git restore.*/.exec(hint)?.[0] ?? 'false', { cwd: root });
  assert.deepEqual(await findErrors(root), []);
  move(root, `content/docs/${name}`, 'content/docs/b/plain.md');
  await runIn(root, 'check', '--fix');
  assert.deepEqual(await findErrors(root), []);
});

test('a folder of guides that was deleted: one problem a guide, and a guide that came back is none', async () => {
  const guides = ['x', 'y', 'z'].map((name) => [`content/docs/g/${name}.md`, `# ${name}\n\n${prose(name)}`]);
  const root = writeRepository({
    ...Object.fromEntries(guides),
    'content/docs/a.md': '# A\n\n[x](./g/x.md) [y](./g/y.md) [z](./g/z.md) [x](./g/x.md)\n',
  });
  rmSync(join(root, 'content/docs/g'), { recursive: true });
  commit(root);
  assert.equal((await findErrors(root)).length, 3);
  writeFile(root, 'content/docs/g/x.md', '# Another\n\nText.\n');
  assert.equal((await findErrors(root)).length, 2);
});

test('dev tells a deleted guide as one problem, and forgets it when the guide is back', async () => {
  const root = writeRepository(LINKED);
  const server = await startDev(root);
  try {
    const text = read(root, 'content/docs/a/ports.md');
    rmSync(join(root, 'content/docs/a/ports.md'));
    const problems = await server.until('one problem', (message) =>
      message.problems.length === 1 ? message.problems : undefined,
    );
    assert.match(
      problems[0]?.message ?? '',
      /^content\/docs\/a\/ports\.md was deleted .*; 4 links in 3 guides/,
    );
    assert.match(server.stderr(), /1 error in 3 files/);
    writeFile(root, 'content/docs/a/ports.md', text);
    await server.until('nothing is wrong', ({ errors }) => errors === 0 || undefined);
  } finally {
    await server.stop();
  }
});

test('a page that was removed on purpose is no deletion, however links name it', async () => {
  const root = writeRepository({
    ...LINKED,
    'config/addresses.json': JSON.stringify({ gone: [] }),
  });
  rmSync(join(root, 'content/docs/a/ports.md'));
  commit(root);
  writeFile(
    root,
    'config/addresses.json',
    JSON.stringify({ gone: [{ route: '/docs/a/ports', since: '2026-01-31', reason: 'Nobody has ports.' }] }),
  );
  const { message, places } = await findOne(root);
  assert.match(message, /^The page at ".*" was removed on purpose \(and 3 more places\)$/);
  assert.equal(places?.length, 4);
});

test('a guide that was moved by hand: --fix corrects its own links, the front matter and the questions that name it', async () => {
  const root = writeRepository({
    'content/docs/a/one.md': `---\ntitle: One\n---\n\n${prose('address')}\n\nSee [two](./two.md).\n`,
    'content/docs/a/two.md': `---\ntitle: Two\nrelated: [a/one]\n---\n\n${prose('backup')}\n\nSee [one](./one.md).\n`,
    'content/search/golden.yml': '- question: where is one\n  pages: [a/one]\n',
  });
  move(root, 'content/docs/a/one.md', 'content/docs/b/c/first.md');
  await runIn(root, 'check', '--fix', '--no-cache');
  assert.deepEqual(await findErrors(root), []);
  assert.match(read(root, 'content/docs/b/c/first.md'), /\[two\]\(\.\.\/\.\.\/a\/two\.md\)/);
  assert.match(read(root, 'content/docs/a/two.md'), /related: \[b\/c\/first\]/);
  assert.equal(read(root, 'content/search/golden.yml'), '- question: where is one\n  pages: [b/c/first]\n');
});

test('what the address record says and what links say of one page is one problem', async () => {
  const root = writeRepository(LINKED);
  assert.equal((await runIn(root, 'addresses', 'record')).code, 0);
  commit(root);
  rmSync(join(root, 'content/docs/a/ports.md'));
  const name = commit(root);
  const { code, message, hint, places } = await findOne(root);
  assert.equal(code, 'address/lost');
  assert.match(
    message,
    new RegExp(
      `^The address /help/docs/a/ports is recorded, and no page answers there any more.*; content/docs/a/ports\\.md was deleted \\(commit ${name}\\); 4 links in 3 guides lead to it$`,
    ),
  );
  assert.match(hint ?? '', /\nBring it back: git restore /);
  assert.equal(places?.length, 5);
  writeFile(root, 'content/docs/net.md', `# Net\n\n${prose('port')}`);
  await runIn(root, 'check', '--fix');
  assert.deepEqual(await findErrors(root), []);
  assert.match(read(root, 'content/docs/net.md'), /^---\nredirect_from: \[\/docs\/a\/ports\]\n---\n/);
  assert.match(read(root, 'content/docs/b/two.md'), /\(\.\.\/net\.md#top\)/);
});

test('a recorded heading that links lead to under its old name is one problem', async () => {
  const root = writeRepository({
    'content/docs/x.md': `# X\n\n## Open a port\n\n${prose('port')}`,
    'content/docs/a.md': '# A\n\n[p](./x.md#open-a-port) [q](/docs/x#open-a-port)\n',
  });
  await runIn(root, 'addresses', 'record');
  writeFile(root, 'content/docs/x.md', `# X\n\n## Let others in\n\n${prose('port')}`);
  const { code, message, severity } = await findOne(root);
  assert.deepEqual([code, severity], ['anchor/lost', 'error']);
  assert.match(
    message,
    /is recorded.*is now "Let others in" \(#let-others-in\); 2 links still lead to its old name$/,
  );
  await runIn(root, 'check', '--fix');
  assert.deepEqual(await findErrors(root), []);
  assert.deepEqual(await listProblems(root, 'build'), []);
});

test('of a rule whose guide cannot be read nobody says that it is not there', async () => {
  const cause =
    '---\ntitle: A\nerrors:\n  - say: One\n    code: one\n    code: one\n    pattern: Alpha beta gamma\n---\n\n# A\n';
  const after =
    '---\nerrors:\n  - say: Two\n    code: two\n    after: [one]\n    pattern: Delta epsilon zeta\n---\n\n# B\n';
  const root = writeRepository({ 'content/docs/mc/a.md': cause, 'content/docs/mc/b.md': after });
  const { code, file, line } = await findOne(root);
  assert.deepEqual([code, file, line], ['frontmatter/invalid-yaml', 'content/docs/mc/a.md', 6]);
  writeFile(root, 'content/docs/mc/a.md', cause.replace('    code: one\n    code: one', '    code: other'));
  assert.equal((await findOne(root)).code, 'errors/unknown-after');
  // What is no guide has no rules.
  writeFile(root, 'content/docs/mc/_part.md', Buffer.from('Straße\n', 'latin1'));
  const codes = (await findErrors(root)).map((one) => one.code);
  assert.ok(codes.includes('errors/unknown-after'), codes.join());
});

test('of a guide that cannot be read only that is told: it is there, and what it names is not known', async () => {
  const files = {
    'content/docs/x/one.md': '# One\n\n[a](../a/ports.md) [b](/docs/a/ports#top) [c](../a/ports.md#top)\n',
    'content/docs/x/two.md': '---\nrelated: [a/ports]\n---\n\n# Two\n\nText.\n',
    'content/docs/a/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    'content/search/asked.yml': 'a/ports:\n  - open the door\n',
    'content/search/golden.yml': '- question: open the door\n  pages: [a/ports]\n',
    'config/navigation.json': JSON.stringify({ links: [{ label: 'Ports', href: '/docs/a/ports' }] }),
  };
  const western = Buffer.from('# Ports\n\nStraße ![Map](./map.svg)\n', 'latin1');
  const kinds = [western, Buffer.from('\uFEFF# Ports\n', 'utf16le')];
  for (const bytes of kinds) {
    const root = writeRepository({ ...files, 'content/docs/a/ports.md': bytes });
    for (const command of ['check', 'build']) {
      const { code, file, hint, line, column } = await findOne(root, command);
      assert.deepEqual([code, file], ['source/not-utf8', 'content/docs/a/ports.md']);
      if (bytes !== western) continue;
      assert.deepEqual([line, column], [3, 5]);
      assert.equal(hint, 'It seems to be Windows-1252: save it again as UTF-8.');
    }
  }
});
