/** Which children of one version of an element are which of another: equal ones first, then those of one kind in order. */

type Pair = readonly [old: Node, next: Node];

/** Longer lists are not compared child with child, but only at their ends. */
const MOST = 400;

/** In order; a node without a partner was removed or is new. */
export function pairChildren(before: readonly Node[], after: readonly Node[]): readonly Pair[] {
  const isEqual = (a: Node | undefined, b: Node | undefined): boolean =>
    a !== undefined && b !== undefined && a.isEqualNode(b);
  let start = 0;
  while (start < before.length && start < after.length && isEqual(before[start], after[start])) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && isEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return [
    ...zip(before.slice(0, start), after.slice(0, start)),
    ...pairMiddle(left, right),
    ...zip(before.slice(before.length - end), after.slice(after.length - end)),
  ];
}

function zip(before: readonly Node[], after: readonly Node[]): readonly Pair[] {
  return before.flatMap((node, index) => {
    const other = after[index];
    return other === undefined ? [] : [[node, other] as const];
  });
}

/** Equal nodes are fixed points; between two of them, nodes of one kind go together in order. */
function pairMiddle(before: readonly Node[], after: readonly Node[]): readonly Pair[] {
  if (before.length === 0 || after.length === 0) return [];
  const fixed = before.length * after.length > MOST * MOST ? [] : findCommon(before, after);
  const pairs: Pair[] = [];
  let [left, right] = [0, 0];
  for (const [a, b] of [...fixed, [before.length, after.length] as const]) {
    pairs.push(...pairKinds(before.slice(left, a), after.slice(right, b)));
    const [old, next] = [before[a], after[b]];
    if (old !== undefined && next !== undefined) pairs.push([old, next]);
    [left, right] = [a + 1, b + 1];
  }
  return pairs;
}

/** Positions of the longest common subsequence of equal nodes. */
function findCommon(before: readonly Node[], after: readonly Node[]): readonly (readonly [number, number])[] {
  const names = new Map<string, number>();
  const nameOf = (node: Node): number => {
    const text = node instanceof Element ? node.outerHTML : `${node.nodeType}${node.nodeValue}`;
    const known = names.get(text) ?? names.size;
    names.set(text, known);
    return known;
  };
  const [a, b] = [before.map(nameOf), after.map(nameOf)];
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  }
  const found: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) found.push([i++, j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return found;
}

function pairKinds(before: readonly Node[], after: readonly Node[]): readonly Pair[] {
  const pairs: Pair[] = [];
  let from = 0;
  for (const node of before) {
    const at = after.findIndex((other, index) => index >= from && isOfOneKind(node, other));
    const other = after[at];
    if (other === undefined) continue;
    pairs.push([node, other]);
    from = at + 1;
  }
  return pairs;
}

/** What may become the other by small changes. Ids tell headings and panels apart. */
function isOfOneKind(a: Node, b: Node): boolean {
  if (a.nodeName !== b.nodeName) return false;
  if (!(a instanceof Element) || !(b instanceof Element)) return true;
  if (a.localName === 'link' || a.localName === 'meta' || a.localName === 'script') return false;
  return a.id === b.id || /^h[1-6]$/.test(a.localName);
}
