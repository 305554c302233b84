/** The embedded search from content to answer: a real build, then `search query` and `search test` as processes. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { openSearchIndex } from '../src/search/open-index.ts';
import { PROGRAM, readTree, type RunOutcome } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

const folder = makeFolder();
const root = folder.path;
after(() => folder.end());

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

async function run(argv: readonly string[], input = ''): Promise<RunOutcome> {
  const child = spawn(process.execPath, [PROGRAM, ...argv], { stdio: 'pipe' });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (stderr += String(chunk)));
  child.stdin.end(input);
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? -1));
  });
  return { exitCode, stdout, stderr };
}

const FOOTER = 'If that does not help, open a ticket in the panel and our team will look at it.';

before(async () => {
  write({
    'content/docs/minecraft/_category_.json': '{ "label": "Minecraft" }',
    'content/docs/minecraft/whitelist.md': `---\ntitle: Turn on the whitelist\nkeywords: [friends only]\n---\n\nOnly players on the list can join.\n\n## Add a player\n\nType \`whitelist add Steve\` into the console.\n\n## Faults\n\n| What you see | Do this |\n|---|---|\n| Join refused | Add the player. Then restart. |\n| Nothing at all | Wait. |\n\n${FOOTER}\n`,
    'content/docs/minecraft/memory.md': `# Give the server more memory\n\nSet \`view-distance\` in \`server.properties\` lower first.\n\n## Out of memory\n\n\`java.lang.OutOfMemoryError\` means that the server needs more RAM.\n\n${FOOTER}\n`,
    'content/docs/minecraft/draft.md': '---\ndraft: true\n---\n\n# Zeppelins\n\nZeppelins fly.\n',
    'content/docs/minecraft/unlisted.md': '---\nunlisted: true\n---\n\n# Submarines\n\nSubmarines dive.\n',
    'content/docs/billing.md': `# Pay an invoice\n\nPay by card & <b>bank</b> transfer.\n\n${FOOTER}\n`,
    'content/search/synonyms.yml': '- [memory, ram]\n- from: [bill]\n  to: [invoice]\n',
    'content/search/golden.yml':
      '- { question: whitlist, class: typo, pages: [minecraft/whitelist] }\n' +
      '- { question: how do i get more ram, class: question, pages: [minecraft/memory] }\n' +
      '- { question: qxzvw, class: nonsense, none: true }\n',
  });
  const { exitCode, stdout, stderr } = await run(['build', root]);
  assert.equal(exitCode, 0, stdout + stderr);
});

interface Document {
  readonly query: string;
  readonly product: string | null;
  readonly sure: boolean;
  readonly hits: readonly {
    readonly url: string;
    readonly title: string;
    readonly group: string;
    readonly section: string | null;
    readonly anchor: string | null;
    readonly snippet: string;
  }[];
}

async function ask(question: string, ...flags: readonly string[]): Promise<Document> {
  const { exitCode, stdout, stderr } = await run([
    'search',
    'query',
    question,
    '--root',
    root,
    '--json',
    ...flags,
  ]);
  assert.equal(exitCode, 0, stderr);
  assert.equal(stderr, '');
  return JSON.parse(stdout) as Document;
}

test('a story that is longer than a question finds what stands in two of its sentences', async () => {
  const kind =
    'Hello and thank you for the answer last time, all of us were happy about it and said so. '.repeat(8);
  const { hits } = await ask(`${kind}Now I want to add a player to the whitelist. How do I do it? ${kind}`);
  assert.equal(hits[0]?.url, '/help/docs/minecraft/whitelist');
});

test('query prints the hits as one document, best first, one for each page', async () => {
  const { query, hits } = await ask('add a player to the whitelist');
  assert.equal(query, 'add a player to the whitelist');
  assert.deepEqual(hits[0], {
    url: '/help/docs/minecraft/whitelist',
    title: 'Turn on the whitelist',
    group: 'Minecraft',
    section: 'Add a player',
    anchor: 'add-a-player',
    snippet: hits[0]?.snippet,
  });
  assert.match(hits[0]?.snippet ?? '', /whitelist add Steve/);
  assert.equal(new Set(hits.map(({ url }) => url)).size, hits.length);
  assert.equal((await ask('player server', '--limit', '1')).hits.length, 1);
});

test('typos, joined words, synonyms, keywords and error messages lead to their page', async () => {
  const wanted: Readonly<Record<string, string>> = {
    whitlist: 'minecraft/whitelist',
    'whitelits ad': 'minecraft/whitelist',
    'friends only': 'minecraft/whitelist',
    viewdistance: 'minecraft/memory',
    'view distance': 'minecraft/memory',
    serverproperties: 'minecraft/memory',
    ram: 'minecraft/memory',
    'java.lang.OutOfMemoryError': 'minecraft/memory',
    outofmemory: 'minecraft/memory',
    bill: 'billing',
    invoic: 'billing',
  };
  const { exitCode, stdout } = await run(
    ['search', 'query', '--stdin', '--root', root],
    `${Object.keys(wanted).join('\r\n')}\n`,
  );
  assert.equal(exitCode, 0);
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Document);
  assert.deepEqual(
    answers.map(({ query, hits }) => [query, hits[0]?.url]),
    Object.entries(wanted).map(([query, page]) => [query, `/help/docs/${page}`]),
  );
});

test('a hit names its product and section, and leads to the row that answers', async () => {
  const { product, sure, hits } = await ask('minecraft whitelist join refused');
  assert.deepEqual([product, sure], ['minecraft', true]);
  const [hit] = hits;
  assert.deepEqual(
    [hit?.url, hit?.group, hit?.section, hit?.anchor, hit?.snippet],
    [
      '/help/docs/minecraft/whitelist',
      'Minecraft',
      'Faults',
      'row-join-refused',
      'Join refused → Add the player. Then restart.',
    ],
  );
  assert.equal((await ask('invoice')).hits[0]?.group, '');
  assert.deepEqual((await ask('card')).product, null);
  const text = await run(['search', 'query', 'whitelist join refused', '--root', root]);
  assert.match(text.stdout, /^1\. Minecraft > Turn on the whitelist > Faults\n/);
});

test('--product tells where the reader stands; one that there is not is said, and asked all the same', async () => {
  assert.equal((await ask('players', '--product', 'minecraft')).hits[0]?.group, 'Minecraft');
  const odd = await run(['search', 'query', 'players', '--root', root, '--product', 'rust']);
  assert.equal(odd.exitCode, 0);
  assert.match(odd.stderr, /"rust" is no product of this site.*minecraft/);
  assert.match(odd.stdout, /^1\. Minecraft > /);
});

test('drafts, unlisted pages and nonsense are not found, one-way synonyms lead one way, texts are plain', async () => {
  for (const question of ['zeppelins', 'submarines', 'qxzvw', '', '??!', '   ', 'x'.repeat(5_000)])
    assert.deepEqual((await ask(question)).hits, [], question);
  const { hits } = await ask('bank transfer');
  assert.equal(hits[0]?.snippet, 'Pay by card & bank transfer.');
  const text = await run(['search', 'query', 'bank', '--root', root]);
  assert.match(
    text.stdout,
    /^1\. Pay an invoice\n {3}\/help\/docs\/billing\n {3}Pay by card & bank transfer\.\n/,
  );
  assert.equal((await run(['search', 'query', 'qxzvw', '--root', root])).stdout, 'No results for "qxzvw"\n');
});

test('without a question, an index, or a whole one, query says so and ends with 2', async () => {
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [['search', 'query', '--root', root], /say what to look for/],
    [['search', 'query', 'a', '--stdin', '--root', root], /not both/],
    [['search', 'query', 'a', '--root', root, '--limit', '0'], /--limit must be/],
    [
      ['search', 'query', 'a', '--root', root, '--out-dir', join(root, 'content')],
      /no search index in .*helpsite build/,
    ],
  ];
  for (const [argv, message] of cases) {
    const { exitCode, stderr } = await run(argv);
    assert.equal(exitCode, 2, argv.join(' '));
    assert.match(stderr, message);
  }
  const broken = join(root, 'broken');
  cpSync(join(root, 'dist'), broken, { recursive: true });
  for (const name of readdirSync(join(broken, 'help/assets/search')))
    writeFileSync(join(broken, 'help/assets/search', name), 'no');
  assert.match(
    (await run(['search', 'query', 'whitelist', '--root', root, '--out-dir', broken])).stderr,
    /damaged, or another version/,
  );
  rmSync(join(broken, 'help/assets/search'), { recursive: true });
  assert.match(
    (await run(['search', 'query', 'whitelist', '--root', root, '--out-dir', broken])).stderr,
    /damaged, or another version/,
  );
  rmSync(broken, { recursive: true });
});

test('a client told of a missing or foreign file fails with StaleIndexError or with what its loader says', async () => {
  const help = join(root, 'dist/help');
  const manifest: unknown = JSON.parse(readFileSync(join(help, 'search-index.txt'), 'utf8'));
  await assert.rejects(
    openSearchIndex(async () => new Uint8Array(), { format: 0 }),
    { name: 'StaleIndexError' },
  );
  await assert.rejects(
    openSearchIndex(async () => new Uint8Array(), 'text'),
    { name: 'StaleIndexError' },
  );
  const requests = [{ indexName: '', query: 'whitelist' }];
  const foreign = await openSearchIndex(async () => readFileSync(join(help, 'search-index.txt')), manifest);
  await assert.rejects(foreign.search({ requests }), { name: 'StaleIndexError' });
  const gone = await openSearchIndex(async () => Promise.reject(new Error('404')), manifest);
  await assert.rejects(gone.search({ requests }), { message: '404' });
});

test('a first question asks for the same files, whether the small files were there before or not', async () => {
  const help = join(root, 'dist/help');
  const manifest: unknown = JSON.parse(readFileSync(join(help, 'search-index.txt'), 'utf8'));
  const listFiles = async (query: string, isReady: boolean): Promise<readonly string[]> => {
    const files = new Set<string>();
    const load = async (file: string): Promise<Uint8Array> => {
      files.add(file);
      return readFileSync(join(help, file));
    };
    const client = await openSearchIndex(load, manifest);
    if (isReady) await client.search({ requests: [] });
    await client.search({ requests: [{ indexName: '', query }] });
    return [...files].toSorted();
  };
  for (const query of ['whitelist', 'pay an invoice', 'how much memory'])
    assert.deepEqual(await listFiles(query, false), await listFiles(query, true), query);
});

test('a question that nobody waits for asks for no further file (17.7)', async () => {
  const help = join(root, 'dist/help');
  const manifest: unknown = JSON.parse(readFileSync(join(help, 'search-index.txt'), 'utf8'));
  const requests = [{ indexName: '', query: 'whitelist' }];
  const countFiles = async (abortAfter: number): Promise<number> => {
    const controller = new AbortController();
    let asked = 0;
    const load = async (file: string): Promise<Uint8Array> => {
      asked++;
      if (asked === abortAfter) controller.abort();
      return readFileSync(join(help, file));
    };
    const client = await openSearchIndex(load, manifest);
    const answer = client.search({ requests }, controller.signal);
    await (abortAfter > 0 ? assert.rejects(answer, { name: 'AbortError' }) : answer);
    return asked;
  };
  const all = await countFiles(0);
  assert.ok(all > 2, `only ${all} files`);
  const first = await countFiles(1);
  assert.ok(first < all, `${first} of ${all} files`);
});

test('test passes while every question is answered, and says what came instead when one is not', async () => {
  const good = await run(['search', 'test', '--root', root]);
  assert.equal(good.exitCode, 0, good.stdout + good.stderr);
  assert.match(good.stdout, /^✓ 3 of 3 questions answered: right page first 100 %/);

  const list = join(root, 'content/search/golden.yml');
  const original = readFileSync(list, 'utf8');
  writeFileSync(list, `${original}- question: pay an invoice\n  class: title\n  pages: [minecraft/memory]\n`);
  const bad = await run(['search', 'test', '--root', root]);
  assert.equal(bad.exitCode, 6);
  assert.match(
    bad.stdout,
    /✗ content\/search\/golden\.yml:4:3: "pay an invoice" \[title\]\n {2}expected {2}\/help\/docs\/minecraft\/memory \(not among the first ten\)\n {2}came {6}1\. \/help\/docs\/billing {2}Pay an invoice\n/,
  );
  const { ok, failed, figures } = JSON.parse(
    (await run(['search', 'test', '--root', root, '--json'])).stdout,
  );
  assert.deepEqual(
    [ok, failed.length, failed[0].question, figures.questions],
    [false, 1, 'pay an invoice', 3],
  );

  writeFileSync(
    list,
    `${original}- { question: pay an invoice, pages: [minecraft/memory], open: true }\n- { question: bill, pages: [billing], open: true }\n`,
  );
  const open = await run(['search', 'test', '--root', root]);
  assert.equal(open.exitCode, 0);
  assert.match(open.stdout, /golden\.yml:5:3: "bill" is answered now: remove "open: true"/);
  assert.match(open.stdout, /1 known to be open/);

  writeFileSync(list, `${original}- { question: x, pages: [billign] }\n`);
  const wrong = await run(['search', 'test', '--root', root]);
  assert.equal(wrong.exitCode, 1);
  assert.match(
    wrong.stdout,
    /golden\.yml:4:26: error: There is no guide "billign" \[search\/unknown-guide\]/,
  );
  assert.equal((await run(['check', root])).exitCode, 1);

  rmSync(list);
  const none = await run(['search', 'test', '--root', root]);
  assert.equal(none.exitCode, 2);
  assert.match(none.stderr, /no content\/search\/golden\.yml/);
  writeFileSync(list, original);
});

test('test names the questions that got worse since the last run', async () => {
  const list = join(root, 'content/search/golden.yml');
  const original = readFileSync(list, 'utf8');
  writeFileSync(
    list,
    `${original}- { question: join refused, class: short, pages: [minecraft/whitelist], half: tuning }\n`,
  );
  const first = JSON.parse((await run(['search', 'test', '--root', root, '--json'])).stdout);
  assert.deepEqual(
    [first.ok, first.worse, first.unsure.noneQuestions, first.halves.tuning.questions],
    [true, [], 1, 1],
  );
  assert.match(readFileSync(first.lastRun, 'utf8'), /"join refused\\nminecraft\/whitelist":1/);
  const guide = join(root, 'content/docs/minecraft/whitelist.md');
  const text = readFileSync(guide, 'utf8');
  writeFileSync(guide, '# Turn on the whitelist\n\nNothing of it.\n');
  assert.equal((await run(['build', root])).exitCode, 0);
  const worse = await run(['search', 'test', '--root', root]);
  assert.equal(worse.exitCode, 6);
  assert.match(worse.stdout, /questions? worse than in the last run \(.*search-test-.*\.json\):\n/);
  assert.match(worse.stdout, /"join refused" \[short\] was at place 1, now not among the first ten\n/);
  writeFileSync(guide, text);
  writeFileSync(list, original);
  assert.equal((await run(['build', root])).exitCode, 0);
});

test('what is wanted of every game leads to the guide of the game that is named, and to none where none is', async () => {
  const file = join(root, 'content/search/needs.yml');
  const need = '- need: Get in\n  guides: [minecraft/memory]\n  phrases: [cant get in, card, zorb blarg]\n';
  writeFileSync(file, need);
  assert.equal((await run(['build', root])).exitCode, 0);
  const first = async (question: string) => (await ask(question)).hits[0]?.title;
  assert.equal(await first('minecraft cant get in'), 'Give the server more memory', 'no word of it is there');
  assert.equal(await first('i cant get in my minecraft'), 'Give the server more memory');
  assert.equal(await first('minecraft card'), 'Give the server more memory');
  assert.equal(await first('card'), 'Pay an invoice', 'nobody has named a game');
  assert.notEqual(await first('cant get in'), 'Give the server more memory');
  const only = async (query: string) => {
    const help = join(root, 'dist/help');
    const manifest: unknown = JSON.parse(readFileSync(join(help, 'search-index.txt'), 'utf8'));
    const client = await openSearchIndex(async (name) => readFileSync(join(help, name)), manifest);
    const requests = [{ indexName: '', query, onlyProduct: 'minecraft' }];
    return (await client.search({ requests })).results[0]?.hits.map(({ url }) => url.replace(/#.*/, ''));
  };
  assert.deepEqual(
    await only('zorb blarg'),
    ['/help/docs/minecraft/memory'],
    'in one game alone, and no word is there',
  );
  const list = join(root, 'content/search/asked.yml');
  writeFileSync(list, 'minecraft/memory:\n  - turn on the whitelist\n');
  const dry = await run(['search', 'phrases', '--root', root, '--prune', '--dry-run', '--json']);
  assert.deepEqual(JSON.parse(dry.stdout).dropped, [], 'the last phrase of a guide stays, needs or none');
  rmSync(list);
  rmSync(file);
  assert.equal((await run(['build', root])).exitCode, 0);
});

