/** The rules for Caddy. Addresses come in encoded (host-rules.ts). Pure. */
import { decodeTyped, withoutTrailingSlash } from '../../urls.ts';
import { CACHE_HASHED, CACHE_OTHER, CACHE_PAGE, STABLE_FILES } from './cache-rules.ts';
import { type HostRules, type Lines, text } from './host-text.ts';
import { mediaTypeOf } from './media-types.ts';

/** A site block. What stands in `route` happens in the order in which it stands there. */
export function caddyFile(rules: HostRules): string {
  const { base, redirects, gone, hashedPaths, headers, languages = [] } = rules;
  const hashed = hashedPaths.map((folder) => `${base}${folder}/*`).join(' ');
  return text([
    '# helpsite: set the address and root.',
    ':80 {',
    '\troot * /srv/helpsite',
    '\tencode zstd gzip',
    '',
    '\troute {',
    '\t\t# The search index.',
    '\t\t@bin path *.bin',
    `\t\theader @bin Content-Type ${mediaTypeOf('x.bin')}`,
    '\t\t@markdown path *.md',
    `\t\theader @markdown Content-Type "${mediaTypeOf('x.md')}"`,
    '\t\theader {',
    ...Object.entries(headers).map(([name, value]) => `\t\t\t${name} "${value}"`),
    `\t\t\tCache-Control "${CACHE_PAGE}"`,
    '\t\t}',
    ...(hashed === ''
      ? []
      : [
          '\t\t@hashed {',
          `\t\t\tpath ${hashed}`,
          `\t\t\tnot path ${STABLE_FILES.map((file) => base + file).join(' ')}`,
          '\t\t\tfile',
          '\t\t}',
          `\t\theader @hashed Cache-Control "${CACHE_HASHED}"`,
        ]),
    '\t\t@other {',
    '\t\t\tfile',
    `\t\t\tnot path *.html *.md *.xml *.txt${hashed === '' ? '' : ` ${hashed}`}`,
    '\t\t}',
    `\t\theader @other Cache-Control "${CACHE_OTHER}"`,
    ...(base === '/'
      ? []
      : [`\t\tredir / ${base} 302`, `\t\tredir ${withoutTrailingSlash(base)} ${base} 302`]),
    ...redirects.flatMap(({ from, to }, index) => [
      `\t\t@old${index} ${matchPath(from, withoutTrailingSlash(from) === withoutTrailingSlash(to) ? to : undefined)}`,
      `\t\tredir @old${index} ${to} 301`,
    ]),
    ...gone.flatMap(({ route }, index) => [
      `\t\t@gone${index} ${matchPath(route)}`,
      `\t\terror @gone${index} 410`,
    ]),
    "\t\t# Names that begin with a dot are helpsite's own, and so is what other hosts read at the top.",
    '\t\t@own {',
    '\t\t\tpath */.* /_headers /_redirects',
    '\t\t\tnot path */.well-known/*',
    '\t\t}',
    '\t\terror @own 404',
    '\t\t# What no disk can hold would be a fault of the server.',
    '\t\t@impossible path_regexp "\\x00|[^/]{251}"',
    '\t\terror @impossible 404',
    ...serveFile(
      '@page path_regexp page ^(/.*?)(?:/index)?\\.html$',
      '@page',
      '{path} {re.page.1}/index.html {re.page.1}.html',
    ),
    ...serveFile(
      '@folder path_regexp folder ^(.*?)/+$',
      '@folder',
      '{re.folder.1}/index.html {re.folder.1}.html',
    ),
    ...serveFile(undefined, '', '{path} {path}/index.html {path}.html'),
    '\t}',
    '\thandle_errors {',
    ...(gone.length === 0
      ? []
      : [
          '\t\t@410 expression `{http.error.status_code} == 410`',
          '\t\thandle @410 {',
          '\t\t\t@folder path_regexp folder ^(.*?)/+$',
          '\t\t\thandle @folder {',
          '\t\t\t\ttry_files {re.folder.1}/index.html {re.folder.1}.html',
          '\t\t\t\tfile_server',
          '\t\t\t}',
          '\t\t\thandle {',
          '\t\t\t\ttry_files {path}/index.html {path}.html',
          '\t\t\t\tfile_server',
          '\t\t\t}',
          '\t\t}',
        ]),
    // Each language has a not-found page of its own.
    ...languages.flatMap((folder, index) => [
      `\t\t@language${index} path ${base}${folder} ${base}${folder}/*`,
      `\t\thandle @language${index} {`,
      `\t\t\trewrite * ${base}${folder}/404.html`,
      '\t\t\tfile_server',
      '\t\t}',
    ]),
    '\t\thandle {',
    `\t\t\trewrite * ${base}404.html`,
    '\t\t\tfile_server',
    '\t\t}',
    '\t}',
    '}',
  ]);
}

function serveFile(matcher: string | undefined, name: string, tried: string): Lines {
  return [
    ...(matcher === undefined ? [] : [`\t\t${matcher}`]),
    `\t\thandle ${name === '' ? '' : `${name} `}{`,
    `\t\t\ttry_files ${tried}`,
    '\t\t\tfile_server {',
    '\t\t\t\tprecompressed br gzip',
    '\t\t\t}',
    '\t\t}',
  ];
}

/**
 * A path with and without its last slash, but not `except`. Caddy compares the decoded path; `*`, `%` and braces mean something in
 * its patterns, so an address with any such character is written as a regular expression with these as numbers.
 */
function matchPath(from: string, except?: string): string {
  // Whatever comes out is written as numbers, so that quotes and line ends do no harm.
  const bare = withoutTrailingSlash(decodeTyped(from));
  const forms = [bare, `${bare}/`].filter((form) => form !== except);
  if (/^[\w/.~-]+$/.test(bare)) return `path ${forms.join(' ')}`;
  const pattern = bare.replace(
    /[^\w/~\u0080-\u{10ffff}-]/gu,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  const slash = forms.length === 2 ? '/?' : (forms[0]?.endsWith('/') ?? false) ? '/' : '';
  return `path_regexp "^${pattern}${slash}$"`;
}
