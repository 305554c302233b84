/** Files outside the pipeline that name moved guides: configuration, React pages, golden questions. Pure. */
import type { Diagnostic } from '../../../model.ts';
import { routeKey } from '../../../urls.ts';
import { editLiterals, editYaml, type Rename } from './edit-literals.ts';
import type { MovePaths } from './move-paths.ts';
import { below } from './move-state.ts';
import type { ReadRaw, TextChange } from './text-change.ts';
import type { Relocation } from './relink.ts';
import type { UnderstoodSite } from '../../site/site.ts';

/** Every name that a moved guide or folder goes by in such files. */
export function listRenames(
  { from, to, isFolder }: MovePaths,
  files: ReadonlyMap<string, string>,
  before: UnderstoodSite,
  after: UnderstoodSite,
): readonly Rename[] {
  const renames: Rename[] = [];
  const docsAfter = new Map([...after.lookup.docsById.values()].map((doc) => [doc.path, doc]));
  const { base } = before.model.config;
  for (const doc of before.lookup.docsById.values()) {
    const moved = docsAfter.get(files.get(doc.path) ?? doc.path);
    if (moved === undefined || !files.has(doc.path)) continue;
    if (moved.id !== doc.id) renames.push({ from: doc.id, to: moved.id, kind: 'id' });
    const [old, fresh] = [routeKey(doc.route), routeKey(moved.route)];
    if (old === fresh) continue;
    renames.push({ from: old, to: fresh, kind: 'route' });
    if (base !== '/')
      renames.push({ from: old.slice(base.length - 1), to: fresh.slice(base.length - 1), kind: 'route' });
  }
  for (const [old, fresh] of files)
    if (/\.mdx?$/.test(old)) renames.push({ from: `content/${old}`, to: `content/${fresh}`, kind: 'route' });
  if (isFolder) renames.push({ from: below(from), to: below(to), kind: 'folder' });
  return renames;
}

/** The files with the names changed where only the guide can be meant; a warning where it may be something else. */
export function editOthers(
  otherFiles: readonly string[],
  readRaw: ReadRaw,
  renames: readonly Rename[],
  relocation: Relocation,
): { readonly changes: readonly TextChange[]; readonly warnings: readonly Diagnostic[] } {
  const changes: TextChange[] = [];
  const warnings: Diagnostic[] = [];
  for (const file of otherFiles) {
    const before = readRaw(file);
    if (before === undefined || !renames.some(({ from }) => before.includes(from))) continue;
    if (/\.ya?ml$/.test(file)) {
      changes.push({ file, before, after: editYaml(before, renames) });
      continue;
    }
    const isSidebars = /(?:^|\/)sidebars\.\w+$/.test(file);
    const { text, doubtful } = editLiterals(before, file, renames, isSidebars);
    changes.push({ file: relocation.path(file), before, after: text });
    for (const { from, to, ...at } of doubtful)
      warnings.push({
        severity: 'warning',
        code: 'move/by-hand',
        message: `"${from}" may be the guide that moves, or something else: it was left alone`,
        at,
        hint: `If it is the guide, write "${to}".`,
      });
  }
  return { changes: changes.filter(({ before, after }) => before !== after), warnings };
}
