/** `helpsite dev` as writers use it: a real process, a real disk, every kind of change. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { type DevServer, startDev } from './dev-server.ts';
import { makeFolder } from './site-fixture.ts';

const GUIDES: Readonly<Record<string, string>> = {
  'content/docs/start.md': '---\ntitle: Start\nsidebar_position: 1\n---\n\nFirst words.\n',
  'content/docs/games/world.md': '---\ntitle: The world\n---\n\nSee [the start](../start.md).\n',
  'content/docs/games/_part.md': 'A shared part.\n',
  'content/docs/games/parts.md': '---\ntitle: Parts\n---\n\nimport Part from "./_part.md"\n\n<Part />\n',
  'content/docs/secret.md': '---\ntitle: Not yet\ndraft: true\n---\n\nUnfinished.\n',
  'content/static/note.txt': 'one',
};

function write(root: string, path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** A machine on which nothing can be watched, as a module that Node loads first. */
const EXHAUSTED = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
fs.watch = () => {
  throw Object.assign(new Error('ENOSPC: System limit for number of file watchers reached'), { code: 'ENOSPC' });
};
syncBuiltinESMExports();
`;

/** Runs `use` with a server on these files. */
async function serve(
  files: Readonly<Record<string, string>>,
  use: (server: DevServer, root: string) => Promise<void>,
  argv: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = makeFolder();
  const root = folder.path;
  try {
    for (const [path, text] of Object.entries(files)) write(root, path, text);
    const server = await startDev(root, argv, env);
    try {
      await use(server, root);
    } finally {
      await server.stop();
    }
  } finally {
    folder.end();
  }
}

test('the search of each language is there', () =>
  serve(
    {
      ...GUIDES,
      'config/site.ts': "export default { locale: 'en', locales: ['de'] };\n",
      'i18n/de/docusaurus-plugin-content-docs/current/start.md': '---\ntitle: Anfang\n---\n\nErste Worte.\n',
    },
    async (server) => {
      for (const folder of ['', 'de/']) {
        const { status, text } = await server.ask(`/help/${folder}search-index.txt`);
        assert.equal(status, 200, folder);
        assert.equal((JSON.parse(text) as { readonly base: string }).base, `/help/${folder}`);
      }
    },
  ));

test('a translation in the middle of an edit stays as it was', () => {
  const file = 'i18n/de/docusaurus-plugin-content-docs/current/start.md';
  return serve(
    {
      ...GUIDES,
      'config/site.ts': "export default { locale: 'en', locales: ['de'] };\n",
      [file]: '---\ntitle: Anfang\n---\n\nErste Worte.\n',
    },
    async (server, root) => {
      await shows(server, '/help/de/docs/start', 'Erste Worte.');
      write(root, file, '---\ntitle: [Anfang\n---\n\nZweite Worte.\n');
      await server.says(/The closing bracket/);
      await shows(server, '/help/de/docs/start', 'Erste Worte.');
    },
  );
});

/** Waits until the page says these words. */
async function shows(server: DevServer, path: string, words: string | RegExp): Promise<string> {
  return server.until(`${path} shows ${String(words)}`, async () => {
    const { status, text } = await server.ask(path);
    const isSo = typeof words === 'string' ? text.includes(words) : words.test(text);
    return status === 200 && isSo ? text : undefined;
  });
}

async function isMissing(server: DevServer, path: string): Promise<void> {
  await server.until(`${path} is missing`, async () => (await server.ask(path)).status === 404 || undefined);
}

test('every change of a file is served: texts, titles, partials, new, moved and deleted files', () =>
  serve(GUIDES, async (server, root) => {
    await shows(server, '/help/docs/start', 'First words.');
    write(root, 'content/docs/start.md', '---\ntitle: Start\n---\n\nOther words.\n');
    await shows(server, '/help/docs/start', 'Other words.');
    write(root, 'content/docs/start.md', '---\ntitle: Begin here\n---\n\nOther words.\n');
    await shows(server, '/help/docs/games/world', 'Begin here');
    write(root, 'content/docs/games/_part.md', 'A part that is better.\n');
    await shows(server, '/help/docs/games/parts', 'A part that is better.');
    write(root, 'content/docs/games/new/island.md', '---\ntitle: Island\n---\n\nSand.\n');
    await shows(server, '/help/docs/games/new/island', 'Sand.');
    await shows(server, '/help/docs/games/new/island', 'Begin here');
    renameSync(join(root, 'content/docs/games/new'), join(root, 'content/docs/games/old'));
    await shows(server, '/help/docs/games/old/island', 'Sand.');
    await isMissing(server, '/help/docs/games/new/island');
    await server.until(
      'the page is known to have moved',
      ({ moved }) => moved['/help/docs/games/new/island'] === '/help/docs/games/old/island' || undefined,
    );
    rmSync(join(root, 'content/docs/games/old'), { recursive: true });
    await isMissing(server, '/help/docs/games/old/island');
    write(root, 'content/static/note.txt', 'two');
    await server.until('the file is new', async () => {
      const { text } = await server.ask('/help/note.txt');
      return text === 'two' || undefined;
    });
  }));

test('an edited sheet of facts is seen at once, and its slips are told at their line', () => {
  const sheet = (port: string) =>
    `game: Space\nports:\n  - { name: game, port: ${port}, from: [maker] }\nsources: { maker: { what: x } }\n`;
  const site = {
    ...GUIDES,
    'content/docs/space/join.md': '---\ntitle: Join\n---\n\nPort {space.ports.game}.\n',
    'content/facts/space.yml': sheet('8211'),
  };
  return serve(site, async (server, root) => {
    await shows(server, '/help/docs/space/join', 'Port 8211.');
    write(root, 'content/facts/space.yml', sheet('8212'));
    await shows(server, '/help/docs/space/join', 'Port 8212.');
    write(root, 'content/facts/space.yml', sheet('eight'));
    await server.until('the slip is told', ({ problems }) =>
      problems.some(({ file, line }) => file === 'content/facts/space.yml' && line === 3) ? true : undefined,
    );
    write(root, 'content/facts/space.yml', sheet('8213'));
    await shows(server, '/help/docs/space/join', 'Port 8213.');
  });
});

test('pages are told that something changes before it is understood, so that they can ask already', () =>
  serve(GUIDES, async (server, root) => {
    await shows(server, '/help/docs/start', 'First words.');
    write(root, 'content/docs/start.md', '---\ntitle: Start\n---\n\nOther words.\n');
    await server.until('it was told', ({ version }) => version > 1 || undefined);
    assert.match(server.told().join(' '), /event: soon data: \S+$/);
    await shows(server, '/help/docs/start', 'Other words.');
  }));

test('drafts are shown and named, and nothing is written', () =>
  serve(GUIDES, async (server, root) => {
    await shows(server, '/help/docs/secret', 'Unfinished.');
    const drafts = await server.until('there is a message', (message) => message.drafts);
    assert.deepEqual(drafts, ['/help/docs/secret']);
    assert.equal(existsSync(join(root, 'dist')), false);
  }));

test('Ctrl+C ends it with 130, and says nothing more', async () => {
  await serve(GUIDES, async (server) => {
    const { exitCode } = await server.stop();
    assert.equal(exitCode, 130);
    assert.match(server.stdout(), /^http:\/\/localhost:\d+\/help\/\n$/);
  });
});

test('every way in which editors save is one change, and their own files are none', () =>
  serve(GUIDES, async (server, root) => {
    const path = 'content/docs/start.md';
    const file = join(root, path);
    const text = (words: string): string => `---\ntitle: Start\n---\n\n${words}\n`;
    const ways: readonly (readonly [name: string, save: (words: string) => void])[] = [
      ['in place', (words) => writeFileSync(file, text(words))],
      [
        'through a temporary file',
        (words) => {
          writeFileSync(`${file}.tmp`, text(words));
          renameSync(`${file}.tmp`, file);
        },
      ],
      [
        'with a backup and a swap file',
        (words) => {
          writeFileSync(join(root, 'content/docs/.start.md.swp'), 'swap');
          writeFileSync(join(root, 'content/docs/4913'), '');
          rmSync(join(root, 'content/docs/4913'));
          renameSync(file, `${file}~`);
          writeFileSync(file, text(words));
          rmSync(`${file}~`);
          rmSync(join(root, 'content/docs/.start.md.swp'));
        },
      ],
      [
        'removed first',
        (words) => {
          rmSync(file);
          writeFileSync(file, text(words));
        },
      ],
      [
        'in two halves',
        (words) => {
          writeFileSync(file, text(words).slice(0, 12));
          writeFileSync(file, text(words));
        },
      ],
      [
        'with the time of the last save',
        (words) => {
          const { atime, mtime } = statSync(file);
          writeFileSync(file, text(words));
          utimesSync(file, atime, mtime);
        },
      ],
    ];
    for (const [name, save] of ways) {
      save(`Saved ${name}.`);
      await shows(server, '/help/docs/start', `Saved ${name}.`);
    }
    await server.until('nothing is wrong', ({ errors, warnings }) => errors + warnings === 0 || undefined);
    assert.doesNotMatch(server.stderr(), /4913|swp|tmp|~/);
  }));

test('a name that changes only in its case is another file', () =>
  serve(GUIDES, async (server, root) => {
    renameSync(join(root, 'content/docs/games/world.md'), join(root, 'content/docs/games/World.md'));
    await server.until('the sidebar has it', async () => {
      const { text } = await server.ask('/help/docs/games/parts');
      return text.includes('/help/docs/games/World"') || undefined;
    });
    await shows(server, '/help/docs/games/World', 'The world');
  }));

test('a branch with hundreds of other files is checked out, and back', () =>
  serve(GUIDES, async (server, root) => {
    const git = (...argv: readonly string[]): void =>
      void execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...argv], {
        cwd: root,
        stdio: 'ignore',
      });
    git('init', '-b', 'main');
    git('add', '.');
    git('commit', '-m', 'One');
    git('checkout', '-b', 'other');
    for (let count = 0; count < 600; count += 1)
      write(
        root,
        `content/docs/part-${count % 30}/guide-${count}.md`,
        `---\ntitle: Guide ${count}\n---\n\nText.\n`,
      );
    rmSync(join(root, 'content/docs/games/world.md'));
    git('add', '-A');
    git('commit', '-m', 'Two');
    await shows(server, '/help/docs/part-29/guide-599', 'Guide 599');
    git('checkout', 'main');
    await shows(server, '/help/docs/games/world', 'The world');
    for (const count of [0, 299, 599])
      await isMissing(server, `/help/docs/part-${count % 30}/guide-${count}`);
    git('checkout', 'other');
    await isMissing(server, '/help/docs/games/world');
    for (const count of [0, 299, 599])
      await shows(server, `/help/docs/part-${count % 30}/guide-${count}`, `Guide ${count}`);
    await server.until('nothing is wrong', ({ errors }) => errors === 0 || undefined);
  }));

test('the folder of guides goes away and comes back: the site stays, and says so', () =>
  serve(GUIDES, async (server, root) => {
    renameSync(join(root, 'content'), join(root, 'elsewhere'));
    await server.until('it is said', ({ problems }) => problems[0]?.message.includes('content is gone'));
    await shows(server, '/help/docs/start', 'First words.');
    write(root, 'elsewhere/docs/start.md', '---\ntitle: Start\n---\n\nBack again.\n');
    renameSync(join(root, 'elsewhere'), join(root, 'content'));
    await shows(server, '/help/docs/start', 'Back again.');
    await server.until('all is well', ({ errors }) => errors === 0 || undefined);
    write(root, 'content/docs/start.md', '---\ntitle: Start\n---\n\nStill watched.\n');
    await shows(server, '/help/docs/start', 'Still watched.');
  }));

test('a folder that is removed and made anew at once is still watched, time and again', () =>
  serve(GUIDES, async (server, root) => {
    const guide = (words: string): string => `---\ntitle: World\n---\n\n${words}\n`;
    for (let count = 0; count < 8; count += 1) {
      rmSync(join(root, 'content/docs'), { recursive: true });
      write(root, 'content/docs/games/world.md', guide(`Made anew ${count}.`));
      await shows(server, '/help/docs/games/world', `Made anew ${count}.`);
      // At ever later moments: what watched the old folder is given up some time after the new one is there.
      for (let save = 0; save <= count; save += 1) {
        write(root, 'content/docs/games/world.md', guide(`Saved again ${count}, ${save}.`));
        await shows(server, '/help/docs/games/world', `Saved again ${count}, ${save}.`);
      }
    }
  }));

test('removed pages, old ids and short addresses follow their files', () =>
  serve(GUIDES, async (server, root) => {
    const gone = (reason: string): string =>
      `export default { gone: [{ route: '/docs/old', since: '2026-01-31', reason: '${reason}' }] };\n`;
    const says = (reason: string) =>
      server.until(`the old page says ${reason}`, async () => {
        const { status, text } = await server.ask('/help/docs/old');
        return (status === 410 && text.includes(`${reason}.`)) || undefined;
      });
    await isMissing(server, '/help/docs/old');
    write(root, 'config/addresses.ts', gone('Nobody read it'));
    await says('Nobody read it');
    write(root, 'config/addresses.ts', gone('It was wrong'));
    await says('It was wrong');
    write(
      root,
      'content/docs/start.md',
      '---\ntitle: Start\ngo: start\n---\n\nFirst words.\n\n## New {#new aliases="was"}\n',
    );
    await shows(server, '/help/docs/start', '<span id="was" class="was"></span><h2 id="new">');
    await shows(server, '/help/go/start', 'This page has moved');
    rmSync(join(root, 'config'), { recursive: true });
    await isMissing(server, '/help/docs/old');
  }));

test('a changed configuration is taken over: new files, what they import, mistakes and their mending', () =>
  serve(GUIDES, async (server, root) => {
    write(
      root,
      'config/site.ts',
      "import { name } from '../facts/name.ts';\nexport default { title: name };\n",
    );
    await server.until(
      'the mistake is told',
      ({ problems }) => problems.some(({ file }) => file === 'config/site.ts') || undefined,
    );
    await shows(server, '/help/docs/start', 'First words.');
    write(root, 'facts/name.ts', "export const name = 'First name';\n");
    write(
      root,
      'config/site.ts',
      "import { name } from '../facts/name.ts';\nexport default { title: name };\n\n",
    );
    await shows(server, '/help/docs/start', 'First name');
    write(root, 'facts/name.ts', "export const name = 'Second name';\n");
    await shows(server, '/help/docs/start', 'Second name');
    rmSync(join(root, 'config'), { recursive: true });
    await server.until('the name is gone', async () => {
      const { text } = await server.ask('/help/docs/start');
      return !text.includes('Second name') || undefined;
    });
  }));

test('where the system has no watches left it looks for changes itself, and says so', () =>
  serve(
    GUIDES,
    async (server, root) => {
      await server.says(/no more file watches to give \(ENOSPC\).*looks for changes itself/);
      write(root, 'content/docs/start.md', '---\ntitle: Start\n---\n\nFound by looking.\n');
      await shows(server, '/help/docs/start', 'Found by looking.');
      write(root, 'content/docs/deep/new.md', '---\ntitle: New\n---\n\nAlso found.\n');
      await shows(server, '/help/docs/deep/new', 'Also found.');
      write(root, 'config/site.json', '{ "title": "Found, too" }');
      await shows(server, '/help/docs/start', 'Found, too');
    },
    [],
    { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(EXHAUSTED)}` },
  ));

