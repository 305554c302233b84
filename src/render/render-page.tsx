/** A view becomes a whole document: head, chrome and the page's own template. */
import { say, speak } from '../words/say.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from './escape-html.ts';
import { AskPage } from './pages/ask-page.tsx';
import { BlogAuthorsPage, BlogListPage, BlogPostPage } from './pages/blog-pages.tsx';
import { CategoryPage } from './pages/category-page.tsx';
import { DocPage } from './pages/doc-page.tsx';
import { ErrorsPage } from './pages/errors-page.tsx';
import { GonePage } from './pages/gone-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PlainPage } from './pages/plain-page.tsx';
import { renderRedirectHead, renderRedirectMain } from './pages/redirect-page.ts';
import { SearchPage } from './pages/search-page.tsx';
import { TagPage, TagsPage } from './pages/tag-pages.tsx';
import { renderHead } from './render-head.ts';
import type { ChromeView, PageView } from './view.ts';

/** The whole `<!doctype html>` document of one page; the same view and chrome give the same bytes. */
export function renderPage(view: PageView, chrome: ChromeView): string {
  return speak(chrome.words, () => renderWhole(view, chrome));
}

function renderWhole(view: PageView, chrome: ChromeView): string {
  if (view.kind === 'redirect')
    return `${renderRedirectHead(view, chrome)}${withSkipLink(chrome.navbar + renderRedirectMain(view))}${chrome.footer}</body></html>\n`;
  const isHome = view.kind === 'home';
  const isFilled = view.kind === 'doc' && view.yours !== undefined;
  return (
    `<!doctype html>\n<html lang="${escapeHtml(chrome.lang)}" dir="${chrome.dir}" data-theme="${chrome.colorMode}">` +
    `<head>${renderHead(view.head, chrome, view.kind, isFilled)}</head><body class="page-${view.kind}">` +
    (isHome ? renderBaseNote(chrome.base) : '') +
    withSkipLink(
      `${chrome.announcement}${chrome.navbar}${renderToStaticMarkup(choosePage(view, chrome))}${renderLanguages(chrome)}`,
    ) +
    `${chrome.footer}</body></html>\n`
  );
}

/** The way past the header comes first. A guide may have a heading called "Main": then `main` takes another id. */
function withSkipLink(html: string): string {
  const isTaken = html.indexOf(' id="main"') !== html.lastIndexOf(' id="main"');
  const id = isTaken ? 'main-content' : 'main';
  const skip = `<a class="skip" href="#${id}">${say('Skip to main content')}</a>`;
  return skip + (isTaken ? html.replace('<main id="main"', `<main id="${id}"`) : html);
}

/**
 * What the reader sees of the home page when neither style nor script arrives, mostly because the site lies below
 * another path than the configured one (behaviours.md 1.10). The style sheet hides it, the script removes it.
 */
function renderBaseNote(base: string): string {
  const path = escapeHtml(base);
  return (
    `<div class="base-problem" data-base="${path}" data-nosnippet><p><strong>Your site did not load properly.</strong></p>` +
    `<p>A very common reason is a wrong base path in the configuration.</p>` +
    `<p>Current configured base = ${path}${base === '/' ? ' (default value)' : ''}</p>` +
    // Its path is only known in the browser, and where the address lacks its last slash no script comes to read it.
    '<p>We suggest trying the path in your address bar as base, with a slash at both ends: ' +
    '/docs/ for the address https://www.example.com/docs</p></div>'
  );
}

/** The way to the same page in the other languages, between the text and the footer; empty where there is one language. */
function renderLanguages({ languages, path = '' }: ChromeView): string {
  if (languages === undefined) return '';
  const links = languages.map(
    ({ lang, label, base, isCurrent }) =>
      `<li><a href="${escapeHtml(base + path)}" lang="${escapeHtml(lang)}" hreflang="${escapeHtml(lang)}"${isCurrent ? ' aria-current="true"' : ''}>${escapeHtml(label)}</a></li>`,
  );
  return `<nav class="languages" aria-label="${escapeHtml(say('Languages'))}"><ul>${links.join('')}</ul></nav>`;
}

function choosePage(view: Exclude<PageView, { kind: 'redirect' }>, chrome: ChromeView): ReactElement {
  switch (view.kind) {
    case 'doc':
      return <DocPage view={view} chrome={chrome} />;
    case 'category':
      return <CategoryPage view={view} chrome={chrome} />;
    case 'home':
      return <HomePage view={view} chrome={chrome} />;
    case 'tags':
      return <TagsPage view={view} chrome={chrome} />;
    case 'tag':
      return <TagPage view={view} chrome={chrome} />;
    case 'page':
      return <PlainPage view={view} chrome={chrome} />;
    case 'search':
      return <SearchPage view={view} chrome={chrome} />;
    case 'ask':
      return <AskPage view={view} chrome={chrome} />;
    case 'errors':
      return <ErrorsPage view={view} chrome={chrome} />;
    case 'not-found':
      return <NotFoundPage view={view} chrome={chrome} />;
    case 'gone':
      return <GonePage view={view} chrome={chrome} />;
    case 'blog-authors':
      return <BlogAuthorsPage view={view} chrome={chrome} />;
    case 'blog-list':
      return <BlogListPage view={view} chrome={chrome} />;
    case 'blog-post':
      break;
  }
  return <BlogPostPage view={view} chrome={chrome} />;
}
