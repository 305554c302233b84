/** The feeds of the blog: RSS 2.0 and Atom (RFC 4287), for the newest public posts (behaviours.md 1.14.1). Pure. */
import { encodePath } from '../../urls.ts';
import type { Post } from '../model/blog.ts';
import { ATOM_FILE, listFeedPosts, RSS_FILE } from '../model/own-files.ts';
import { blogRoute } from '../model/list-routes.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { escapeHtml } from '../parse/plain-text.ts';
import { escapeXml } from './escape-xml.ts';
import { HOME } from './wikimap.ts';

/** A feed below the base; its text is made when it is asked for. */
export interface FeedFile {
  readonly file: string;
  readonly content: () => string;
}

/** All feeds of a site; a site without public posts has none. */
export function listFeeds(model: SiteModel, lookup: SiteLookup): readonly FeedFile[] {
  const posts = listFeedPosts(model.posts);
  const [newest] = posts;
  if (newest === undefined) return [];
  return [
    { file: RSS_FILE, content: () => buildRss(model, lookup, posts, newest) },
    { file: ATOM_FILE, content: () => buildAtom(model, lookup, posts, newest) },
  ];
}

function buildRss(model: SiteModel, lookup: SiteLookup, posts: readonly Post[], newest: Post): string {
  const { title, link, self } = describeFeed(model, RSS_FILE);
  const items = posts.map((post) => {
    const address = addressOf(post.route, model);
    return [
      '<item>',
      element('title', post.title),
      element('link', address),
      element('guid', address),
      element('pubDate', new Date(post.date).toUTCString()),
      // Readers take it for HTML (RSS 2.0), also where it is none.
      ...summaryOf(post, lookup).map((text) => element('description', escapeHtml(text))),
      '</item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', title),
    element('language', model.config.locale.htmlLang),
    // Of the posts, not of the build: the same posts make the same bytes.
    element('lastBuildDate', new Date(newest.date).toUTCString()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>`,
    ...items,
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function buildAtom(model: SiteModel, lookup: SiteLookup, posts: readonly Post[], newest: Post): string {
  const { title, link, self } = describeFeed(model, ATOM_FILE);
  const { config } = model;
  const entries = posts.map((post) => {
    const address = addressOf(post.route, model);
    const authors = lookup.pages.get(post.path)?.settings.authors ?? [];
    return [
      '<entry>',
      element('id', address),
      element('title', post.title),
      element('updated', new Date(post.date).toISOString()),
      `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
      ...authors.map((name) => `<author>${element('name', name)}</author>`),
      ...summaryOf(post, lookup).map((text) => element('summary', text)),
      '</entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(config.locale.htmlLang)}">`,
    element('id', link),
    element('title', title),
    element('updated', new Date(newest.date).toISOString()),
    // Whoever wrote a post that names nobody: the standard wants an author.
    `<author>${element('name', config.title || title)}</author>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(link)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

function describeFeed(
  model: SiteModel,
  file: string,
): { readonly title: string; readonly link: string; readonly self: string } {
  const { config } = model;
  return {
    title: `${config.title} Blog`.trim(),
    link: addressOf(blogRoute(config), model),
    self: addressOf(config.base + file, model),
  };
}

function addressOf(path: string, { config }: SiteModel): string {
  return (config.url || HOME) + encodePath(path);
}

function summaryOf({ path }: Post, { pages }: SiteLookup): readonly string[] {
  const description = pages.get(path)?.description ?? '';
  return description === '' ? [] : [description];
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
