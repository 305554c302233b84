/** Whether compiled code of the site renders the same whenever it is run: only then need it not be run to know that. Pure. */
import { type AnyNode, parse } from 'acorn';

/** Globals that are the same at any time, on any machine. */
const SETTLED: ReadonlySet<string> = new Set(
  'Object Array String Number Boolean BigInt Math JSON Map Set WeakMap WeakSet RegExp Symbol Error TypeError RangeError SyntaxError Promise parseInt parseFloat isNaN isFinite encodeURI encodeURIComponent decodeURI decodeURIComponent URL URLSearchParams undefined NaN Infinity console module exports'.split(
    ' ',
  ),
);
/** What bundles of the older module format are given. */
const GIVEN: ReadonlySet<string> = new Set(['require', '__require', '__filename', '__dirname', 'arguments']);
/** Ways from a value to chance, to the code that made it, and to what the machine is set to. */
const WAY_OUT = /^(?:random|constructor|__proto__|prepareStackTrace|stack|localeCompare|toLocale\w*)$/;
/** Where bundles find what helpsite itself hands them. */
const OURS = /globalThis\[(?:\/\* @__PURE__ \*\/ )?Symbol\.for\((["'])helpsite\.(?:shared|base)\1\)\]/g;

/**
 * Whether a bundle (one file, without JSX) uses neither time nor chance, environment, disk, network or timers. What cannot be
 * read is a no, and so is what only the browser would come to: nobody tells the two apart.
 */
export function isSettledCode(code: string): boolean {
  try {
    const program = parse(code.replaceAll(OURS, 'Map'), {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowReturnOutsideFunction: true,
    });
    return isSettledNode(program);
  } catch {
    return false;
  }
}

function isSettledNode(top: AnyNode): boolean {
  const waiting: AnyNode[] = [top];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'ImportExpression' || node.type === 'ImportDeclaration') return false;
    // Of a function that nothing calls as a method it is the global object.
    if (node.type === 'ThisExpression') return false;
    if (node.type === 'Literal' && typeof node.value === 'string' && WAY_OUT.test(node.value)) return false;
    if (node.type === 'Identifier' && !isSettledName(node.name)) return false;
    for (const [key, child] of Object.entries(node) as [string, unknown][]) {
      // Names of properties are no globals; the ways out are.
      if (isPropertyName(node, key)) {
        if (isNode(child) && child.type === 'Identifier' && WAY_OUT.test(child.name)) return false;
      } else if (Array.isArray(child)) {
        for (const item of child as readonly unknown[]) if (isNode(item)) waiting.push(item);
      } else if (isNode(child)) waiting.push(child);
    }
  }
  return true;
}

function isPropertyName(node: AnyNode, key: string): boolean {
  if (node.type === 'MemberExpression') return key === 'property' && !node.computed;
  if (node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition')
    return key === 'key' && !node.computed;
  return false;
}

function isSettledName(name: string): boolean {
  return !GIVEN.has(name) && !WAY_OUT.test(name) && (SETTLED.has(name) || !(name in globalThis));
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
