/** Files below `content/` that are no pages: what is in them, and how they get into the site. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { Asset } from '../../model.ts';
import { fileOfSource } from '../../urls.ts';
import type { EmitFile } from '../emit/emit-file.ts';
import { hashInPieces, LARGE } from '../emit/pieces.ts';
import { hashText } from '../memo/hash.ts';
import type { Memo } from '../memo/memo.ts';
import { describeReason, FileChangedError, isSystemError } from '../problems/world-error.ts';
import { type FileStamp, PAST_FILE } from './discover.ts';
import { type Concern, END_BYTES, inspectFile, isInspected, MAX_WHOLE } from './inspect-file.ts';
import { inspectPicture, type PictureFacts } from './inspect-picture.ts';
import { readDrawing } from './read-drawing.ts';

/** What a file's content says. */
export interface FileFacts extends PictureFacts {
  readonly hash: string;
  /** Bytes, of one that is never read as a whole. */
  readonly size?: number;
  /** Why it cannot be read, for the end of a sentence. */
  readonly unreadable?: string;
  /** An SVG that becomes part of the page (read-drawing.ts). */
  readonly drawing?: string;
  /** Nobody can have meant to publish it. */
  readonly concern?: Concern;
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i;

/**
 * Reads what is or may be published: everything beside guides, the pictures among the static files, whose size pages say, and
 * what of the others may hold something that nobody means to publish. A file is known by its size and times, so an unchanged one is not read again.
 */
export function readFileFacts(
  root: string,
  stamps: ReadonlyMap<string, FileStamp>,
  memo: Memo,
): ReadonlyMap<string, FileFacts> {
  const facts = new Map<string, FileFacts>();
  for (const [path, stamp] of stamps) {
    if (path.startsWith('static/') && !PICTURE.test(path) && !isInspected(path, stamp.size)) continue;
    facts.set(path, readFileFact({ root, path, stamp }, memo));
  }
  return facts;
}

/** That a file cannot be read says nothing of what is in it, and is not remembered. */
function readFileFact(inputs: FactInputs, memo: Memo): FileFacts {
  try {
    return isSettled(inputs.stamp) ? memo.run('file', inputs.path, inputs, readFacts) : readFacts(inputs);
  } catch (error) {
    if (isSystemError(error)) return { hash: '', unreadable: describeReason(error) };
    throw error;
  }
}

type FactInputs = { readonly root: string; readonly path: string; readonly stamp: FileStamp };

/**
 * Milliseconds. Disks count time in steps, some in seconds: a file that changed a moment ago may change once more and keep
 * its stamp. Only older stamps say what is in a file.
 */
const STEP = 2000;

/** Whether a stamp says what is in its file. */
export function isSettled(stamp: FileStamp): boolean {
  return stamp === PAST_FILE || isSettledAt(stamp, Date.now());
}

/** Whether it did so at a moment, milliseconds. */
export function isSettledAt({ ctimeMs }: FileStamp, now: number): boolean {
  return now - ctimeMs > STEP;
}

function readFacts({ root, path, stamp }: FactInputs): FileFacts {
  // A file of an earlier revision, which is only known by its name.
  if (stamp.mtimeMs === PAST_FILE.mtimeMs && stamp.ctimeMs === PAST_FILE.ctimeMs)
    return { hash: hashText(path) };
  const file = join(root, fileOfSource(path));
  const isPicture = PICTURE.test(path);
  const isStatic = path.startsWith('static/') && !isPicture;
  const { size } = stamp;
  // Static files keep their names, so the hash of their content is not asked for.
  if (!isPicture && size > (isStatic ? MAX_WHOLE : LARGE))
    return { hash: isStatic ? '' : hashLarge(file), size, ...inspect(path, readEnds(file, size)) };
  const bytes = readFileSync(file);
  const picture = inspectPicture(path, bytes);
  const drawing = picture.acts === undefined ? readDrawing(path, bytes) : undefined;
  return {
    hash: isStatic ? '' : hashText(bytes),
    ...picture,
    ...(drawing === undefined ? {} : { drawing }),
    ...inspect(path, bytes),
  };
}

/** Of what was hashed in pieces: the hash of that hash. */
function hashLarge(file: string): string {
  return hashText(hashInPieces(file, 'hex'));
}

function inspect(path: string, bytes: Buffer): Pick<FileFacts, 'concern'> {
  const concern = inspectFile(path, bytes.length > MAX_WHOLE ? joinEnds(bytes) : bytes);
  return concern === undefined ? {} : { concern };
}

function joinEnds(bytes: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, END_BYTES), bytes.subarray(bytes.length - END_BYTES)]);
}

