/** Operators on values that are known. Pure. */
import { assume, isTrue, type Place, toText, toValue, type Value } from './value.ts';

/** The guess in the place of what is computed, marked as such. */
export function unwrap(value: Value): Value {
  return value.kind === 'computed' && value.guess !== undefined ? assume(value.guess, value.script) : value;
}

/** Texts put together as paths; undefined where one is not known. */
export function joinPaths(args: readonly Value[], at: Place): Value | undefined {
  const texts = args.map(toText);
  if (texts.some((text) => text === undefined) || texts.length === 0) return undefined;
  return toValue(texts.join('/').replace(/\/(?:\.?\/)+/g, '/'), at);
}

/** `-1`, `!x`, `await x`; undefined where it is not known. */
export function applyUnary(sign: string, value: Value, at: Place): Value | undefined {
  if (sign === 'await') return value;
  if (sign === 'void') return toValue(undefined, at);
  const known = unwrap(value);
  if (sign === '-' && known.kind === 'number') return toValue(-known.value, at);
  const holds = isTrue(known);
  return sign === '!' && holds !== undefined ? toValue(!holds, at, known.assumed) : undefined;
}

/** `a + b` and comparisons; undefined where it is not known. */
export function combine(sign: string, left: Value, right: Value, at: Place): Value | undefined {
  const assumed = left.assumed ?? right.assumed;
  const [a, b] = [toText(left), toText(right)];
  if (a === undefined || b === undefined) return undefined;
  if (/^[=!]==?$/.test(sign)) {
    const isSame = left.kind === right.kind && a === b;
    return toValue(sign.startsWith('=') === isSame, at, assumed);
  }
  if (sign !== '+') return undefined;
  if (left.kind === 'number' && right.kind === 'number')
    return toValue(left.value + right.value, at, assumed);
  return left.kind === 'none' || right.kind === 'none' ? undefined : toValue(a + b, at, assumed);
}
