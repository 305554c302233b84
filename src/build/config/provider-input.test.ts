/** What the provider may fill in is what guides may name: the registry, the type and config/provider.ts agree. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import provider from '../../../config/provider.ts';
import { type VariableName, VARIABLES } from '../../variables.ts';
import type { ProviderInput } from './provider-input.ts';

type Single = string | number | boolean | readonly unknown[];

/** The dotted names of a type's facts; a group's `name` stands for the group (`flattenFacts`). */
type NamesOf<T, Group extends string = ''> = {
  [K in keyof T & string]-?: NonNullable<T[K]> extends Single
    ? Group extends `${infer Own}.`
      ? K extends 'name'
        ? Own
        : `${Group}${K}`
      : K
    : NamesOf<NonNullable<T[K]>, `${Group}${K}.`>;
}[keyof T & string];

type Offered = NamesOf<ProviderInput>;

/** The same names of a value: keys count even when they are undefined. */
function listNames(facts: object, group = ''): readonly string[] {
  return Object.entries(facts).flatMap(([key, fact]: readonly [string, unknown]) => {
    if (typeof fact === 'object' && fact !== null && !Array.isArray(fact))
      return listNames(fact, `${group}${key}.`);
    return [key === 'name' && group !== '' ? group.slice(0, -1) : `${group}${key}`];
  });
}

test('config/provider.ts offers every registered variable once, and nothing else', () => {
  assert.deepEqual(listNames(provider).toSorted(), VARIABLES.map(({ name }) => name).toSorted());
});

/** `true` if nothing is left of the first without the second, else what is left: the compiler's message names it. */
type Covered<Names, By> = [Exclude<Names, By>] extends [never] ? true : Exclude<Names, By>;

test('the type offers every registered variable, and nothing else', () => {
  const isEachOffered: Covered<VariableName, Offered> = true;
  const isEachRegistered: Covered<Offered, VariableName> = true;
  assert.ok(isEachOffered && isEachRegistered, 'the compiler has proved it');
});
