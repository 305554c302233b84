/** Tells every open page what has changed (server-sent events, HTML standard 9.2). */
import { SOON } from '../../../dev-protocol.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface EventStream {
  /** Keeps the response open and sends the newest message at once. */
  readonly add: (request: IncomingMessage, response: ServerResponse) => void;
  readonly send: (message: object) => void;
  /** Says that a message follows as soon as it is known what has changed. */
  readonly announce: () => void;
  readonly close: () => void;
}

/** Proxies and browsers give up on a connection that says nothing for long. Milliseconds. */
const HEARTBEAT = 25_000;

export function createEventStream(): EventStream {
  const open = new Set<ServerResponse>();
  let newest = '';
  const timer = setInterval(() => {
    for (const response of open) response.write(': still here\n\n');
  }, HEARTBEAT);
  timer.unref();
  return {
    add(request, response) {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream;charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      // The page comes back soon after a restart.
      response.write(`retry: 300\n\n${newest}`);
      open.add(response);
      const end = (): void => void open.delete(response);
      request.once('close', end);
      response.once('error', end);
    },
    send(message) {
      newest = `data: ${JSON.stringify(message)}\n\n`;
      for (const response of open) response.write(newest);
    },
    announce() {
      for (const response of open) response.write(`event: ${SOON}\ndata: {}\n\n`);
    },
    close() {
      clearInterval(timer);
      for (const response of open) response.end();
      open.clear();
    },
  };
}
