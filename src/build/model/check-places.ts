/** What can only be said once every page has its place: names of guides, files in each other's way, a site without guides. */
import type { Diagnostic } from '../../model.ts';
import { checkFiles } from './check-files.ts';
import { checkLengths } from './check-lengths.ts';
import { listOwnFiles } from './own-files.ts';
import { checkNamedDocs } from './check-named-docs.ts';
import type { SiteLookup, SiteModel } from './site-model.ts';

/** Problems of the placed site; `files` are those below `content/` that are no pages. */
export function checkPlaces(
  model: SiteModel,
  { pages, docsById }: SiteLookup,
  files: ReadonlySet<string>,
): { readonly diagnostics: readonly Diagnostic[] } {
  const { config, routes, docs, posts, plainPages } = model;
  // A file in the place of the folder is a slip, whatever else there is.
  const hasPages = docs.length > 0 || (posts.length + plainPages.length > 0 && !files.has('docs'));
  const { base, trailingSlash } = config;
  return {
    diagnostics: [
      ...[...pages.values()].flatMap((page) => checkNamedDocs(page, docsById)),
      ...checkLengths(model, { pages, docsById }, files),
      ...checkFiles({ routes, files, own: listOwnFiles(config, posts), base, trailingSlash }),
      ...(hasPages ? [] : [describeEmpty(docsById.size > 0)]),
    ],
  };
}

/** A site without guides, posts and pages is a slip (the wrong folder), never what was meant; with drafts alone it is being written. */
function describeEmpty(hasDrafts: boolean): Diagnostic {
  return {
    severity: hasDrafts ? 'warning' : 'error',
    code: 'site/empty',
    message: hasDrafts ? 'This site has no guides but drafts' : 'This site has no guides',
    hint: hasDrafts
      ? 'Remove "draft: true" from a guide, or show drafts with --drafts.'
      : 'Guides are the .md files below content/docs: save the first one as content/docs/intro.md.',
  };
}