test('what no guide answers is told to be unsure by its name, where the best guide does not speak of it', async () => {
  const file = join(root, 'content/search/elsewhere.yml');
  const isSure = async (question: string) => (await ask(question)).sure;
  assert.equal(await isSure('pay an invoice with a gift card'), true);
  writeFileSync(file, 'products:\n  - gift card\n  - invoices\n');
  assert.equal((await run(['build', root])).exitCode, 0);
  assert.equal(await isSure('pay an invoice with a gift card'), false);
  assert.equal(await isSure('Pay an invoice with Gift Cards'), false);
  assert.equal(await isSure('pay an invoice with a card'), true);
  assert.equal(await isSure('pay an invoice'), true, 'the guide speaks of it');
  writeFileSync(file, 'products:\n  - gift card\n  - Gift cards\n');
  const twice = await run(['check', root]);
  assert.equal(twice.exitCode, 1);
  assert.match(
    twice.stdout + twice.stderr,
    /elsewhere\.yml:3:5: error: "Gift cards" stands twice in the list/,
  );
  rmSync(file);
  assert.equal((await run(['build', root])).exitCode, 0);
});

test('phrases: those that help nobody go from the file, comments and order stay', async () => {
  const none = await run(['search', 'phrases', '--root', root, '--prune']);
  assert.equal(none.exitCode, 2);
  assert.match(none.stderr, /There is no content\/search\/asked\.yml/);
  const file = join(root, 'content/search/asked.yml');
  const asked =
    '# Ours\n\nminecraft/whitelist:\n  # spoken\n  - turn on the whitelist\n  - strangers walk in\nminecraft/memory:\n  - my world stutters\n';
  writeFileSync(file, asked);
  const list = join(root, 'content/search/golden.yml');
  const questions = readFileSync(list, 'utf8');
  for (const prepare of [() => writeFileSync(list, '[]\n'), () => rmSync(list)]) {
    prepare();
    const unasked = await run(['search', 'phrases', '--root', root, '--prune']);
    assert.equal(unasked.exitCode, 2);
    assert.match(unasked.stderr, /There is no question with an answer in content\/search\/golden\.yml/);
    assert.equal(readFileSync(file, 'utf8'), asked);
  }
  writeFileSync(list, questions);
  const dry = await run(['search', 'phrases', '--root', root, '--prune', '--dry-run', '--json']);
  assert.equal(dry.exitCode, 0, dry.stderr);
  const document = JSON.parse(dry.stdout);
  assert.deepEqual(
    [document.phrases, document.kept, document.dryRun, document.dropped],
    [3, 2, true, [{ guide: 'minecraft/whitelist', phrase: 'turn on the whitelist', line: 5 }]],
  );
  assert.equal(readFileSync(file, 'utf8'), asked);
  const done = await run(['search', 'phrases', '--root', root, '--prune']);
  assert.match(done.stdout, /^1 of 3 phrases dropped, because nothing gets worse without them/);
  assert.equal(readFileSync(file, 'utf8'), asked.replace('  - turn on the whitelist\n', ''));
  writeFileSync(file, 'minecraft/whitelst:\n  - x y\n');
  const wrong = await run(['search', 'phrases', '--root', root, '--prune']);
  assert.equal(wrong.exitCode, 1);
  assert.match(wrong.stdout, /asked\.yml:1:1: error: .*whitelst/);
  rmSync(file);
});

