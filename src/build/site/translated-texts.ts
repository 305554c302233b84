/** The JSON files of a translation in Docusaurus's layout: labels of the header, the footer and the sidebars. Pure. */
import { readJson } from '../parse/json.ts';

/** Texts by their keys in these files. */
export interface TranslatedTexts {
  readonly navbar: ReadonlyMap<string, string>;
  readonly footer: ReadonlyMap<string, string>;
  /** Of sidebars by version (`current`, `version-1.0`). */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** `files`: text by path relative to the root; `folder`: that of the language, with a slash at its end. */
export function readTexts(files: ReadonlyMap<string, string>, folder: string): TranslatedTexts {
  const read = (file: string): ReadonlyMap<string, string> => readMessages(files.get(folder + file));
  const labels: Record<string, Readonly<Record<string, string>>> = {};
  for (const path of files.keys()) {
    const [, version] =
      /^docusaurus-plugin-content-docs\/([^/]+)\.json$/.exec(path.slice(folder.length)) ?? [];
    if (path.startsWith(folder) && version !== undefined)
      labels[version] = Object.fromEntries(readMessages(files.get(path)));
  }
  return {
    navbar: read('docusaurus-theme-classic/navbar.json'),
    footer: read('docusaurus-theme-classic/footer.json'),
    labels,
  };
}

/** `{ "key": { "message": "text" } }`; what has another shape is left out. */
function readMessages(text: string | undefined): ReadonlyMap<string, string> {
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
