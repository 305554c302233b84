/** JSON files of translations in Docusaurus's shape. Pure. */
import { readJson } from './json.ts';

/** `{ "key": { "message": "text" } }`; what has another shape is left out. */
export function readMessages(text: string | undefined): ReadonlyMap<string, string> {
  const read = text === undefined ? undefined : readJson(text);
  const value = read !== undefined && 'value' in read ? read.value : undefined;
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, entry]: [string, unknown]): [string, string][] => {
      const message =
        typeof entry === 'object' && entry !== null && 'message' in entry ? entry.message : entry;
      return typeof message === 'string' && message.trim() !== '' ? [[key, message]] : [];
    }),
  );
}
