/** The file from which the browser fills in the categories of a sidebar that a page does not print. */
import { renderBranches } from '../../render/render-sidebar.tsx';
import { slugify } from '../../urls.ts';
import type { EmitFile } from '../emit/emit-file.ts';
import { makeTextFile } from '../emit/emit-file.ts';
import type { SiteModel } from '../model/site-model.ts';

/**
 * Its name below the base path. JSON as a text page: without a hash, and so asked about each time: with one in its name every page
 * would change with every title in its sidebar.
 */
export function branchesFileOf(sidebar: string): string {
  return `sidebar-${slugify(sidebar)}.txt`;
}

/** One file for each sidebar. */
export function branchesFiles({ sidebars, config }: SiteModel): readonly EmitFile[] {
  return sidebars.map(({ name, items }) =>
    makeTextFile(config.base.slice(1) + branchesFileOf(name), 'asset', () =>
      JSON.stringify(renderBranches(items)),
    ),
  );
}
