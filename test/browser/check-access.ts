/** axe-core on the page as it stands: WCAG 2.2 A and AA, and axe's best practices. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeInPage {
  readonly run: (options: object) => Promise<{
    readonly violations: readonly { readonly id: string; readonly help: string; readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[] }[];
  }>;
}

/** One line for each element at fault. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  // Evaluated by the debugger, so the page's CSP does not apply to it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (tags) => {
    const tool = (globalThis as unknown as { readonly axe: AxeInPage }).axe;
    const { violations: found } = await tool.run({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
    return found.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary = '' }) => ({ html: html.slice(0, 160), why: failureSummary.split('\n')[1]?.trim() ?? '' })),
    }));
  }, TAGS);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, why }) => `${id} (${help}): ${html} ${why}`));
}

/** Elements that make the page wider than the window; the page itself is named first. */
export async function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (element: Element): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX)) return true;
      }
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !isClipped(element));
    return [`${scrollWidth} px wide in a window of ${clientWidth}`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 140))];
  });
}
