/** Facts about the provider that guides know by name, nested at the names' dots. Whatever is not set, guides leave out or say neutrally. */
import type { KnownVariable } from '../../variables.ts';

/** A text, a number, yes or no, a list (printed with commas), or a group of facts: `{ sftp: { port: 22 } }` is `{sftp.port}`. */
type Fact = string | number | boolean | readonly (string | number)[] | Facts;

/** Facts of one's own: guides may name whatever is set here. */
interface Facts {
  readonly [name: string]: Fact | undefined;
}

type Name = KnownVariable['name'];

/** The names below a group, without it: `sftp` → `host | port | …`. */
type Below<Names extends string, Key extends string> = Names extends `${Key}.${infer Rest}` ? Rest : never;

type First<Names extends string> = Names extends `${infer Key}.${string}` ? Key : Names;

type ValueOf<Full extends string> =
  | string
  | (Extract<KnownVariable, { readonly name: Full; readonly also: 'number' }> extends never ? never : number)
  | (Extract<KnownVariable, { readonly name: Full; readonly also: 'list' }> extends never
      ? never
      : readonly string[]);

/** `panel` is both a fact and a group: there the fact is the group's `name`. */
type Group<Names extends string, Above extends string> = {
  readonly [Key in First<Names>]?:
    | ([Below<Names, Key>] extends [never]
        ? ValueOf<`${Above}${Key}`>
        : Group<Below<Names, Key> | (Key extends Names ? 'name' : never), `${Above}${Key}.`>)
    | undefined;
} & Facts;

/** `config/provider.ts` */
export type ProviderInput = Group<Name, ''>;
