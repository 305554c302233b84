/** A whole page in the place of one that cannot be shown: what is wrong and how to put it right. Pure. */
import type { DevProblem } from '../../../dev-protocol.ts';
import { escapeHtml } from '../../parse/plain-text.ts';

/** Where the page finds its few styles. */
export const PROBLEM_STYLE = '/@helpsite/problem.css';

export const PROBLEM_STYLE_TEXT = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1rem; margin: 2rem 0 0.25rem; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 0.75rem 1rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.5rem; }
`;

/** `script` is the tag of dev's own script, which loads the page again once it is good. */
export function renderProblemPage(title: string, problems: readonly DevProblem[], script: string): string {
  const items = problems.map(({ message, file, line, column, hint, frame }) => {
    const place = file === undefined ? '' : `<h2>${escapeHtml(`${file}:${line}:${column}`)}</h2>`;
    const code =
      frame === undefined
        ? ''
        : `<pre><code>${escapeHtml(`${frame.gutter}${frame.code}\n${frame.indent}${frame.carets}`)}</code></pre>`;
    const fix = hint === undefined ? '' : `<p>${escapeHtml(hint)}</p>`;
    return `<section>${place}<p><strong>${escapeHtml(message)}</strong></p>${code}${fix}</section>`;
  });
  return (
    `<!doctype html>\n<html lang="en"><head>${script}<meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>` +
    `<link rel="stylesheet" href="${PROBLEM_STYLE}"></head><body data-helpsite-problem><main><h1>${escapeHtml(title)}</h1>` +
    `${items.join('')}<p>Save the file: this page follows by itself.</p></main></body></html>\n`
  );
}
