/** axe-core on the page as it stands: WCAG 2.2 A and AA, and axe's best practices. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeInPage {
  readonly run: (options: object) => Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
    }[];
  }>;
}

/** Rules about what was written rather than how it is shown: other people's guides skip heading levels and choose colours. */
const WRITING: readonly string[] = [
  'heading-order',
  'empty-heading',
  'image-redundant-alt',
  'link-name',
  'image-alt',
];

/** One line for each element at fault. With `isOurs` false, what its writer did is left aside. */
export async function findBarriers(page: Page, isOurs = true): Promise<readonly string[]> {
  // Evaluated by the debugger, so the page's CSP does not apply to it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ tags, skipped }) => {
      const tool = (globalThis as unknown as { readonly axe: AxeInPage }).axe;
      const { violations: found } = await tool.run({
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
      });
      return found.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html, failureSummary = '' }) => ({
          html: html.slice(0, 160),
          why: failureSummary.split('\n')[1]?.trim() ?? '',
        })),
      }));
    },
    { tags: TAGS, skipped: isOurs ? [] : WRITING },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, why }) => `${id} (${help}): ${html} ${why}`),
  );
}

/** Elements that make the page wider than the window; the page itself is named first. */
export async function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      // What scrolls or is cut within a box of its own widens nothing. (No named function here: compilers mark them.)
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX)) return false;
      }
      return element.getBoundingClientRect().right > clientWidth + 1;
    });
    return [
      `${scrollWidth} px wide in a window of ${clientWidth}`,
      ...wide.slice(-3).map((element) => element.outerHTML.slice(0, 140)),
    ];
  });
}
