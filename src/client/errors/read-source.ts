/** A log as text: of a file in any of the encodings that servers write, packed ones too. Runs in the worker. */
import { decodeLog, findEncoding } from '../../errors/find-encoding.ts';
import type { Source } from './error-messages.ts';

/** Of more than this only the ends are read, half of it each: what failed stands there. */
export const MOST_READ = 10 * 1024 * 1024;
/** A packed file is unpacked no further than this: some are made to fill a disk. */
const MOST_UNPACKED = 20 * MOST_READ;
/** Bytes that show what a file is. */
const HEAD = 4096;

export interface LogText {
  readonly text: string;
  /** What was between its ends is left out. */
  readonly isCut: boolean;
}

/** Rejects with `NoText`, or as the browser does where a file cannot be read. */
export async function readSource(source: Source): Promise<LogText> {
  if ('text' in source) return cutText(source.text);
  const { file } = source;
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  if (head[0] === 0x1f && head[1] === 0x8b) return readPacked(file);
  const parts = file.size <= MOST_READ ? [file] : [file.slice(0, MOST_READ / 2), file.slice(-MOST_READ / 2)];
  const encoding = findEncoding(head);
  const texts = await Promise.all(parts.map(async (part) => decodeLog(await part.arrayBuffer(), encoding)));
  return { text: texts.join('\n'), isCut: parts.length > 1 };
}

/** Both ends of a text that is too long. */
export function cutText(text: string): LogText {
  if (text.length <= MOST_READ) return { text, isCut: false };
  return { text: `${text.slice(0, MOST_READ / 2)}\n${text.slice(-MOST_READ / 2)}`, isCut: true };
}

/** `logs/2026-01-31-1.log.gz`: as game servers put their old logs away. */
async function readPacked(file: Blob): Promise<LogText> {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const first: Uint8Array[] = [];
  let last: Uint8Array[] = [];
  let [size, lastSize] = [0, 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done || size > MOST_UNPACKED) break;
    if (size < MOST_READ / 2) first.push(value);
    else {
      last.push(value);
      lastSize += value.length;
      while (lastSize - (last[0]?.length ?? 0) > MOST_READ / 2) {
        lastSize -= last[0]?.length ?? 0;
        last = last.slice(1);
      }
    }
    size += value.length;
  }
  void reader.cancel();
  const isCut = size > MOST_READ;
  const encoding = findEncoding(first[0]?.subarray(0, HEAD) ?? new Uint8Array());
  if (!isCut)
    return {
      text: decodeLog(await new Blob([...first, ...last] as BlobPart[]).arrayBuffer(), encoding),
      isCut,
    };
  const ends = [first, last].map(async (chunks) =>
    decodeLog(await new Blob(chunks as BlobPart[]).arrayBuffer(), encoding),
  );
  return { text: (await Promise.all(ends)).join('\n'), isCut };
}
