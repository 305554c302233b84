/** The worker: ranks away from the page, so that typing never stutters. */
import type { SearchClient } from '../../search/protocol.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';
import { toFault, type WorkerAnswer, type WorkerQuestion } from './worker-messages.ts';

let engine: SearchClient | undefined;

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  engine ??= createEmbeddedEngine(data.manifest);
  void answer(engine, data).then((message) => postMessage(message));
});

async function answer(client: SearchClient, { id, request }: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    return { id, response: await client.search(request) };
  } catch (error) {
    return { id, fault: toFault(error) };
  }
}
