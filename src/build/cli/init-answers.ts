/** What `init` is told about a project, by flags or answers, as values or as a sentence about what is wrong. */
import { normaliseBase } from '../../urls.ts';
import { UsageError } from '../problems/usage-error.ts';
import { resolveBase } from './flags.ts';

/** Flags of `init` as typed. */
export interface InitFlags {
  readonly title?: string;
  readonly base?: string;
  readonly url?: string;
  readonly yes?: true;
  readonly dryRun?: true;
  /** False with `--no-install`. */
  readonly install?: boolean;
  readonly json?: true;
  readonly quiet?: true;
}

type Outcome<T> = { readonly value: T } | { readonly problem: string };

/** As many as `title` in config/site.ts may have. */
const MAX_TITLE = 200;

/** The site's title on one line. */
export function readTitle(typed: string): Outcome<string> {
  const title = typed.replace(/\s+/g, ' ').trim();
  if (title === '') return { problem: 'A title cannot be empty.' };
  if (title.length > MAX_TITLE) return { problem: `A title has at most ${MAX_TITLE} characters.` };
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(title))
    return { problem: 'It holds invisible characters; type it again.' };
  return { value: title };
}

/** The path below which the site lies, with a slash at both ends. */
export function readBase(typed: string): Outcome<string> {
  try {
    return { value: resolveBase(typed.trim()) ?? '/' };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { problem: 'Type a path such as / or /help/.' };
  }
}

/** Where the site is published; the path of an address that has one is its base. */
export function readUrl(
  typed: string,
): Outcome<{ readonly origin: string; readonly base: string | undefined } | undefined> {
  const text = typed.trim();
  if (text === '') return { value: undefined };
  try {
    const url = new URL(
      /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`,
    );
    const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
    if (/^https?:$/.test(url.protocol) && isPlain && url.hostname !== '') {
      const base = url.pathname === '/' ? undefined : readBase(decodeURIComponent(url.pathname));
      if (base === undefined) return { value: { origin: url.origin, base } };
      if ('value' in base) return { value: { origin: url.origin, base: normaliseBase(base.value) } };
    }
  } catch {
    // Told below.
  }
  return { problem: 'Type an address such as https://www.example.com.' };
}
