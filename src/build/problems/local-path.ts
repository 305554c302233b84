/** Addresses that only the writer's own computer knows: readers have neither its disk nor its network. Pure. */
import type { Diagnostic } from '../../model.ts';
import { maskSecrets } from './mask-secrets.ts';

/** `C:\x`, `file:///x`, `\\server\x` (Markdown takes one of the backslashes), `~/x`, `/home/me/x`, `/Users/me/x`. */
const LOCAL = /^(?:[a-z]:[\\/]|file:|\\{1,2}[^\\/]+\\|~[\\/]|\/(?:home|Users)\/[^/]+\/)/i;

/** The problem of an address on the writer's computer; undefined for any other. */
export function checkLocal(address: string, what: 'picture' | 'link'): Omit<Diagnostic, 'at'> | undefined {
  if (!LOCAL.test(address)) return undefined;
  const shown = maskSecrets(address.length > 60 ? `${address.slice(0, 60)}…` : address);
  const name = /[^\\/]*$/.exec(address)?.[0] ?? '';
  const example = /^[\w.-]+\.\w+$/.test(name) ? name : 'name.png';
  return what === 'picture'
    ? {
        severity: 'error',
        code: 'image/missing',
        message: `Readers never see this picture: "${shown}" is a place on your computer`,
        hint: `Copy the file beside the guide, and write ![…](./${example})`,
      }
    : {
        severity: 'error',
        code: 'link/missing-file',
        message: `Readers cannot open "${shown}": it is a place on your computer`,
        hint: 'Link to a page, or copy the file beside the guide and link to it there.',
      };
}
