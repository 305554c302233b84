/** What the provider may fill in is what guides may name: the registry, the site's own names and config/provider.ts agree. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import provider from '../../../config/provider.ts';
import own from '../../../config/variables.ts';
import { VARIABLES } from '../../variables.ts';
import type { ProviderInput } from './provider-input.ts';

/** The same names of a value: keys count even when they are undefined. */
function listNames(facts: object, group = ''): readonly string[] {
  return Object.entries(facts).flatMap(([key, fact]: readonly [string, unknown]) => {
    if (typeof fact === 'object' && fact !== null && !Array.isArray(fact))
      return listNames(fact, `${group}${key}.`);
    // `panel.name` is what `{panel}` says; a name that is registered as such stays.
    const isOwn = VARIABLES.some(({ name }) => name === `${group}${key}`);
    return [key === 'name' && group !== '' && !isOwn ? group.slice(0, -1) : `${group}${key}`];
  });
}

test('config/provider.ts offers every variable once, and nothing else', () => {
  const names = [...VARIABLES.map(({ name }) => name), ...Object.keys(own)];
  assert.deepEqual(listNames(provider).toSorted(), names.toSorted());
});

test('the type knows every registered variable, and takes facts of its own', () => {
  const facts: ProviderInput = {
    panel: { name: 'Panel', labels: { files: 'Files', ours: 'Ours' } },
    sftp: { port: 22 },
    api: { scopes: ['read'] },
    ours: { here: { count: 3 } },
  };
  // @ts-expect-error -- an address is a text
  const wrong: ProviderInput = { support: { email: 3 } };
  assert.ok(facts !== wrong, 'the compiler has proved it');
});
