import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeCodeText } from './write-inline.ts';

test('18.6.1 a long path or address may be parted after its signs, short ones and words may not', () => {
  assert.equal(
    writeCodeText('io.netty.channel.ConnectTimeoutException a'),
    'io.<wbr>netty.<wbr>channel.<wbr>ConnectTimeoutException a',
  );
  assert.equal(writeCodeText('https://a.example/b_c'), 'https://a.<wbr>example/<wbr>b_<wbr>c');
  for (const whole of ['op Name', 'a/b.txt', 'WorkshopDownloadConfig', 'keep-the-hyphen-here'])
    assert.equal(writeCodeText(whole), whole);
});

test('18.6.1 names in braces stay whole, and signs are still escaped', () => {
  assert.equal(writeCodeText('{your.address}:{your.port}'), '{your.address}:{your.port}');
  assert.equal(writeCodeText('<config>/server.properties'), '&lt;config&gt;/server.<wbr>properties');
});

test('a very long run of signs costs no more than its length', () => {
  assert.equal(writeCodeText('_'.repeat(200_000)).length, 200_000);
});
