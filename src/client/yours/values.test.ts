import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JUDGES, KEPT_FOR, readValues, writeValues } from './values.ts';

const isGood = (name: keyof typeof JUDGES, text: string): boolean => 'value' in JUDGES[name](text);

test('20.3.3 host names, IPv4 and IPv6 addresses are taken, and nothing else', () => {
  for (const good of [
    'play.example.com',
    'localhost',
    'mc-1.example.co.uk.',
    'bücher.example',
    '203.0.113.10',
    '2001:db8::1',
    '::1',
    '::ffff:203.0.113.10',
    '[2001:db8::1]',
    '1:2:3:4:5:6:7:8',
    'a_b.example.com',
  ])
    assert.ok(isGood('address', good), good);
  for (const bad of [
    '<img src=x onerror=alert(1)>',
    'a b.example',
    '-a.example',
    'a..b',
    '203.0.113.256',
    '203.0.113',
    '1.2.3.4.5',
    'http://example.com',
    '1:2:3:4:5:6:7',
    '1::2::3',
    ':::',
    'x'.repeat(64),
    `${'a.'.repeat(130)}example`,
    'a\u202Eb.example',
    '',
    '[::1',
    'example.com:0',
    'example.com:99999',
    'a:b:c',
  ])
    assert.ok(!isGood('address', bad), bad);
});

test('an address that was typed with its port gives both', () => {
  assert.deepEqual(JUDGES.address('play.example.com:25570'), { value: 'play.example.com', port: '25570' });
  assert.deepEqual(JUDGES.address('[2001:db8::1]:25570'), { value: '2001:db8::1', port: '25570' });
});

test('20.3.3 ports are 1 to 65535, names and versions short and visible', () => {
  for (const good of ['1', '25565', '65535', '00080']) assert.ok(isGood('port', good), good);
  for (const bad of ['0', '65536', '-1', '1e3', '25565a', ' 1', '']) assert.ok(!isGood('port', bad), bad);
  assert.ok(isGood('name', "Sam's <b>server</b>"), 'text is text');
  for (const bad of ['a\nb', 'a\u202Eb', 'x'.repeat(65)]) assert.ok(!isGood('name', bad));
  assert.ok(isGood('version', '1.21.4 (Paper)'));
  for (const bad of ['<b>', 'x'.repeat(33), '']) assert.ok(!isGood('version', bad));
});

test('what is stored ends after 30 days, and is judged again when it is read', () => {
  const now = 1_800_000_000_000;
  const stored = writeValues({ address: 'play.example.com', port: '25570' }, now + KEPT_FOR);
  assert.deepEqual(readValues(stored, now), { address: 'play.example.com', port: '25570' });
  assert.deepEqual(readValues(stored, now + KEPT_FOR), {});
  assert.deepEqual(readValues(stored, now - 1), {}, 'longer than we keep anything');
  assert.deepEqual(readValues(writeValues({ port: '1' }), now), { port: '1' }, 'with the tab');
  for (const hostile of [
    undefined,
    '',
    'tab',
    'null',
    '[]',
    '{"values":null}',
    '{"values":{"port":1}}',
    '{"values":{"__proto__":"x","constructor":"y","address":"<script>"}}',
    '{"values":{"port":"1"},"until":"soon"}',
  ])
    assert.deepEqual(readValues(hostile, now), {}, hostile);
});