/** Beginning and end of a file that is too large to be read for a look. */
function readEnds(path: string, size: number): Buffer {
  const bytes = Buffer.alloc(2 * END_BYTES);
  const file = openSync(path, 'r');
  try {
    readSync(file, bytes, 0, END_BYTES, 0);
    readSync(file, bytes, END_BYTES, END_BYTES, Math.max(0, size - END_BYTES));
  } finally {
    closeSync(file);
  }
  return bytes;
}

/** What is not published, and where the files of an edition lie: the path of a source → its path in the site. */
export interface AssetScope {
  readonly withheld: ReadonlySet<string>;
  readonly sourceOf: (path: string) => string;
}

/** Assets beside guides as files of the site, named by their content. */
export function assetFiles(
  root: string,
  assets: Iterable<Asset>,
  facts: ReadonlyMap<string, FileFacts>,
  { withheld, sourceOf }: AssetScope,
): readonly EmitFile[] {
  return [...assets].flatMap(({ path, file }): EmitFile[] => {
    // Static files are there already, under their own names.
    if (path.startsWith('static/') || withheld.has(path)) return [];
    const { hash = '', size } = facts.get(path) ?? {};
    const name = fileOfSource(sourceOf(path));
    const measured: Measured = { name, source: join(root, name), hash };
    return [size === undefined ? smallFile(file, measured) : largeFile(file, measured, size)];
  });
}

/** A file beside guides as it was when the site was read. */
interface Measured {
  /** Relative to the root. */
  readonly name: string;
  readonly source: string;
  readonly hash: string;
}

function smallFile(file: string, measured: Measured): EmitFile {
  const { source, hash } = measured;
  const content = (): Buffer => {
    const bytes = readFileSync(source);
    checkMeasured(measured, hashText(bytes));
    return bytes;
  };
  return { file, phase: 'asset', key: hash, content };
}

function largeFile(file: string, measured: Measured, size: number): EmitFile {
  const { source: copyFrom, hash } = measured;
  const checkCopy = (copied: string): void => checkMeasured(measured, hashText(copied));
  const content = (): Buffer => {
    checkMeasured(measured, hashLarge(copyFrom));
    return readFileSync(copyFrom);
  };
  return { file, phase: 'asset', key: hash, size, copyFrom, checkCopy, content };
}

/**
 * Throws a FileChangedError when a file holds other bytes than those that were measured: under the name of the old ones they
 * would stay in the out-dir, and in browsers, for ever.
 */
function checkMeasured({ name, hash }: Measured, now: string): void {
  if (hash !== now)
    throw new FileChangedError(`${name} was changed while the site was built; build it again`);
}

/** `content/static/**` goes to the site's root as it is (contract.md section 2), but for what is withheld. */
export function staticFiles(
  root: string,
  stamps: ReadonlyMap<string, FileStamp>,
  base: string,
  withheld: ReadonlySet<string>,
): readonly EmitFile[] {
  return [...stamps].flatMap(([path, stamp]): EmitFile[] => {
    if (!path.startsWith('static/') || withheld.has(path)) return [];
    const copyFrom = join(root, 'content', path);
    const { size, mtimeMs, ctimeMs } = stamp;
    const key = `static:${path}:${size}:${mtimeMs}:${ctimeMs}`;
    return [
      {
        file: base.slice(1) + path.slice('static/'.length),
        phase: 'asset',
        key: isSettled(stamp) ? key : `${key}:${hashOf(copyFrom, size)}`,
        size,
        copyFrom,
        content: () => readFileSync(copyFrom),
      },
    ];
  });
}

/** A file that cannot be read is told when it is to be written. */
function hashOf(path: string, size: number): string {
  try {
    return size > LARGE ? hashInPieces(path) : hashText(readFileSync(path));
  } catch {
    return '';
  }
}
