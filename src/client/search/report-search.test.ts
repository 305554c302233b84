/** Tests of what may leave the browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayBeReported } from './report-search.ts';

test('questions may be counted; what names a person, a machine or a secret may not', () => {
  for (const query of [
    'how do i whitelist a friend',
    'server 1.20.4',
    'port 25565',
    'CVE-2021-44228',
    'error 0x80072EE7',
  ])
    assert.equal(mayBeReported(query), true, query);
  for (const query of [
    'jane@example.com',
    'mail of jane.doe+x@example.co.uk please',
    '192.168.0.1',
    'connect 203.0.113.7:25565',
    '2001:db8::ff00:42:8329',
    '::1',
    'ptla_a8Fh3kLm92QwErTy5uIoP0zX',
    'AKIAIOSFODNN7EXAMPLE',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4',
    '9f1c2f6e-4b1b-4b86-9d2a-111213141516',
    '4111 1111 1111 1111',
    '+44 20 7946 0958',
  ])
    assert.equal(mayBeReported(query), false, query);
});
