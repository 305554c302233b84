/** What lies beside `content/` and belongs to another tool, or in another place: told once each, never ignored in silence. */
import { readdirSync } from 'node:fs';
import type { Diagnostic } from '../../model.ts';
import { readThemeTexts } from '../../words/theme-ids.ts';
import { readMessages } from '../parse/messages.ts';
import { readSourceText } from './source-text.ts';

interface Foreign {
  /** A name in the project's folder. */
  readonly name: RegExp;
  readonly isFolder: boolean;
  /** Only where a Docusaurus configuration lies beside it: elsewhere such folders hold something else. */
  readonly besideDocusaurus?: true;
  /** Only where no `src` lies beside it: a program's own documents lie there, too. */
  readonly isWithoutSource?: true;
  /** Only where there is one language. */
  readonly isLanguages?: true;
  /** Only where versions are not used. */
  readonly isVersions?: true;
  readonly reason: string;
  readonly hint: string;
}

const DOCUSAURUS = /^docusaurus\.config\.[cm]?[jt]s$/;
const DELETE = 'Delete it when what you need of it has moved.';

const FOREIGN: readonly Foreign[] = [
  {
    name: DOCUSAURUS,
    isFolder: false,
    reason: 'settings stand in config/site.ts and config/navigation.ts',
    hint: `Write them there: helpsite check --list-settings prints all. ${DELETE}`,
  },
  {
    name: /^sidebars\.[cm]?[jt]s(?:on)?$/,
    isFolder: false,
    reason: 'sidebars stand in config/sidebars.ts, or are made of the folders',
    hint: 'Move it to config/sidebars.ts: it has the same shape.',
  },
  {
    name: /^versioned_docs$/,
    isFolder: true,
    isVersions: true,
    reason: 'no versions.json beside it names a version that is published',
    hint: 'Write the names of its versions into versions.json, newest first: ["2.0", "1.0"].',
  },
  {
    name: /^versioned_sidebars$/,
    isFolder: true,
    isVersions: true,
    reason: 'no versions.json beside it names a version that is published',
    hint: DELETE,
  },
  {
    name: /^versions\.json$/,
    isFolder: false,
    isVersions: true,
    reason: 'it names no version, or config/site.ts says that none is published',
    hint: DELETE,
  },
  {
    name: /^i18n$/,
    isFolder: true,
    isLanguages: true,
    reason: 'config/site.ts names no further language',
    hint: "Name them there, e.g. locales: ['de'].",
  },
  {
    name: /^static$/,
    isFolder: true,
    reason: 'static files lie in content/static',
    hint: 'Move what is in it to content/static.',
  },
  {
    name: /^docs$/,
    isFolder: true,
    isWithoutSource: true,
    reason: 'guides lie in content/docs',
    hint: 'Move the guides to content/docs.',
  },
  {
    name: /^blog$/,
    isFolder: true,
    besideDocusaurus: true,
    reason: 'posts lie in content/blog',
    hint: 'Move the posts to content/blog.',
  },
  {
    name: /^src$/,
    isFolder: true,
    besideDocusaurus: true,
    reason: 'pages lie in content/pages, and components and styles of another theme mean nothing here',
    hint: `Move src/pages to content/pages. ${DELETE}`,
  },
  {
    name: /^(?:_category_\.(?:json|ya?ml)|(?:synonyms|golden|asked|needs)\.ya?ml)$/,
    isFolder: false,
    reason: 'such files lie below content',
    hint: 'Move it to where it belongs: content/docs/<folder> for a category, content/search for words.',
  },
  {
    name: /^(?:mkdocs\.ya?ml|_config\.(?:ya?ml|toml)|book\.toml|SUMMARY\.md|mint\.json|antora\.ya?ml|hugo\.(?:toml|ya?ml))$/,
    isFolder: false,
    reason: 'it belongs to another tool',
    hint: `Settings stand in config/site.ts. ${DELETE}`,
  },
  {
    name: /^(?:site|navigation|provider|search|addresses|variables|helpsite(?:\.config)?)\.(?:m?[jt]s|json)$/,
    isFolder: false,
    reason: 'the configuration lies in the folder config',
    hint: 'Move it there, e.g. to config/site.ts, or name it with --config.',
  },
];

/** One warning (`project/unused`) for each name in the site's folder that looks like a part of the site and is none. */
export function findUnusedProject(
  root: string,
  used: { readonly hasVersions?: boolean; readonly hasLanguages?: boolean } = {},
): readonly Diagnostic[] {
  const entries = listEntries(root);
  const hasSource = entries.some(({ name, isFolder }) => isFolder && name === 'src');
  const hasDocusaurus = entries.some(({ name, isFolder }) => !isFolder && DOCUSAURUS.test(name));
  return entries.flatMap(({ name, isFolder }): readonly Diagnostic[] => {
    const found = FOREIGN.find(
      (row) =>
        row.isFolder === isFolder &&
        row.name.test(name) &&
        (row.besideDocusaurus !== true || hasDocusaurus) &&
        (row.isWithoutSource !== true || hasDocusaurus || !hasSource) &&
        (row.isVersions !== true || used.hasVersions !== true) &&
        (row.isLanguages !== true || used.hasLanguages !== true),
    );
    if (found === undefined) return [];
    return [
      {
        severity: 'warning',
        code: 'project/unused',
        message: `${isFolder ? 'The folder' : 'The file'} "${name}" is not used: ${found.reason}`,
        at: { file: name, line: 1, column: 1 },
        hint: found.hint,
      },
    ];
  });
}

/** One warning for each `code.json` of a language (`path` is its folder's) whose texts are partly no words of our pages. */
export function findUnusedTexts(
  root: string,
  languages: readonly { readonly name: string; readonly path: string }[],
): readonly Diagnostic[] {
  return languages.flatMap(({ name, path }): readonly Diagnostic[] => {
    const file = `i18n/${path}/code.json`;
    const { unknown } = readThemeTexts(readMessages(readSourceText(root, file)), name);
    if (unknown.length === 0) return [];
    const shown = unknown.slice(0, 5).join(', ') + (unknown.length > 5 ? ' …' : '');
    return [
      {
        severity: 'warning',
        code: 'project/unused',
        message: `${unknown.length === 1 ? 'One text of this file is' : `${unknown.length} texts of this file are`} not used, because no page says so: ${shown}`,
        at: { file, line: 1, column: 1 },
        hint: 'Delete them; what components of your own say is written in their files.',
      },
    ];
  });
}

function listEntries(root: string): readonly { readonly name: string; readonly isFolder: boolean }[] {
  try {
    return readdirSync(root, { withFileTypes: true }).map((entry) => ({
      name: entry.name,
      isFolder: entry.isDirectory(),
    }));
  } catch {
    // Whoever reads the site itself says that it cannot be read.
    return [];
  }
}
