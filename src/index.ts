/**
 * What `import { defineSite } from 'helpsite'` gives the files in a project's `config/`: functions that return what they
 * are given, so that an editor knows every setting. Nothing else of the program is for others.
 */
import type {
  AddressesInput,
  NavigationInput,
  SearchInput,
  SiteInput,
  VariablesInput,
} from './build/config/input.ts';
import type { ProviderInput } from './build/config/provider-input.ts';

export type { AddressesInput, NavigationInput, ProviderInput, SearchInput, SiteInput, VariablesInput };

/** `config/sidebars.ts`: sidebars by name, each a list of items as Docusaurus has them. */
export type SidebarsInput = Readonly<Record<string, readonly unknown[] | Readonly<Record<string, unknown>>>>;

/** The one file that `--config` takes in place of the folder `config/`. */
export interface ConfigInput {
  readonly site?: SiteInput;
  readonly navigation?: NavigationInput;
  readonly search?: SearchInput;
  readonly provider?: ProviderInput;
  readonly variables?: VariablesInput;
  readonly addresses?: AddressesInput;
  readonly sidebars?: SidebarsInput;
}

/** For `config/site.ts`: the title, the address, colours, the home page, the footer. */
export const defineSite = (site: SiteInput): SiteInput => site;

/** For `config/navigation.ts`: the links at the top of every page. */
export const defineNavigation = (navigation: NavigationInput): NavigationInput => navigation;

/** For `config/search.ts`: the embedded search, or a hosted one. */
export const defineSearch = (search: SearchInput): SearchInput => search;

/** For `config/provider.ts`: facts about you, which guides print by their names in braces. */
export const defineProvider = (provider: ProviderInput): ProviderInput => provider;

/** For `config/variables.ts`: more names for guides, with the text that stands there. */
export const defineVariables = (variables: VariablesInput): VariablesInput => variables;

/** For `config/addresses.ts`: pages that are gone, and where their readers are sent. */
export const defineAddresses = (addresses: AddressesInput): AddressesInput => addresses;

/** For `config/sidebars.ts`: sidebars that are not made of the folders. */
export const defineSidebars = (sidebars: SidebarsInput): SidebarsInput => sidebars;

/** For the one file that `--config` names. */
export const defineConfig = (config: ConfigInput): ConfigInput => config;
