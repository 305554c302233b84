/** Settings of what a site may have beside its guides, and of what guides show. Pure. */
import { MAX_PICTURE_WIDTH } from '../problems/picture-width.ts';
import { segments, webAddress } from './addresses.ts';
import { checkOf, flag, list, number, oneOf, text } from './check.ts';
import { addressOrPath } from './own-checks.ts';
import type { Check, Settings } from './settings.ts';

export const READING_SETTINGS = {
  markdown: {
    check: flag,
    default: true,
    says: 'Each guide can be had as Markdown (its address with .md behind it, and a button that copies it), and llms.txt lists them.',
  },
} as const satisfies Settings;

export const ASK_SETTINGS = {
  page: {
    check: flag,
    default: true,
    says: 'A page on which readers tell what happens: guides answer while they write, and what they send holds all that they did. It is there when a ticket, a chat, an email address or Discord is configured.',
  },
  path: { check: segments, default: 'ask', says: 'Its address below the base path.' },
  ticketUrl: {
    check: webAddress,
    unset: 'support.ticketUrl in provider.ts',
    says: 'Where a ticket is written; {subject} and {text} stand for what the reader tells. Without {text} it is copied, and the reader pastes it.',
  },
} as const satisfies Settings;

export const FEEDBACK_SETTINGS = {
  buttons: {
    check: flag,
    default: true,
    says: 'How-to and troubleshooting guides ask at their end whether they solved it.',
  },
  url: {
    check: addressOrPath,
    says: 'Where the answers are sent, with the page and nothing about the reader; without it nothing is sent.',
  },
} as const satisfies Settings;

export const ERRORS_SETTINGS = {
  page: {
    check: flag,
    default: true,
    says: 'A page where readers paste an error or a log, once guides say which errors they solve.',
  },
  path: { check: segments, default: 'errors', says: 'Where it is.' },
} as const satisfies Settings;

/** What `postsPerPage` and `sidebarCount` may be at most. */
export const MOST_POSTS_PER_PAGE = 10_000;

function postCount(least: number): Check<number | 'ALL'> {
  const count = number(least, MOST_POSTS_PER_PAGE, true);
  return checkOf(`${count.holds}, or "ALL"`, (value, spot) =>
    value === 'ALL' || typeof value === 'number'
      ? value === 'ALL'
        ? value
        : count(value, spot)
      : spot.refuse(
          `must be a ${count.holds}, or "ALL"`,
          typeof value === 'string'
            ? 'Write a number without quotes, or "ALL" in capital letters.'
            : undefined,
        ),
  );
}

export const BLOG_SETTINGS = {
  title: {
    check: text({ max: 200 }),
    unset: '"Blog"',
    says: 'What the list of all posts is called, at its top and in the head of its page.',
  },
  description: {
    check: text({ max: 500 }),
    unset: 'none',
    says: 'What search engines show of the list of all posts.',
  },
  sidebarTitle: {
    check: text({ max: 200 }),
    unset: '"Recent posts"',
    says: 'What stands above the posts in the sidebar.',
  },
  sidebarCount: {
    check: postCount(0),
    default: 5,
    says: "How many of the newest posts the sidebar holds; 0: there is no sidebar; 'ALL': every post.",
  },
  postsPerPage: {
    check: postCount(1),
    default: 10,
    says: "How many posts a list of them holds, that of a tag or an author too; what is left is at /blog/page/2 and so on. 'ALL': every post is on one page.",
  },
} as const satisfies Settings;

export const MARKDOWN_SETTINGS = {
  math: {
    check: flag,
    default: false,
    says: 'Formulas between dollar signs ($a^2$, $$ … $$) are drawn; needs the package temml or katex in your project.',
  },
  mermaid: {
    check: flag,
    default: false,
    says: 'Code blocks called mermaid are drawn; needs the package beautiful-mermaid in your project.',
  },
} as const satisfies Settings;

export const PICTURE_SETTINGS = {
  widths: {
    check: list(number(16, 4000, true)),
    default: [640, 1280, MAX_PICTURE_WIDTH],
    says: 'Widths of the copies, in pixels; none is wider than its picture.',
  },
  format: { check: oneOf('webp', 'avif'), default: 'webp', says: 'What they are saved as.' },
} as const satisfies Settings;
