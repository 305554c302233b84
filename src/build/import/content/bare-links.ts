/** Links that name a guide by its file alone (a file name without a folder): which of two guides they mean depends on the version of Docusaurus. */
import { decodePath, splitHref } from '../../../urls.ts';
import { findLinkSpans } from '../../edit/move/link-spans.ts';
import type { ProjectFiles } from '../project/project.ts';
import { isText, type PlannedFile } from './plan-files.ts';
import { normalisePath, resolveBeside } from './places.ts';

/** From 3.9 on the guide beside comes first; before, and in helpsite, the one at the top of the folder of guides. */
const CHANGED = [3, 9] as const;

/** The version that lock files have, and the one that `package.json` asks for at least. */
const VERSIONS: readonly (readonly [file: string, pattern: RegExp])[] = [
  ['package-lock.json', /"node_modules\/@docusaurus\/core":\s*\{\s*"version":\s*"(\d+)\.(\d+)/],
  ['yarn.lock', /^"?@docusaurus\/core@[^\n]*:\n\s+version:? "?(\d+)\.(\d+)/m],
  ['pnpm-lock.yaml', /@docusaurus\/core@(\d+)\.(\d+)\.\d+\b/],
  ['package.json', /"@docusaurus\/core"\s*:\s*"[^\d"]*(\d+)\.(\d+)/],
];

/** Whether the project's Docusaurus takes the guide beside first. A project that does not say its version counts as a new one. */
export function prefersBeside(files: ProjectFiles): boolean {
  for (const [file, pattern] of VERSIONS) {
    const [, major, minor] = pattern.exec(files.read(file) ?? '') ?? [];
    if (major === undefined) continue;
    return Number(major) > CHANGED[0] || (Number(major) === CHANGED[0] && Number(minor) >= CHANGED[1]);
  }
  return true;
}

/** The folder of guides of a frozen version or a translation, and the one that it falls back to. */
const FOLDERS =
  /^(?:i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?:current|(?<of>version-[^/]+))|versioned_docs\/version-[^/]+)(?=\/)/;

/** Guides of frozen versions and translations, which keep their text otherwise: a bare link that could mean two guides says which. */
export function settleBareLinks(file: PlannedFile, raw: string, files: ProjectFiles): string {
  const found = FOLDERS.exec(file.from);
  if (found === null || !isText(file.from)) return raw;
  const [top] = found;
  const of = found.groups?.['of'];
  const source = top.startsWith('i18n/') ? (of === undefined ? 'docs' : `versioned_docs/${of}`) : top;
  let text = raw;
  for (const { start, target, kind } of findLinkSpans(raw).toReversed()) {
    const path = decodePath(splitHref(target).path);
    if (kind !== 'link' || !isText(path) || /^(?:[./@]|[a-z][\w+.-]*:)/i.test(path)) continue;
    const isTwo =
      files.has(resolveBeside(file.from, path)) &&
      [top, source].some((folder) => files.has(normalisePath(`${folder}/${path}`))) &&
      resolveBeside(file.from, path) !== normalisePath(`${top}/${path}`);
    if (isTwo) text = `${text.slice(0, start)}./${text.slice(start)}`;
  }
  return text;
}
