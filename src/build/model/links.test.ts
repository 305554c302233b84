/** Where links lead, whatever path the site lies under. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveSlots } from './links.ts';
import { gatherNames } from './target-names.ts';
import type { Targets } from './targets.ts';

/** A site of two guides and two pages below `base`, with some of its parts replaced. */
function targetsAt(base: string, parts: Partial<Targets> = {}): Targets {
  const routes = {
    'docs/intro.md': `${base}docs/intro`,
    'docs/net/ports.md': `${base}docs/net/ports`,
    'pages/about.md': `${base}about`,
    'pages/team/us.md': `${base}team/us`,
  };
  const byPath = new Map(Object.entries(routes).map(([path, route]) => [path, { route, draft: false }]));
  const targets = {
    base,
    root: `${base}docs/`,
    byPath,
    byRoute: new Map([...byPath.values()].map((target) => [target.route, target])),
    anchors: new Map(),
    old: { redirects: new Map(), sections: new Map(), gone: new Map() },
    files: new Set<string>(),
    assets: new Map(),
    ...parts,
  };
  return { ...targets, names: () => gatherNames(targets) };
}

function follow(base: string, path: string, route: string, href: string): string {
  const page = { path, route: base + route, anchors: [] };
  const slot = { kind: 'link', href, at: { file: `content/${path}`, line: 1, column: 1 } } as const;
  const { value, diagnostics } = resolveSlots(page, [slot], targetsAt(base));
  return diagnostics[0]?.message ?? value[0]?.href ?? '';
}

test('a relative link of a page at the top leads to the same place under every base path', () => {
  for (const base of ['/', '/help/', '/a/b/']) {
    for (const [path, route, href, to] of [
      ['pages/about.md', 'about', './docs/intro', 'docs/intro'],
      ['pages/about.md', 'about', 'docs/intro', 'docs/intro'],
      ['pages/about.md', 'about', './team/us', 'team/us'],
      ['pages/index.md', '', './docs/intro', 'docs/intro'],
      ['pages/team/us.md', 'team/us', '../docs/intro', 'docs/intro'],
      ['docs/intro.md', 'docs/intro', './net/ports', 'docs/net/ports'],
      ['docs/intro.md', 'docs/intro', '../about', 'about'],
    ] as const)
      assert.equal(follow(base, path, route, href), base + to, `${base}: ${href} in ${path}`);
    assert.equal(follow(base, 'pages/about.md', 'about', './nothing'), 'No page at "./nothing"');
  }
});

test('a file whose accents are stored in another form is named as the one that was meant', () => {
  const [stored, typed] = ['docs/cafe\u0301.md', './caf\u00e9.md'];
  const target = { route: '/docs/cafe\u0301', draft: false };
  const targets = targetsAt('/', { byPath: new Map([[stored, target]]) });
  const at = { file: 'content/docs/intro.md', line: 1, column: 1 };
  const page = { path: 'docs/intro.md', route: '/docs/intro', anchors: [] };
  const [found] = resolveSlots(page, [{ kind: 'link', href: typed, at }], targets).diagnostics;
  assert.match(found?.hint ?? '', /accents in another form/);
  assert.deepEqual(found?.fix, { from: typed, to: './cafe\u0301.md' });
});

test('a place on the writer’s computer is no link; a page that is called so is one', () => {
  assert.match(
    follow('/', 'docs/intro.md', 'docs/intro', 'C:\\Users\\a\\b.docx'),
    /a place on your computer/,
  );
  assert.match(follow('/', 'docs/intro.md', 'docs/intro', '/home/me/x.md'), /a place on your computer/);
  const targets = targetsAt('/');
  const home = { route: '/home/me/x', draft: false };
  const slot = {
    kind: 'link',
    href: '/home/me/x',
    at: { file: 'content/docs/intro.md', line: 1, column: 1 },
  } as const;
  const page = { path: 'docs/intro.md', route: '/docs/intro', anchors: [] };
  const { value, diagnostics } = resolveSlots(page, [slot], {
    ...targets,
    byRoute: new Map([...targets.byRoute, ['/home/me/x', home]]),
  });
  assert.deepEqual([value[0]?.href, diagnostics], ['/home/me/x', []]);
});

test('a link to the writer’s own computer is told, with the page that was meant', () => {
  const targets = targetsAt('/help/');
  const page = { path: 'docs/intro.md', route: '/help/docs/intro', anchors: [] };
  const tell = (href: string, showsAddress?: true) =>
    resolveSlots(
      page,
      [
        {
          kind: 'link',
          href,
          at: { file: 'content/docs/intro.md', line: 1, column: 1 },
          ...(showsAddress && { showsAddress }),
        },
      ],
      targets,
    ).diagnostics.map(({ code, hint }) => `${code} ${hint}`);
  for (const href of [
    'http://localhost:3000/help/docs/net/ports/#top',
    'http://[::1]:3000/docs/net/ports#top',
  ])
    assert.deepEqual(tell(href), ['link/own-machine Write the file of the page: ./net/ports.md#top'], href);
  assert.match(tell('http://127.0.0.1/x')[0] ?? '', /^link\/own-machine .*backticks/);
  assert.match(tell('https://0.0.0.0')[0] ?? '', /^link\/own-machine/);
  // An address that is shown is one to open, unless it is that of a page.
  assert.deepEqual(tell('http://localhost:8000/', true), []);
  assert.match(tell('http://localhost:3000/help/docs/intro', true)[0] ?? '', /intro\.md/);
  for (const href of ['http://nas.local/', 'https://localhost.example.com/', 'https://example.com/localhost'])
    assert.deepEqual(tell(href), [], href);
});

test('an escape in a link is the sign that it stands for, and the address of a file is right whatever it is called', () => {
  const files = ['a,b.png', 'C++.png', 'c#.png', 'a&b@c.png', '100%2C.png'];
  const route = '/help/docs/a+b&c';
  const target = { route, draft: false };
  const targets = targetsAt('/help/', {
    byPath: new Map([['docs/a+b&c.md', target]]),
    byRoute: new Map([[route, target]]),
    files: new Set(files.map((name) => `static/f/${name}`)),
    assets: new Map(
      files.map((name) => [`static/f/${name}`, { path: name, url: `/help/f/${name}`, file: name }]),
    ),
  });
  const page = { path: 'docs/intro.md', route: '/help/docs/intro', anchors: [] };
  const resolve = (kind: 'link' | 'image', href: string): string => {
    const slot = { kind, href, at: { file: 'content/docs/intro.md', line: 1, column: 1 } };
    const { value, diagnostics } = resolveSlots(page, [slot], targets);
    return diagnostics[0]?.message ?? value[0]?.href ?? '';
  };
  for (const kind of ['link', 'image'] as const)
    for (const [typed, href] of [
      ['a%2Cb.png', 'a,b.png'],
      ['a,b.png', 'a,b.png'],
      ['C%2B%2B.png', 'C++.png'],
      ['c%23.png', 'c%23.png'],
      ['a%26b%40c.png', 'a&b@c.png'],
      ['100%252C.png', '100%252C.png'],
    ] as const)
      assert.equal(resolve(kind, `/f/${typed}`), `/help/f/${href}`, `${kind} ${typed}`);
  for (const typed of ['./a%2Bb%26c.md', './a+b&c.md', '/docs/a%2Bb%26c', 'a%2Bb%26c'])
    assert.equal(resolve('link', typed), route, typed);
  assert.equal(resolve('link', 'pathname:///f/a%2Cb%20c d.pdf'), '/help/f/a%2Cb%20c%20d.pdf');
});
