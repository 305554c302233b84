/** Names in the patterns of declarations and parameters. */
import type { Expression, Pattern } from 'acorn';
import { unwrap } from './operators.ts';
import { assume, toText, toValue, type Value } from './value.ts';
import type { Scope } from './world.ts';

/** The value of an expression, where the pattern stands. */
export type Read = (node: Expression) => Value;

/** `a.b`, `{ b: 1 }`, `{ 'b': 1 }`, `a[b]`; undefined where it is not known. */
export function readKey(key: Expression, isComputed: boolean, read: Read): string | undefined {
  if (!isComputed && key.type === 'Identifier') return key.name;
  return toText(unwrap(read(key)));
}

/** Gives names their parts of a value. */
export function bind(pattern: Pattern, value: Value, scope: Scope, read: Read): void {
  const whole = unwrap(value);
  const unknown = (part: string): Value =>
    whole.kind === 'computed'
      ? { ...whole, script: `${whole.script} (${part})` }
      : toValue(undefined, whole.at, whole.assumed);
  switch (pattern.type) {
    case 'Identifier':
      scope.set(pattern.name, value);
      return;
    case 'AssignmentPattern': {
      const isMissing = value.kind === 'none';
      const given = isMissing ? assume(read(pattern.right), value.assumed) : value;
      bind(pattern.left, given, scope, read);
      return;
    }
    case 'RestElement':
      bind(pattern.argument, value, scope, read);
      return;
    case 'ArrayPattern':
      for (const [index, item] of pattern.elements.entries()) {
        if (item === null) continue;
        const part = whole.kind === 'list' ? whole.items[index] : undefined;
        const rest = whole.kind === 'list' ? { ...whole, items: whole.items.slice(index) } : unknown('…');
        bind(item, item.type === 'RestElement' ? rest : (part ?? unknown(`${index}`)), scope, read);
      }
      return;
    case 'ObjectPattern': {
      const left = new Map(whole.kind === 'record' ? whole.entries : []);
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          const rest = whole.kind === 'record' ? { ...whole, entries: left } : unknown('…');
          bind(property.argument, rest, scope, read);
          continue;
        }
        const key = readKey(property.key, property.computed, read) ?? '';
        bind(property.value, left.get(key) ?? unknown(key), scope, read);
        left.delete(key);
      }
      return;
    }
    case 'MemberExpression':
  }
}

/** The names that a pattern declares. */
export function listNames(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return listNames(pattern.left);
    case 'RestElement':
      return listNames(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : listNames(element)));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        listNames(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'MemberExpression':
      return [];
  }
}
