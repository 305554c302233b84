/** What templates show of posts. Types only. */
import type { PageLink } from '../model.ts';

/** Who wrote a post; addresses as they stand in `href` and `src`. */
export interface AuthorView {
  readonly name: string;
  readonly title?: string;
  readonly href?: string;
  readonly image?: string;
}

export interface BlogYear {
  readonly year: string;
  readonly posts: readonly PageLink[];
}

/** The posts beside others. */
export interface BlogSidebar {
  /** Unset: there is no sidebar. */
  readonly years?: readonly BlogYear[];
  /** What stands above it; unset: "Recent posts". */
  readonly yearsTitle?: string;
}

export interface BlogSummary {
  readonly title: string;
  readonly href: string;
  /** ISO date. */
  readonly date: string;
  readonly readingMinutes: number;
  readonly authors: readonly string[];
  /** The same with what is known of them; undefined: their names alone. */
  readonly people?: readonly AuthorView[];
  readonly excerptHtml: string;
  readonly truncated: boolean;
}
