/** A page that sends the reader on: for addresses that moved. With a script the hash goes along, without one the page is left alone. */
import { say } from '../../words/say.ts';
import { escapeHtml } from '../escape-html.ts';
import { renderPolicy } from '../render-head.ts';
import { renderMoved } from '../parts/moved-note.tsx';
import type { ChromeView, RedirectView } from '../view.ts';

/** Everything before the page's own elements; `view.head.canonical` is the absolute address of the target. */
export function renderRedirectHead(view: RedirectView, chrome: ChromeView): string {
  const to = escapeHtml(view.to);
  const canonical = escapeHtml(view.head.canonical ?? view.to);
  return (
    `<!doctype html>\n<html lang="${escapeHtml(chrome.lang)}" dir="${chrome.dir}" data-theme="${chrome.colorMode}"><head>` +
    `<meta charset="utf-8">${renderPolicy(chrome)}<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="generator" content="${escapeHtml(chrome.generator)}"><meta name="color-scheme" content="${chrome.colorMode}">` +
    `<title>${escapeHtml(view.head.title)}</title>` +
    // A refresh knows no hash and would overtake the script.
    `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript><link rel="canonical" href="${canonical}">` +
    `<meta name="robots" content="noindex">` +
    `<link rel="stylesheet" href="${escapeHtml(chrome.assets.pageStyles.guide)}">` +
    `<script defer src="${escapeHtml(chrome.assets.redirect)}" data-to="${to}"></script></head>` +
    `<body class="page-redirect">`
  );
}

/** What stands between header and footer. */
export function renderRedirectMain({ to, moved = [] }: RedirectView): string {
  const sections =
    moved.length === 0
      ? ''
      : `<div class="moved admonition admonition-info" role="note" aria-label="${escapeHtml(say('Moved'))}"><div class="admonition-body">${renderMoved(moved)}</div></div>`;
  return (
    `<main id="main" tabindex="-1" class="narrow"><h1>${say('This page has moved')}</h1>` +
    `<p><a href="${escapeHtml(to)}">${say('Go to the new address')}</a>.</p>${sections}</main>`
  );
}
