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
