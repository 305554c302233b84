/** The address record in real runs: what is recorded, told, kept, forgotten and adopted, whatever happens to it on the way. */
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { parseLock } from '../src/build/addresses/lock.ts';
import { chooseLength } from './lengths.ts';
import { runAddressYear } from './address-run.ts';
import { startDev } from './dev-server.ts';
import { createRandom } from './random.ts';
import { runHere, startHelpsite } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

const STEPS =
  'Stop the server, open the folder, write the new value, save the file and start the server again';
const guide = (name: string, ...sections: readonly string[]): string =>
  [
    `---\ntitle: Guide ${name}\n---\n\nThe ${name} guide says what ${name} is for and who in the ${name} team needs it most.`,
    ...sections.map(
      (section) =>
        `## ${section}\n\nTo ${section} with ${name}: ${STEPS} so that ${name} and ${section} go together in ${name}.`,
    ),
  ].join('\n\n');

interface Folder {
  readonly root: string;
  readonly write: (path: string, text: string | Uint8Array) => void;
  readonly read: (path: string) => string;
  readonly move: (from: string, to: string) => void;
  readonly run: (...argv: readonly string[]) => Promise<{ exitCode: number; stdout: string; stderr: string }>;
  /** Code, file and line of every problem of the record. */
  readonly problems: (command?: string) => Promise<readonly string[]>;
}

