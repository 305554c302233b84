/** What a stage is given, and the key that stands for it. Pure. */
import { hashText, hashValue } from './hash.ts';

export type Inputs = Readonly<Record<string, unknown>>;

/** The inputs as they were last, with their key: the very same objects need not be hashed again. */
export interface Known {
  readonly inputs: Inputs;
  readonly key: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** Whether these are the very same objects. */
export function isSame(last: Inputs, inputs: Inputs): boolean {
  const names = Object.keys(inputs);
  return (
    names.length === Object.keys(last).length &&
    names.every((name) => last[name] === inputs[name] && name in last)
  );
}

/** Whether these are of the same content, which is equal keys: only what is another object is hashed. */
export function isEqual(last: Inputs, inputs: Inputs): boolean {
  const names = Object.keys(inputs);
  return (
    names.length === Object.keys(last).length &&
    names.every(
      (name) =>
        name in last &&
        (isSameValue(last[name], inputs[name]) || hashValue(last[name]) === hashValue(inputs[name])),
    )
  );
}

/** The very same, or a list of the very same. */
function isSameValue(last: unknown, value: unknown): boolean {
  if (last === value) return true;
  if (!Array.isArray(last) || !Array.isArray(value) || last.length !== value.length) return false;
  for (let index = 0; index < last.length; index += 1) if (last[index] !== value[index]) return false;
  return true;
}

/** The key of a stage's inputs, each hashed by itself. */
export function hashInputs(stage: string, inputs: Inputs): Known {
  const parts: Record<string, string> = {};
  let joined = '';
  for (const [name, value] of Object.entries(inputs)) {
    const part = hashValue(value);
    parts[name] = part;
    joined += `${name}=${part};`;
  }
  return { inputs, parts, key: `${stage}:${hashText(joined)}` };
}
