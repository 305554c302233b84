/** Content hashes: what keys are made of. */
import { hash as digestOf } from 'node:crypto';

const hashes = new WeakMap<object, string>();

/** A value's content hash. Objects are never mutated, so each is hashed once in its life. */
export function hashValue(value: unknown): string {
  if (typeof value === 'string') return hashText(`"${value}`);
  if (typeof value !== 'object' || value === null) return hashText(String(value));
  const known = hashes.get(value);
  if (known !== undefined) return known;
  const made = hashText(isSource(value) ? serialiseSource(value) : JSON.stringify(value));
  hashes.set(value, made);
  return made;
}

/** Makes `hash` the hash of a value, because it was filed under it. */
export function keepHash(value: unknown, hash: string): void {
  if (typeof value === 'object' && value !== null) hashes.set(value, hash);
}

/** A source file as read: its text is by far the most that a build hashes. */
function isSource(value: object): value is { readonly path: string; readonly text: string } {
  return (
    'text' in value && typeof value.text === 'string' && 'path' in value && Object.keys(value).length === 2
  );
}

/** JSON would escape the whole text, which costs three times the hash. JSON holds no bare NUL, so nothing else reads the same. */
function serialiseSource({ path, text }: { readonly path: string; readonly text: string }): string {
  return `${JSON.stringify(path)}\0${text}`;
}

/** SHA-256, 132 bits of it: a collision is out of the question. */
export function hashText(text: string | Uint8Array): string {
  return digestOf('sha256', text, 'base64url').slice(0, 22);
}
