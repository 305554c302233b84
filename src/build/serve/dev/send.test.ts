/** Answers of the development server, from a real one. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { send } from './send.ts';

test("a file's media type is that of its ending, whatever its folders are called", async () => {
  const server = createServer((request, response) => {
    send(request, response, { status: 200, name: decodeURI(request.url ?? ''), body: 'a {}' });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/x/a;b.css`);
    assert.equal(answer.headers.get('Content-Type'), 'text/css;charset=utf-8');
    assert.equal(await answer.text(), 'a {}');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