test('the search finds what was just written', () =>
  serve(GUIDES, async (server, root) => {
    const before = await server.ask('/help/search-index.txt');
    assert.equal(before.status, 200);
    write(root, 'content/docs/start.md', '---\ntitle: Start\n---\n\nZeppelins are new here.\n');
    await shows(server, '/help/docs/start', 'Zeppelins');
    const after = await server.ask('/help/search-index.txt');
    assert.notEqual(after.text, before.text);
    const files = (text: string): readonly string[] => {
      const { inline } = JSON.parse(text) as { readonly inline: object };
      return [...text.matchAll(/"([\w.-]+\.bin)"/g)].flatMap(([, file = '']) =>
        file in inline ? [] : [file],
      );
    };
    const { folder } = JSON.parse(after.text) as { readonly folder: string };
    for (const file of [...files(before.text), ...files(after.text)])
      assert.equal((await server.ask(`/help/${folder}${file}`)).status, 200, file);
    write(root, 'content/search/synonyms.yml', 'wrong: [');
    await server.until('the synonyms are read', ({ errors }) => errors > 0 || undefined);
  }));

test('--json prints one document; a folder without guides is bad usage', async () => {
  await serve(
    GUIDES,
    async (server) => {
      const document = JSON.parse(server.stdout()) as Readonly<Record<string, unknown>>;
      assert.equal(document['command'], 'dev');
      assert.equal(document['ok'], true);
      assert.equal(document['base'], '/help/');
    },
    ['--json'],
  );
});

test('30.7 a component is part of the site: a change of it, of what it imports, a mistake, a new one', () =>
  serve(
    { ...GUIDES, 'content/docs/price.md': '---\ntitle: Price\n---\n\nIt is <Price n={3} />.\n' },
    async (server, root) => {
      await shows(server, '/help/docs/price', 'It is .');
      write(
        root,
        'components/Price.tsx',
        "import { unit } from './parts/unit.ts';\nexport default ({ n }) => <b>{n} {unit}</b>;\n",
      );
      await server.until(
        'the missing import is told',
        ({ problems }) => problems.some(({ file }) => file === 'components/Price.tsx') || undefined,
      );
      write(root, 'components/parts/unit.ts', "export const unit = 'EUR';\n");
      await shows(server, '/help/docs/price', '<b>3 EUR</b>');
      write(root, 'components/parts/unit.ts', "export const unit = 'USD';\n");
      await shows(server, '/help/docs/price', '<b>3 USD</b>');
      rmSync(join(root, 'components'), { recursive: true });
      await shows(server, '/help/docs/price', 'It is .');
    },
  ));
