/** The addresses under which other computers reach what is served here. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listHosts, listOwnNames } from './addresses.ts';

const INTERFACES = {
  lo: [
    { address: '127.0.0.1', family: 'IPv4', internal: true },
    { address: '::1', family: 'IPv6', internal: true },
  ],
  tun0: [{ address: '100.64.0.2', family: 'IPv4', internal: false }],
  eth0: [
    { address: '192.168.1.20', family: 'IPv4', internal: false },
    { address: 'fe80::1', family: 'IPv6', internal: false },
    { address: '2001:db8::7', family: 'IPv6', internal: false },
  ],
};

test('listening for all, every address of the network is told, the likeliest first, and the name in its domain', () => {
  assert.deepEqual(listHosts('0.0.0.0', INTERFACES, 'Desk.example'), [
    '192.168.1.20',
    '100.64.0.2',
    'desk.local',
  ]);
  assert.deepEqual(listHosts('::', INTERFACES, 'desk.local'), [
    '192.168.1.20',
    '100.64.0.2',
    '[2001:db8::7]',
    'desk.local',
  ]);
});

test('without a network, or listening on one address, there is nothing to tell', () => {
  assert.deepEqual(listHosts(undefined, INTERFACES, 'desk'), []);
  assert.deepEqual(listHosts('192.168.1.20', INTERFACES, 'desk'), []);
  assert.deepEqual(listHosts('0.0.0.0', { lo: INTERFACES.lo }, 'desk'), []);
});

test('the names of a computer are its own, its first part, and that in the domain of the network', () => {
  assert.deepEqual(listOwnNames('Desk.fritz.box'), ['desk.fritz.box', 'desk', 'desk.local']);
  assert.deepEqual(listOwnNames('mac.local'), ['mac.local', 'mac']);
  for (const name of ['', 'localhost', '10.0.0.1', '::1', '-x'])
    assert.deepEqual(listOwnNames(name), [], name);
});
