/** What a build writes for one setting or another, read from the out-dir: sitemap, robots, tags for the hosted search, feeds, the header's picture, sidebars. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withSite } from './build-small-site.ts';

const GUIDE = { 'content/docs/intro.md': '---\ntitle: Intro\n---\n\nWelcome.\n' };
const URL = 'https://help.example.com';

describe('a site that search engines shall leave alone (noIndex)', () => {
  const site = { ...GUIDE, 'config/site.json': { url: URL, noIndex: true } };

  test('has no sitemap, and robots.txt names none', () =>
    withSite(site, ({ read, page, exitCode }) => {
      assert.equal(exitCode, 0);
      assert.equal(read('help/wikimap.xml'), undefined);
      assert.equal(read('robots.txt'), 'User-agent: *\nAllow: /\n');
      assert.match(page('/help/docs/intro'), /<meta name="robots" content="noindex, nofollow">/);
    }));

  test('is told of links to the sitemap that it does not have', () =>
    withSite(
      { ...site, 'config/navigation.json': { links: [{ label: 'Sitemap', href: '/wikimap.xml' }] } },
      ({ stdout }) => assert.match(stdout, /No page at "\/wikimap\.xml" \[config\/missing-page\]/),
    ));

  test('may bring a file of that name itself', () =>
    withSite({ ...site, 'content/static/wikimap.xml': '<own/>' }, ({ read, exitCode, stdout }) => {
      assert.equal(exitCode, 0, stdout);
      assert.equal(read('help/wikimap.xml'), '<own/>');
    }));
});

test('two pages with one address are one page where the rules make that a warning', () =>
  withSite(
    {
      'content/docs/a.md': '---\nslug: /same\n---\n\n# First\n\nText.\n',
      'content/docs/b.md': '---\nslug: /same\n---\n\n# Second\n\nText.\n',
      'config/site.json': { rules: { 'route/duplicate': 'warning' } },
    },
    ({ page, exitCode, stdout }) => {
      assert.equal(exitCode, 0, stdout);
      assert.match(stdout, /warning: Two pages have the address/);
      assert.match(page('/help/docs/same'), /First/);
    },
  ));

test('a site that search engines may list has a sitemap, and may link to it', () =>
  withSite(
    {
      'content/docs/intro.md': '# Intro\n\nThere is a [sitemap](/wikimap.xml).\n',
      'config/site.json': { url: URL },
      'config/navigation.json': { links: [{ label: 'Sitemap', href: '/help/wikimap.xml' }] },
    },
    ({ read, exitCode, stdout }) => {
      assert.equal(exitCode, 0, stdout);
      assert.doesNotMatch(stdout, /warning/);
      assert.match(
        read('help/wikimap.xml') ?? '',
        /<loc>https:\/\/help\.example\.com\/help\/docs\/intro<\/loc>/,
      );
      assert.match(read('robots.txt') ?? '', /^Sitemap: https:\/\/help\.example\.com\/help\/wikimap\.xml$/m);
    },
  ));

describe('tags for the hosted search (behaviours.md 6.1.2)', () => {
  const site = {
    'content/docs/intro.md': '---\ntitle: Intro\ntags: [Start]\n---\n\nWelcome.\n',
    'content/docs/games/_category_.json': { label: 'Games', link: { type: 'generated-index' } },
    'content/docs/games/chess.md': '# Chess\n\nA game.\n',
    'content/pages/about.md': '# About\n\nUs.\n',
    'content/blog/2026-01-02-first.md': '# First\n\nNews.\n',
  };
  const DOCS = {
    docusaurus_locale: 'en',
    'docsearch:language': 'en',
    docusaurus_version: 'current',
    docusaurus_tag: 'docs-default-current',
    'docsearch:version': 'current',
    'docsearch:docusaurus_tag': 'docs-default-current',
  };
  const other = (tag: string) => ({
    docusaurus_locale: 'en',
    'docsearch:language': 'en',
    docusaurus_tag: tag,
    'docsearch:docusaurus_tag': tag,
  });
  const WANTED = {
    '/help/docs/intro': DOCS,
    '/help/docs/category/games': DOCS,
    '/help': other('default'),
    '/help/about': other('default'),
    '/help/search': other('default'),
    '/help/blog/2026/01/02/first': other('default'),
    '/help/blog': other('blog_posts_list'),
    '/help/docs/tags': other('doc_tags_list'),
    '/help/docs/tags/start': other('doc_tag_doc_list'),
  };

  test('are complete on every kind of page', () =>
    withSite(site, ({ page, read }) => {
      const tagsOf = (html: string) =>
        Object.fromEntries(
          [...html.matchAll(/<meta name="((?:docusaurus_|docsearch:)\w+)" content="([^"]*)">/g)].map(
            ([, name, content]) => [name, content],
          ),
        );
      for (const [route, tags] of Object.entries(WANTED)) assert.deepEqual(tagsOf(page(route)), tags, route);
      assert.deepEqual(tagsOf(read('help/404.html') ?? ''), other('default'));
    }));
});

test('a guide in several sidebars is shown with the last of them (behaviours.md 2.6.6)', () =>
  withSite(
    {
      'content/docs/shared.md': '# Shared\n\nIn both.\n',
      'content/docs/one.md': '# One\n\nOnly here.\n',
      'content/docs/two.md': '# Two\n\nOnly there.\n',
      'content/docs/named.md': '---\ntitle: Named\ndisplayed_sidebar: first\n---\n\nIn both.\n',
      'config/sidebars.json': {
        first: ['one', { type: 'category', label: 'Start', items: ['shared', 'named'] }],
        second: [{ type: 'category', label: 'End', items: ['shared', 'named'] }, 'two'],
        third: [{ type: 'ref', id: 'shared' }],
      },
    },
    ({ page }) => {
      const linksOf = (route: string, name: string) => {
        const nav =
          new RegExp(`<nav[^>]* aria-label="${name}"[^>]*>[\\s\\S]*?</nav>`).exec(page(route))?.[0] ?? '';
        return [...nav.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
      };
      assert.ok(linksOf('/help/docs/shared', 'Docs sidebar').includes('/help/docs/two'));
      assert.ok(!linksOf('/help/docs/shared', 'Docs sidebar').includes('/help/docs/one'));
      assert.deepEqual(linksOf('/help/docs/shared', 'Docs pages'), ['/help/docs/named']);
      assert.match(page('/help/docs/shared'), /<nav[^>]*aria-label="Breadcrumbs"[\s\S]*?End/);
      assert.deepEqual(linksOf('/help/docs/named', 'Docs pages'), ['/help/docs/shared']);
      assert.match(page('/help/docs/named'), /<nav[^>]*aria-label="Breadcrumbs"[\s\S]*?Start/);
    },
  ));

describe("the header's picture (behaviours.md 4.2.2)", () => {
  const alternatives = (html: string) => {
    const brand = /<a class="brand"[\s\S]*?<\/a>/.exec(html)?.[0] ?? '';
    return [...brand.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt);
  };
  const site = (logo: object) => ({
    ...GUIDE,
    'content/static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'config/site.json': { title: 'Help', logo },
  });

  test('says what the configuration says it shows, in both modes', () =>
    withSite(site({ src: '/logo.svg', srcDark: '/logo.svg?dark', alt: 'Acme "owl"' }), ({ page }) =>
      assert.deepEqual(alternatives(page('/help/docs/intro')), [
        'Acme &quot;owl&quot;',
        'Acme &quot;owl&quot;',
      ]),
    ));

  test('says nothing beside the title when the configuration does not', () =>
    withSite(site({ src: '/logo.svg' }), ({ page }) =>
      assert.deepEqual(alternatives(page('/help/docs/intro')), ['']),
    ));
});

describe('a further language', () => {
  const texts = (messages: Readonly<Record<string, string>>): object =>
    Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, { message }]));

  test('has the labels of menus in the header, and of all that is in them', () =>
    withSite(
      {
        ...GUIDE,
        'config/site.json': { locales: ['de'] },
        'config/navigation.json': {
          links: [
            { label: 'More', items: [{ label: 'Start', href: '/docs/intro' }] },
            { label: 'Home', href: '/' },
          ],
        },
        'i18n/de/docusaurus-theme-classic/navbar.json': texts({
          'item.label.More': 'Mehr',
          'item.label.Start': 'Anfang',
          'item.label.Home': 'Übersicht',
        }),
      },
      ({ page }) => {
        const header = /<header[\s\S]*?<\/header>/.exec(page('/help/de/docs/intro'))?.[0] ?? '';
        for (const label of ['Mehr', 'Anfang', 'Übersicht']) assert.ok(header.includes(`>${label}<`), label);
        assert.doesNotMatch(header, />(?:More|Start|Home)</);
      },
    ));

  test('has the labels of its sidebars, also of guides that are only referred to', () =>
    withSite(
      {
        ...GUIDE,
        'content/docs/other.md': '# Other\n\nText.\n',
        'config/site.json': { locales: ['de'] },
        'config/sidebars.json': {
          docs: [
            { type: 'doc', id: 'other', label: 'Next' },
            { type: 'ref', id: 'intro', label: 'Begin' },
            { type: 'link', href: '/search', label: 'Find' },
          ],
        },
        'i18n/de/docusaurus-plugin-content-docs/current.json': texts({
          'sidebar.docs.doc.Next': 'Weiter',
          'sidebar.docs.doc.Begin': 'Beginn',
          'sidebar.docs.link.Find': 'Finden',
        }),
      },
      ({ page }) => {
        for (const label of ['Weiter', 'Beginn', 'Finden'])
          assert.ok(page('/help/de/docs/other').includes(`>${label}<`), label);
      },
    ));

  test('is told of its own files, not of those in whose places they are', () => {
    const folder = 'i18n/de/docusaurus-plugin-content-docs/current/games';
    return withSite(
      {
        ...GUIDE,
        'content/docs/games/chess.md': '# Chess\n\nA game.\n',
        'config/site.json': { locales: ['de'] },
        [`${folder}/_category_.json`]: { label: 'Spiele' },
        [`${folder}/_category_.yml`]: 'label: Spiele\n',
      },
      ({ stdout }) =>
        assert.match(
          stdout,
          new RegExp(`${folder}/_category_.yml:1:1: warning: ${folder}/_category_.yml is not read`),
        ),
    );
  });
});

describe('a category whose address another has', () => {
  const category = (label: string, slug?: string): object => ({
    label,
    link: { type: 'generated-index', slug },
  });
  const site = {
    'content/docs/a/_category_.json': category('Add-ons', '/category/mods'),
    'content/docs/a/one.md': '# One\n\nText.\n',
    'content/docs/b/_category_.json': category('Mods'),
    'content/docs/b/two.md': '# Two\n\nText.\n',
    'content/docs/0/_category_.json': category('Maps'),
    'content/docs/0/three.md': '# Three\n\nText.\n',
  };

  test('gets the next number, whatever other categories there are, and its writer is told', () =>
    withSite({ ...site, 'config/site.json': { trailingSlash: true } }, ({ read, stdout }) => {
      assert.match(read('help/docs/category/mods/index.html') ?? '', /<h1[^>]*>Add-ons/);
      assert.match(read('help/docs/category/mods-1/index.html') ?? '', /<h1[^>]*>Mods/);
      assert.match(
        stdout,
        /b\/_category_\.json:1:\d+: warning: The address of another category ends in "mods", so the address of this one ends in "mods-1" and changes with their order/,
      );
    }));
});
