/** The JSON files of a translation in Docusaurus's layout: labels of the header, the footer and the sidebars. Pure. */
import { readThemeTexts } from '../../words/theme-ids.ts';
import { readMessages } from '../parse/messages.ts';

/** Texts by their keys in these files. */
export interface TranslatedTexts {
  readonly navbar: ReadonlyMap<string, string>;
  readonly footer: ReadonlyMap<string, string>;
  /** Of sidebars by version (`current`, `version-1.0`). */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of the interface: what the language says otherwise, by our English texts. */
  readonly words: Readonly<Record<string, string>>;
}

/** `files`: text by path relative to the root; `folder`: that of the language `lang`, with a slash at its end. */
export function readTexts(files: ReadonlyMap<string, string>, folder: string, lang: string): TranslatedTexts {
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
    words: readThemeTexts(read('code.json'), lang).texts,
  };
}
