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