test('a build without changes leaves the index alone; an edit changes a few of its files', async () => {
  const index = join(root, 'dist/help/assets/search');
  const times = () => new Map(readdirSync(index).map((name) => [name, statSync(join(index, name)).mtimeMs]));
  const first = times();
  const again = await run(['build', root, '--explain']);
  assert.match(again.stdout, /\(0 files written/);
  assert.match(again.stderr, /^Counts: 0 of \d+ pages, 0 of \d+ files of the search index$/m);
  assert.doesNotMatch(again.stderr, /^search/m);
  assert.deepEqual(times(), first);

  const guide = join(root, 'content/docs/billing.md');
  const text = readFileSync(guide, 'utf8');
  writeFileSync(guide, text.replace('bank', 'wire'));
  assert.equal((await run(['build', root])).exitCode, 0);
  assert.equal((await ask('wire transfer')).hits[0]?.url, '/help/docs/billing');
  const kept = [...times().keys()].filter((name) => first.has(name));
  // A piece of its text, the list of files, the dictionary, the words' postings and near words.
  assert.ok(kept.length >= first.size - 7, `${kept.length} of ${first.size} files kept`);

  // Back again: the same bytes as at first.
  writeFileSync(guide, text);
  assert.equal((await run(['build', root])).exitCode, 0);
  assert.deepEqual([...times().keys()].toSorted(), [...first.keys()].toSorted());
});

test('a hosted search without a fallback has no index', async () => {
  write({
    'config/search.json': JSON.stringify({
      provider: 'hosted',
      appId: 'APP',
      apiKey: 'k',
      indexName: 'help',
      fallback: false,
    }),
  });
  const out = join(root, 'hosted');
  assert.equal((await run(['build', root, '--out-dir', out])).exitCode, 0);
  assert.deepEqual(
    [...readTree(out).keys()].filter(
      (path) => path.includes('search-index') || path.includes('assets/search/'),
    ),
    [],
  );
  rmSync(join(root, 'config'), { recursive: true });
});

test("the client's questions are answered, but for those that are known to be open", async () => {
  const project = join(import.meta.dirname, '..');
  const out = join(root, 'client');
  assert.equal((await run(['build', project, '--out-dir', out])).exitCode, 0);
  const { exitCode, stdout } = await run(['search', 'test', '--root', project, '--out-dir', out]);
  assert.equal(exitCode, 0, stdout);
});

/** Builds a site of these files; `answer` gives the answer to a question. */
async function askSite(
  files: Readonly<Record<string, string>>,
  use: (answer: (words: string) => Promise<{ url: string | undefined; sure: boolean }>) => Promise<void>,
): Promise<void> {
  const site = makeFolder();
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(site.path, path)), { recursive: true });
      writeFileSync(join(site.path, path), text);
    }
    assert.equal((await run(['build', site.path])).exitCode, 0);
    await use(async (words) => {
      const { stdout } = await run(['search', 'query', words, '--root', site.path, '--json']);
      const { hits, sure } = JSON.parse(stdout) as { hits: readonly { url: string }[]; sure: boolean };
      return { url: hits[0]?.url, sure };
    });
  } finally {
    site.end();
  }
}

