/** What the server of `helpsite dev` and its pages tell each other: types, and the name of an event. */

/** Told before the message: whoever asks now is answered as soon as the change is understood. */
export const SOON = 'soon';

/** A problem as `helpsite dev` shows it in the browser. */
export interface DevProblem {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  /** Relative to the root. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly hint?: string;
  /** The line with carets below the place, in parts. */
  readonly frame?: {
    readonly gutter: string;
    readonly code: string;
    readonly indent: string;
    readonly carets: string;
  };
  /** Address of the page that is made of the file. */
  readonly page?: string;
}

/** What `helpsite dev` tells every open page whenever something has changed: the whole state, so that none can be missed. */
export interface DevMessage {
  /** Differs after a restart of the server. */
  readonly session: string;
  /** Counts changes. */
  readonly version: number;
  /** Proves to the server that it was a page of ours that asked. */
  readonly token: string;
  readonly errors: number;
  readonly warnings: number;
  /** Errors first; a long list is cut. */
  readonly problems: readonly DevProblem[];
  /** Addresses of the pages that a build leaves out. */
  readonly drafts: readonly string[];
  /** Address → change at which the file there last became another; for files that keep their names. */
  readonly files: Readonly<Record<string, number>>;
  /** Page whose file was moved → its new address. */
  readonly moved: Readonly<Record<string, string>>;
}
