/** What the files in `config/` may say: everything is optional. Import these types with `satisfies`. */
import type { ADDRESS_SETTINGS } from './address-settings.ts';
import type { MarkInput } from './mark-settings.ts';
import type { SEARCH_SETTINGS } from './search-settings.ts';
import type { InputOf } from './settings.ts';
import type { NAVIGATION_SETTINGS } from './navigation-settings.ts';
import type { SITE_SETTINGS } from './site-settings.ts';

/** `config/site.ts` */
export type SiteInput = InputOf<typeof SITE_SETTINGS>;

/** `config/navigation.ts` */
export type NavigationInput = InputOf<typeof NAVIGATION_SETTINGS>;

/** `config/search.ts` */
export type SearchInput = InputOf<typeof SEARCH_SETTINGS>;

export type { NoticesInput } from './notice-settings.ts';

/** `config/addresses.ts` */
export type AddressesInput = InputOf<typeof ADDRESS_SETTINGS>;

/** `config/variables.ts`: name → what stands there while `config/provider.ts` does not say it. */
export type VariablesInput = Readonly<Record<string, string>>;

/** `config/marks.ts`: folder of the guides (or slug of their category) → what is drawn beside its name. */
export type MarksInput = Readonly<Record<string, MarkInput>>;
