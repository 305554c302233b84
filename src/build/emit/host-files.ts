/** One function per host: the same rules in each one's language. Addresses come in encoded (host-rules.ts). */
import { withoutTrailingSlash } from '../../urls.ts';
import { CACHE_HASHED, CACHE_OTHER, CACHE_PAGE } from './cache-rules.ts';

export interface Redirect {
  /** Path with the base path, e.g. `/help/docs/old`. */
  readonly from: string;
  /** Path with the base path, or a full URL. */
  readonly to: string;
}

/** A page that was removed on purpose. */
export interface GonePage {
  /** Path with the base path, no slash at its end. */
  readonly route: string;
  /** Path of the page that says so: `/help/docs/old/index.html`. */
  readonly page: string;
}

export interface HostRules {
  /** Begins and ends with `/`. */
  readonly base: string;
  readonly redirects: readonly Redirect[];
  /** Answered with the status 410 and their own page, where the host can. */
  readonly gone: readonly GonePage[];
  /** Folders below the base path in which every name carries a content hash, e.g. `assets`. */
  readonly hashedPaths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

type Lines = readonly string[];

const text = (lines: Lines): string => `${lines.join('\n')}\n`;

/** Both slash forms of each address lead on: readers type either. */
function bothForms(redirects: readonly Redirect[]): readonly Redirect[] {
  return redirects.flatMap(({ from, to }) => {
    const bare = withoutTrailingSlash(from);
    // A redirect that only adds or removes the slash would lead to itself.
    return [bare, `${bare}/`].filter((form) => form !== to).map((form) => ({ from: form, to }));
  });
}

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of all rules that match, so no header is named
 * twice for one path; what has no caching rule they serve as `max-age=0, must-revalidate` by themselves.
 */
export function headersFile({ base, hashedPaths, headers }: HostRules): string {
  return text([
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...hashedPaths.flatMap((folder) => [`${base}${folder}/*`, `  Cache-Control: ${CACHE_HASHED}`]),
  ]);
}

/** `_redirects` of Netlify and Cloudflare Pages. A colon after a slash would be a placeholder there. */
export function redirectsFile({ base, redirects, gone }: HostRules): string {
  return text([
    // Netlify serves the page itself with this status; Cloudflare skips the line and serves the page with 200.
    ...gone.flatMap(({ route }) =>
      [route, `${route}/`].map((form) => form.replaceAll('/:', '/%3A')).map((form) => `${form} ${form} 410!`),
    ),
    ...bothForms(redirects).map(({ from, to }) => `${from.replaceAll('/:', '/%3A')} ${to} 301`),
    ...(base === '/' ? [] : [`/ ${base} 302`]),
    // Netlify looks for 404.html at the top only; Cloudflare finds the nearest one and skips this line.
    ...(base === '/' ? [] : [`${base}* ${base}404.html 404`]),
  ]);
}

/** A file for nginx's `http` context (`conf.d/`). */
export function nginxFile({ base, redirects, gone, hashedPaths, headers }: HostRules): string {
  return text([
    '# helpsite: include this file in the http context, and set server_name and root.',
    'map $uri $helpsite_cache {',
    ...hashedPaths.map((folder) => `    "~^${escapeRegex(base + folder)}/" "${CACHE_HASHED}";`),
    `    "~\\.(html|xml|txt)$" "${CACHE_PAGE}";`,
    `    default "${CACHE_OTHER}";`,
    '}',
    '',
    'server {',
    '    listen 80;',
    '    server_name _;',
    '    root /srv/helpsite; # the out-dir',
    '    charset utf-8;',
    '    # gzip_static on; # after `helpsite build --compress`, if your nginx has this module',
    '    # Redirects leave out host and port, so that a proxy in front is not named by mistake.',
    '    absolute_redirect off;',
    `    error_page 404 ${base}404.html;`,
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
    `    location = ${base}404.html { internal; }`,
    "    # Names that begin with a dot are helpsite's own.",
    '    location ~ "/\\.(?!well-known/)" { return 404; }',
    '    location ~ "^(?<page>/.*?)(/index)?\\.html$" { try_files $uri $page/index.html $page.html =404; }',
    '    location ~ "^(?<folder>/.*?)/+$" { try_files $folder/index.html $folder.html =404; }',
    '    location / { try_files $uri $uri/index.html $uri.html =404; }',
    '}',
  ]);
}

/** A site block for Caddy. Its directives are sorted by Caddy, so the caching rules exclude each other. */
export function caddyFile({ base, redirects, gone, hashedPaths, headers }: HostRules): string {
  const hashed = hashedPaths.map((folder) => `${base}${folder}/*`).join(' ');
  return text([
    '# helpsite: set the address and root.',
    ':80 {',
    '\troot * /srv/helpsite',
    '\tencode zstd gzip',
    '',
    '\theader {',
    ...Object.entries(headers).map(([name, value]) => `\t\t${name} "${value}"`),
    '\t}',
    ...(hashed === ''
      ? [`\theader Cache-Control "${CACHE_PAGE}"`]
      : [
          `\t@hashed path ${hashed}`,
          `\theader @hashed Cache-Control "${CACHE_HASHED}"`,
          `\t@named not path ${hashed}`,
          `\theader @named Cache-Control "${CACHE_PAGE}"`,
        ]),
    '',
    ...(base === '/' ? [] : [`\tredir / ${base} 302`, `\tredir ${withoutTrailingSlash(base)} ${base} 302`]),
    ...bothForms(redirects).map(({ from, to }) => `\tredir ${from} ${to} 301`),
    '\t@html path_regexp page ^(/.*?)(?:/index)?\\.html$',
    '\tredir @html {re.page.1} 308',
    '\t@dots path_regexp /\\.(?:[^w]|w[^e])',
    '\terror @dots 404',
    // Caddy has looked for the page already, and compares what it found.
    ...(gone.length === 0
      ? []
      : [
          `\t@gone path ${gone.flatMap(({ route, page }) => [route, `${route}/`, page]).join(' ')}`,
          '\terror @gone 410',
        ]),
    '\ttry_files {path} {path}/index.html {path}.html',
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t}',
    '\thandle_errors {',
    ...(gone.length === 0
      ? [`\t\trewrite * ${base}404.html`, '\t\tfile_server']
      : [
          '\t\t@status410 expression `{http.error.status_code} == 410`',
          '\t\thandle @status410 {',
          '\t\t\ttry_files {path}/index.html {path}.html',
          '\t\t\tfile_server',
          '\t\t}',
          '\t\thandle {',
          `\t\t\trewrite * ${base}404.html`,
          '\t\t\tfile_server',
          '\t\t}',
        ]),
    '\t}',
    '}',
  ]);
}

