/** The origins that pages may talk to besides their own. Pure. */
import type { SiteConfig } from '../../model.ts';
import { listSearchOrigins } from '../../search/hosted-hosts.ts';

/** Those of the search, and the one that answers about guides go to. */
export function listConnectOrigins({
  search,
  feedback,
}: Pick<SiteConfig, 'search' | 'feedback'>): readonly string[] {
  const { url } = feedback;
  const own = url === undefined || url.startsWith('/') ? [] : [new URL(url).origin];
  return [...new Set([...listSearchOrigins(search), ...own])];
}
