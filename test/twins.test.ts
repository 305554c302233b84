/** Guides as Markdown: word for word what their pages say, and only where readers may find them. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { withSite } from './build-small-site.ts';
import { buildSite, listSites, missingCorpora } from './built-sites.ts';
import { readTree } from './run-helpsite.ts';
import { findDifference, wordsOfMarkdown } from './twin-words.ts';

for (const source of listSites())
  test(`20.5.1 every twin says what its page says: ${source.name}`, async () => {
    const { outDir } = await buildSite(source);
    const twins = [...readTree(outDir).keys()].filter((file) => file.endsWith('.md'));
    assert.ok(twins.length > 2);
    const differ = twins.flatMap((file) => {
      const page = [`${file.slice(0, -3)}/index.html`, `${file.slice(0, -3)}.html`]
        .map((name) => join(outDir, name))
        .find((path) => existsSync(path));
      // A file of the writer's own.
      if (page === undefined) return [];
      const [html, markdown] = [readFileSync(page, 'utf8'), readFileSync(join(outDir, file), 'utf8')];
      if (!html.includes(`href="/${encodeURI(file)}"`)) return [];
      assert.ok(wordsOfMarkdown(markdown).length > 0, file);
      const difference = findDifference(html, markdown);
      return difference === undefined ? [] : [`${file}: ${difference}`];
    });
    assert.deepEqual(differ, []);
    const pages = listGuides(outDir);
    const listed = listTwins(outDir);
    assert.ok(source.name !== 'client' || pages.length > 100);
    // Of this site's own sources nothing is left out, and a page's next one stands behind it.
    if (source.name !== 'client') return;
    assert.deepEqual(
      pages
        .filter(({ twin }) => twin === undefined || !twins.includes(twin.slice(1)))
        .map(({ path }) => path),
      [],
      'pages without a twin',
    );
    assert.deepEqual(listed.toSorted(byText), pages.map(({ twin = '' }) => twin).toSorted(byText));
    assert.deepEqual(
      pages
        .filter(({ twin = '', next }) => {
          const at = next === undefined ? -1 : listed.indexOf(`${next}.md`);
          return at !== -1 && at <= listed.indexOf(twin);
        })
        .map(({ path }) => path),
      [],
      'the list has another order than the sidebar',
    );
  });

const byText = (a: string, b: string): number => a.localeCompare(b);

interface GuidePage {
  readonly path: string;
  /** Address of its Markdown, as its head says. */
  readonly twin: string | undefined;
  /** Address of the guide behind it. */
  readonly next: string | undefined;
}

/** The pages of guides that anybody may find. */
function listGuides(outDir: string): readonly GuidePage[] {
  return [...readTree(outDir).keys()].flatMap((path) => {
    const html = path.endsWith('.html') ? readFileSync(join(outDir, path), 'utf8') : '';
    if (!html.includes('<body class="page-doc">') || html.includes('<meta name="robots"')) return [];
    const [, twin] = /<link rel="alternate" type="text\/markdown" href="([^"]*)">/.exec(html) ?? [];
    const [, next] = /<a class="next" rel="next" href="([^"]*)"/.exec(html) ?? [];
    return [{ path, twin, next }];
  });
}

/** Addresses in `llms.txt`, in its order. */
function listTwins(outDir: string): readonly string[] {
  const [file] = [...readTree(outDir).keys()].filter((name) => name.endsWith('llms.txt'));
  const text = file === undefined ? '' : readFileSync(join(outDir, file), 'utf8');
  return [...text.matchAll(/\]\(([^)]*\.md)\)/g)].map(([, href = '']) => href);
}

test('the corpora are there', { skip: missingCorpora() }, () => {});

const guide = (title: string, more: string, text: string): string =>
  `---\ntitle: ${title}\n${more}---\n\n${text}\n`;

