/** The check of a link: words and an address. Pure. */
import { href } from './addresses.ts';
import { checkOf, isRecord, shape, text } from './check.ts';
import { UNSET } from './plain.ts';
import type { Check, Settings } from './settings.ts';

/** A link; one whose `href` is set to undefined is left out. */
export interface LinkInput {
  readonly label: string;
  /** A path on this site (`/docs/intro`), a guide (`minecraft/instance/whitelist`), or `https:`, `mailto:`, `tel:`. */
  readonly href: string | undefined;
}

const LINK = {
  label: { check: text({ max: 200 }), isRequired: true, says: 'What it is called.' },
  href: { check: href, isRequired: true, says: 'Where it leads.' },
} as const satisfies Settings;

const plainLink = shape(LINK);

/** Not `below`: the reference explains a link once, above all settings. */
export const link: Check<LinkInput> = checkOf('link', (value, spot) => {
  const read = isRecord(value) && value['href'] === UNSET ? { ...value, href: '/' } : value;
  const checked = plainLink(read, spot);
  // The address is a fact that is not known yet: the link is left out without a word.
  return read === value ? checked : undefined;
});
