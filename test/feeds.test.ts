/** Feeds of the blog, read as strictly as feed readers may: well-formed, complete, with nothing in them that is not public (behaviours.md 1.14). */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { childOf, findAll, readXml, type XmlElement } from './read-xml.ts';
import { withSite } from './build-small-site.ts';

const GUIDE = { 'content/docs/intro.md': '---\ntitle: Intro\n---\n\nWelcome.\n' };
const URL = 'https://help.example.com';
const NASTY_HTML = "Fish &amp; &quot;chips&quot; &lt;b&gt;'now'&lt;/b&gt; ]]&gt; \u{1F41F}";
const NASTY = 'Fish & "chips" <b>\'now\'</b> ]]> \u{1F41F}';

const POSTS = {
  'content/blog/2026-01-02-first.md':
    '---\ntitle: First\n---\n\nThe *first* post & more.\n\n<!-- truncate -->\n\nLong.\n',
  'content/blog/2026-03-04-second.md': `---\ntitle: ${JSON.stringify(NASTY)}\ndescription: ${JSON.stringify(NASTY)}\nauthors: [Ann & Bob, Support]\n---\n\nText.\n`,
  'content/blog/third.md':
    '---\ntitle: Third\ndate: 2026-05-06T07:08:09Z\nslug: /grüße aus/köln\n---\n\n{provider} says hello.\n',
  'content/blog/2026-06-01-draft.md': '---\ntitle: Hidden draft\ndraft: true\n---\n\nNo.\n',
  'content/blog/2026-06-02-unlisted.md': '---\ntitle: Hidden link\nunlisted: true\n---\n\nNo.\n',
};
const SITE = {
  ...GUIDE,
  ...POSTS,
  'config/site.json': { title: 'Help & more', url: URL },
  'config/provider.json': { provider: 'Acme' },
};

const textOf = (element: XmlElement, name: string) => childOf(element, name).text;
const LINK = `${URL}/help/blog/gr%C3%BC%C3%9Fe%20aus/k%C3%B6ln`;

