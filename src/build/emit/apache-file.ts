/** The rules for Apache. Addresses come in encoded (host-rules.ts). Pure. */
import { withoutTrailingSlash } from '../../urls.ts';
import { escapePattern } from '../../text.ts';
import { CACHE_HASHED, CACHE_OTHER, CACHE_PAGE, STABLE_FILES } from './cache-rules.ts';
import { decode, escapeQuoted, type HostRules, type Lines, text } from './host-text.ts';
import { mediaTypeOf } from './media-types.ts';
import { TWIN_ENDINGS } from './twin-endings.ts';

/** `.htaccess` for the out-dir; needs mod_rewrite and mod_headers. */
export function apacheFile(rules: HostRules): string {
  const { base, headers, hashedPaths, gone, languages = [] } = rules;
  const hashed = hashedPaths.map((folder) => escapePattern(`${base}${folder}/`)).join('|');
  return text([
    '# helpsite: copy to .htaccess in the out-dir, which must be the DocumentRoot (needs mod_rewrite, mod_headers and AllowOverride All).',
    'AddDefaultCharset utf-8',
    `AddType "${mediaTypeOf('x.md')}" .md`,
    'Options -MultiViews -Indexes',
    'DirectorySlash Off',
    `ErrorDocument 404 ${base}404.html`,
    // Each language has one of its own.
    ...languages.flatMap((folder) => [
      `<If "%{REQUEST_URI} =~ m#^${escapePattern(base + folder)}(?:/|$)#">`,
      `  ErrorDocument 404 ${base}${folder}/404.html`,
      '</If>',
    ]),
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header always set Cache-Control "${CACHE_OTHER}"`,
    `<FilesMatch "\\.(html|md|xml|txt)(\\.(br|gz))?$">`,
    `  Header always set Cache-Control "${CACHE_PAGE}"`,
    '</FilesMatch>',
    ...(hashed === ''
      ? []
      : [
          `<If "%{REQUEST_URI} =~ m#^(?:${hashed})#">`,
          `  Header always set Cache-Control "${CACHE_HASHED}"`,
          '</If>',
        ]),
    ...STABLE_FILES.flatMap((file) => [
      `<If "%{REQUEST_URI} =~ m#^${escapePattern(base + file)}$#">`,
      `  Header always set Cache-Control "${CACHE_PAGE}"`,
      '</If>',
    ]),
    ...gone.flatMap(({ route, page }) => [
      `<If "%{REQUEST_URI} =~ m#^${escapeQuoted(escapePattern(decode(route)))}/?$#">`,
      `  ErrorDocument 410 "${page}"`,
      '</If>',
    ]),
    ...describeTwins(),
    'RewriteEngine On',
    ...hide(rules),
    ...leadOn(rules),
    ...findFile(),
  ]);
}

/** The types of compressed twins, which Apache would take from their last ending. */
function describeTwins(): Lines {
  return [
    '# Twins of `helpsite build --compress`.',
    'RemoveEncoding .gz .br',
    'RemoveLanguage .br',
    ...TWIN_ENDINGS.flatMap((ending) => [
      `<FilesMatch "\\.${ending}\\.(br|gz)$">`,
      `  ForceType "${mediaTypeOf(`x.${ending}`)}"`,
      '</FilesMatch>',
    ]),
    'Header always set Content-Encoding br env=REDIRECT_twin_br',
    'Header always set Content-Encoding gzip env=REDIRECT_twin_gz',
    `<FilesMatch "\\.(${TWIN_ENDINGS.join('|')})(\\.(br|gz))?$">`,
    '  Header always merge Vary Accept-Encoding',
    '</FilesMatch>',
  ];
}

/** What is not to be seen: helpsite's own files, what other hosts read, the not-found page as a page. */
function hide({ base, languages = [] }: HostRules): Lines {
  return [
    'RewriteRule "(^|/)\\.(?!well-known/)" - [R=404,L]',
    'RewriteRule "^_(headers|redirects)$" - [R=404,L]',
    ...['', ...languages.map((folder) => `${folder}/`)].flatMap((folder) => [
      'RewriteCond "%{ENV:REDIRECT_STATUS}" "^$"',
      `RewriteRule "^${escapePattern(base.slice(1) + folder)}404(\\.html)?/?$" - [R=404,L]`,
    ]),
  ];
}

function leadOn({ base, redirects, gone }: HostRules): Lines {
  return [
    ...(base === '/'
      ? []
      : [
          `RewriteRule "^$" "${base}" [R=302,L]`,
          `RewriteRule "^${escapePattern(base.slice(1, -1))}$" "${base}" [R=302,L]`,
        ]),
    // Apache compares the decoded address, and % and $ mean something in the target.
    ...redirects.map(({ from, to }) => {
      const pattern = escapeQuoted(escapePattern(withoutTrailingSlash(decode(from)).slice(1)));
      return `RewriteRule "^${pattern}/?$" "${to.replace(/[%$]/g, '\\$&')}" [R=301,NE,L]`;
    }),
    ...gone.map(
      ({ route }) => `RewriteRule "^${escapeQuoted(escapePattern(decode(route).slice(1)))}/?$" - [R=410,L]`,
    ),
  ];
}

/** The file of an address: its twin, itself, or the page at it in any form. A page that was found comes by once more, for its twin. */
function findFile(): Lines {
  const find = (pattern: string, file: string): Lines => [
    `RewriteCond "%{DOCUMENT_ROOT}/${file}" -f`,
    `RewriteRule "${pattern}" "${file}" [L]`,
  ];
  const twin = (coding: string, ending: string): Lines => [
    `RewriteCond "%{HTTP:Accept-Encoding}" "\\b${coding}\\b"`,
    `RewriteCond "%{DOCUMENT_ROOT}/$1.${ending}" -f`,
    `RewriteRule "^(.+\\.(${TWIN_ENDINGS.join('|')}))$" "$1.${ending}" [E=twin_${ending}:1,END]`,
  ];
  return [
    ...twin('br', 'br'),
    ...twin('gzip', 'gz'),
    'RewriteCond "%{DOCUMENT_ROOT}/$1" -f',
    'RewriteRule "^(.+)$" - [END]',
    ...find('^$', 'index.html'),
    ...find('^(.+?)/*$', '$1/index.html'),
    ...find('^(.+?)/*$', '$1.html'),
    ...find('^(.+?)(?:/index)?\\.html$', '$1/index.html'),
    ...find('^(.+?)(?:/index)?\\.html$', '$1.html'),
  ];
}
