/** Nothing outside the out-dir and the cache is ever written, whatever names, links and folders say; and a hostile name is a mistake that is told, not a crash. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { readTree, runHere } from './run-helpsite.ts';
import { makeFolder, type SiteFiles, writeSite } from './site-fixture.ts';

describe('nothing outside the out-dir and the cache is touched', () => {
  const guide = (settings: string, body = 'Hello.'): string =>
    `---\ntitle: A guide\n${settings}\n---\n\n${body}\n`;
  const A = { 'content/docs/a.md': guide('') };
  const SITES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'a slug that climbs': { 'content/docs/a.md': guide('slug: ../../../../x') },
    'a slug that climbs from a folder': { 'content/docs/f/g/a.md': guide('slug: ../../../../../x') },
    'a slug that climbs after its start': { 'content/docs/a.md': guide('slug: /x/../../../../y') },
    'an encoded slug': { 'content/docs/a.md': guide('slug: "%2e%2e/%2e%2e/x"') },
    'a doubly encoded slug': { 'content/docs/a.md': guide('slug: "%252e%252e/%252e%252e/x"') },
    'an absolute slug': { 'content/docs/a.md': guide('slug: /etc/passwd') },
    'a slug with two slashes': { 'content/docs/a.md': guide('slug: //etc/passwd') },
    'a slug with backslashes': { 'content/docs/a.md': guide("slug: '..\\..\\x'") },
    'a slug with a drive': { 'content/docs/a.md': guide('slug: "C:/x"') },
    'a slug with a null byte': { 'content/docs/a.md': guide('slug: "x\\0y"') },
    'a slug of a post that climbs': { ...A, 'content/blog/2026-01-01-a.md': guide('slug: ../../../x') },
    'a slug of a page that climbs': { ...A, 'content/pages/a.md': guide('slug: ../../x') },
    'a slug of a page with a dot': { ...A, 'content/pages/a.md': guide('slug: a/./b') },
    'a slug of a category that climbs': {
      'content/docs/f/a.md': guide(''),
      'content/docs/f/_category_.json': '{"link":{"type":"generated-index","slug":"../../../x"}}',
    },
    'a tag whose address climbs': {
      'content/docs/a.md': guide('tags: [{ label: T, permalink: ../../../t }]'),
    },
    'a tag whose name climbs': { 'content/docs/a.md': guide('tags: ["../../../.."]') },
    'an id that climbs': { 'content/docs/a.md': guide('id: ".."') },
    'an old address that climbs': { 'content/docs/a.md': guide('redirect_from: ["../../../x"]') },
    'an encoded old address': { 'content/docs/a.md': guide('redirect_from: ["%2e%2e/%2e%2e/%2e%2e/x"]') },
    'an old address that climbs after the base': {
      'content/docs/a.md': guide('redirect_from: ["/help/../../x"]'),
    },
    'an old address that is a file of ours': {
      'content/docs/a.md': guide('redirect_from: [/404.html, /wikimap.xml]'),
    },
    'a variable that climbs': {
      'content/docs/{panel}.md': guide(''),
      'config/provider.json': '{"panel":"../../../x"}',
    },
    'a variable in a folder that climbs': {
      'content/docs/{panel}/a.md': guide(''),
      'config/provider.json': '{"panel":".."}',
    },
    'pictures and files far away': {
      'content/docs/a.md': guide(
        '',
        '![x](../../../../etc/hostname)\n\n[y](../../outside.txt)\n\n![z](@site/../outside.txt)\n\n<img src="../../../outside.png">',
      ),
    },
    'a partial far away': { 'content/docs/a.md': guide('', "import X from '../../../outside.md';\n\n<X />") },
    'a base that climbs': { ...A, 'config/site.json': '{"base":"/../../x/"}' },
    'an encoded base': { ...A, 'config/site.json': '{"base":"/%2e%2e/x/"}' },
    'a folder of guides that climbs': { ...A, 'config/site.json': '{"docs":{"path":"../../x"}}' },
    'a folder of tags that climbs': {
      'content/docs/a.md': guide('tags: [x]'),
      'config/site.json': '{"docs":{"tagsPath":"../../x"}}',
    },
    'a search page that climbs': { ...A, 'config/search.json': '{"path":"../../x"}' },
    'a page inside a page': {
      'content/docs/a.md': guide('slug: /a.html'),
      'content/docs/b.md': guide('slug: /a.html/b'),
    },
    'two guides, one file': {
      'content/docs/a.md': guide('slug: /x/index.html'),
      'content/docs/b.md': guide('slug: /x'),
    },
    'a static file where a page is': { ...A, 'content/static/docs/a/index.html': 'x' },
    'a static file where a folder is': { ...A, 'content/static/docs/a': 'x' },
    'a static file where a text of ours is': {
      ...A,
      'content/static/wikimap.xml': 'x',
      'content/static/404.html': 'x',
    },
    'static files with the names of our own': {
      ...A,
      'content/static/.helpsite': 'x',
      'content/static/.helpsite.lock': 'x',
      'config/site.json': '{"base":"/"}',
    },
    'a static file with a backslash': { ...A, 'content/static/a\\b.txt': 'x' },
    'a static folder like a drive': {
      ...A,
      'content/static/c:/d.txt': 'x',
      'config/site.json': '{"base":"/"}',
    },
    'files called like parts of an object': {
      'content/docs/__proto__.md': guide('tags: [__proto__, constructor]'),
      'content/docs/constructor/toString.md': guide(''),
    },
  };
  for (const [name, files] of Object.entries(SITES)) {
    test(name, async () => {
      const outer = makeFolder();
      try {
        writeFileSync(join(outer.path, 'outside.txt'), 'outside');
        writeFileSync(join(outer.path, 'outside.md'), 'outside');
        const root = join(outer.path, 'a/b/site');
        mkdirSync(root, { recursive: true });
        writeSite(root, new Map(Object.entries(files)));
        const snapshot = () =>
          readTree(outer.path, (path) => /^a\/b\/site\/(?:dist|node_modules)$/.test(path));
        const untouched = snapshot();
        const { exitCode, stdout, stderr } = await runHere('build', root);
        assert.deepEqual(snapshot(), untouched);
        assert.ok([0, 1, 3].includes(exitCode), `exit code ${exitCode}: ${stdout}${stderr}`);
        const said = stdout + stderr;
        if (exitCode !== 0)
          assert.match(said, /: error: .*\[[a-z]+\/[a-z-]+\]/, 'a mistake is told with its place');
      } finally {
        outer.end();
      }
    });
  }

  test('links in content lead nowhere: neither is their target read, nor written', async () => {
    const outer = makeFolder();
    try {
      const secret = 'The secret of the neighbours.';
      const away = join(outer.path, 'away');
      mkdirSync(away);
      for (const file of ['secret.md', 'secret.txt', '_category_.json', 'secret.svg'])
        writeFileSync(join(away, file), `# ${secret}\n`);
      const root = join(outer.path, 'site');
      const files: SiteFiles = new Map([
        ['content/docs/a.md', guide('')],
        ['content/static/ok.txt', 'fine'],
        ['content/docs/f/b.md', guide('')],
      ]);
      writeSite(root, files);
      symlinkSync(join(away, 'secret.md'), join(root, 'content/docs/linked.md'));
      symlinkSync(away, join(root, 'content/docs/linked-folder'));
      symlinkSync(join(away, '_category_.json'), join(root, 'content/docs/f/_category_.json'));
      symlinkSync(join(away, 'secret.txt'), join(root, 'content/static/linked.txt'));
      symlinkSync(away, join(root, 'content/static/linked-folder'));
      symlinkSync('/', join(root, 'content/static/everything'));
      symlinkSync('.', join(root, 'content/docs/round-and-round'));
      symlinkSync('nowhere', join(root, 'content/docs/dangling.md'));
      const untouched = readTree(
        outer.path,
        (path) => /^site\/(?:dist|node_modules)$/.test(path) || path.startsWith('site/content'),
      );
      const { exitCode, stdout, stderr } = await runHere('build', root, '--keep-going');
      assert.equal(exitCode, 1, stdout + stderr);
      assert.ok(!(stdout + stderr).includes(secret), 'no message shows what a link leads to');
      for (const path of readTree(join(root, 'dist')).keys()) {
        if (path.endsWith('/')) continue;
        assert.ok(!readFileSync(join(root, 'dist', path), 'utf8').includes(secret), path);
      }
      assert.deepEqual(
        readTree(
          outer.path,
          (path) => /^site\/(?:dist|node_modules)$/.test(path) || path.startsWith('site/content'),
        ),
        untouched,
      );
    } finally {
      outer.end();
    }
  });

  test('an out-dir that holds what helpsite did not write is refused, also behind a link', async () => {
    const outer = makeFolder();
    try {
      const root = join(outer.path, 'site');
      writeSite(root, new Map([['content/docs/a.md', guide('')]]));
      const photos = join(outer.path, 'photos');
      mkdirSync(photos);
      writeFileSync(join(photos, 'holiday.jpg'), 'x');
      symlinkSync(photos, join(root, 'dist'));
      for (const flags of [
        [],
        ['--clean'],
        ['--out-dir', photos],
        ['--out-dir', outer.path],
        ['--out-dir', root],
        ['--out-dir', join(root, 'content')],
        ['--out-dir', join(root, 'content/static')],
        ['--out-dir', '/'],
      ]) {
        const { exitCode } = await runHere('build', root, ...flags);
        assert.equal(exitCode, 2, flags.join(' '));
        assert.deepEqual(readdirSync(photos), ['holiday.jpg']);
      }
      assert.ok(existsSync(join(root, 'content/docs/a.md')));
    } finally {
      outer.end();
    }
  });
});
