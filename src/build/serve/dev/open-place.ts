/** The request of a page of ours to show a problem in the editor: checked, then done. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Diagnostic } from '../../../model.ts';
import type { OpenOutcome } from './dev-listener.ts';
import { openInEditor } from './editor.ts';

export interface OpenInputs {
  readonly root: string;
  readonly token: string;
  readonly diagnostics: () => readonly Diagnostic[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A place is a few bytes. */
const MAX_BYTES = 4096;

/** Only places of problems that there are now can be opened: the request chooses one, it does not name a file of its own. */
export async function openPlace(request: IncomingMessage, inputs: OpenInputs): Promise<OpenOutcome> {
  const { root, token, diagnostics, env } = inputs;
  if (
    !isSame(String(request.headers['x-helpsite-token'] ?? ''), token) ||
    request.headers['origin'] === undefined
  )
    return { status: 403, message: 'Only a page of this site may ask for that.' };
  const asked = await readPlace(request);
  if (asked === undefined) return { status: 400, message: 'This is no place in a file.' };
  const at = diagnostics()
    .flatMap(({ at: own, related = [] }) => (own === undefined ? related : [own, ...related]))
    .find(({ file, line, column }) => file === asked.file && line === asked.line && column === asked.column);
  if (at === undefined) return { status: 404, message: 'This problem is gone already.' };
  const message = await openInEditor({ file: join(root, at.file), line: at.line, column: at.column }, env);
  return message === undefined ? { status: 204, message: '' } : { status: 500, message };
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function readPlace(
  request: IncomingMessage,
): Promise<{ readonly file: string; readonly line: number; readonly column: number } | undefined> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BYTES) return undefined;
  }
  try {
    const place: unknown = JSON.parse(text);
    if (
      typeof place !== 'object' ||
      place === null ||
      !('file' in place) ||
      !('line' in place) ||
      !('column' in place)
    )
      return undefined;
    const { file, line, column } = place;
    return typeof file === 'string' && typeof line === 'number' && typeof column === 'number'
      ? { file, line, column }
      : undefined;
  } catch {
    return undefined;
  }
}
