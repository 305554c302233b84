/** One function per host: the same rules in each one's language. Addresses come in encoded (host-rules.ts). */
import { withoutTrailingSlash } from '../../urls.ts';
import { escapePattern } from '../../text.ts';
import { CACHE_HASHED, CACHE_OTHER, CACHE_PAGE, STABLE_FILES } from './cache-rules.ts';
import { bothForms, decode, escapeQuoted, type HostRules, text } from './host-text.ts';

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of all rules that match, so no header is named
 * twice for one path, but for the few files that are asked about each time: there `no-cache` is the stricter of the two.
 * What has no caching rule they serve as `max-age=0, must-revalidate` by themselves.
 */
export function headersFile({ base, hashedPaths, headers }: HostRules): string {
  return text([
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...hashedPaths.flatMap((folder) => [`${base}${folder}/*`, `  Cache-Control: ${CACHE_HASHED}`]),
    ...STABLE_FILES.flatMap((file) => [base + file, `  Cache-Control: ${CACHE_PAGE}`]),
  ]);
}

/** `_redirects` of Netlify and Cloudflare Pages. A colon after a slash would be a placeholder there. */
export function redirectsFile({ base, redirects, gone, languages = [] }: HostRules): string {
  return text([
    // Netlify serves the page itself with this status; Cloudflare skips the line and serves the page with 200.
    ...gone.flatMap(({ route }) =>
      [route, `${route}/`].map((form) => form.replaceAll('/:', '/%3A')).map((form) => `${form} ${form} 410!`),
    ),
    ...bothForms(redirects).map(({ from, to }) => `${from.replaceAll('/:', '/%3A')} ${to} 301`),
    ...(base === '/' ? [] : [`/ ${base} 302`]),
    // Netlify looks for 404.html at the top only; Cloudflare finds the nearest one and skips this line.
    ...languages.map((folder) => `${base}${folder}/* ${base}${folder}/404.html 404`),
    ...(base === '/' ? [] : [`${base}* ${base}404.html 404`]),
  ]);
}

/** A file for nginx's `http` context (`conf.d/`). */
export function nginxFile(rules: HostRules): string {
  const { base, redirects, gone, hashedPaths, headers, languages = [] } = rules;
  return text([
    '# helpsite: include this file in the http context, and set server_name and root.',
    'map $uri $helpsite_cache {',
    // A whole name comes before every pattern.
    ...STABLE_FILES.map((file) => `    "${base}${file}" "${CACHE_PAGE}";`),
    ...hashedPaths.map((folder) => `    "~^${escapePattern(base + folder)}/" "${CACHE_HASHED}";`),
    `    "~\\.(html|md|xml|txt)$" "${CACHE_PAGE}";`,
    `    default "${CACHE_OTHER}";`,
    '}',
    '',
    ...(languages.length === 0
      ? []
      : [
          '# Each language has a not-found page of its own.',
          'map $uri $helpsite_missing {',
          ...languages.map(
            (folder) => `    "~^${escapePattern(base + folder)}(/|$)" "${base}${folder}/404.html";`,
          ),
          `    default "${base}404.html";`,
          '}',
          '',
        ]),
    'server {',
    '    listen 80;',
    '    server_name _;',
    '    root /srv/helpsite; # the out-dir',
    '    charset utf-8;',
    '    # gzip_static on; # after `helpsite build --compress`, if your nginx has this module',
    '    gzip_vary on;',
    '    # Redirects leave out host and port, so that a proxy in front is not named by mistake.',
    '    absolute_redirect off;',
    `    error_page 404 ${languages.length === 0 ? `${base}404.html` : '$helpsite_missing'};`,
    '',
    ...Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`),
    '    add_header Cache-Control $helpsite_cache always;',
    '',
    ...(base === '/' ? [] : [`    location = / { return 302 ${base}; }`]),
    ...(base === '/' ? [] : [`    location = ${withoutTrailingSlash(base)} { return 302 ${base}; }`]),
    // nginx compares the decoded address.
    ...bothForms(redirects).map(
      ({ from, to }) => `    location = "${escapeQuoted(decode(from))}" { return 301 "${to}"; }`,
    ),
    ...gone.flatMap(({ route, page }) =>
      [route, `${route}/`].map(
        (form) => `    location = "${escapeQuoted(decode(form))}" { error_page 410 "${page}"; return 410; }`,
      ),
    ),
    ...['', ...languages.map((folder) => `${folder}/`)].map(
      (folder) => `    location = ${base}${folder}404.html { internal; }`,
    ),
    '    location = /_headers { return 404; }',
    '    location = /_redirects { return 404; }',
    "    # Names that begin with a dot are helpsite's own.",
    '    location ~ "/\\.(?!well-known/)" { return 404; }',
    '    location ~ "^(?<page>/.*?)(/index)?\\.html$" { try_files $uri $page/index.html $page.html =404; }',
    '    location ~ "^(?<folder>/.*?)/+$" { try_files $folder/index.html $folder.html =404; }',
    '    location ~ "\\.md$" {',
    '        types { text/markdown md; text/html html; }',
    '        charset_types text/markdown;',
    '        try_files $uri $uri/index.html $uri.html =404;',
    '    }',
    '    location / { try_files $uri $uri/index.html $uri.html =404; }',
    '}',
  ]);
}

/** `vercel.json` for a project whose output folder is the out-dir. */
export function vercelFile({ base, redirects, hashedPaths, headers }: HostRules): string {
  const rules = {
    headers: [
      { source: '/(.*)', headers: toPairs(headers) },
      ...hashedPaths.map((folder) => ({
        source: `${escapeSource(base + folder)}/(.*)`,
        headers: toPairs({ 'Cache-Control': CACHE_HASHED }),
      })),
      // The last rule that matches says what counts.
      ...STABLE_FILES.map((file) => ({
        source: escapeSource(base + file),
        headers: toPairs({ 'Cache-Control': CACHE_PAGE }),
      })),
    ],
    redirects: [
      ...bothForms(redirects).map(({ from, to }) => ({
        source: escapeSource(from),
        destination: to,
        statusCode: 301,
      })),
      ...(base === '/' ? [] : [{ source: '/', destination: base, statusCode: 302 }]),
    ],
  };
  return `${JSON.stringify(rules, undefined, 2)}\n`;
}

function toPairs(record: Readonly<Record<string, string>>): readonly object[] {
  return Object.entries(record).map(([key, value]) => ({ key, value }));
}

/** For path-to-regexp, where these characters make patterns. */
function escapeSource(path: string): string {
  return path.replace(/[:*+?(){}]/g, '\\$&');
}
