/** What a file that is to be published holds, where nobody can have meant it: pointers of Git LFS, keys, whole sites, dumps. Pure. */
import { gunzipSync, constants } from 'node:zlib';
import type { Diagnostic, RuleCode } from '../../model.ts';
import { fileNameOf } from '../../urls.ts';
import { findConflicts } from '../problems/find-conflict.ts';
import { describeSecret, FAKE, findSecrets } from '../problems/find-secrets.ts';
import { positionOf } from '../problems/position-of.ts';

/** Bytes of files up to which all of it is looked at; of larger ones the beginning and the end. */
export const MAX_WHOLE = 1_000_000;
/** Bytes of each end. */
export const END_BYTES = 262_144;

/** Pictures, films, sounds, fonts and programs: nothing in them is a text. */
const BINARY =
  /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|mp4|webm|mov|mkv|mp3|ogg|wav|flac|woff2?|ttf|otf|eot|pdf|exe|dll|msi|dmg|pak|wasm)$/i;
const ARCHIVE = /\.(?:zip|jar|tar|tgz|tar\.(?:gz|bz2|xz|zst)|tbz2?|txz|7z|rar)$/i;
const DATABASE =
  /\.(?:sql|dump|sqlite3?|db3?|mdb|accdb|rdb)(?:\.(?:gz|zip|bz2|xz|zst))?$|\.(?:sql|dump)\.\w+$/i;

/** Whether a static file of this name and size is looked into at all. */
export function isInspected(path: string, size: number): boolean {
  if (size <= MAX_POINTER) return true;
  return size <= MAX_WHOLE ? !BINARY.test(path) : ARCHIVE.test(path) || DATABASE.test(path);
}

/** What is wrong with publishing a file, but for the place in its folder. */
export interface Concern extends Readonly<Record<string, unknown>> {
  readonly code: RuleCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint: string;
  readonly line: number;
  readonly column: number;
}

/** Looks into a file: `bytes` is all of it, or its beginning and its end where it is larger than `MAX_WHOLE`. */
export function inspectFile(path: string, bytes: Buffer): Concern | undefined {
  if (bytes.length <= MAX_POINTER && isPointer(bytes.toString('latin1'))) {
    const { code, severity, message, hint } = pointerProblem(path);
    return { code, severity, message, hint: hint ?? '', line: 1, column: 1 };
  }
  if (BINARY.test(path)) return undefined;
  if (ARCHIVE.test(path)) return inspectArchive(path, bytes);
  const isText = !bytes.subarray(0, 8000).includes(0);
  return (
    inspectDatabase(path, bytes, isText) ?? (isText ? inspectText(path, bytes.toString('utf8')) : undefined)
  );
}

/** Bytes. The specification says that a pointer is smaller. */
const MAX_POINTER = 1024;

/** Whether a text is what Git LFS keeps in the place of a large file. */
export function isPointer(text: string): boolean {
  return (
    text.length <= MAX_POINTER &&
    /^version https?:\/\/[\w.-]+\/spec\/[\w.-]+\n(?:[\w.-]+ .*\n)*?oid \w+:/.test(text)
  );
}

/** The diagnostic for a pointer in the place of a file. */
export function pointerProblem(path: string): Diagnostic {
  return {
    severity: 'error',
    code: 'file/pointer',
    message: 'This is not the file itself: Git LFS keeps it elsewhere, and this is its pointer',
    at: { file: `content/${path}`, line: 1, column: 1 },
    hint: 'Run "git lfs pull" to fetch it; in a CI job, check out with LFS switched on.',
  };
}

function concern(
  code: RuleCode,
  message: string,
  hint: string,
  more: Partial<Pick<Concern, 'severity' | 'line' | 'column'>> = {},
): Concern {
  return { code, severity: 'error', message, hint, line: 1, column: 1, ...more };
}

/** What only a project holds, and no download that is meant for readers. */
const OF_A_PROJECT =
  /(?:^|\/)(?:\.git|\.svn|\.hg|\.ssh|node_modules\/\.package-lock\.json|content\/docs|content\/static)\/|(?:^|\/)(?:\.env(?:\.\w+)?|\.npmrc|\.htpasswd|\.git\/config|id_(?:rsa|dsa|ecdsa|ed25519)|config\/site\.[cm]?[jt]s|docusaurus\.config\.[cm]?[jt]s)$/;

