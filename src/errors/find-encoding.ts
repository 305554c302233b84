/** In which letters a log is written, as servers, consoles and editors write them. Pure. */

/** A share of zeros above this is no text. */
const MOST_ZEROS = 0.02;

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
  throw new NoText('The file holds no text');
}
