/** What git knows of files that are not there any more: which commit deleted them, what they held, and what others held before. */
import { addTo } from '../../group-by.ts';
import { runGit } from './run-git.ts';

/** A file that git knew, by its path below `content/`. */
export interface PastFile {
  readonly path: string;
  /** Short name of the commit that deleted it; undefined: deleted since the last commit. */
  readonly commit: string | undefined;
  /** Name of its bytes, equal for equal ones. */
  readonly blob: string;
  /** What a text held; undefined for other files and for those that are too large or too many. */
  readonly text: string | undefined;
}

/** The past of a site's `content/`, as far as somebody asked. */
export interface SitePast {
  /** Files that were deleted, each as it was last. */
  readonly deleted: ReadonlyMap<string, PastFile>;
  /** Texts that a file held before, newest first, by path. */
  readonly versions: ReadonlyMap<string, readonly string[]>;
  /** Files that are there, by the name of their bytes. */
  readonly copies: ReadonlyMap<string, readonly string[]>;
}

/** What is asked of the past. */
export interface PastQuestion {
  /** Files that may have been deleted, by path below `content/`. */
  readonly paths: ReadonlySet<string>;
  /** An address or id is missing: guides are looked at for those they had. */
  readonly asksAddresses: boolean;
  /** Files whose older texts matter. */
  readonly files: ReadonlySet<string>;
}

/** Texts that are read at most: a history may hold any number. */
const MAX_TEXTS = 1_000;
/** Older texts of one file. */
const MAX_VERSIONS = 20;
/** A larger file is no guide, in bytes. */
const MAX_SIZE = 1_000_000;

/** Letters of a commit's name that tell it from all others. */
const SHORT = 10;

const MARK = '\u0001';
const RAW = ['--raw', '--no-abbrev', '--no-renames', '--no-ext-diff', '--relative', '-z'];

/** Undefined without git or a repository. Never throws. */
export async function readGitPast(root: string, question: PastQuestion): Promise<SitePast | undefined> {
  const { paths, asksAddresses, files } = question;
  const log = ['-c', 'log.showSignature=false', 'log', `--format=${MARK}%H`, '--no-color', ...RAW];
  const [uncommitted, committed, renamed, changed, listed] = await Promise.all([
    runGit(root, ['diff', '--diff-filter=D', ...RAW, 'HEAD', '--', 'content']),
    runGit(root, [...log, '--diff-filter=D', '--', 'content']),
    // Commits that changed what a guide's address is made of.
    asksAddresses ? runGit(root, [...log, '-G', '^(slug|id) *:', '--', 'content']) : undefined,
    files.size === 0
      ? undefined
      : runGit(root, ['--literal-pathspecs', ...log, '--', ...[...files].slice(0, MAX_TEXTS).map(inContent)]),
    runGit(root, ['ls-files', '--stage', '-z', '--', 'content']),
  ]);
  if (committed === undefined) return undefined;
  const deleted = new Map<string, Omit<PastFile, 'text'>>();
  for (const { path, before, commit } of [...readRaw(uncommitted), ...readRaw(committed)])
    if (!deleted.has(path)) deleted.set(path, { path, commit, blob: before });
  const versions = new Map<string, string[]>();
  for (const { path, before, after } of [...readRaw(changed), ...readRaw(renamed)]) {
    const known = versions.get(path) ?? [];
    for (const blob of [after, before])
      if (!/^0+$/.test(blob) && !known.includes(blob) && known.length < MAX_VERSIONS) known.push(blob);
    versions.set(path, known);
  }
  const asked = [...deleted.values()].filter(
    ({ path }) => isText(path) && (asksAddresses || paths.has(path)),
  );
  const texts = await readBlobs(root, [...asked.map(({ blob }) => blob), ...[...versions.values()].flat()]);
  return {
    deleted: new Map([...deleted].map(([path, file]) => [path, { ...file, text: texts.get(file.blob) }])),
    versions: new Map(
      [...versions].map(([path, blobs]) => [path, blobs.flatMap((blob) => texts.get(blob) ?? [])]),
    ),
    copies: readIndex(listed),
  };
}

const inContent = (path: string): string => `content/${path}`;
const isText = (path: string): boolean => /\.mdx?$/i.test(path);

interface RawChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly commit: string | undefined;
}

/** `:100644 100644 <before> <after> M`, NUL, the path; before them the commit's line where it is a log. */
function readRaw(output: Buffer | undefined): readonly RawChange[] {
  const changes: RawChange[] = [];
  let commit: string | undefined;
  let change: { readonly before: string; readonly after: string } | undefined;
  for (const part of (output?.toString('utf8') ?? '').split('\0')) {
    const [, header, mode, before = '', after = ''] =
      /^\n?(?:\u0001(\w+)\n?)?(?::(\d+) \d+ ([\da-f]+) ([\da-f]+) \w\d*)?$/.exec(part) ?? [];
    if (change !== undefined) {
      if (part.startsWith('content/'))
        changes.push({ path: part.slice('content/'.length), commit, ...change });
      change = undefined;
      continue;
    }
    commit = header?.slice(0, SHORT) ?? commit;
    // Links and submodules are no files of the site.
    if (mode !== undefined) change = { before, after };
  }
  return changes;
}

/** `<mode> <blob> <stage>\t<path>` of each file that git knows now. */
function readIndex(output: Buffer | undefined): ReadonlyMap<string, readonly string[]> {
  const copies = new Map<string, string[]>();
  for (const entry of (output?.toString('utf8') ?? '').split('\0')) {
    const [, blob = '', path] = /^\d+ ([\da-f]+) \d\tcontent\/([\s\S]+)$/.exec(entry) ?? [];
    if (path !== undefined) addTo(copies, blob, path);
  }
  return copies;
}

/** Texts by the names of their bytes. */
async function readBlobs(root: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(names)].slice(0, MAX_TEXTS);
  const texts = new Map<string, string>();
  if (wanted.length === 0) return texts;
  const output = await runGit(root, ['cat-file', '--batch'], wanted.map((name) => `${name}\n`).join(''));
  if (output === undefined) return texts;
  for (let at = 0; at < output.length;) {
    const lineEnd = output.indexOf(10, at);
    if (lineEnd === -1) break;
    const [, name = '', size] = /^([\da-f]+) blob (\d+)$/.exec(output.toString('latin1', at, lineEnd)) ?? [];
    at = lineEnd + 1;
    // A blob that this clone does not hold has no bytes either.
    if (size === undefined) continue;
    const bytes = output.subarray(at, at + Number(size));
    if (bytes.length <= MAX_SIZE)
      texts.set(
        name,
        bytes
          .toString('utf8')
          .replace(/^\uFEFF/, '')
          .replace(/\r\n?/g, '\n'),
      );
    at += Number(size) + 1;
  }
  return texts;
}
