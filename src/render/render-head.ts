/** `<head>` as a string: no component is worth its cost here, every page has one. */
import { escapeHtml } from './escape-html.ts';
import type { ChromeView, HeadView, LanguageLink, PageView } from './view.ts';

/** Pages that lead on to others, without a text of their own. */
const LEADING: ReadonlySet<PageView['kind']> = new Set(['home', 'not-found', 'gone', 'tags', 'tag']);

/**
 * Everything between `<head>` and `</head>`, in the order of behaviours.md 1.12.1. `isFilled`: the text names what a reader may
 * have filled in, so that the script that knows has to run before the page shows (behaviours.md 20.3.7).
 */
export function renderHead(
  head: HeadView,
  chrome: ChromeView,
  kind: PageView['kind'] = 'doc',
  isFilled = false,
): string {
  const isHome = kind === 'home';
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const canonical = head.canonical === undefined ? undefined : escapeHtml(head.canonical);
  const build =
    chrome.build === undefined ? '' : `<meta name="helpsite-build" content="${escapeHtml(chrome.build)}">`;
  let html =
    `<meta charset="utf-8">${renderPolicy(chrome)}<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="generator" content="${escapeHtml(chrome.generator)}">${build}` +
    `<meta name="color-scheme" content="${chrome.colorMode}"><title>${title}</title>`;
  if (description !== '') html += `<meta name="description" content="${description}">`;
  if (head.keywords !== undefined && head.keywords.length > 0)
    html += named('keywords', head.keywords.join(','));
  if (canonical !== undefined) html += `<link rel="canonical" href="${canonical}">`;
  html += `<meta property="og:title" content="${title}">`;
  if (description !== '') html += `<meta property="og:description" content="${description}">`;
  if (canonical !== undefined) html += `<meta property="og:url" content="${canonical}">`;
  html += `<meta property="og:locale" content="${escapeHtml(chrome.lang.replace('-', '_'))}">`;
  if (chrome.siteTitle !== '')
    html += `<meta property="og:site_name" content="${escapeHtml(chrome.siteTitle)}">`;
  html += named('twitter:card', 'summary_large_image');
  if (head.image !== undefined) {
    html += `<meta property="og:image" content="${escapeHtml(head.image)}">${named('twitter:image', head.image)}`;
  }
  for (const [name, content] of Object.entries(head.searchTags)) html += named(name, content);
  if (head.robots !== undefined) html += named('robots', head.robots);
  if (chrome.favicon !== undefined) html += `<link rel="icon" href="${escapeHtml(chrome.favicon)}">`;
  html += `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(chrome.siteTitle)}" href="${escapeHtml(chrome.base)}opensearch.xml">`;
  if (canonical !== undefined && chrome.languages !== undefined)
    html += renderAlternates(chrome.languages, chrome);
  else if (canonical !== undefined) {
    html += `<link rel="alternate" hreflang="${escapeHtml(chrome.lang)}" href="${canonical}"><link rel="alternate" hreflang="x-default" href="${canonical}">`;
  }
  if (chrome.searchOrigin !== undefined)
    html += `<link rel="preconnect" href="${escapeHtml(chrome.searchOrigin)}" crossorigin>`;
  for (const document of head.jsonLd) html += `<script type="application/ld+json">${document}</script>`;
  for (const { type, title: feed, href } of head.feeds ?? [])
    html += `<link rel="alternate" type="${type}" title="${escapeHtml(feed)}" href="${escapeHtml(href)}">`;
  if (head.markdown !== undefined)
    html += `<link rel="alternate" type="text/markdown" href="${escapeHtml(head.markdown)}">`;
  // Before the style sheets: it does not wait for them, and the page does not show without it.
  html += chrome.early;
  const { pageStyles } = chrome.assets;
  html += stylesheet(pageStyles[sheetOf(kind)] ?? pageStyles.guide);
  for (const style of head.styles) html += stylesheet(style);
  if (chrome.style !== undefined) html += stylesheet(chrome.style);
  if (kind === 'search') html += `<script src="${escapeHtml(chrome.assets.asked)}"></script>`;
  // A module waits for the document by itself: the standard forbids `defer` beside it.
  const more = `${isFilled ? ' blocking="render"' : ''} data-style="${escapeHtml(chrome.assets.laterStyle)}"`;
  html += script(chrome.assets.script, more);
  // Served below another path than the configured one, the home page still finds its script, which says so (base-path.ts).
  // Where all is well both are one address, and a module runs once.
  if (isHome) html += script(chrome.assets.script.slice(chrome.base.length));
  return chrome.tags === undefined ? html : html + chrome.tags;
}

/** The page in every language; the site's own comes first, and is for all others. */
function renderAlternates(languages: readonly LanguageLink[], { url, path = '' }: ChromeView): string {
  const [first] = languages;
  const link = (lang: string, base: string): string =>
    `<link rel="alternate" hreflang="${escapeHtml(lang)}" href="${escapeHtml(url + base + path)}">`;
  return languages.map(({ lang, base }) => link(lang, base)).join('') + link('x-default', first?.base ?? '/');
}

function sheetOf(kind: PageView['kind']): keyof ChromeView['assets']['pageStyles'] {
  if (kind === 'ask') return kind;
  // What the results page has, too: letters of games, chips, ways to a person.
  if (kind === 'search' || kind === 'errors') return 'search';
  return LEADING.has(kind) ? 'home' : 'guide';
}

function named(name: string, content: string): string {
  return `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
}

function script(src: string, more = ''): string {
  return `<script type="module" src="${escapeHtml(src)}"${more}></script>`;
}

function stylesheet(href: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(href)}">`;
}

/**
 * Before everything that it is about: what stands before it is let through (Content Security Policy 3, 3.3). It is made of
 * words that mean nothing in HTML, and single quotes as references would cost more than all the rest.
 */
export function renderPolicy({ policy }: ChromeView): string {
  return policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
