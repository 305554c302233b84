/** Headers, caching and redirects for web servers, from one source: the rules `preview` obeys and hosts are given. */
import type { OutputFile } from '../../model.ts';
import { githubFile } from './github-file.ts';
import { checkLimits } from './host-limits.ts';
import type { HostName } from './host-names.ts';
import { apacheFile } from './apache-file.ts';
import { caddyFile } from './caddy-file.ts';
import { headersFile, nginxFile, redirectsFile, vercelFile } from './host-files.ts';
import type { HostRules } from './host-text.ts';

export interface PolicySources {
  /** Origins the page's scripts may ask besides their own (hosted search), e.g. `https://search.example.com`. */
  readonly connect?: readonly string[];
  /** Origins whose scripts run, whose style sheets count, whose fonts show. */
  readonly run?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
  /** Hashes of inline scripts, e.g. `sha256-…`. */
  readonly scripts?: readonly string[];
}

type Policy = Readonly<Record<string, readonly string[]>>;

/** Throws on an origin or hash that would end its directive: configuration is checked before. */
function makePolicy({
  connect = [],
  scripts = [],
  run = [],
  styles = [],
  fonts = [],
}: PolicySources): Policy {
  const bad = [...connect, ...scripts, ...run, ...styles, ...fonts].find(
    (source) => !/^[\w\-.:/*+=@[\]]+$/.test(source),
  );
  if (bad !== undefined)
    throw new Error(`Not a source for a content security policy: ${JSON.stringify(bad)}`);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`), ...run],
    'style-src': ["'self'", ...styles],
    ...(fonts.length === 0 ? {} : { 'font-src': ["'self'", ...fonts] }),
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'frame-src': ["'self'", 'https:'],
    'connect-src': ["'self'", ...connect],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
}

/** The security headers of every response. */
export function securityHeaders(sources: PolicySources): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': Object.entries(makePolicy(sources))
      .map(([directive, values]) => `${directive} ${values.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

/** What a page cannot say of itself (Content Security Policy 3, 3.3). */
const HEADER_ONLY: ReadonlySet<string> = new Set(['frame-ancestors']);

/** The same policy for the page itself, in as few bytes: kinds of files that follow `default-src` anyway are not named. */
export function pagePolicy(sources: PolicySources): string {
  const { 'default-src': usual = [], ...others } = makePolicy(sources);
  const named = Object.entries(others).filter(
    ([directive, values]) =>
      !HEADER_ONLY.has(directive) && !(directive.endsWith('-src') && values.join() === usual.join()),
  );
  return [['default-src', usual] as const, ...named]
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join(';');
}

/** What hosts read at the top of the out-dir: `_headers` and `_redirects` (Netlify, Cloudflare Pages). */
export function renderHostFiles(rules: HostRules): readonly OutputFile[] {
  const encoded = encodeRules(rules);
  return [
    { file: '_headers', content: headersFile(encoded) },
    { file: '_redirects', content: redirectsFile(encoded) },
  ];
}

/** The rules in the words of one host, and what of them it will not take. */
export interface RenderedRules {
  readonly text: string;
  /** Plain sentences. */
  readonly warnings: readonly string[];
}

const WRITERS: Readonly<Record<HostName, (rules: HostRules) => string>> = {
  nginx: nginxFile,
  caddy: caddyFile,
  apache: apacheFile,
  vercel: vercelFile,
  netlify: bothFiles,
  cloudflare: bothFiles,
  'github-pages': githubFile,
};

/** The rules for a host, as a text that stands where docs/hosting.md says. */
export function renderRulesFor(host: HostName, rules: HostRules): RenderedRules {
  const encoded = encodeRules(rules);
  const text = WRITERS[host](encoded);
  return { text, warnings: checkLimits(host, text, encoded) };
}

/** `_headers` and `_redirects` as they lie in the out-dir, to look at. */
function bothFiles(rules: HostRules): string {
  return `# _headers\n${headersFile(rules)}\n# _redirects\n${redirectsFile(rules)}`;
}

function encodeRules(rules: HostRules): HostRules {
  return {
    ...rules,
    redirects: rules.redirects.map(({ from, to }) => ({ from: encodeUrl(from), to: encodeUrl(to) })),
    gone: rules.gone.map(({ route, page }) => ({ route: encodeUrl(route), page: encodeUrl(page) })),
  };
}

/** Leaves only characters that mean nothing in any of the files: an address cannot add a rule of its own. */
function encodeUrl(url: string): string {
  return url.replace(/[^\w\-.~:/?#@&+,;=%!]/gu, (character) =>
    /[*'()]/.test(character)
      ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
      : encodeURIComponent(character),
  );
}
