/** Numbers and texts as bytes, and back: the alphabet of the index files. Pure. */

/** A growing run of bytes. */
export interface ByteWriter {
  readonly byte: (value: number) => void;
  /** A whole number from 0 to 2^31 - 1 in one to five bytes, seven bits each. */
  readonly number: (value: number) => void;
  /** UTF-8 with its length before it. */
  readonly text: (value: string) => void;
  readonly bytes: (values: Uint8Array) => void;
  /** Some of these bytes: for whoever has many short runs to copy. */
  readonly copy: (values: Uint8Array, from: number, to: number) => void;
  /** How much has been written. */
  readonly length: () => number;
  /** Begins anew, in the same room. */
  readonly clear: () => void;
  /** Adds what has been written to another. */
  readonly appendTo: (other: ByteWriter) => void;
  readonly finish: () => Uint8Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An empty run of bytes to write to. */
export function createWriter(): ByteWriter {
  let buffer = new Uint8Array(256);
  let length = 0;
  const reserve = (more: number): void => {
    if (length + more <= buffer.length) return;
    const grown = new Uint8Array(Math.max(buffer.length * 2, length + more));
    grown.set(buffer);
    buffer = grown;
  };
  const byte = (value: number): void => {
    if (length === buffer.length) reserve(1);
    buffer[length++] = value;
  };
  const number = (value: number): void => {
    let rest = value;
    while (rest > 127) {
      byte((rest & 127) | 128);
      rest >>>= 7;
    }
    byte(rest);
  };
  const bytes = (values: Uint8Array): void => {
    reserve(values.length);
    buffer.set(values, length);
    length += values.length;
  };
  const copy = (values: Uint8Array, from: number, to: number): void => {
    reserve(to - from);
    for (let at = from; at < to; at++) buffer[length++] = values[at] ?? 0;
  };
  const text = (value: string): void => {
    const encoded = encoder.encode(value);
    number(encoded.length);
    bytes(encoded);
  };
  const clear = (): void => {
    length = 0;
  };
  const appendTo = (other: ByteWriter): void => other.copy(buffer, 0, length);
  const finish = () => buffer.slice(0, length);
  return { byte, number, text, bytes, copy, length: () => length, clear, appendTo, finish };
}

/** Reads what a writer wrote, from the start. */
export interface ByteReader {
  readonly byte: () => number;
  readonly number: () => number;
  readonly text: () => string;
  readonly bytes: (length: number) => Uint8Array;
}

/** A reader of these bytes. It throws a RangeError past their end: they are not what they should be. */
export function createReader(buffer: Uint8Array): ByteReader {
  let at = 0;
  const byte = (): number => {
    const value = buffer[at++];
    if (value === undefined) throw new RangeError('The file is too short');
    return value;
  };
  const number = (): number => {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const next = byte();
      value |= (next & 127) << shift;
      if (next < 128) return value;
    }
    throw new RangeError('The number is too long');
  };
  const bytes = (length: number): Uint8Array => {
    if (at + length > buffer.length) throw new RangeError('The file is too short');
    at += length;
    return buffer.subarray(at - length, at);
  };
  return { byte, number, bytes, text: () => decoder.decode(bytes(number())) };
}