/** A site of three guides, recorded. */
async function withSite(use: (site: Folder) => Promise<void>, isRecorded = true): Promise<void> {
  const folder = makeFolder();
  const root = folder.path;
  const write = (path: string, text: string | Uint8Array): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const run = (...argv: readonly string[]) =>
    runHere(...argv.flatMap((part) => (part === '.' ? [root] : [part])));
  const site: Folder = {
    root,
    write,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    move: (from, to) => renameSync(join(root, from), join(root, to)),
    run,
    async problems(command = 'check') {
      const { stdout } = await run(command, '.', '--json', '--no-cache');
      const { diagnostics } = JSON.parse(stdout) as {
        diagnostics: { severity: string; code: string; file?: string; line?: number }[];
      };
      return diagnostics
        .filter(({ code }) => /^(?:address|anchor)\//.test(code))
        .map(({ severity, code, file, line }) => `${severity} ${code} ${file}:${line}`);
    },
  };
  try {
    for (const name of ['one', 'two', 'three'])
      write(`content/docs/${name}.md`, guide(name, `install ${name}`, `remove ${name}`));
    if (isRecorded) assert.equal((await run('addresses', 'record', '.')).exitCode, 0);
    await use(site);
  } finally {
    folder.end();
  }
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.startsWith('/'));

describe('record', () => {
  test('writes pages with their headings, redirects, short addresses and downloads, and no search, drafts or pictures', async () => {
    await withSite(async ({ write, run, read }) => {
      write('content/docs/four.md', '---\ntitle: Four\ndraft: true\n---\n\nText\n');
      write(
        'content/docs/five.md',
        '---\ntitle: Five\nunlisted: true\nredirect_from: /docs/old\ngo: five\n---\n\n[Tool](/files/tool.zip) ![](/a.svg)\n\n<a id="own"></a>\n\n## Part {#part aliases="was"}\n',
      );
      write('content/static/files/tool.zip', 'zip');
      write('content/static/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
      const { exitCode, stdout } = await run('addresses', 'record', '.');
      assert.equal(exitCode, 0, stdout);
      assert.deepEqual(linesOf(read('addresses.lock')), [
        '/help',
        '/help/docs',
        '/help/docs/five #own #part #was',
        '/help/docs/old',
        '/help/docs/one #install-one #remove-one',
        '/help/docs/three #install-three #remove-three',
        '/help/docs/two #install-two #remove-two',
        '/help/files/tool.zip',
        '/help/go/five',
      ]);
    }, false);
  });

  test('takes rows of tables only where a guide links to them', async () => {
    await withSite(async ({ write, run, read }) => {
      const table = '| What you see | Do this |\n|---|---|\n| Timed out | Wait. |\n| Refused | Start it. |\n';
      write('content/docs/six.md', `# Six\n\n[Here](#row-refused)\n\n${table}`);
      assert.equal((await run('addresses', 'record', '.')).exitCode, 0);
      assert.ok(read('addresses.lock').includes('/help/docs/six #row-refused\n'));
    }, false);
  });

  test('writes nothing where nothing is new, and refuses while something is lost', async () => {
    await withSite(async ({ root, run, read, move }) => {
      const before = [read('addresses.lock'), read('addresses.words')];
      assert.match((await run('addresses', 'record', '.')).stdout, /up to date/);
      rmSync(join(root, 'content/docs/one.md'));
      move('content/docs/two.md', 'content/docs/zwei.md');
      const refused = await run('addresses', 'record', '.');
      assert.equal(refused.exitCode, 1);
      assert.match(
        refused.stdout,
        /\/help\/docs\/one.*address\/lost[^]*redirect_from: \[\/docs\/two\][^]*Nothing was recorded/,
      );
      assert.equal((await run('addresses', 'record', '.', '--forget', '/docs/one')).exitCode, 1);
      assert.deepEqual([read('addresses.lock'), read('addresses.words')], before);
      assert.equal(
        (await run('addresses', 'record', '.', '--forget', '/docs/one', 'https://example.com/help/docs/two'))
          .exitCode,
        0,
      );
      assert.deepEqual(linesOf(read('addresses.lock')).slice(2), [
        '/help/docs/three #install-three #remove-three',
        '/help/docs/zwei #install-two #remove-two',
      ]);
      assert.equal((await run('addresses', 'record', '.', '--forget', '/docs/nine')).exitCode, 2);
      assert.equal((await run('addresses', 'record', '.', '--forget', '/docs/three')).exitCode, 2);
    });
  });

  test('keeps what leads on, and puts a file in order that people have edited', async () => {
    await withSite(async ({ root, run, read, write, move }) => {
      move('content/docs/two.md', 'content/docs/zwei.md');
      assert.equal((await run('check', '.', '--fix')).exitCode, 0);
      const lines = linesOf(read('addresses.lock')).toReversed();
      write('addresses.lock', `\uFEFF# Ours\r\n${[...lines, ...lines].join('\r\n')}\r\n`);
      assert.equal((await run('addresses', 'record', '.')).exitCode, 0);
      assert.deepEqual(linesOf(read('addresses.lock')).slice(4), [
        '/help/docs/two #install-two #remove-two',
        '/help/docs/zwei #install-two #remove-two',
      ]);
      assert.ok(read('addresses.lock').includes('\n# Ours\n') && !/[\r\uFEFF]/.test(read('addresses.lock')));
      assert.deepEqual(
        readdirSync(root).filter((name) => name.endsWith('.helpsite-new')),
        [],
      );
    });
  });
});

describe('what is lost', () => {
  test('is told once a cause: without a record, with another base path, with the record of another site', async () => {
    await withSite(async ({ root, problems, write, read, run }) => {
      const own = read('addresses.lock');
      write('config/site.json', '{ "base": "/guides/" }');
      assert.deepEqual(await problems(), ['error address/base-changed addresses.lock:3']);
      assert.equal((await run('addresses', 'record', '.')).exitCode, 1);
      assert.equal((await run('addresses', 'record', '.', '--rebase', '/help/')).exitCode, 0);
      assert.equal(linesOf(read('addresses.lock'))[2], '/guides/docs/one #install-one #remove-one');
      assert.deepEqual(await problems(), []);
      rmSync(join(root, 'config/site.json'));
      const pages = Array.from({ length: 9 }, (_, index) => `/help/docs/other-${index}`);
      write('addresses.lock', `${['/help', '/help/docs', ...pages].join('\n')}\n`);
      assert.deepEqual(await problems(), ['error address/foreign addresses.lock:3']);
      write('addresses.lock', own);
      assert.deepEqual(await problems(), []);
      rmSync(join(root, 'addresses.lock'));
      rmSync(join(root, 'content/docs/one.md'));
      assert.deepEqual(await problems(), []);
    });
  });

  test('names where the text went and the line to type; a build warns of headings, a check fails', async () => {
    await withSite(async ({ run, read, write, move, problems }) => {
      move('content/docs/two.md', 'content/docs/zwei.md');
      write(
        'content/docs/one.md',
        read('content/docs/one.md').replace('## install one', '## Set up everything'),
      );
      assert.deepEqual(await problems(), [
        'error anchor/lost content/docs/one.md:1',
        'error address/lost content/docs/zwei.md:1',
      ]);
      assert.deepEqual(await problems('build'), [
        'warning anchor/lost content/docs/one.md:1',
        'error address/lost content/docs/zwei.md:1',
      ]);
      const { stdout } = await run('check', '.');
      assert.match(stdout, /#install-one is recorded.*"Set up everything" \(#set-up-everything\)/);
      assert.match(stdout, /anchors: \{ set-up-everything: \[install-one\] \}/);
      assert.match(stdout, /\/help\/docs\/two is recorded.*content\/docs\/zwei\.md/);
      assert.match(stdout, /redirect_from: \[\/docs\/two\]/);
      const fixed = await run('check', '.', '--fix');
      assert.equal(fixed.exitCode, 0, fixed.stdout);
      assert.match(fixed.stderr, /Not recorded yet: 1 address and 3 anchors/);
      assert.deepEqual(await problems(), []);
    });
  });

  test('a short heading is known again by its words and its place only', async () => {
    await withSite(async ({ write, problems, run, read }) => {
      const short = (first: string, second: string) =>
        `---\ntitle: Short\n---\n\n## Before\n\nYes.\n\n## ${first}\n\nNo.\n\n## ${second}\n\nNo.\n\n## After\n\nYes.\n`;
      write('content/docs/short.md', short('Install the game server', 'Other'));
      await run('addresses', 'record', '.');
      write('content/docs/short.md', short('Install your game server', 'Other'));
      await run('check', '.', '--fix');
      assert.match(read('content/docs/short.md'), /install-your-game-server: \[install-the-game-server\]/);
      write('content/docs/short.md', short('Something else', 'Other'));
      await run('check', '.', '--fix');
      assert.deepEqual(await problems(), ['error anchor/lost addresses.lock:6']);
    });
  });
});

describe('--fix', () => {
  test('keeps split, merged and moved guides with all their sections', async () => {
    await withSite(async ({ root, write, read, run, problems }) => {
      const section = (text: string, from: string, to?: string) =>
        text.slice(text.indexOf(from), to === undefined ? undefined : text.indexOf(to));
      const [one, two, three] = ['one', 'two', 'three'].map((name) => read(`content/docs/${name}.md`)) as [
        string,
        string,
        string,
      ];
      // One becomes two guides, two goes into three.
      rmSync(join(root, 'content/docs/one.md'));
      rmSync(join(root, 'content/docs/two.md'));
      write('content/docs/main.md', section(one, '---', '## remove one'));
      write('content/docs/rest.md', `---\ntitle: Rest\n---\n\n${section(one, '## remove one')}`);
      write(
        'content/docs/three.md',
        `${three}\n\n## More\n\n${section(two, 'The two', '## remove')}\n\n## Take two away\n\n${section(two, 'To remove')}`,
      );
      const fixed = await run('check', '.', '--fix');
      assert.equal(fixed.exitCode, 0, fixed.stdout);
      assert.match(read('content/docs/main.md'), /redirect_from: \[\/docs\/one\]/);
      assert.match(read('content/docs/rest.md'), /remove-one: \["\/docs\/one#remove-one"\]/);
      assert.match(
        read('content/docs/three.md'),
        /redirect_from: \[\/docs\/two\]\nanchors:\n {2}take-two-away: \[remove-two\]/,
      );
      assert.deepEqual(await problems(), []);
    });
  });

  test('an address means what stood there last, also when an older setting sends it elsewhere', async () => {
    await withSite(async ({ read, write, move, run, problems }) => {
      const one = read('content/docs/one.md');
      const at = one.indexOf('## remove one');
      write('content/docs/one.md', one.slice(0, at));
      write('content/docs/rest.md', `---\ntitle: Rest\n---\n\n${one.slice(at)}`);
      assert.equal((await run('check', '.', '--fix')).exitCode, 0);
      assert.match(read('content/docs/rest.md'), /remove-one: \["\/docs\/one#remove-one"\]/);
      // A section of that name is written anew, recorded, and moves away with its guide.
      const anew =
        'Ask the people who look after the machine in the cellar, wait until each lamp is dark, and carry it away.';
      write('content/docs/one.md', `${one.slice(0, at)}\n\n## remove one\n\n${anew}\n`);
      assert.deepEqual(await problems(), ['error anchor/taken content/docs/rest.md:4']);
      assert.equal((await run('addresses', 'record', '.')).exitCode, 0);
      move('content/docs/one.md', 'content/docs/first.md');
      const fixed = await run('check', '.', '--fix');
      assert.equal(fixed.exitCode, 0, fixed.stdout);
      assert.match(read('content/docs/first.md'), /anchors:\n {2}remove-one: \["\/docs\/one#remove-one"\]/);
      assert.doesNotMatch(read('content/docs/rest.md'), /docs\/one/);
      assert.deepEqual(await problems(), []);
    });
  });

  test('leaves alone what may be in two places', async () => {
    await withSite(async ({ read, write, move, problems, run }) => {
      move('content/docs/two.md', 'content/docs/copy-a.md');
      write('content/docs/copy-b.md', read('content/docs/copy-a.md'));
      await run('check', '.', '--fix');
      assert.deepEqual(await problems(), ['error address/lost addresses.lock:7']);
    });
  });
});

test('a year of random changes loses no address in silence', async () => {
  const { looked, told, silent, misled } = await runAddressYear({
    seed: 7,
    count: chooseLength(3, 6),
    every: 6,
  });
  assert.deepEqual([...silent, ...misled], []);
  assert.ok(looked > chooseLength(150, 400), `${looked} looked at, ${told} told`);
});

test('damaged records are told and never destroyed', async () => {
  await withSite(async ({ root, read, write, run }) => {
    const whole = read('addresses.lock');
    const random = createRandom(5);
    for (let count = 0; count < chooseLength(15, 40); count += 1) {
      const damaged = damage(random, Buffer.from(whole));
      write('addresses.lock', damaged);
      const checked = await run('check', '.', '--no-cache', '--json');
      assert.ok([0, 1].includes(checked.exitCode), checked.stderr);
      const { diagnostics } = JSON.parse(checked.stdout) as {
        diagnostics: { code: string; file?: string }[];
      };
      const recorded = await run('addresses', 'record', '.', '--json');
      assert.ok([0, 1].includes(recorded.exitCode), recorded.stderr);
      assert.doesNotMatch(checked.stderr + recorded.stderr, /bug in helpsite|\n\s+at /);
      const now = readFileSync(join(root, 'addresses.lock'));
      if (recorded.exitCode === 1) {
        assert.ok(now.equals(damaged), `${count}: a record that was not understood was written`);
        assert.ok(diagnostics.length > 0, `${count}: nothing was told`);
      } else
        for (const key of parseLock({ text: new TextDecoder().decode(damaged) }).addresses.keys())
          assert.ok(parseLock({ text: String(now) }).addresses.has(key), `${count}: ${key} was dropped`);
    }
  });
});

/** What merges, editors, disks and people do to a file. */
function damage(random: ReturnType<typeof createRandom>, bytes: Buffer): Buffer {
  const at = random.below(bytes.length);
  const lines = bytes.toString().split('\n');
  const text = (...parts: readonly string[]) => Buffer.from(parts.join('\n'));
  switch (random.below(14)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([random.below(256), 0, 255]),
        bytes.subarray(at),
      ]);
    case 2:
      return Buffer.from(Array.from({ length: 500 }, () => random.below(256)));
    case 3:
      return text(...random.shuffle(lines));
    case 4:
      return text(...lines, ...lines);
    case 5:
      return Buffer.from(`\uFEFF${lines.join('\r\n')}`);
    case 6:
      return text('<<<<<<< HEAD', ...lines, '=======', ...lines.slice(3), '>>>>>>> other');
    case 7:
      return text(
        ...lines.slice(0, 4),
        random.pick(['{ "json": true }', 'help/docs', '#x', '/a b', '//x', '<html>']),
        ...lines.slice(4),
      );
    case 8:
      return Buffer.from(bytes.toString('latin1'), 'utf16le');
    case 9:
      return Buffer.alloc(random.below(3));
    case 10:
      return text(...lines, `/help/docs/${'x'.repeat(random.below(200_000))}`);
    case 11:
      return text(...lines.map((line) => (random.chance(30) ? `  ${line}\t` : line)));
    case 12:
      return text('/help/%zz%00 #%', '/help/docs/__proto__ #constructor', ...lines);
    default:
      return Buffer.from(bytes.map((byte) => (random.chance(2) ? random.below(256) : byte)));
  }
}

test('a record that is no file is told and left as it is', async () => {
  await withSite(async ({ root, write, run, problems }) => {
    rmSync(join(root, 'addresses.lock'));
    mkdirSync(join(root, 'addresses.lock'));
    assert.deepEqual(await problems(), ['error address/unreadable addresses.lock:1']);
    assert.equal((await run('addresses', 'record', '.')).exitCode, 1);
    rmSync(join(root, 'addresses.lock'), { recursive: true });
    write('elsewhere.lock', '/help\n');
    symlinkSync('elsewhere.lock', join(root, 'addresses.lock'));
    assert.equal((await run('addresses', 'record', '.')).exitCode, 2);
    rmSync(join(root, 'addresses.words'));
    write('addresses.words', '\0');
    assert.deepEqual(await problems(), []);
  });
});

describe('killed at any moment', () => {
  test('record leaves the old or the new record, whole', async () => {
    await withSite(async ({ root, read, write }) => {
      const random = createRandom(9);
      const states = new Set([read('addresses.lock')]);
      for (let kill = 0; kill < 12; kill += 1) {
        write(`content/docs/new-${kill}.md`, guide(`new ${kill}`, 'first', 'second'));
        const { child, ended } = startHelpsite(['addresses', 'record', root]);
        await sleep(random.below(900));
        child.kill('SIGKILL');
        await ended;
        const text = read('addresses.lock');
        const record = parseLock({ text });
        assert.ok(record.isWhole && record.diagnostics.length === 0, text);
        for (const before of states)
          for (const line of linesOf(before)) assert.ok(linesOf(text).includes(line), `${line} was lost`);
        states.add(text);
      }
      assert.equal((await runHere('addresses', 'record', root)).exitCode, 0);
      assert.ok(read('addresses.lock').includes('/help/docs/new-11'));
    });
  });

  test('--fix leaves every guide whole, and the next one finishes the work', async () => {
    await withSite(async ({ root, read, write, move, problems }) => {
      const random = createRandom(10);
      for (let count = 0; count < 12; count += 1)
        write(`content/docs/part-${count}.md`, guide(`part ${count}`, 'first', 'second'));
      assert.equal((await runHere('addresses', 'record', root)).exitCode, 0);
      for (let count = 0; count < 12; count += 1)
        move(`content/docs/part-${count}.md`, `content/docs/moved-${count}.md`);
      const before = new Map(
        readdirSync(join(root, 'content/docs')).map((name) => [name, read(`content/docs/${name}`)]),
      );
      for (let kill = 0; kill < 6; kill += 1) {
        const { child, ended } = startHelpsite(['check', root, '--fix']);
        await sleep(300 + random.below(900));
        child.kill('SIGKILL');
        await ended;
        for (const [name, text] of before) {
          const now = read(`content/docs/${name}`);
          assert.equal(now.replace(/^redirect_from: .*\n/m, ''), text, name);
        }
      }
      const fixed = await runHere('check', root, '--fix');
      assert.equal(fixed.exitCode, 0, fixed.stdout);
      assert.deepEqual(await problems(), []);
    });
  });
});

describe('adopt', () => {
  const SITEMAP = (...addresses: readonly string[]) =>
    `<?xml version="1.0"?><urlset xmlns="x">${addresses.map((path) => `<url><loc>https://example.com${path}</loc></url>`).join('\n')}</urlset>`;

  test("takes a sitemap's addresses, and says what to type where a page is missing", async () => {
    await withSite(async ({ root, write, run, read, problems }) => {
      write(
        'sitemap.xml',
        SITEMAP('/help/docs/one', '/help/docs/guide-two-old', '/blog/x', '/help/a&amp;b', '/help/style.css'),
      );
      const { exitCode, stdout } = await run(
        'addresses',
        'adopt',
        join(root, 'sitemap.xml'),
        '--root',
        '.',
        '--json',
      );
      assert.equal(exitCode, 1);
      const { found, outside, added, missing } = JSON.parse(stdout) as {
        found: number;
        outside: number;
        added: readonly string[];
        missing: readonly { address: string; file?: string; line: string }[];
      };
      assert.deepEqual([found, outside, added], [3, 1, ['/help/a&b', '/help/docs/guide-two-old']]);
      assert.deepEqual(
        missing.map(({ address, file, line }) => [address, file, line]),
        [
          ['/help/a&b', undefined, 'redirect_from: ["/a&b"]'],
          ['/help/docs/guide-two-old', 'content/docs/two.md', 'redirect_from: [/docs/guide-two-old]'],
        ],
      );
      assert.ok(read('addresses.lock').includes('/help/docs/guide-two-old\n'));
      assert.equal((await problems()).length, 2);
    });
  });

  test('reads packed logs, packed sitemaps beside an index, and other records', async () => {
    await withSite(async ({ root, write, run }) => {
      const adopt = async (name: string): Promise<readonly string[]> => {
        const { stdout } = await run(
          'addresses',
          'adopt',
          join(root, name),
          '--root',
          '.',
          '--json',
          '--dry-run',
        );
        return (JSON.parse(stdout) as { added: readonly string[] }).added;
      };
      const line = (path: string, status = 200) =>
        `192.0.2.1 - - [01/Jan/2026:00:00:00 +0000] "GET ${path} HTTP/1.1" ${status} 12 "-" "-"\n`;
      write(
        'access.log.gz',
        gzipSync(line('/help/docs/log-a') + line('/help/docs/x', 404) + line('/help/main.js')),
      );
      assert.deepEqual(await adopt('access.log.gz'), ['/help/docs/log-a']);
      write(
        'index.xml',
        '<sitemapindex><sitemap><loc>https://example.com/maps/part-1.xml.gz</loc></sitemap><sitemap><loc>https://example.com/part-2.xml</loc></sitemap></sitemapindex>',
      );
      write('part-1.xml.gz', gzipSync(SITEMAP('/help/docs/map-a')));
      assert.deepEqual(await adopt('index.xml'), ['/help/docs/map-a']);
      write('other.lock', '/help/docs/rec-a #x\n/help/docs/one\n');
      assert.deepEqual(await adopt('other.lock'), ['/help/docs/rec-a']);
      for (const [name, content] of [
        ['torn.gz', gzipSync(line('/help/docs/a').repeat(5000)).subarray(0, 100)],
        ['page.html', '<html><body>no</body></html>'],
        ['text.txt', 'hello'],
        ['empty.txt', ''],
      ] as const) {
        write(name, content);
        const { exitCode, stderr } = await run('addresses', 'adopt', join(root, name), '--root', '.');
        assert.equal(exitCode, 2, `${name}: ${stderr}`);
      }
      assert.equal((await run('addresses', 'adopt', join(root, 'nothing'), '--root', '.')).exitCode, 2);
    });
  });
});

test('dev tells a lost address and forgets it when it is kept', async () => {
  await withSite(async ({ root, move, read, write }) => {
    const server = await startDev(root);
    try {
      const isLost = (problems: readonly { readonly code: string }[]) =>
        problems.some(({ code }) => code === 'address/lost');
      move('content/docs/two.md', 'content/docs/zwei.md');
      await server.until('the loss is told', ({ problems }) => isLost(problems));
      // The guide itself is right, and served.
      assert.equal((await server.ask('/help/docs/zwei')).status, 200);
      write(
        'content/docs/zwei.md',
        read('content/docs/zwei.md').replace('---\n', '---\nredirect_from: /docs/two\n'),
      );
      await server.until('nothing is lost', ({ problems }) => !isLost(problems));
      write('addresses.lock', `${read('addresses.lock')}/help/docs/never\n`);
      await server.until('the loss is told', ({ problems }) => isLost(problems));
      rmSync(join(root, 'addresses.lock'));
      await server.until('nothing is lost', ({ problems }) => !isLost(problems));
    } finally {
      await server.stop();
    }
  });
});

test('mv keeps recorded addresses of guides and folders', async () => {
  await withSite(async ({ root, write, read, run, problems }) => {
    write('content/docs/games/a.md', guide('a', 'play a'));
    write('content/docs/games/b.md', guide('b', 'play b'));
    write('content/docs/games/_category_.json', '{\n  "link": { "type": "generated-index" }\n}\n');
    await run('addresses', 'record', '.');
    assert.equal((await run('mv', 'one', 'uno', '--root', '.')).exitCode, 0);
    assert.equal((await run('mv', 'games', 'spiele', '--root', '.')).exitCode, 0);
    assert.deepEqual(await problems(), []);
    assert.ok(existsSync(join(root, 'content/docs/spiele/a.md')));
    assert.match(read('content/docs/spiele/_category_.json'), /"redirect_from": "\/docs\/category\/games"/);
    assert.ok(read('addresses.lock').includes('/help/docs/category/games\n'));
  });
});
