/** The worker: ranks away from the page, so that typing never stutters. */
import type { SearchClient } from '../../search/protocol.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';
import {
  toFault,
  type WorkerAbort,
  type WorkerAnswer,
  type WorkerContents,
  type WorkerQuestion,
} from './worker-messages.ts';

let engine: SearchClient | undefined;
let open: (contents: string | undefined) => void;
const contents = new Promise<string | undefined>((resolve) => (open = resolve));

const waiting = new Map<WorkerQuestion['id'], AbortController>();

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion | WorkerAbort | WorkerContents>) => {
  if ('contents' in data) {
    open(data.contents);
    return;
  }
  if ('aborted' in data) {
    waiting.get(data.aborted)?.abort();
    return;
  }
  const controller = new AbortController();
  waiting.set(data.id, controller);
  engine ??= createEmbeddedEngine(data.manifest, contents);
  void answer(engine, data, controller.signal)
    .then((message) => postMessage(message))
    .finally(() => waiting.delete(data.id));
});

async function answer(
  client: SearchClient,
  { id, request }: WorkerQuestion,
  signal: AbortSignal,
): Promise<WorkerAnswer> {
  try {
    return { id, response: await client.search(request, signal) };
  } catch (error) {
    return { id, fault: toFault(error) };
  }
}
