/** Who may ask the development server: only this site's own pages and whoever types its address. Pure. */
import { isIP } from 'node:net';

export interface RequestFacts {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Why a request is refused; undefined: it is not. `names` are the host names that lead here. A name is asked for because a
 * web site can let its own name lead to this computer (DNS rebinding); it cannot do so with an IP address.
 */
export function refuseRequest({ headers }: RequestFacts, names: ReadonlySet<string>): string | undefined {
  const host = single(headers['host']);
  const name = host === undefined ? undefined : nameOf(host);
  if (host === undefined || name === undefined || !isKnownName(name, names)) {
    const way = name === undefined ? '' : `, or start helpsite dev with --allow-host ${name}`;
    return `This server does not answer to that name. Use the address that helpsite dev printed${way}.`;
  }
  const origin = single(headers['origin']);
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`)
    return 'This server answers its own pages only.';
  const site = single(headers['sec-fetch-site']);
  const isForeign = site === 'cross-site' || site === 'same-site';
  // A link on another page may lead here, but nothing here may become part of it (Fetch Metadata Request Headers).
  const isVisit =
    single(headers['sec-fetch-mode']) === 'navigate' && single(headers['sec-fetch-dest']) === 'document';
  if (isForeign && !isVisit) return 'This server answers its own pages only.';
  return undefined;
}

/** `localhost:3000` → `localhost`, `[::1]:3000` → `::1`; undefined for what is no host. */
function nameOf(host: string): string | undefined {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(host) ?? [];
  return (address ?? name)?.toLowerCase().replace(/\.$/, '');
}

function isKnownName(name: string, names: ReadonlySet<string>): boolean {
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || names.has(name);
}

function single(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.join(', ');
}
