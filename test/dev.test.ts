/** `helpsite dev` as writers use it: a real process, a real disk, every kind of change. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** Runs `use` with a server on these files. */
async function serve(
  files: Readonly<Record<string, string>>,
  use: (server: DevServer, root: string) => Promise<void>,
  argv: readonly string[] = [],
): Promise<void> {
  const folder = makeFolder();
  const root = folder.path;
  try {
    for (const [path, text] of Object.entries(files)) write(root, path, text);
    const server = await startDev(root, argv);
    try {
      await use(server, root);
    } finally {
      await server.stop();
    }
  } finally {
    folder.end();
  }
}

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
