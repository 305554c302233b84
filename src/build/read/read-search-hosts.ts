/** HELPSITE_SEARCH_HOSTS: other servers that speak the hosted search's protocol, for tests (contract.md 5). */
import type { CommandIo } from '../terminal/options.ts';
import { UsageError } from '../problems/usage-error.ts';

/** Empty without the variable. Throws a UsageError for an entry that is no `http://host:port`. */
export function readSearchHosts(env: CommandIo['env']): { readonly searchHosts?: readonly string[] } {
  const typed = (env['HELPSITE_SEARCH_HOSTS'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (typed.length === 0) return {};
  return { searchHosts: typed.map(readOrigin) };
}

function readOrigin(entry: string): string {
  const isAddress = /^https?:\/\/[^\s/?#@]+\/?$/i.test(entry) && URL.canParse(entry);
  if (isAddress) return new URL(entry).origin;
  throw new UsageError(
    `HELPSITE_SEARCH_HOSTS must hold addresses such as http://127.0.0.1:4017, not "${entry}"`,
  );
}
