/** Content hashes: what keys are made of. */
import { hash as digestOf } from 'node:crypto';

/**
 * Values are never mutated, so each object is hashed once in its life. Not a cache of results: it is what the memo's own
 * keys are made with.
 */
const hashes = new WeakMap<object, string>();

/** A value's content hash. JSON-shaped values, and whatever says its own hash with `toJSON` (a `Lazy`). */
export function hashValue(value: unknown): string {
  if (typeof value === 'string') return hashText(`"${value}`);
  if (typeof value !== 'object' || value === null) return hashText(String(value));
  const known = hashes.get(value);
  if (known !== undefined) return known;
  const made = hashText(serialise(value));
  hashes.set(value, made);
  return made;
}

/** Makes `hash` the hash of a value, because it was filed under it. */
export function keepHash(value: unknown, hash: string): void {
  if (typeof value === 'object' && value !== null) hashes.set(value, hash);
}

/** Elements: shorter lists are hashed sooner as a whole. */
const LONG_LIST = 200;

function isLongList(value: readonly unknown[]): boolean {
  return value.length >= LONG_LIST && typeof value[0] === 'object' && value[0] !== null;
}

/** The marks in front keep apart what would read the same; JSON holds no bare NUL. */
function serialise(value: object): string {
  if (isSource(value)) return serialiseSource(value);
  // A list of lists (the anchors of all pages) or of very many of which one changed: only that one is hashed again.
  if (Array.isArray(value) && (Array.isArray(value[0]) || isLongList(value)))
    return `[\0${value.map((element) => hashValue(element)).join()}`;
  return JSON.stringify(value);
}

/** A source file as read: its text is by far the most that a build hashes. */
function isSource(value: object): value is { readonly path: string; readonly text: string } {
  return (
    'text' in value && typeof value.text === 'string' && 'path' in value && Object.keys(value).length === 2
  );
}

/** JSON would escape the whole text, which costs three times the hash. */
function serialiseSource({ path, text }: { readonly path: string; readonly text: string }): string {
  return `${JSON.stringify(path)}\0${text}`;
}

/** SHA-256, 132 bits of it: a collision is out of the question. */
export function hashText(text: string | Uint8Array): string {
  return digestOf('sha256', text, 'base64url').slice(0, 22);
}
