/**
 * Renders every kind of page, short and long, with everything configured and with nothing, in both modes.
 * `npx tsx test/gallery.ts <folder>`; test/screenshots.ts takes pictures of the result.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { fillDefaults } from '../src/build/config/defaults.ts';
import type { AssetManifest, SidebarItem, SiteConfig } from '../src/model.ts';
import { renderFavicon, renderIconSprite } from '../src/render/icons.ts';
import { renderChrome } from '../src/render/render-chrome.tsx';
import { renderPage } from '../src/render/render-page.tsx';
import { markCurrent, renderSidebar } from '../src/render/render-sidebar.tsx';
import { letterMark } from '../src/marks.ts';
import { renderTokens } from '../src/render/render-tokens.ts';
import type { ChromeView, ContactView, DocView, HeadView, PageView } from '../src/render/view.ts';
import { longGuide, shortGuide } from './gallery-guides.ts';

const GAMES = [
  'Minecraft: Bedrock',
  'Rust',
  'Palworld',
  'Valheim',
  '7 Days to Die',
  'ARK: Survival Evolved',
  'ARK: Survival Ascended',
  'Satisfactory',
  "Garry's Mod",
  'Terraria',
  'Factorio',
  'Enshrouded',
  "Don't Starve Together",
  'RimWorld',
  'Unturned',
  'Vintage Story',
  'GTA V (FiveM)',
  'RedM',
  'Stardew Valley',
  'Core Keeper',
  'Abiotic Factor',
  'Arma 3',
  'Luanti',
  'Space Engineers',
  'Starbound',
  'TeamSpeak 3',
  'Smalland',
  'Saleblazers',
  'Rising World',
];
const TOPICS = [
  'Instances',
  'Files and worlds',
  'Launchers',
  'Commands',
  'Troubleshooting',
  'Utilities',
  'Server information',
];

const out = process.argv[2];
if (out === undefined) throw new Error('Say which folder to write to: npx tsx test/gallery.ts <folder>');

const assetFiles = await bundleAssets();
for (const mode of ['dark', 'light'] as const) {
  writeVariant(`full-${mode}`, makeConfig(`/full-${mode}/`, mode, true));
  writeVariant(`bare-${mode}`, makeConfig(`/bare-${mode}/`, mode, false));
}

async function bundleAssets(): Promise<Readonly<Record<string, string>>> {
  const result = await build({
    entryPoints: {
      style: 'src/render/styles/index.css',
      guide: 'src/render/styles/page-guide.css',
      search: '',
      home: 'src/render/styles/page-home.css',
      script: 'src/client/main.ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    outdir: 'out',
    target: ['chrome120', 'firefox121', 'safari17.2'],
  });
  const files: Record<string, string> = {
    'icons.svg': renderIconSprite(),
    'favicon.svg': renderFavicon(160),
  };
  for (const file of result.outputFiles) {
    const name = basename(file.path);
    files[name] = name === 'style.css' ? file.text + renderTokens(160) : file.text;
  }
  const { 'style.css': common = '' } = files;
  for (const name of ['guide.css', 'home.css']) files[name] = common + (files[name] ?? '');
  return files;
}

const CONTACT: ContactView = {
  ways: [
    { kind: 'ticket', label: 'Open a ticket', href: 'https://example.com/ticket' },
    { kind: 'discord', label: 'Chat on Discord', href: 'https://discord.example.com' },
    { kind: 'email', label: 'Write an email', href: 'mailto:help@example.com', detail: 'help@example.com' },
    { kind: 'status', label: 'Service status', href: 'https://status.example.com' },
  ],
  hours: 'every day, 8 to 22 UTC',
  responseTimes: 'one working day',
};

function writeVariant(name: string, config: SiteConfig): void {
  const { base } = config;
  const assets: AssetManifest = {
    script: `${base}script.js`,
    icons: `${base}icons.svg`,
    pageStyles: { guide: `${base}guide.css`, home: `${base}home.css`, search: `${base}results.css` },
    laterStyle: `${base}later.css`,
    searchStyle: `${base}search.css`,
    errorsStyle: `${base}errors.css`,
    redirect: '',
    asked: `${base}asked.js`,
  };
  for (const [file, text] of Object.entries(assetFiles)) write(join(name, file), text);
  write(join(name, 'logo.svg'), logo('#111827'));
  write(join(name, 'logo-dark.svg'), logo('#f8fafc'));
  const isFull = config.navigation.links.length > 0;
  const chrome = renderChrome(config, assets, 'helpsite 0.1.0', { contact: isFull ? CONTACT : undefined });
  for (const [page, view] of Object.entries(makeViews(base, isFull, assets.icons))) {
    write(join(name, `${page}.html`), renderPage(view, chrome));
  }
  if (name === 'full-dark') measure(chrome, assets.icons);
}

function logo(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="3" y="3" width="26" height="26" rx="4" fill="none" stroke="${colour}" stroke-width="3"/><path d="M10 20h12" stroke="${colour}" stroke-width="3"/></svg>`;
}

function measure(chrome: ChromeView, sprite: string): void {
  const view = makeDoc('/full-dark/', 'Set up a whitelist', longGuide(sprite), true);
  for (let index = 0; index < 1000; index++) renderPage(view, chrome);
  const start = performance.now();
  for (let index = 0; index < 1000; index++) renderPage(view, chrome);
  console.log(`renderPage: ${((performance.now() - start) / 1000).toFixed(3)} ms a guide`);
}

function write(file: string, text: string): void {
  const target = join(out ?? '', file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function makeConfig(base: string, mode: 'dark' | 'light', isFull: boolean): SiteConfig {
  const full = {
    logo: { src: '/logo.svg', srcDark: '/logo-dark.svg', alt: 'Northhost', width: 32, height: 32 },
    navigation: {
      promo: { label: 'Get 10% off', href: 'https://example.com/promo' },
      links: [
        { label: 'Website', href: 'https://example.com' },
        { label: 'Control panel', href: 'https://panel.example.com' },
        { label: 'Blog', href: '/blog' },
      ],
      groups: [],
    },
    footer: {
      style: mode,
      links: [
        {
          title: 'Guides',
          items: [
            { label: 'Minecraft: Java', href: '/docs/minecraft' },
            { label: 'Rust', href: '/docs/rust' },
            { label: 'All tags', href: '/tags.html' },
          ],
        },
        {
          title: 'Company',
          items: [
            { label: 'Website', href: 'https://example.com' },
            { label: 'Blog', href: '/blog' },
          ],
        },
        {
          title: 'Help',
          items: [
            { label: 'Contact support', href: '/docs/support' },
            { label: 'Status', href: 'https://status.example.com' },
          ],
        },
      ],
      logo: { src: '/logo.svg', srcDark: '/logo-dark.svg', alt: 'Northhost', width: 32, height: 32 },
      copyright: 'Copyright © 2011–2025 Northhost Ltd. Registered in England and Wales.',
    },
    announcement: {
      id: 'a1',
      content: 'Maintenance on Sunday, 02:00–03:00 UTC. <a href="https://status.example.com">Read more</a>',
      closeable: true,
    },
  } as const;
  const site = {
    title: isFull ? 'Northhost Help' : 'Help',
    url: 'https://help.example.com',
    base,
    colorMode: { default: mode },
    favicon: '/favicon.svg',
    home: { heading: 'What do you need help with?' },
    docs: { showLastUpdateTime: true, showLastUpdateAuthor: true },
  } as const;
  return {
    ...fillDefaults(site, {}, { path: 'search.html' }, {}),
    ...(isFull ? full : {}),
  };
}

function makeHead(title: string, base: string, page: string): HeadView {
  return {
    title: `${title} | Northhost Help`,
    description: 'Let only the players you list join your server.',
    canonical: `https://help.example.com${base}${page}`,
    jsonLd: ['{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[]}'],
    searchTags: { 'docsearch:version': 'current' },
    styles: [],
  };
}

function makeSidebar(base: string): readonly SidebarItem[] {
  const link = (label: string, page: string): SidebarItem => ({
    type: 'link',
    label,
    href: `${base}${page}`,
  });
  const category = (label: string, page: string, items: readonly SidebarItem[]): SidebarItem => ({
    type: 'category',
    label,
    href: `${base}${page}`,
    collapsible: true,
    collapsed: true,
    items,
  });
  return [
    link('Introduction', 'intro.html'),
    category('Minecraft: Java', 'category.html', [
      link('Create a server', 'create.html'),
      category('Instances', 'instances.html', [
        link('Start your server', 'short.html'),
        link('Whitelist', 'guide.html'),
        link('Operators', 'op.html'),
        link('Change the Java version of a very old server', 'java.html'),
        link('Server icon', 'icon.html'),
      ]),
      ...TOPICS.slice(1).map((topic) =>
        category(topic, `${topic}.html`, [link('A guide', `${topic}-a.html`)]),
      ),
      link('BungeeCord', 'bungee.html'),
    ]),
    ...GAMES.map((game) => category(game, `${encodeURIComponent(game)}.html`, [link('A guide', 'a.html')])),
    { type: 'link', label: 'Service status', href: 'https://status.example.com' },
  ];
}

function makeDoc(base: string, title: string, bodyHtml: string, isFull: boolean, hasSidebar = true): DocView {
  const page = isFull ? 'guide.html' : 'short.html';
  const found = [...bodyHtml.matchAll(/<h([23]) id="([^"]+)">(.*?)<a class="hash/g)];
  return {
    kind: 'doc',
    head: makeHead(title, base, page),
    title,
    titleHtml: title,
    bodyHtml,
    ...(hasSidebar
      ? { sidebarHtml: markCurrent(renderSidebar(makeSidebar(base), ['1', '1']), `${base}${page}`) }
      : {}),
    breadcrumbs: [
      { label: 'Minecraft: Java', href: `${base}category.html` },
      { label: 'Instances', href: `${base}instances.html` },
      { label: title },
    ],
    toc: found.map(([, depth, id = '', html = '']) => ({
      depth: depth === '2' ? 2 : 3,
      id,
      html,
      text: html,
    })),
    tocColumn: true,
    neighbours: {
      breadcrumbs: [],
      previous: { label: 'Start your server', href: `${base}short.html` },
      ...(isFull
        ? { next: { label: 'Change the Java version of a very old server', href: `${base}java.html` } }
        : {}),
    },
    tags: isFull
      ? [
          { label: 'Java', href: `${base}tag.html` },
          { label: 'players', href: `${base}tag.html?2` },
        ]
      : [],
    ...(isFull
      ? { editUrl: 'https://example.com/edit', lastUpdate: { date: '2026-11-20', author: 'Sam' } }
      : {}),
    draft: false,
    unlisted: false,
    facts: isFull
      ? {
          appliesTo: 'Minecraft: Java Edition 1.7.6 and later',
          checked: { date: '2026-11-21', sources: ['Minecraft Wiki: Commands', 'Paper docs'] },
          readingMinutes: 4,
        }
      : { readingMinutes: 1 },
    related: isFull
      ? [
          {
            kind: 'guide',
            label: 'Make someone an operator',
            href: `${base}op.html`,
            description: 'Give a player the right to run commands.',
          },
          {
            kind: 'guide',
            label: 'Server settings',
            href: `${base}settings.html`,
            description: 'Every key of server.properties, what it does and when to change it.',
          },
        ]
      : [],
  };
}

function makeViews(base: string, isFull: boolean, sprite: string): Readonly<Record<string, PageView>> {
  const doc = makeDoc(base, 'Turn on the whitelist', longGuide(sprite), true);
  const short = makeDoc(base, 'Start your server', shortGuide(), false);
  const link = (label: string, page: string): { label: string; href: string } => ({
    label,
    href: `${base}${page}`,
  });
  const tiles = ['Minecraft: Java', ...GAMES].map((label, index) => ({
    label,
    href: `${base}${index === 0 ? 'category' : `g${index}`}.html`,
    mark: letterMark(label.toLowerCase(), label),
    description: '',
    guides: index === 0 ? 46 : 1 + ((index * 7) % 9),
    topics: index === 0 ? TOPICS.map((topic, at) => link(topic, `t${at}.html`)) : [],
  }));
  const years = [
    {
      year: '2026',
      posts: [
        link('How we moved 4,000 servers in one night', 'blog-post.html'),
        link('Backups now run hourly', 'b2.html'),
      ],
    },
    { year: '2025', posts: [link('A new file manager', 'b3.html')] },
  ];
  const cards = GAMES.slice(0, 5).map((label, index) => ({
    kind: 'guide' as const,
    label,
    href: `${base}c${index}.html`,
    description: index === 2 ? '' : 'Let only the players you list join your server.',
  }));
  return {
    guide: doc,
    short,
    banners: {
      ...short,
      draft: true,
      unlisted: true,
      sidebarHtml: markCurrent(renderSidebar(makeSidebar(base), []), `${base}intro.html`),
    },
    'no-sidebar': {
      ...makeDoc(base, 'Start your server', shortGuide(), false, false),
      breadcrumbs: [],
      toc: [],
      tocColumn: false,
    },
    category: {
      kind: 'category',
      head: makeHead('Minecraft: Java', base, 'category.html'),
      title: 'Minecraft: Java',
      description: 'Create, configure, mod and back up a Minecraft: Java Edition server.',
      sidebarHtml: markCurrent(renderSidebar(makeSidebar(base), ['1']), `${base}category.html`),
      breadcrumbs: [{ label: 'Minecraft: Java' }],
      cards: [
        ...TOPICS.map((label, index) => ({
          kind: 'category' as const,
          label,
          href: `${base}t${index}.html`,
          description: index === 1 ? 'Add mods, plugins and worlds, and take them with you.' : '',
          guides: index + 1,
        })),
        ...cards.slice(0, 3),
        {
          kind: 'external',
          label: 'Java downloads',
          href: 'https://example.com/java',
          description: 'On another site.',
        },
      ],
      neighbours: doc.neighbours,
    },
    index: {
      kind: 'home',
      placeholder: 'Search the help centre',
      head: makeHead('Help', base, ''),
      title: 'Help',
      tagline: isFull ? 'Guides for every game and every corner of the panel.' : '',
      heading: 'What do you need help with?',
      tasks: isFull
        ? [
            link('Create a server', 'a.html'),
            link('Add mods', 'b.html'),
            link('Players can’t connect', 'c.html'),
            link('Restore a backup', 'd.html'),
            link('Cancel a service', 'e.html'),
          ]
        : [],
      tiles: isFull ? tiles : tiles.slice(0, 3).map((tile) => ({ ...tile, topics: [] })),
      columns: isFull
        ? [
            {
              title: 'The control panel',
              text: 'Files, schedules, users and addresses.',
              links: [
                link('File manager', 'f.html'),
                link('Schedules', 's.html'),
                link('Sub-accounts', 'u.html'),
              ],
            },
            {
              title: 'Account and billing',
              links: [
                link('Refunds', 'r.html'),
                link('Cancellation', 'k.html'),
                link('Loyalty benefits', 'l.html'),
              ],
            },
          ]
        : [],
    },
    tags: {
      kind: 'tags',
      head: makeHead('Tags', base, 'tags.html'),
      groups: [
        { letter: 'B', tags: [{ ...link('backups', 'tag.html?b'), count: 3 }] },
        {
          letter: 'J',
          tags: [
            { ...link('Java', 'tag.html'), count: 12 },
            { ...link('joining', 'tag.html?j'), count: 1 },
          ],
        },
      ],
    },
    tag: {
      kind: 'tag',
      head: makeHead('Tag', base, 'tag.html'),
      title: '5 docs tagged with "Java"',
      tagsHref: `${base}tags.html`,
      docs: cards,
      unlisted: false,
    },
    page: {
      kind: 'page',
      head: makeHead('Plain page', base, 'page.html'),
      title: 'Plain page',
      bodyHtml: `<h1>Plain page</h1>${shortGuide()}`,
      toc: short.toc,
      tocColumn: true,
      unlisted: true,
      lastUpdate: { date: '2026-11-20' },
      bare: false,
    },
    bare: {
      kind: 'page',
      head: makeHead('React page', base, 'bare.html'),
      title: 'React page',
      bodyHtml: '<h1>React page</h1><p>Its own layout.</p>',
      toc: [],
      tocColumn: false,
      unlisted: false,
      bare: true,
    },
    search: {
      kind: 'search',
      head: makeHead('Search', base, 'search.html'),
      categories: tiles.map(({ label, href }) => ({ label, href })),
      placeholder: 'Search docs',
    },
    '404': {
      kind: 'not-found',
      head: makeHead('Page Not Found', base, '404.html'),
      placeholder: 'Search docs',
    },
    blog: {
      kind: 'blog-list',
      head: makeHead('Blog', base, 'blog.html'),
      title: 'Blog',
      years,
      older: `${base}blog2.html`,
      posts: [
        {
          title: 'How we moved 4,000 servers in one night',
          href: `${base}blog-post.html`,
          date: '2026-11-12',
          readingMinutes: 4,
          authors: ['The team'],
          excerptHtml: '<p>It began with a disk that would not stop humming.</p>',
          truncated: true,
        },
        {
          title: 'Backups now run hourly',
          href: `${base}b2.html`,
          date: '2026-10-01',
          readingMinutes: 1,
          authors: [],
          excerptHtml: '<p>You asked for it.</p>',
          truncated: false,
        },
      ],
    },
    'blog-post': {
      kind: 'blog-post',
      head: makeHead('How we moved', base, 'blog-post.html'),
      title: 'How we moved 4,000 servers in one night',
      bodyHtml: shortGuide(),
      date: '2026-11-12',
      readingMinutes: 4,
      authors: ['The team'],
      years,
      toc: short.toc,
      tags: [],
      older: link('Backups now run hourly', 'b2.html'),
    },
    redirect: {
      kind: 'redirect',
      head: makeHead('Introduction', base, 'guide.html'),
      to: `${base}guide.html`,
    },
  };
}