test('42.4 a game named with a word that only guides of other games have: its own guides come first', async () => {
  const files = {
    'content/docs/minecraft/_category_.json': '{ "label": "Minecraft" }',
    'content/docs/minecraft/carousel.md': '# Build a carousel\n\nA carousel turns.\n',
    'content/docs/rust/_category_.json': '{ "label": "Rust" }',
    'content/docs/rust/join.md': '# Join the server\n\nPress F1.\n',
    'content/docs/invoice.md': '# Pay an invoice\n\nPay by card.\n',
  };
  await askSite(files, async (answer) => {
    assert.equal((await answer('carousel')).url, '/help/docs/minecraft/carousel');
    assert.match((await answer('rust carousel')).url ?? '', /rust/);
    // What is true of every game has no guide in its folder.
    assert.equal((await answer('rust invoice')).url, '/help/docs/invoice');
  });
});

test("42.2 a line of a log that every program may write, with the name of a game beside it: the cause is that game's", async () => {
  const rule = (to: string): string =>
    `---\nerrors:\n  - say: It crashed\n    code: crashed\n    pattern: 'Unhandled Exception: {word}'${to}\n---\n\n`;
  const files = {
    'content/docs/rust/_category_.json': '{ "label": "Rust" }',
    'content/docs/rust/crash.md': `${rule('')}# Rust crashes\n\nVerify the files.\n`,
    'content/docs/palworld/_category_.json': '{ "label": "Palworld" }',
    'content/docs/palworld/join.md': '# Join Palworld\n\nPress join.\n',
    'content/docs/crash.md': `${rule('\n    product: null')}# Any program crashes\n\nLook at the exit code.\n`,
  };
  const line =
    '[2024.11.02-18.20.11:402][  0]LogWindows: Error: Unhandled Exception: EXCEPTION_STACK_OVERFLOW';
  await askSite(files, async (answer) => {
    assert.equal((await answer(`${line} rust server`)).url, '/help/docs/rust/crash');
    assert.equal((await answer(`${line} palworld server`)).url, '/help/docs/crash');
    assert.equal((await answer(line)).url, '/help/docs/crash');
  });
});

