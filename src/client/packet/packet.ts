/** The packet: what was found in this visit, for a person who is asked for help in the end. It stays in this tab. */
import { readSession, writeSession } from '../storage.ts';

const KEY = 'helpsite.packet';

interface Line {
  readonly kind: string;
  readonly text: string;
  readonly url?: string;
}

/** Notes something, once. */
export function addToPacket(
  kind: 'finding' | 'product' | 'version',
  value: string | { readonly text: string; readonly url?: string },
): void {
  const line: Line = { kind, ...(typeof value === 'string' ? { text: value } : value) };
  let lines: readonly Line[] = [];
  try {
    lines = JSON.parse(readSession(KEY) ?? '[]') as readonly Line[];
  } catch {
    // Not ours: it begins anew.
  }
  const others = lines.filter((one) => one.kind !== kind || (kind === 'finding' && one.text !== line.text));
  writeSession(KEY, JSON.stringify([...others, line]));
}
