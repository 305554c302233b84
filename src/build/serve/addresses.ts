/** The addresses under which other computers reach what is served here. */
import { hostname, networkInterfaces } from 'node:os';
import { isIP } from 'node:net';

/** Names of this computer: as the system says, its first part, and that in the network's own domain (mDNS). All in lower case. */
export function listOwnNames(name: string = hostname()): readonly string[] {
  const own = name.toLowerCase().replace(/\.$/, '');
  const [label = ''] = own.split('.', 1);
  const isName = /^[a-z\d][a-z\d_-]*$/.test(label) && isIP(own) === 0 && label !== 'localhost';
  return isName ? [...new Set([own, label, `${label}.local`])] : [];
}

interface NetworkAddress {
  readonly address: string;
  readonly family: string | number;
  readonly internal: boolean;
}

/**
 * Hosts for the addresses of other computers, likeliest first, as they stand in a URL: those of the network, then the name in
 * its own domain. Empty where nothing but this computer can ask; `host` is what is listened on.
 */
export function listHosts(
  host: string | undefined,
  interfaces: Readonly<Record<string, readonly NetworkAddress[] | undefined>> = networkInterfaces(),
  name: string = hostname(),
): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const found = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal);
  const isSix = ({ family }: NetworkAddress): boolean => family === 'IPv6' || family === 6;
  const four = found.filter((address) => !isSix(address)).map(({ address }) => address);
  // Addresses of one cable alone need its name beside them, which no browser takes.
  const six = found.filter((address) => isSix(address) && !/^fe[89ab]/i.test(address.address));
  const local = listOwnNames(name).find((own) => own.endsWith('.local'));
  return [
    ...new Set([
      ...four.toSorted((a, b) => Number(isPrivate(b)) - Number(isPrivate(a))),
      ...(host === '::' ? six.map(({ address }) => `[${address}]`) : []),
      ...(found.length > 0 && local !== undefined ? [local] : []),
    ]),
  ];
}

/** Addresses that networks at home and in offices give (RFC 1918). */
function isPrivate(address: string): boolean {
  return /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address);
}
