/**
 * The search. `embedded` needs no service: the index is part of the site. For the hosted service write
 * `{ provider: 'hosted', appId: '…', apiKey: '…', indexName: '…' }` with its search-only key; the admin key stays in
 * the environment (ALGOLIA_ADMIN_KEY), and `helpsite search push` fills the index.
 */
import type { SearchInput } from '../src/build/config/input.ts';

export default {
  provider: 'embedded',
  contextual: true,
  path: 'search',
  placeholder: 'Search the help centre',
} satisfies SearchInput;
