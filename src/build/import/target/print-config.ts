/** Settings as the files of `config/`: data alone, as a person would type it. Pure. */
import { isRecord } from '../../../is-record.ts';

/** Without what is not set: `undefined`, and objects with nothing in them. */
export function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prune);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value)
    .map(([key, entry]): [string, unknown] => [key, prune(entry)])
    .filter(([, entry]) => entry !== undefined && !(isRecord(entry) && Object.keys(entry).length === 0));
  return Object.fromEntries(entries);
}

/** A module whose default export is the value, under a sentence that says what it is. */
export function printConfig(value: unknown, says: string): string {
  return `/** ${says} */\nexport default ${print(value, '')};\n`;
}

/** Lines that stand above the value: places in it are that much further down than in JSON. */
export const CONFIG_HEADER_LINES = 1;

function print(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${inner}${print(item, inner)},\n`).join('')}${indent}]`;
  }
  if (!isRecord(value)) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const name = (key: string): string =>
    /^[A-Za-z_$][\w$]*$/.test(key) && key !== '__proto__' ? key : quote(key);
  return `{\n${entries.map(([key, entry]) => `${inner}${name(key)}: ${print(entry, inner)},\n`).join('')}${indent}}`;
}

function quote(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1);
  return text.includes("'") && !text.includes('"')
    ? `"${inside}"`
    : `'${inside.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
