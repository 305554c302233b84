/** The addresses of the web that a site links to, each with every place that does. Pure. */
import type { Location, Page, SiteConfig } from '../../../model.ts';
import { addTo } from '../../../group-by.ts';
import { listConfigLinks } from '../../model/config-links.ts';

/** Names that are kept for examples and for one's own network: nobody else has them (RFC 2606, RFC 6762). */
const EXAMPLES = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|local)$/i;

export interface AddressInputs {
  readonly pages: Iterable<Page>;
  readonly config: SiteConfig;
  /** Where the configuration names an address. */
  readonly locate: (href: string) => Location | undefined;
}

/** Address (without its part after #) → the places that link to it, in the order of the pages. */
export function listAddresses({
  pages,
  config,
  locate,
}: AddressInputs): ReadonlyMap<string, readonly Location[]> {
  const found = new Map<string, Location[]>();
  const add = (href: string, at: Location | undefined): void => {
    const address = at === undefined ? undefined : addressOf(href);
    if (address === undefined || at === undefined) return;
    addTo(found, address, at);
  };
  for (const { links } of pages) for (const { href, at } of links) add(href, at);
  for (const href of listConfigLinks(config)) if (isWeb(href)) add(href, locate(href));
  return found;
}

function isWeb(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href.trim());
}

/** What is asked for an address as typed; undefined when it is none of the web, or an example. */
function addressOf(href: string): string | undefined {
  if (!isWeb(href)) return undefined;
  const typed = href.trim();
  const whole = typed.startsWith('//') ? `https:${typed}` : typed;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  if (EXAMPLES.test(url.hostname)) return undefined;
  url.hash = '';
  return url.href;
}
