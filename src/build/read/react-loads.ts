/** What the HTML of a React page loads, or sends to, outside of the site: the security policy forbids some of it. Pure. */
import type { Diagnostic } from '../../model.ts';
import { isExternal } from '../../urls.ts';
import { checkLoaded, listSources, type Loader } from '../problems/loaded-address.ts';
import { positionOf } from '../problems/position-of.ts';

const TAG = /<(img|source|video|audio|track|iframe|form|button|input)\b((?:"[^"]*"|[^"<>])*)>/g;
const ATTRIBUTE = /\s(src|srcset|srcSet|poster|action|formaction|formAction)="([^"]*)"/g;

/** One problem for each address, at its place in the page's `source` where it stands there as it is. */
export function checkLoads(html: string, file: string, source: string): readonly Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const [, name = '', attributes = ''] of html.matchAll(TAG)) {
    for (const [, key = '', typed = ''] of attributes.matchAll(ATTRIBUTE)) {
      const value = typed.replaceAll('&amp;', '&').trim();
      const addresses = key.toLowerCase() === 'srcset' ? listSources(value) : [value];
      for (const address of addresses.filter(isExternal)) {
        if (/^(?:data|blob|about):/i.test(address)) continue;
        const problem = checkLoaded(loaderOf(name, key.toLowerCase()), address);
        if (problem !== undefined) found.set(address, { ...problem, at: locate(source, file, address) });
      }
    }
  }
  return [...found.values()];
}

function loaderOf(name: string, key: string): Loader {
  if (key === 'action' || key === 'formaction') return 'form';
  if (name === 'iframe') return 'frame';
  return key === 'src' && /^(?:video|audio|track)$/.test(name) ? 'film' : 'picture';
}

function locate(source: string, file: string, address: string): Diagnostic['at'] & object {
  const at = source.indexOf(address);
  if (at === -1) return { file, line: 1, column: 1 };
  return { file, ...positionOf(source, at), length: address.length };
}
