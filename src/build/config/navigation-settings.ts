/** The settings of `config/navigation.ts`. Pure. */
import { href, picture } from './addresses.ts';
import { checkOf, isRecord, list, shape, text } from './check.ts';
import { link } from './link-setting.ts';
import { UNSET } from './plain.ts';
import type { Check, InputOf, Settings } from './settings.ts';

const GROUP = {
  title: { check: text({ max: 100 }), isRequired: true, says: 'What stands above them.' },
  items: {
    check: list(href),
    isRequired: true,
    says: 'Folders of guides, slugs of categories, or guides, which may lie deeper.',
  },
} as const satisfies Settings;

const ENTRY = {
  label: {
    check: text({ max: 200 }),
    isRequired: true,
    says: 'What it is called; with an icon what is heard.',
  },
  href: { check: href, says: 'Where it leads; not needed where it opens a menu.' },
  icon: { check: picture, says: 'A picture in the place of the words, e.g. img/github.svg.' },
  iconDark: { check: picture, unset: 'as icon', says: 'The picture in dark mode.' },
  items: { check: list(link), says: 'Links of the menu that it opens.' },
} as const satisfies Settings;

const entryObject = shape(ENTRY);

/** A link, or a menu of links. */
const entry: Check<InputOf<typeof ENTRY>> = checkOf(
  'link, or menu of links',
  (value, spot) => {
    const isUnset = isRecord(value) && value['href'] === UNSET;
    const read = entryObject(value, spot);
    if (read === undefined || read.href !== undefined || (read.items?.length ?? 0) > 0) return read;
    // The address is a fact that is not known yet: the link is left out without a word. What is wrong with one was told.
    const items = isRecord(value) ? value['items'] : undefined;
    const isTold =
      (isRecord(value) && typeof value['href'] === 'string') || (Array.isArray(items) && items.length > 0);
    return isUnset || isTold ? undefined : spot.refuse('needs "href", or "items" for a menu');
  },
  entryObject.below,
);

export const NAVIGATION_SETTINGS = {
  promo: { check: link, says: 'The pill at the left.' },
  links: { check: list(entry), default: [], says: 'Links and menus at the right.' },
  groups: {
    check: list(shape(GROUP)),
    default: [],
    says: 'Groups of games and topics: the sidebar then shows the one that is read, and leads to the others by group.',
  },
} as const satisfies Settings;
