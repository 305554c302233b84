/** The admin key of the hosted search where every reader could use it: `config/admin-key`. Pure. */
import type { Diagnostic, SiteConfig } from '../../model.ts';
import type { CommandIo } from '../terminal/options.ts';

/** Compares the key that pages carry with the one in the environment; without the latter nothing is known. */
export function checkAdminKey({ search }: SiteConfig, env: CommandIo['env']): readonly Diagnostic[] {
  const adminKey = (env['ALGOLIA_ADMIN_KEY'] ?? '').trim();
  if (adminKey === '' || search.apiKey !== adminKey) return [];
  return [
    {
      severity: 'warning',
      code: 'config/admin-key',
      message:
        'apiKey in config/search.ts is the admin key, and every page carries it: each reader could empty the index',
      hint: 'Put the search-only key there, and make a new admin key: this one is known.',
    },
  ];
}