/** The folders of a site: an archive of that name is one of the folder. */
const OF_THE_SITE = /^(?:content|static|public_html|htdocs|wwwroot|www|node_modules|helpsite)(?:[-_. ].*)?$/i;
const PERHAPS =
  /(?:^|[-_. ])(?:backup|bak|dump|export|docs|dist|site|website|public|src|source|build|config)s?(?:[-_. \d]|$)/i;

function inspectArchive(path: string, bytes: Buffer): Concern | undefined {
  const found = listArchive(path, bytes).find((name) => OF_A_PROJECT.test(name));
  const hint = 'Move it out of the site. If it was published before, change every password and key in it.';
  if (found !== undefined)
    return concern('file/archive', `This archive holds the files of a project, such as "${found}"`, hint);
  const stem = fileNameOf(path).replace(ARCHIVE, '');
  if (OF_THE_SITE.test(stem))
    return concern(
      'file/archive',
      `This archive is called like a folder of the site itself: "${stem}"`,
      hint,
    );
  if (!PERHAPS.test(stem)) return undefined;
  return concern(
    'file/archive',
    'This archive is called like a copy of a whole folder: is it meant for readers?',
    "Delete it, or give it a name that says what readers get; 'file/archive': 'off' in rules of config/site.ts allows it.",
    { severity: 'warning' },
  );
}

/** Names in an archive, as far as they stand in what was read. */
function listArchive(path: string, bytes: Buffer): readonly string[] {
  if (/\.(?:zip|jar)$/i.test(path)) return listZip(bytes);
  if (/\.(?:tgz|tar\.gz)$/i.test(path)) {
    try {
      // The beginning is enough: an archive of a folder begins with it.
      const finishFlush = constants.Z_SYNC_FLUSH;
      return listTar(gunzipSync(bytes.subarray(0, END_BYTES), { finishFlush, maxOutputLength: 64_000_000 }));
    } catch {
      return [];
    }
  }
  return /\.tar$/i.test(path) ? listTar(bytes) : [];
}

/** Entries of the central directory, and headers of files before it (APPNOTE 4.3.7, 4.3.12). */
function listZip(bytes: Buffer): readonly string[] {
  const names: string[] = [];
  for (const [mark, lengthAt, nameAt] of [
    ['PK\u0001\u0002', 28, 46],
    ['PK\u0003\u0004', 26, 30],
  ] as const) {
    for (
      let at = bytes.indexOf(mark);
      at !== -1 && at + nameAt <= bytes.length;
      at = bytes.indexOf(mark, at + 4)
    ) {
      const length = bytes.readUInt16LE(at + lengthAt);
      names.push(bytes.toString('utf8', at + nameAt, at + nameAt + length).replaceAll('\\', '/'));
    }
  }
  return names;
}

/** Headers of 512 bytes, each with the name first and the size in octal (POSIX ustar). */
function listTar(bytes: Buffer): readonly string[] {
  const names: string[] = [];
  for (let at = 0; at + 512 <= bytes.length;) {
    const name = bytes.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(bytes.toString('latin1', at + 124, at + 136), 8);
    if (name === '' || !Number.isFinite(size)) break;
    names.push(name);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return names;
}

const DUMP =
  /^(?:--|\/\*|#) *(?:MySQL dump|MariaDB dump|PostgreSQL database (?:cluster )?dump|phpMyAdmin SQL Dump|Adminer [\d.]+|HeidiSQL|Navicat|mysqldump)|^PRAGMA foreign_keys=OFF;\s+BEGIN TRANSACTION;/im;
const ROWS = /^(?:INSERT (?:IGNORE )?INTO|REPLACE INTO|COPY [^\n]+ FROM stdin)/im;
const DUMP_NAME =
  /(?:^|[-_. ])(?:dump|backup|bak|mysqldump|pg_?dump|prod(?:uction)?|database|all-databases)(?:[-_. \d]|$)/i;

function inspectDatabase(path: string, bytes: Buffer, isText: boolean): Concern | undefined {
  if (!DATABASE.test(path)) return undefined;
  const text = isText ? bytes.toString('utf8') : '';
  const stem = fileNameOf(path).replace(DATABASE, '');
  const hint =
    'Move it out of the site. If readers shall have it, keep the tables without their rows, under a name that says so.';
  if (DUMP_NAME.test(stem) || /\.dump\b/i.test(path) || (DUMP.test(text) && ROWS.test(text)))
    return concern('file/database', 'This is the copy of a database, with everything that is in it', hint);
  if (/\.sql$/i.test(path)) return undefined;
  return concern(
    'file/database',
    'This is a database: is everything in it meant for readers?',
    "Delete it if it is not; 'file/database': 'off' in rules of config/site.ts allows it.",
    { severity: 'warning' },
  );
}

/** A private key in a file of its own; in a guide it may be an example, here it is one. */
const PRIVATE_KEY =
  /-----BEGIN (?:[A-Z\d]+ )*PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])+(?:[\w-]+:.*\s+)*[A-Za-z\d+/=]{8}|^PuTTY-User-Key-File-\d|\bAGE-SECRET-KEY-1[A-Z\d]{40}/m;