test('a question about a game that is only mentioned is no sure one, unless the page found is the one that mentions it', async () => {
  const files = {
    'content/docs/update.md':
      '# Update the server\n\nUpdate the server in the panel when it is out of date.\n',
    'content/docs/games.md': '# Games to rent\n\nYou cannot rent Fortnite here.\n',
    'content/search/elsewhere.yml': 'games: [fortnite]\n',
  };
  await askSite(files, async (answer) => {
    assert.deepEqual(await answer('update the server'), { url: '/help/docs/update', sure: true });
    assert.deepEqual(await answer('update the fortnite server in the panel'), {
      url: '/help/docs/update',
      sure: false,
    });
    assert.deepEqual(await answer('rent fortnite'), { url: '/help/docs/games', sure: true });
  });
});

test('whatever the number of guides, each hit is named, and up to 1,200 the table of pages is one file that comes with the opening', async () => {
  for (const [count, tables] of [
    [40, 0],
    [600, 1],
    [1_300, 2],
  ] as const) {
    const other = makeFolder();
    try {
      mkdirSync(join(other.path, 'content/docs'), { recursive: true });
      for (let at = 0; at < count; at += 1)
        writeFileSync(join(other.path, `content/docs/g${at}.md`), `# Guide ${at}\n\nAll about lanterns.\n`);
      const { exitCode, stderr } = await run(['build', other.path]);
      assert.equal(exitCode, 0, stderr);
      const help = join(other.path, 'dist/help');
      const manifest = JSON.parse(readFileSync(join(help, 'search-index.txt'), 'utf8'));
      const loaded: string[] = [];
      const client = await openSearchIndex(async (file) => {
        loaded.push(file);
        return readFileSync(join(help, file));
      }, manifest);
      await client.search({ requests: [] });
      assert.equal(
        loaded.some((file) => file.endsWith(String(manifest.table))),
        tables === 1,
      );
      const { results } = await client.search({
        requests: [{ indexName: '', query: 'lanterns', hitsPerPage: 20 }],
      });
      const titles = results[0]?.hits.map((hit) => hit.hierarchy.lvl1 ?? hit.hierarchy.lvl0) ?? [];
      assert.equal(new Set(titles).size, 20);
      assert.equal(manifest.table === undefined, tables !== 1);
    } finally {
      other.end();
    }
  }
});
