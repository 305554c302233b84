/** What tests hold the memo to: values that cannot be changed, and hits that are made again. */

/** The very values, made unchangeable all the way down. Throws for what is not JSON-shaped: its hash would not tell it apart. */
export function freeze<T>(value: T): T {
  freezeDeep(value, new Set());
  return value;
}

function freezeDeep(value: unknown, above: Set<object>): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || above.has(value)) return;
  // Bytes cannot be frozen, and a lazy value stands for itself.
  if (ArrayBuffer.isView(value) || ('toJSON' in value && typeof value.toJSON === 'function')) return;
  if (value instanceof Map || value instanceof Set || value instanceof Date)
    throw new TypeError(
      `A stage was given a ${value.constructor.name}: its inputs and results are JSON-shaped`,
    );
  above.add(value);
  for (const inner of Object.values(value)) {
    if (typeof inner === 'function') throw new TypeError('A stage was given a function: it has no hash');
    freezeDeep(inner, above);
  }
  Object.freeze(value);
}

/** Throws when what the memo knows is not what its inputs give now. `name` is the stage and what it ran on. */
export function checkSame(name: string, known: unknown, made: unknown): void {
  const [before, now] = [JSON.stringify(known), JSON.stringify(made)];
  if (before === now) return;
  let at = 0;
  while (before?.[at] === now?.[at]) at += 1;
  throw new Error(
    `The memo's value of ${name} is not what its inputs give: ${before?.slice(Math.max(0, at - 30), at + 60)} … instead of … ${now?.slice(Math.max(0, at - 30), at + 60)}`,
  );
}
