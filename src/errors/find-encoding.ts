/** A log as text: in which letters it is written, as servers, consoles and editors write them. Pure. */

/** A share of zeros above this is no text. */
const MOST_ZEROS = 0.02;
/** So many zeros in a row are a hole, as a power cut leaves in a log: what is around it may be text. */
const HOLE = 32;
/** Of what is around a hole, a share of bytes above this that no text has is none. */
const MOST_OTHERS = 0.01;
/** Fewer bytes around a hole are no log. */
const LEAST_KEPT = 16;

/** Told to the reader as a file that holds no text. */
export class NoText extends Error {
  override readonly name = 'NoText';
}

/** By the mark at its beginning, else by where its zeros are: a console of Windows writes two bytes for each letter. */
export function findEncoding(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  let [even, odd] = [0, 0];
  for (const [index, byte] of head.entries())
    if (byte === 0) {
      if (index % 2 === 0) even++;
      else odd++;
    }
  const most = head.length * MOST_ZEROS;
  if (even <= most && odd <= most) return 'utf-8';
  if (odd > head.length / 4 && even <= most) return 'utf-16le';
  if (even > head.length / 4 && odd <= most) return 'utf-16be';
  if (isAroundHoles(head)) return 'utf-8';
  throw new NoText('The file holds no text');
}

/** Whether all but a hole or more is text. */
function isAroundHoles(head: Uint8Array): boolean {
  let [zeros, kept, others] = [0, 0, 0];
  for (const byte of head) {
    if (byte === 0) {
      zeros++;
      continue;
    }
    if (zeros > 0 && zeros < HOLE) others += zeros;
    zeros = 0;
    kept++;
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) others++;
  }
  return kept >= LEAST_KEPT && others <= kept * MOST_OTHERS;
}

const HOLES = new RegExp(`\\0{${HOLE},}`, 'g');

/** The text of a log; bytes that are no letters of its encoding become U+FFFD, and a hole becomes the end of a line. */
export function decodeLog(bytes: ArrayBuffer | Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes).replace(HOLES, '\n');
}
