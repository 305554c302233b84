/**
 * Sends one request to one host of the hosted service. The library's own sender lets the time for connecting run until the
 * first byte of the answer, so that a write which takes the service three seconds would be given up; here that time ends
 * when the connection stands, and the time for the answer begins.
 */
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { text as readText } from 'node:stream/consumers';
import type { algoliasearch } from 'algoliasearch';

type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>;
type Answer = Awaited<ReturnType<Requester['send']>>;

/** Whoever asks us to come back later than this is told no, seconds: a job would only hang. */
const LONGEST_PAUSE = 60;

/** One connection is used again and again. Never rejects: the library reads what happened from the answer. */
export function createServiceRequester(): Requester {
  const http = new HttpAgent({ keepAlive: true });
  const https = new HttpsAgent({ keepAlive: true });
  return {
    send: ({ url, method, headers, data, connectTimeout, responseTimeout }) =>
      new Promise<Answer>((resolve) => {
        const isPlain = url.startsWith('http:');
        const sent = (isPlain ? requestHttp : requestHttps)(url, {
          method,
          headers: {
            ...headers,
            ...(data === undefined ? {} : { 'content-length': Buffer.byteLength(data) }),
          },
          agent: isPlain ? http : https,
        });
        let timer: NodeJS.Timeout | undefined;
        const end = (answer: Answer): void => {
          clearTimeout(timer);
          resolve(answer);
        };
        const giveUpAfter = (milliseconds: number, content: string): void => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            end({ status: 0, content, isTimedOut: true });
            sent.destroy();
          }, milliseconds);
        };
        giveUpAfter(connectTimeout, 'no connection in time');
        const isReady = (): void => giveUpAfter(responseTimeout, 'no answer in time');
        sent.once('socket', (socket) => {
          if (socket.connecting) socket.once(isPlain ? 'connect' : 'secureConnect', isReady);
          else isReady();
        });
        sent.once('error', ({ message }) => end({ status: 0, content: message, isTimedOut: false }));
        sent.once('response', (response) => {
          readText(response).then(
            (content) =>
              end({
                status: response.statusCode ?? 0,
                content,
                headers: pickHeaders(response),
                isTimedOut: false,
              }),
            (error: Error) => end({ status: 0, content: error.message, isTimedOut: false }),
          );
        });
        sent.end(data);
      }),
  };
}

/** The one header that the library reads: how long to wait before asking again. */
function pickHeaders({ headers }: IncomingMessage): Record<string, string> {
  const pause = headers['retry-after'];
  return pause === undefined || Number(pause) > LONGEST_PAUSE ? {} : { 'retry-after': pause };
}
