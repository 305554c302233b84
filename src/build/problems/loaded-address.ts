/** Addresses that a page loads from by itself, and that the security policy of every site forbids (emit/host-rules.ts). Pure. */
import type { Diagnostic } from '../../model.ts';
import { maskSecrets } from './mask-secrets.ts';

/** What loads it; a form loads nothing, but sends. */
export type Loader = 'picture' | 'film' | 'frame' | 'form';

const SENTENCES: Readonly<Record<Loader, string>> = {
  picture: 'Readers never see this picture',
  film: 'Readers never see or hear this',
  frame: 'Readers never see what this frame shows',
  form: 'Nobody can send this form',
};

/** The problem of an address outside of the site: pictures, films and frames come over https, forms go to the site itself. */
export function checkLoaded(loader: Loader, address: string): Omit<Diagnostic, 'at'> | undefined {
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(address)?.[0].toLowerCase();
  // An address that begins with // is loaded as the page is.
  const isAllowed = loader === 'form' ? false : scheme === undefined || scheme === 'https:';
  if (isAllowed) return undefined;
  const shown = maskSecrets(address.length > 60 ? `${address.slice(0, 60)}…` : address);
  if (loader === 'form')
    return {
      severity: 'error',
      code: 'html/foreign-form',
      message: `${SENTENCES.form}: the security policy of the site forbids sending to "${shown}"`,
      hint: 'Link to a page of the other server, and let readers fill in the form there.',
    };
  const code = loader === 'picture' ? 'image/insecure' : 'html/insecure';
  // What another tool would make of an address of its own nobody knows here.
  if (scheme !== undefined && !/^(?:http|ftps?|ws|wss):$/.test(scheme))
    return {
      severity: 'warning',
      code,
      message: `${SENTENCES[loader]}: no browser loads from "${shown}"`,
      hint: 'Put the file beside the guide, or use an address that begins with https://',
    };
  return {
    severity: 'error',
    code,
    message: `${SENTENCES[loader]}: the security policy of the site forbids loading from "${shown}"`,
    hint:
      scheme === 'http:' && loader !== 'frame'
        ? 'Put the file beside the guide, or use an address that begins with https://'
        : 'Use an address that begins with https://',
  };
}

/** The addresses of a `srcset`. */
export function listSources(srcset: string): readonly string[] {
  return srcset.split(/,\s+|,(?=https?:)/).map((part) => part.trim().split(/\s+/, 1)[0] ?? '');
}