/** `.htaccess` for the out-dir; needs mod_rewrite and mod_headers. */
export function apacheFile({ base, redirects, gone, hashedPaths, headers }: HostRules): string {
  const hashed = hashedPaths.map((folder) => escapeRegex(`${base}${folder}/`)).join('|');
  return text([
    '# helpsite: copy to .htaccess in the out-dir (needs mod_rewrite, mod_headers and AllowOverride All).',
    'AddDefaultCharset utf-8',
    'DirectorySlash Off',
    `ErrorDocument 404 ${base}404.html`,
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header set Cache-Control "${CACHE_OTHER}"`,
    `<FilesMatch "\\.(html|xml|txt)$">`,
    `  Header set Cache-Control "${CACHE_PAGE}"`,
    '</FilesMatch>',
    ...(hashed === ''
      ? []
      : [
          `<If "%{REQUEST_URI} =~ m#^(?:${hashed})#">`,
          `  Header set Cache-Control "${CACHE_HASHED}"`,
          '</If>',
        ]),
    ...gone.flatMap(({ route, page }) => [
      `<If "%{REQUEST_URI} =~ m#^${escapeQuoted(escapeRegex(decode(route)))}/?$#">`,
      `  ErrorDocument 410 "${page}"`,
      '</If>',
    ]),
    'RewriteEngine On',
    'RewriteRule "(^|/)\\.(?!well-known/)" - [R=404,L]',
    ...(base === '/'
      ? []
      : [
          `RewriteRule "^$" "${base}" [R=302,L]`,
          `RewriteRule "^${escapeRegex(base.slice(1, -1))}$" "${base}" [R=302,L]`,
        ]),
    // Apache compares the decoded address, and % and $ mean something in the target.
    ...redirects.map(({ from, to }) => {
      const pattern = escapeQuoted(escapeRegex(withoutTrailingSlash(decode(from)).slice(1)));
      return `RewriteRule "^${pattern}/?$" "${to.replace(/[%$]/g, '\\$&')}" [R=301,NE,L]`;
    }),
    ...gone.map(
      ({ route }) => `RewriteRule "^${escapeQuoted(escapeRegex(decode(route).slice(1)))}/?$" - [R=410,L]`,
    ),
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule "^(.+?)/?$" "$1/index.html" [L]',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule "^(.+?)/?$" "$1.html" [L]',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteCond %{DOCUMENT_ROOT}/$1/index.html -f',
    'RewriteRule "^(.+?)\\.html$" "$1/index.html" [L]',
  ]);
}

/** `vercel.json` for a project whose output folder is the out-dir. */
export function vercelFile({ base, redirects, hashedPaths, headers }: HostRules): string {
  const rules = {
    headers: [
      { source: '/(.*)', headers: toPairs(headers) },
      ...hashedPaths.map((folder) => ({
        source: `${escapePattern(base + folder)}/(.*)`,
        headers: toPairs({ 'Cache-Control': CACHE_HASHED }),
      })),
    ],
    redirects: [
      ...bothForms(redirects).map(({ from, to }) => ({
        source: escapePattern(from),
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
function escapePattern(path: string): string {
  return path.replace(/[:*+?(){}]/g, '\\$&');
}

function escapeRegex(value: string): string {
  return value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** For a string between double quotes. */
function escapeQuoted(value: string): string {
  return value.replace(/["\n\r]/g, '.');
}

function decode(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    // A decoded control character or quote could end the line or the string: such an address keeps its escapes.
    return /[\0-\x1F"\\]/.test(decoded) ? path : decoded;
  } catch {
    return path;
  }
}
