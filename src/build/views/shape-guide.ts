/** What brings the answer of a guide nearer to its title, decided by how its text is built (behaviours.md 18.2). Pure. */
import { say, sayCount } from '../../words/say.ts';

/** The heading under which a guide says what a reader needs, followed by a list. */
const NEEDS =
  /<h2 id="(?:before-you-start|what-you-need|prerequisites|requirements)">(?:"[^"]*"|[^"])*?<\/h2>\n(?=<ul>)/;
/** A list with more points folds. */
const SHORT_LIST = 2;
/** Letters between the first heading and the steps: with more, the steps are below the first screen of a phone. */
const FAR_ON_PHONES = 420;
/** With more, they are so on a desk as well. */
const FAR = 1_500;

/** A tag, whatever its attributes hold. */
const TAG = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/**
 * Folds a long list of what a reader needs, so that a phone shows it as one line, and leads from the first lines to the
 * steps where they are far below. `hasSteps`: it is a guide whose numbered lists are the answer. Other text comes back as it is.
 */
export function shapeGuide(html: string, hasSteps: boolean): string {
  const needs = NEEDS.exec(html);
  const list = needs === null ? undefined : measureList(html, needs.index + needs[0].length);
  const isLong = list !== undefined && list.points > SHORT_LIST;
  const steps = hasSteps ? findSteps(html, isLong ? list : undefined) : undefined;
  let shaped = html;
  if (isLong && needs !== null) {
    shaped =
      `${html.slice(0, list.from)}<details class="fold"><summary><small>${sayCount(list.points, 'One point', '{count} points')}</small></summary>\n` +
      `${html.slice(list.from, list.to)}\n</details>${html.slice(list.to)}`;
  }
  // The link stands above the list: its place is the same in both texts.
  return steps === undefined ? shaped : shaped.slice(0, steps.at) + steps.link + shaped.slice(steps.at);
}

interface List {
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

/** The list that begins at `from`; undefined: it has no end. */
function measureList(html: string, from: number): List | undefined {
  let depth = 0;
  let points = 0;
  TAG.lastIndex = from;
  for (let tag = TAG.exec(html); tag !== null; tag = TAG.exec(html)) {
    const [, slash = '', name = ''] = tag;
    if (name === 'li' && slash === '' && depth === 1) points++;
    if (name !== 'ul') continue;
    depth += slash === '' ? 1 : -1;
    if (depth === 0) return { from, to: TAG.lastIndex, points };
  }
  return undefined;
}

/** The link to the heading above the first steps, and its place before the first heading; undefined: they are near. */
function findSteps(
  html: string,
  folded: List | undefined,
): { readonly at: number; readonly link: string } | undefined {
  const at = html.indexOf('<h2 id="');
  const notes = html.indexOf('<section class="footnotes"');
  const stepsAt = html.indexOf('<ol');
  if (at === -1 || stepsAt < at || (notes !== -1 && notes < stepsAt)) return undefined;
  const between = dropTags(html.slice(at, stepsAt)).length;
  const seen =
    folded === undefined || folded.from > stepsAt ? 0 : dropTags(html.slice(folded.from, folded.to)).length;
  if (between - seen <= FAR_ON_PHONES) return undefined;
  const id = [...html.slice(at, stepsAt).matchAll(/<h[23] id="([^"]*)"/g)].at(-1)?.[1] ?? '';
  const far = between > FAR ? ' far' : '';
  return {
    at,
    link: `<p class="to-steps${far}"><a href="#${encodeURI(id)}">${say('Go to the steps')}</a></p>\n`,
  };
}

function dropTags(html: string): string {
  return html.replaceAll(TAG, '');
}