describe('the feeds of the blog', () => {
  test('RSS 2.0 has the public posts, newest first, with absolute addresses', () =>
    withSite(SITE, ({ read, exitCode, stdout }) => {
      assert.equal(exitCode, 0, stdout);
      const root = readXml(read('help/blog/rss.xml') ?? '');
      assert.equal(root.name, 'rss');
      assert.equal(root.attributes['version'], '2.0');
      const channel = childOf(root, 'channel');
      assert.equal(textOf(channel, 'title'), 'Help & more Blog');
      assert.equal(textOf(channel, 'description'), 'Help & more Blog');
      assert.equal(textOf(channel, 'link'), `${URL}/help/blog`);
      assert.equal(textOf(channel, 'language'), 'en');
      assert.equal(textOf(channel, 'lastBuildDate'), 'Wed, 06 May 2026 07:08:09 GMT');
      assert.equal(childOf(channel, 'atom:link').attributes['href'], `${URL}/help/blog/rss.xml`);
      const items = findAll(channel, 'item').map((item) => [
        textOf(item, 'title'),
        textOf(item, 'link'),
        textOf(item, 'guid'),
        textOf(item, 'pubDate'),
        textOf(item, 'description'),
      ]);
      const second = `${URL}/help/blog/2026/03/04/second`;
      const first = `${URL}/help/blog/2026/01/02/first`;
      assert.deepEqual(items, [
        ['Third', LINK, LINK, 'Wed, 06 May 2026 07:08:09 GMT', 'Acme says hello.'],
        [NASTY, second, second, 'Wed, 04 Mar 2026 00:00:00 GMT', NASTY_HTML],
        ['First', first, first, 'Fri, 02 Jan 2026 00:00:00 GMT', 'The first post &amp; more.'],
      ]);
    }));

  test('Atom has the same, and what RFC 4287 wants', () =>
    withSite(SITE, ({ read }) => {
      const feed = readXml(read('help/blog/atom.xml') ?? '');
      assert.equal(feed.name, 'feed');
      assert.equal(feed.attributes['xmlns'], 'http://www.w3.org/2005/Atom');
      assert.equal(textOf(feed, 'id'), `${URL}/help/blog`);
      assert.equal(textOf(feed, 'title'), 'Help & more Blog');
      assert.equal(textOf(feed, 'updated'), '2026-05-06T07:08:09.000Z');
      assert.equal(textOf(childOf(feed, 'author'), 'name'), 'Help & more');
      assert.deepEqual(
        feed.children
          .filter(({ name }) => name === 'link')
          .map(({ attributes: { rel, href } }) => [rel, href]),
        [
          ['alternate', `${URL}/help/blog`],
          ['self', `${URL}/help/blog/atom.xml`],
        ],
      );
      const entries = findAll(feed, 'entry').map((entry) => [
        textOf(entry, 'id'),
        childOf(entry, 'link').attributes['href'],
        textOf(entry, 'title'),
        textOf(entry, 'updated'),
        textOf(entry, 'summary'),
        findAll(entry, 'name').map(({ text }) => text),
      ]);
      const second = `${URL}/help/blog/2026/03/04/second`;
      const first = `${URL}/help/blog/2026/01/02/first`;
      assert.deepEqual(entries, [
        [LINK, LINK, 'Third', '2026-05-06T07:08:09.000Z', 'Acme says hello.', []],
        [second, second, NASTY, '2026-03-04T00:00:00.000Z', NASTY, ['Ann & Bob', 'Support']],
        [first, first, 'First', '2026-01-02T00:00:00.000Z', 'The first post & more.', []],
      ]);
    }));

  test('are named in the heads of blog pages, and nowhere else', () =>
    withSite(SITE, ({ page }) => {
      const feedsIn = (route: string) =>
        [
          ...page(route).matchAll(/<link rel="alternate" type="([^"]*)" title="([^"]*)" href="([^"]*)">/g),
        ].map(([, ...found]) => found);
      const both = [
        ['application/rss+xml', 'Help &amp; more RSS Feed', '/help/blog/rss.xml'],
        ['application/atom+xml', 'Help &amp; more Atom Feed', '/help/blog/atom.xml'],
      ];
      assert.deepEqual(feedsIn('/help/blog'), both);
      assert.deepEqual(feedsIn('/help/blog/2026/01/02/first'), both);
      assert.deepEqual(feedsIn('/help/docs/intro'), []);
    }));

  test('hold the twenty newest posts', () => {
    const days = Array.from({ length: 23 }, (_, day) => String(day + 1).padStart(2, '0'));
    const posts = Object.fromEntries(
      days.map((day) => [`content/blog/2026-01-${day}-news.md`, `# Day ${day}\n\nText.\n`]),
    );
    return withSite({ ...GUIDE, ...posts }, ({ read }) => {
      const titles = findAll(readXml(read('help/blog/rss.xml') ?? ''), 'item').map((item) =>
        textOf(item, 'title'),
      );
      assert.equal(titles.length, 20);
      assert.deepEqual([titles[0], titles.at(-1)], ['Day 23', 'Day 04']);
    });
  });

  test('a site that has not said its address is at home; base and slashes are those of the pages', () =>
    withSite(
      { ...GUIDE, ...POSTS, 'config/site.json': { title: 'Help', base: '/', trailingSlash: true } },
      ({ read }) => {
        const channel = childOf(readXml(read('blog/rss.xml') ?? ''), 'channel');
        assert.equal(textOf(channel, 'link'), 'http://localhost/blog/');
        assert.equal(childOf(channel, 'atom:link').attributes['href'], 'http://localhost/blog/rss.xml');
        assert.deepEqual(
          findAll(channel, 'item')
            .map((item) => textOf(item, 'link'))
            .at(-1),
          'http://localhost/blog/2026/01/02/first/',
        );
      },
    ));

  test('may be linked to; a file of the writer’s own in their place is told', async () => {
    await withSite(
      { ...SITE, 'content/docs/news.md': '# News\n\nSubscribe [by feed](/blog/rss.xml).\n' },
      ({ exitCode, stdout }) => assert.equal(exitCode, 0, stdout),
    );
    await withSite({ ...SITE, 'content/static/blog/atom.xml': '<own/>' }, ({ stdout }) =>
      assert.match(
        stdout,
        /"help\/blog\/atom\.xml" would be written twice: by a feed of the blog and by content\/static\/blog\/atom\.xml/,
      ),
    );
  });

  test('are not there without a public post, nor while drafts are shown', async () => {
    const hidden = Object.fromEntries(Object.entries(POSTS).filter(([path]) => /draft|unlisted/.test(path)));
    for (const flags of [[], ['--drafts']])
      await withSite(
        { ...GUIDE, ...hidden },
        ({ read, page }) => {
          assert.equal(read('help/blog/rss.xml'), undefined);
          assert.equal(read('help/blog/atom.xml'), undefined);
          assert.doesNotMatch(page('/help/blog'), /rss\.xml|atom\.xml/);
        },
        ...flags,
      );
    await withSite(
      SITE,
      ({ read }) => {
        for (const file of ['rss', 'atom'])
          assert.doesNotMatch(read(`help/blog/${file}.xml`) ?? 'none', /Hidden|none/);
      },
      '--drafts',
    );
  });
});

test('a day that the calendar does not have is no date', () =>
  withSite({ ...GUIDE, 'content/blog/2026-13-45-odd.md': '# Odd\n\nText.\n' }, ({ stdout, exitCode }) => {
    assert.equal(exitCode, 1);
    assert.match(stdout, /2026-13-45-odd\.md:1:1: error: This post has no date \[blog\/no-date\]/);
  }));

test('the sidebar of the blog has the five newest public posts, by year, and marks the one that is read', () => {
  const dates = ['2024-01-01', '2025-02-01', '2025-03-01', '2025-04-01', '2026-05-01', '2026-06-01'];
  const posts = Object.fromEntries(
    dates.map((date) => [`content/blog/${date}-news.md`, `# News of ${date}\n\nText.\n`]),
  );
  return withSite({ ...GUIDE, ...posts, ...POSTS }, ({ page }) => {
    const sidebar = (route: string) =>
      /<nav[^>]*aria-label="Blog recent posts navigation"[^>]*>[\s\S]*?<\/nav>/.exec(page(route))?.[0] ?? '';
    const html = sidebar('/help/blog');
    assert.match(html, /Recent posts/);
    assert.deepEqual(
      [...html.matchAll(/<h3>([^<]*)<|<a href="([^"]*)"/g)].map(([, year, href]) => year ?? href),
      [
        '2026',
        '/help/blog/2026/06/01/news',
        '/help/blog/gr%C3%BC%C3%9Fe%20aus/k%C3%B6ln',
        '/help/blog/2026/05/01/news',
        '/help/blog/2026/03/04/second',
        '/help/blog/2026/01/02/first',
      ],
    );
    assert.match(
      sidebar('/help/blog/2026/05/01/news'),
      /<a href="\/help\/blog\/2026\/05\/01\/news" aria-current="page">/,
    );
    assert.doesNotMatch(sidebar('/help/blog/2024/01/01/news'), /aria-current/);
  });
});
