/** What the methods of lists, texts and `Object` make of data that is known. Pure; `push` and the like change the list they are called on. */
import { checkLength, isTrue, type ListValue, type Place, toText, toValue, type Value } from './value.ts';

interface MethodCall {
  readonly object: Value;
  /** As typed: `Object`. */
  readonly owner: string;
  readonly method: string;
  readonly args: readonly Value[];
  readonly at: Place;
}

/** Undefined for methods that are not known. */
export function callMethod(call: MethodCall): Value | undefined {
  const { object, owner } = call;
  if (owner === 'Object') return callObject(call);
  if (owner === 'JSON') return callJson(call);
  if (object.kind === 'list') return callList(object, call);
  if (object.kind === 'text') return callText(object.value, call);
  if (object.kind === 'record') {
    const own = object.entries.get(call.method);
    return own?.kind === 'function' ? own.call(call.args) : undefined;
  }
  return undefined;
}

/** `JSON.stringify` of data that is known as a whole, without spaces: what reads it reads JSON. */
function callJson({ method, args: [first], at }: MethodCall): Value | undefined {
  const json = method === 'stringify' && first !== undefined ? writeJson(first) : undefined;
  return json === undefined ? undefined : toValue(json, at);
}

function writeJson(value: Value): string | undefined {
  const whole = (parts: readonly (string | undefined)[]): readonly string[] | undefined =>
    parts.every((part) => part !== undefined) ? parts : undefined;
  switch (value.kind) {
    case 'text':
    case 'number':
    case 'flag':
      return JSON.stringify(value.value);
    case 'none':
      return 'null';
    case 'list': {
      const items = whole(value.items.map(writeJson));
      return items && `[${items.join(',')}]`;
    }
    case 'record': {
      const entries = [...value.entries].map(([key, entry]) => {
        const json = key.startsWith('...') ? undefined : writeJson(entry);
        return json && `${JSON.stringify(key)}:${json}`;
      });
      return whole(entries) && `{${entries.join(',')}}`;
    }
    case 'computed':
    case 'function':
      return undefined;
  }
}

function callObject({ method, args: [first, ...others], at }: MethodCall): Value | undefined {
  if (first === undefined) return undefined;
  if (method === 'freeze') return first;
  if (method === 'fromEntries' && first.kind === 'list') {
    const entries = first.items.flatMap((item): [string, Value][] => {
      const [key, value] = item.kind === 'list' ? item.items : [];
      const name = key === undefined ? undefined : toText(key);
      return name === undefined || value === undefined ? [] : [[name, value]];
    });
    return { kind: 'record', at, entries: new Map(entries) };
  }
  if (first.kind !== 'record') return undefined;
  const all = [...first.entries];
  switch (method) {
    case 'keys':
      return { kind: 'list', at, items: all.map(([key]) => toValue(key, at)) };
    case 'values':
      return { kind: 'list', at, items: all.map(([, value]) => value) };
    case 'entries':
      return {
        kind: 'list',
        at,
        items: all.map(([key, value]) => ({ kind: 'list', at, items: [toValue(key, at), value] })),
      };
    case 'assign':
      for (const other of others)
        if (other.kind === 'record') for (const [key, value] of other.entries) first.entries.set(key, value);
      return first;
    default:
      return undefined;
  }
}

function callList(list: ListValue, { method, args, at }: MethodCall): Value | undefined {
  const { items } = list;
  const made = (next: Value[]): Value => {
    checkLength(next.length);
    return { kind: 'list', at, items: next };
  };
  const [first] = args;
  const apply = first?.kind === 'function' ? first.call : undefined;
  const each = <T>(ask: (call: (args: readonly Value[]) => Value, item: Value) => T): T[] | undefined =>
    apply && items.map((item, index) => ask((given) => apply([...given, toValue(index, at)]), item));
  switch (method) {
    case 'push':
      items.push(...args);
      return toValue(items.length, at);
    case 'unshift':
      items.unshift(...args);
      return toValue(items.length, at);
    case 'concat':
      return made([...items, ...args.flatMap((arg) => (arg.kind === 'list' ? arg.items : [arg]))]);
    case 'map': {
      const mapped = each((call, item) => call([item]));
      return mapped && made(mapped);
    }
    case 'flatMap': {
      const mapped = each((call, item) => call([item]));
      return mapped && made(mapped.flatMap((item) => (item.kind === 'list' ? item.items : [item])));
    }
    case 'flat':
      return made(items.flatMap((item) => (item.kind === 'list' ? item.items : [item])));
    case 'filter': {
      // `filter(Boolean)` takes out what is empty; what nobody can decide stays.
      const kept = apply ? each((call, item) => isTrue(call([item]))) : items.map(isTrue);
      return kept && made(items.filter((_, index) => kept[index] !== false));
    }
    case 'forEach':
      return each((call, item) => call([item])) && toValue(undefined, at);
    case 'reverse':
      return made(items.toReversed());
    case 'slice':
      return made(items.slice(...args.flatMap((arg) => (arg.kind === 'number' ? [arg.value] : []))));
    case 'join': {
      const separator = (first && toText(first)) ?? ',';
      const texts = items.map(toText);
      return texts.some((text) => text === undefined) ? undefined : toValue(texts.join(separator), at);
    }
    case 'includes': {
      const wanted = first && toText(first);
      return wanted === undefined
        ? undefined
        : toValue(
            items.some((item) => toText(item) === wanted),
            at,
          );
    }
    default:
      return undefined;
  }
}

function callText(text: string, { method, args, at }: MethodCall): Value | undefined {
  const [first, second] = args.map(toText);
  switch (method) {
    case 'trim':
      return toValue(text.trim(), at);
    case 'toLowerCase':
      return toValue(text.toLowerCase(), at);
    case 'toUpperCase':
      return toValue(text.toUpperCase(), at);
    case 'concat':
      return toValue(text + (first ?? ''), at);
    case 'replace':
    case 'replaceAll':
      return first === undefined || second === undefined
        ? undefined
        : toValue(
            method === 'replace' ? text.replace(first, () => second) : text.replaceAll(first, () => second),
            at,
          );
    case 'split':
      return first === undefined
        ? undefined
        : { kind: 'list', at, items: text.split(first).map((piece) => toValue(piece, at)) };
    case 'startsWith':
      return first === undefined ? undefined : toValue(text.startsWith(first), at);
    default:
      return undefined;
  }
}
