/** Every file of a site. */
import { makeTextFile } from '../emit/emit-file.ts';
import type { EmitFile } from '../emit/emit-file.ts';
import { listSearchOrigins } from '../../search/hosted-hosts.ts';
import type { LastChange } from '../../model.ts';
import { renderHostRules, securityHeaders } from '../emit/host-rules.ts';
import { listFeeds } from './feeds.ts';
import { OPEN_SEARCH_FILE, SITEMAP_FILE } from '../model/own-files.ts';
import type { Site } from './pipeline.ts';
import { buildOpenSearch, buildRobots, buildWikimap } from './wikimap.ts';

/** Crawlers look for it at the top of a host only (RFC 9309, 2.3). */
const ROBOTS = 'robots.txt';

interface SiteFacts {
  readonly base: string;
  readonly files: readonly EmitFile[];
  readonly history: ReadonlyMap<string, LastChange> | undefined;
  /** Public path of the site's icon. */
  readonly favicon: string;
}

/** Assets, pages, the sitemap, and the rules for hosts. Keys and contents are made when they are asked for. */
export function listSiteFiles({ base, files, history, favicon }: SiteFacts, site: Site): readonly EmitFile[] {
  const owned = base.slice(1);
  const { model } = site;
  const rules = renderHostRules({
    base,
    redirects: model.redirects.map(({ from, to }) => ({ from, to })),
    hashedPaths: ['assets'],
    headers: securityHeaders({ connect: listSearchOrigins(model.config.search) }),
  });
  return [
    ...files,
    ...site.pages.map((page): EmitFile => ({
      file: page.file,
      phase: 'page',
      get key() {
        return page.key;
      },
      content: page.html,
    })),
    ...(model.config.noIndex
      ? []
      : [makeTextFile(owned + SITEMAP_FILE, 'text', () => buildWikimap(model, history))]),
    // Pages name it and the feeds: they must be there before them.
    makeTextFile(owned + OPEN_SEARCH_FILE, 'asset', () => buildOpenSearch(model, favicon)),
    ...listFeeds(model).map(({ file, content }) => makeTextFile(owned + file, 'asset', content)),
    // At the top of a host a file of the writer's own comes first.
    ...(files.some(({ file }) => file === ROBOTS)
      ? []
      : [makeTextFile(ROBOTS, 'text', () => buildRobots(model.config))]),
    ...rules.map(({ file, content }) => makeTextFile(file, 'text', () => String(content))),
  ];
}
