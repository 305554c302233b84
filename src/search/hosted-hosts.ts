/** Where the hosted search is asked: the addresses that pages connect to, and that the security policy allows. Pure. */
import type { SearchConfig } from '../model.ts';

/** Takes the events of readers who found something (behaviours.md 7.8). */
export const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/** Until a connection stands, for an answer, and for the answer to a write, milliseconds (behaviours.md 7.2). */
export const TIMEOUTS: Timeouts = { connect: 1000, read: 2000, write: 30_000 };

interface Timeouts {
  readonly connect: number;
  readonly read: number;
  readonly write: number;
}

/** `http://127.0.0.1:4017` as the service's library has it. */
export function toLibraryHost(origin: string): {
  readonly url: string;
  readonly port?: number;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
} {
  const { hostname, port, protocol } = new URL(origin);
  return {
    url: hostname,
    ...(port === '' ? {} : { port: Number(port) }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
  };
}

/** The first host of a query (behaviours.md 7.1); its name is printed in lower case, as browsers do. */
function preferredHost(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`;
}

/** Origins of the hosts that answer queries, the nearest first (behaviours.md 7.1). */
export function listReadHosts(appId: string): readonly string[] {
  const others = [1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`);
  return [preferredHost(appId), ...others];
}

/** Every origin that a page's search may connect to besides its own; none with the embedded search alone. */
export function listSearchOrigins(search: SearchConfig): readonly string[] {
  const { provider, appId, hosts, insights, reportUrl } = search;
  const origins: string[] = [];
  if (provider === 'hosted' && hosts !== undefined) origins.push(...hosts);
  else if (provider === 'hosted' && appId !== undefined) {
    origins.push(...listReadHosts(appId));
    if (insights) origins.push(INSIGHTS_ORIGIN);
  }
  if (reportUrl !== undefined && !reportUrl.startsWith('/')) origins.push(new URL(reportUrl).origin);
  return [...new Set(origins)];
}