const SITE = {
  'config/site.json': { url: 'https://www.example.com', tagline: 'All you need' },
  'content/docs/intro.md': guide(
    'Start',
    'description: The *first* step\nsidebar_position: 2\n',
    'See [two](./b/two.md#there).',
  ),
  'content/docs/b/_category_.json': { label: 'Box', position: 1 },
  'content/docs/b/two.md': guide(
    'Two',
    'description: Second\n',
    [
      '## There',
      '<Tabs>\n<TabItem value="a" label="First">\n\nA `|` b\n\n</TabItem>\n<TabItem value="b" label="Other">\n\nB\n\n</TabItem>\n</Tabs>',
      ':::warning[Mind this]\nIt is 5 * 3 and `a` *b* **c**.\n:::',
      '| Key | Says |\n|---|---|\n| `a \\| b` | one<br />two |',
      '```ini vars title="server.ini"\nport={your.port}\n```',
      '1. One\n\n   - deep\n2. Two',
      '1986\\. A year, # no heading, \\<b\\> no tag, snake_case, _em_.',
    ].join('\n\n'),
  ),
  'content/docs/hidden.md': guide('Hidden', 'unlisted: true\n', 'Text.'),
  'content/docs/draft.md': guide('Draft', 'draft: true\n', 'Text.'),
};

test('20.5.2 components, boxes, tabs, tables, code and values are plain Markdown, links lead to pages', async () => {
  await withSite(SITE, ({ read }) => {
    assert.equal(
      read('help/docs/b/two.md'),
      [
        '# Two',
        '## There',
        '**First**',
        'A `|` b',
        '**Other**',
        'B',
        '> **Mind this**\n>\n> It is 5 \\* 3 and `a` *b* **c**.',
        '| Key | Says |\n|---|---|\n| `a \\| b` | one two |',
        '**server.ini**',
        '```ini\nport=25565\n```',
        '1. One\n   - deep\n2. Two',
        '1986\\. A year, # no heading, \\<b> no tag, snake_case, *em*.',
      ].join('\n\n') + '\n',
    );
    assert.match(read('help/docs/intro.md') ?? '', /\[two\]\(\/help\/docs\/b\/two#there\)/);
    assert.match(
      read('help/docs/intro/index.html') ?? '',
      /<link rel="alternate" type="text\/markdown" href="\/help\/docs\/intro\.md">/,
    );
  });
});

test('20.5.3 llms.txt lists the guides as the sidebar does; hidden ones and drafts have no twin and are not in it', async () => {
  await withSite(SITE, ({ read }) => {
    assert.equal(
      read('help/llms.txt'),
      '# Help centre\n\n> All you need\n\n## Box\n\n- [Two](https://www.example.com/help/docs/b/two.md): Second\n\n' +
        '## Guides\n\n- [Start](https://www.example.com/help/docs/intro.md): The \\*first\\* step\n',
    );
    for (const name of ['hidden', 'draft']) assert.equal(read(`help/docs/${name}.md`), undefined);
    assert.doesNotMatch(read('help/docs/hidden/index.html') ?? '', /text\/markdown|data-copies/);
    assert.doesNotMatch(read('help/wikimap.xml') ?? '', /\.md/);
  });
});

test('20.5.4 it can be turned off, and a file of the writer’s own comes first', async () => {
  await withSite({ ...SITE, 'config/site.json': { reading: { markdown: false } } }, ({ read }) => {
    assert.equal(read('help/docs/intro.md'), undefined);
    assert.equal(read('help/llms.txt'), undefined);
    assert.doesNotMatch(read('help/docs/intro/index.html') ?? '', /markdown|data-copies/i);
  });
  await withSite(
    { ...SITE, 'content/static/llms.txt': 'mine\n', 'content/static/docs/intro.md': 'mine\n' },
    ({ read, exitCode, stdout }) => {
      assert.equal(exitCode, 0, stdout);
      assert.equal(read('help/llms.txt'), 'mine\n');
      assert.equal(read('help/docs/intro.md'), 'mine\n');
    },
  );
});