const SERVICE_ACCOUNT = /"type"\s*:\s*"service_account"/;
/** `name:$apr1$…`: how web servers keep passwords. */
const PASSWORDS = /^[\w.@-]+:(?:\$(?:apr1|2[abxy]|5|6|argon2\w*|y)\$|\{SHA\})\S{8}/m;
/** A line of a file with settings for a server's environment. */
const ENVIRONMENT =
  /^(?:export )?\w*(?:PASS(?:WORD|WD)?|SECRET|TOKEN|(?:API|PRIVATE|ACCESS|ENCRYPTION|APP)_KEY|DATABASE_URL)[ \t]*=[ \t]*["']?(\S{6,})/m;

function inspectText(path: string, text: string): Concern | undefined {
  const secret = findSecret(path, text);
  if (secret !== undefined) return secret;
  if (/\.(?:json|webmanifest|css|[cm]?js|html?|svg|xml|ya?ml|toml)$/i.test(path)) {
    const [conflict] = findConflicts(text, path, false);
    if (conflict?.at !== undefined) {
      const { line, column } = conflict.at;
      return concern(conflict.code, conflict.message, conflict.hint ?? '', { line, column });
    }
  }
  if (!/\.(?:[cm]?js|css)\.map$/i.test(path)) return undefined;
  return concern(
    'file/source-map',
    'This is a source map: it shows readers the program as it was written',
    "Delete it if they shall not see it; 'file/source-map': 'off' in rules of config/site.ts allows it.",
    { severity: 'warning' },
  );
}

function findSecret(path: string, text: string): Concern | undefined {
  const hint = 'Move it out of the site, and make a new one where it came from: whoever read it can use it.';
  const tell = (what: string, offset: number): Concern => {
    const place = positionOf(text, offset);
    return concern('file/secret', `This file would be published, and it holds ${what}`, hint, place);
  };
  const isAllowed = (offset: number): boolean => {
    const from = text.lastIndexOf('\n', text.lastIndexOf('\n', offset - 1) - 1) + 1;
    const end = text.indexOf('\n', offset);
    return /helpsite-ignore[^\n]*\bfile\/(?:secret|\*)/.test(text.slice(from, end === -1 ? undefined : end));
  };
  const known: readonly (readonly [RegExp, string])[] = [
    [PRIVATE_KEY, 'a private key'],
    [SERVICE_ACCOUNT, 'the key of a service account'],
    [PASSWORDS, 'passwords of a web server'],
  ];
  for (const [pattern, what] of known) {
    const found = pattern.exec(text);
    const isKey = pattern !== SERVICE_ACCOUNT || text.includes('"private_key"');
    if (found !== null && isKey && !isAllowed(found.index)) return tell(what, found.index);
  }
  if (/(?:^|[/.])env(?:\.\w+)?$/i.test(path)) {
    const found = ENVIRONMENT.exec(text);
    if (found !== null && !FAKE.test(found[1] ?? '')) return tell('passwords of a server', found.index);
  }
  const secret = findSecrets(text).find(({ offset }) => !isAllowed(offset));
  return secret === undefined ? undefined : tell(describeSecret(secret, text), secret.offset);
}
