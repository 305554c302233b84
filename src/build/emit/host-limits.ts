/** What hosts take no more of, as their documentation says: a rule too many is dropped there, or the deployment fails. Pure. */
import type { HostRules } from './host-text.ts';
import type { HostName } from './host-names.ts';

/** Cloudflare Pages: static redirects, characters of a line in either file, rules of `_headers`. */
const CLOUDFLARE = { redirects: 2_000, redirectLine: 1_000, headerLine: 2_000, headerRules: 100 };
/** Vercel: entries of `redirects` and `headers` in all, and characters of a source. */
const VERCEL = { routes: 1_024, source: 4_096 };

/** Sentences on what of `text`, the rules written for `host`, it will not take. */
export function checkLimits(host: HostName, text: string, rules: HostRules): readonly string[] {
  if (host === 'cloudflare') return checkCloudflare(text, rules);
  if (host === 'vercel') return [...checkVercel(text), ...checkLanguages(rules, 'Vercel')];
  if (host === 'github-pages') return [...checkGithub(rules), ...checkLanguages(rules, 'GitHub Pages')];
  return [];
}

function checkCloudflare(text: string, { gone }: HostRules): readonly string[] {
  const [headers = '', redirects = ''] = text.split('\n# _redirects\n');
  const isRule = (line: string): boolean => line !== '' && !line.startsWith('#');
  // A status that it does not know makes it skip the line.
  const leading = redirects.split('\n').filter((line) => isRule(line) && / 30\d$/.test(line));
  const paths = headers.split('\n').filter((line) => isRule(line) && !line.startsWith(' '));
  const isLong = (line: string, limit: number): boolean => line.length > limit;
  const long = leading.filter((line) => isLong(line, CLOUDFLARE.redirectLine));
  const longHeaders = headers.split('\n').filter((line) => isLong(line, CLOUDFLARE.headerLine));
  return [
    ...tooMany(
      'redirects (both slash forms count)',
      leading.length,
      CLOUDFLARE.redirects,
      'Cloudflare Pages',
    ),
    ...tooMany('rules for headers', paths.length, CLOUDFLARE.headerRules, 'Cloudflare Pages'),
    ...(long.length === 0
      ? []
      : [`Cloudflare Pages drops redirects of more than 1,000 characters: ${long[0]?.slice(0, 80) ?? ''}…`]),
    ...(longHeaders.length === 0
      ? []
      : ['Cloudflare Pages drops headers of more than 2,000 characters: shorten the policy']),
    ...(gone.length === 0
      ? []
      : ['Cloudflare Pages knows no status 410: pages that were removed on purpose are answered with 200']),
  ];
}

function checkVercel(text: string): readonly string[] {
  const { redirects, headers } = JSON.parse(text) as {
    readonly redirects: readonly { readonly source: string }[];
    readonly headers: readonly unknown[];
  };
  const long = redirects.find(({ source }) => source.length > VERCEL.source);
  return [
    ...tooMany(
      'redirects and headers (both slash forms count)',
      redirects.length + headers.length,
      VERCEL.routes,
      'Vercel',
    ),
    ...(long === undefined
      ? []
      : [`Vercel refuses sources of more than 4,096 characters: ${long.source.slice(0, 80)}…`]),
  ];
}

function checkLanguages({ languages = [] }: HostRules, host: string): readonly string[] {
  return languages.length === 0
    ? []
    : [`${host} has one not-found page for a site: in every language it is that of the site’s own`];
}

function checkGithub({ redirects, gone }: HostRules): readonly string[] {
  return [
    ...(redirects.length === 0
      ? []
      : ['GitHub Pages knows no redirects: pages lead on from the old addresses, with status 200']),
    ...(gone.length === 0
      ? []
      : ['GitHub Pages knows no status 410: pages that were removed on purpose are answered with 200']),
  ];
}

function tooMany(what: string, count: number, limit: number, host: string): readonly string[] {
  const show = (number: number): string => number.toLocaleString('en');
  return count <= limit
    ? []
    : [
        `${host} takes ${show(limit)} ${what}, and there are ${show(count)}: those over that are not followed there`,
      ];
}
