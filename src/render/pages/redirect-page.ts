/** A page that sends the reader on, without a script: for addresses that moved. */
import { escapeHtml } from '../escape-html.ts';
import type { ChromeView, RedirectView } from '../view.ts';

/** The whole document; `view.head.canonical` is the absolute address of the target. */
export function renderRedirect(view: RedirectView, chrome: ChromeView): string {
  const to = escapeHtml(view.to);
  const canonical = escapeHtml(view.head.canonical ?? view.to);
  const title = escapeHtml(view.head.title);
  return (
    `<!doctype html>\n<html lang="${escapeHtml(chrome.lang)}" dir="${chrome.dir}" data-theme="${chrome.colorMode}"><head>` +
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="generator" content="${escapeHtml(chrome.generator)}"><meta name="color-scheme" content="${chrome.colorMode}">` +
    `<title>${title}</title><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${canonical}">` +
    `<meta name="robots" content="noindex"><link rel="stylesheet" href="${escapeHtml(chrome.assets.style)}"></head>` +
    `<body class="page-redirect"><main id="main" class="narrow"><h1>${title}</h1>` +
    `<p>This page has moved. <a href="${to}">Go to the new address</a>.</p></main></body></html>\n`
  );
}
