/** The blog beside its posts: authors and tags from their files, and the lists of posts. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { readTree, runHere } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

async function build(files: Readonly<Record<string, string>>) {
  const folder = makeFolder();
  try {
    for (const [file, text] of Object.entries({
      'content/docs/a.md': '---\ntags: [beta]\n---\n\n# A\n\nText.\n',
      ...files,
    })) {
      mkdirSync(dirname(join(folder.path, file)), { recursive: true });
      writeFileSync(join(folder.path, file), text);
    }
    const { exitCode, stdout } = await runHere('build', folder.path, '--no-cache');
    const dist = join(folder.path, 'dist/help');
    const texts = new Map(
      exitCode === 0
        ? [...readTree(dist).keys()]
            .filter((path) => path.endsWith('.html') || path.endsWith('.xml'))
            .map((path) => [path, readFileSync(join(dist, path), 'utf8')])
        : [],
    );
    const main = (path: string): string =>
      /<main[\s\S]*<\/main>/.exec(texts.get(`${path}/index.html`) ?? '')?.[0] ?? '';
    return { exitCode, stdout, texts, main };
  } finally {
    folder.end();
  }
}

const BLOG = {
  'content/blog/authors.yml': `ann:
  name: Ann Example
  title: Support
  url: https://example.com/ann
  image_url: /img/ann.png
bo:
  name: Bo
  page: true
evil:
  name: <b>Evil</b>
  url: javascript:alert(1)
`,
  'content/blog/tags.yml':
    'news:\n  label: Good news\n  permalink: /good\n  description: What is new.\nplain:\n',
  'content/docs/tags.yml': 'beta:\n  label: Being tried\n',
  'content/blog/2026-01-01-one.md':
    '---\nauthors: [ann, bo, Guest]\ntags: [news, Own]\n---\n\n# One\n\nFirst.\n',
  'content/blog/2026-02-01-two.md': '---\nauthors: evil\ntags: [news, plain]\n---\n\n# Two\n\nSecond.\n',
  'content/blog/2026-03-01-three.md': '---\nunlisted: true\ntags: [Hidden]\n---\n\n# Three\n\nThird.\n',
};

test('authors have what their file says of them, and a list of posts where it asks for one', async () => {
  const { main, texts, stdout } = await build(BLOG);
  assert.doesNotMatch(stdout, /warning|error/);
  const one = main('blog/2026/01/01/one');
  assert.ok(
    one.includes(
      '<li><img src="/help/img/ann.png" alt="" width="20" height="20" loading="lazy"> <a href="https://example.com/ann" rel="author">Ann Example</a>, Support</li><li><a href="/help/blog/authors/bo" rel="author">Bo</a></li><li>Guest</li>',
    ),
    one,
  );
  assert.match(main('blog/2026/02/01/two'), /<li>&lt;b&gt;Evil&lt;\/b&gt;<\/li>/);
  assert.match(main('blog/authors/bo'), /<h1>Bo<\/h1>[\s\S]*href="\/help\/blog\/2026\/01\/01\/one"/);
  assert.ok(!texts.has('blog/authors/ann/index.html'));
  assert.match(texts.get('blog/atom.xml') ?? '', /<author><name>Ann Example<\/name><\/author>/);
});

test('tags have the words and addresses of their file, and pages of their posts', async () => {
  const { main, texts } = await build(BLOG);
  assert.match(
    main('blog/2026/01/01/one'),
    /href="\/help\/blog\/tags\/good">Good news<\/a>[\s\S]*href="\/help\/blog\/tags\/own">Own<\/a>/,
  );
  assert.match(
    main('blog/tags/good'),
    /<h1>2 posts tagged with &quot;Good news&quot;<\/h1><p>What is new\.<\/p><p><a href="\/help\/blog\/tags">View all tags[\s\S]*\/two"[\s\S]*\/one"/,
  );
  assert.match(
    main('blog/tags'),
    /Good news<span>2<\/span>[\s\S]*Own<span>1<\/span>[\s\S]*plain<span>1<\/span>/,
  );
  assert.ok(!texts.has('blog/tags/hidden/index.html'));
  assert.match(main('docs/tags/beta'), /tagged with &quot;Being tried&quot;/);
});

test('the archive lists every post by its day; search engines list none of these pages', async () => {
  const { main, texts } = await build(BLOG);
  assert.match(main('blog/archive'), /<h1>Archive<\/h1>[\s\S]*February 1, 2026[\s\S]*January 1, 2026/);
  assert.doesNotMatch(main('blog/archive'), /three/);
  assert.doesNotMatch(texts.get('wikimap.xml') ?? '', /archive|blog\/tags|authors/);
});

test('a file that cannot be read is told at its line; a post with such an address keeps it', async () => {
  const { exitCode, stdout } = await build({
    ...BLOG,
    'content/blog/authors.yml': 'ann:\n  name: "Ann\nbo: x\n',
  });
  assert.equal(exitCode, 0);
  assert.match(stdout, /content\/blog\/authors\.yml:\d+:\d+: warning: .*\[blog\/invalid-list\]/);
  const odd = await build({ ...BLOG, 'content/blog/authors.yml': 'ann:\n  name: Ann\nbo: x\n' });
  assert.match(odd.stdout, /authors\.yml:3:1: warning: The entry "bo" must have lines of its own/);
  const own = await build({
    ...BLOG,
    'content/blog/2026-01-02-x.md': '---\nslug: archive\n---\n\n# Mine\n\nText.\n',
  });
  assert.equal(own.exitCode, 0, own.stdout);
  assert.match(own.main('blog/archive'), /Mine/);
});

const SEVEN: Readonly<Record<string, string>> = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map((day) => [
    `content/blog/2026-01-0${day}-p${day}.md`,
    `---\nauthors: [${day === 7 ? 'ann' : 'boTwo'}]\ntags: [News]\n---\n\n# Post ${day}\n\nText.\n`,
  ]),
);

const AUTHORS = `ann:
  name: Ann
  url: https://example.com/ann
boTwo:
  name: Bo
  title: Writer
  page: true
cy:
  name: Cy
  page:
    permalink: /all-of-cy
`;

test('38.1 lists of posts hold as many as the site says: all posts, those of a tag, those of an author', async () => {
  const site = (number: string): Record<string, string> => ({
    ...SEVEN,
    'content/blog/authors.yml': AUTHORS,
    'config/site.ts': `export default { blog: { postsPerPage: ${number} } };\n`,
  });
  const { main, texts, stdout } = await build(site('3'));
  assert.doesNotMatch(stdout, /warning|error/);
  assert.match(main('blog'), /Post 7[\s\S]*Post 5[\s\S]*href="\/help\/blog\/page\/2"/);
  assert.doesNotMatch(main('blog').replace(/<nav[\s\S]*?<\/nav>/g, ''), /Post 4/);
  assert.match(main('blog/page/3'), /Post 1/);
  assert.ok(!texts.has('blog/page/4/index.html'));
  assert.match(
    main('blog/tags/news'),
    /7 posts tagged[\s\S]*Post 5[\s\S]*"\/help\/blog\/tags\/news\/page\/2"/,
  );
  assert.doesNotMatch(main('blog/tags/news'), /Post 4/);
  assert.match(
    main('blog/tags/news/page/2'),
    /7 posts tagged[\s\S]*Post 4[\s\S]*"\/help\/blog\/tags\/news"[\s\S]*"\/help\/blog\/tags\/news\/page\/3"/,
  );
  assert.ok(!texts.has('blog/tags/news/page/4/index.html'));
  assert.equal(main('blog/tags').split('news').length, 2, 'the tag is listed once');
  assert.match(main('blog/tags'), /News<span>7<\/span>/);
  // As Docusaurus has them: the further pages of an author lie below another "authors".
  assert.match(main('blog/authors/bo-two'), /Post 6[\s\S]*"\/help\/blog\/authors\/bo-two\/authors\/2"/);
  assert.match(main('blog/authors/bo-two/authors/2'), /Post 3[\s\S]*Post 1/);
  const all = await build(site("'ALL'"));
  assert.match(all.main('blog'), /Post 7[\s\S]*Post 1/);
  assert.ok(!all.texts.has('blog/page/2/index.html'));
  const wrong = await build(site("'all'"));
  assert.match(wrong.stdout, /"blog\.postsPerPage" must be a whole number from 1 to 10000, or "ALL"/);
  assert.match((await build(site('0'))).stdout, /"blog\.postsPerPage" must be/);
});

test('38.2 all authors have a page that lists them, with pages of their own where they ask', async () => {
  const { main, texts, stdout } = await build({ ...SEVEN, 'content/blog/authors.yml': AUTHORS });
  assert.doesNotMatch(stdout, /warning|error/);
  const list = main('blog/authors');
  assert.match(list, /<h1>Authors<\/h1>/);
  assert.match(list, /<a href="https:\/\/example\.com\/ann" rel="author">Ann<\/a>[^<]*<[^>]*>One post</);
  assert.match(
    list,
    /<a href="\/help\/blog\/authors\/bo-two" rel="author">Bo<\/a>, Writer[^<]*<[^>]*>6 posts</,
  );
  assert.match(list, /<a href="\/help\/blog\/authors\/all-of-cy" rel="author">Cy<\/a>[^<]*<[^>]*>0 posts</);
  assert.match(main('blog/authors/bo-two'), /<a href="\/help\/blog\/authors">View all authors<\/a>/);
  assert.match(main('blog/authors/all-of-cy'), /This author has not written any posts yet\./);
  assert.match(texts.get('blog/authors/index.html') ?? '', /blog_authors_list/);
  assert.doesNotMatch(texts.get('wikimap.xml') ?? '', /authors/);
  const own = await build({
    ...SEVEN,
    'content/blog/authors.yml': AUTHORS,
    'content/pages/blog/authors.md': '# People\n\nText.\n',
  });
  assert.equal(own.exitCode, 0, own.stdout);
  assert.match(own.main('blog/authors'), /People/);
  assert.ok(!(await build(SEVEN)).texts.has('blog/authors/index.html'));
});

test('38.3 a blog without a post is told where its lists of names are', async () => {
  const { exitCode, stdout, texts } = await build({ 'content/blog/authors.yml': AUTHORS });
  assert.equal(exitCode, 0);
  assert.match(stdout, /content\/blog\/authors\.yml:1:1: .*has no posts.*\[blog\/empty\]/);
  assert.ok(!texts.has('blog/index.html') && !texts.has('blog/authors/index.html'));
  const draft = await build({
    'content/blog/tags.yml': 'a:\n',
    'content/blog/2026-01-01-a.md': '---\ndraft: true\n---\n\n# A\n\nText.\n',
  });
  assert.doesNotMatch(draft.stdout, /blog\/empty/);
});

test('38.4 a site with versions reads its lists of names as well', async () => {
  const { main, stdout } = await build({
    ...BLOG,
    'versions.json': '["1.0"]\n',
    'versioned_docs/version-1.0/a.md': '# A\n\nText.\n',
  });
  assert.doesNotMatch(stdout, /blog\/|error/);
  assert.match(main('blog/2026/01/01/one'), />Ann Example<\/a>, Support/);
  assert.match(main('blog/authors'), />Bo<\/a>/);
});

test('40.1 frozen versions and translations have lists of names of their own', async () => {
  const { main, stdout } = await build({
    ...BLOG,
    'config/site.ts': `export default { locales: ['de'] };\n`,
    'versions.json': '["1.0"]\n',
    'versioned_docs/version-1.0/a.md': '---\ntags: [beta]\n---\n\n# A\n\nText.\n',
    'versioned_docs/version-1.0/tags.yml': 'beta:\n  label: Tried then\n',
    'i18n/de/docusaurus-plugin-content-docs/version-1.0/tags.yml': 'beta:\n  label: Damals erprobt\n',
    'i18n/de/docusaurus-plugin-content-docs/current/tags.yml': 'beta:\n  label: Wird erprobt\nodd: x\n',
    'i18n/de/docusaurus-plugin-content-blog/authors.yml': 'bo:\n  name: Bodo\n',
  });
  assert.doesNotMatch(stdout, /error/);
  assert.match(main('docs/a'), />Tried then</);
  assert.match(main('docs/next/a'), />Being tried</);
  assert.match(main('de/docs/a'), />Damals erprobt</);
  assert.match(main('de/docs/next/a'), />Wird erprobt</);
  assert.match(main('de/blog/2026/01/01/one'), />Bodo</);
  assert.match(
    stdout,
    /i18n\/de\/docusaurus-plugin-content-docs\/current\/tags\.yml:3:1: warning: The entry "odd"/,
  );
});

test('40.2 a blog is called, described and listed beside its posts as the site says', async () => {
  const site = (blog: string): Record<string, string> => ({
    ...SEVEN,
    'config/site.ts': `export default { blog: ${blog} };\n`,
  });
  const { main, texts, stdout } = await build(
    site(`{ title: 'News', description: 'What is new.', sidebarTitle: 'Lately', sidebarCount: 'ALL' }`),
  );
  assert.doesNotMatch(stdout, /warning|error/);
  assert.match(main('blog'), /<h1>News<\/h1>/);
  const list = texts.get('blog/index.html') ?? '';
  assert.match(list, /<title>News[^<]*<\/title>/);
  assert.match(list, /<meta name="description" content="What is new\."/);
  const sidebar = (page: string) =>
    /<div class="sidebar"[\s\S]*?<\/nav>/.exec(texts.get(page) ?? '')?.[0] ?? '';
  const post = 'blog/2026/01/07/p7/index.html';
  assert.ok(texts.has(post), [...texts.keys()].join(' '));
  assert.match(sidebar(post), /<h2>Lately<\/h2>[\s\S]*Post 7[\s\S]*Post 1/);
  const bare = await build(site('{ sidebarCount: 0 }'));
  assert.equal(bare.exitCode, 0, bare.stdout);
  assert.doesNotMatch(bare.texts.get(post) ?? '', /Recent posts|class="sidebar"/);
  const wrong = await build(site("{ sidebarCount: 'all' }"));
  assert.match(wrong.stdout, /"blog\.sidebarCount" must be a whole number from 0 to 10000, or "ALL"/);
});
