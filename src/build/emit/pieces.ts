/** Files that may be larger than memory, in pieces: a help centre may offer whole discs for download. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** Smaller files are read whole. Bytes. */
export const LARGE = 32_000_000;

const PIECE = 1_000_000;

/** Copies a file to a place where nothing lies, without its times and permissions. Throws the system's error. */
export function copyInPieces(from: string, to: string): void {
  const writer = openSync(to, 'wx');
  try {
    eachPiece(from, (bytes) => {
      let done = 0;
      // A disk that is nearly full takes a part of what it is given.
      while (done < bytes.length) done += writeSync(writer, bytes, done);
    });
  } finally {
    closeSync(writer);
  }
}

/** SHA-256 of a file's content. Throws the system's error. */
export function hashInPieces(path: string, encoding: 'base64url' | 'hex' = 'base64url'): string {
  const hash = createHash('sha256');
  eachPiece(path, (bytes) => hash.update(bytes));
  return hash.digest(encoding);
}

/** Whether two files of one size hold the same bytes. Throws the system's error. */
export function areSame(one: string, other: string): boolean {
  return hashInPieces(one) === hashInPieces(other);
}

function eachPiece(path: string, take: (bytes: Uint8Array) => void): void {
  const reader = openSync(path, 'r');
  const buffer = Buffer.allocUnsafe(PIECE);
  try {
    for (;;) {
      const length = readSync(reader, buffer, 0, PIECE, null);
      if (length === 0) return;
      take(buffer.subarray(0, length));
    }
  } finally {
    closeSync(reader);
  }
}
