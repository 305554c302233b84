/** Answers of the development server, from a real one. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { send } from './send.ts';

test("a file's media type is that of its ending, whatever its folders are called", async () => {
  const server = createServer((request, response) => {
    send(request, response, { status: 200, name: decodeURI(request.url ?? ''), body: 'a {}' });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    // Tests of the client put a `fetch` of their own in the place of this process's.
    const [answer] = (await once(get({ port, path: '/x/a;b.css' }), 'response')) as [IncomingMessage];
    assert.equal(answer.headers['content-type'], 'text/css;charset=utf-8');
    assert.equal(await text(answer), 'a {}');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
