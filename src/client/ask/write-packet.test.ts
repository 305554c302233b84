/** The packet as a text, and the addresses that take it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fillMail,
  fillTicket,
  listShown,
  nameBrowser,
  nameTime,
  writePacket,
  writeSubject,
} from './write-packet.ts';

test('the text has the story first, then what was noted under what it is', () => {
  const shown = listShown(
    [
      { kind: 'guide', text: 'Ports', url: '/help/docs/ports' },
      { kind: 'asked', text: 'It is slow' },
      { kind: 'guide', text: 'Lag', url: '/help/docs/lag' },
      { kind: 'product', text: 'Rust' },
    ],
    'https://example.com',
  );
  assert.equal(
    writePacket(' It is slow.\n', shown),
    'It is slow.\n\nGame or tool: Rust\nGuides opened:\n- Ports (https://example.com/help/docs/ports)\n- Lag (https://example.com/help/docs/lag)',
  );
  assert.equal(writePacket('', []), '');
  assert.equal(writeSubject('It stops. Then more.'), 'It stops.');
  assert.equal(writeSubject('x'.repeat(90)).length, 80);
});

test('a ticket takes the text where its address has a place for it, a mail always; what is too long is cut', () => {
  assert.deepEqual(fillTicket('https://example.com/new', 'a', 'b'), {
    href: 'https://example.com/new',
    isWhole: false,
  });
  assert.deepEqual(fillTicket('https://example.com/new?s={subject}&t={text}', 'a b', 'c&d\n$&'), {
    href: 'https://example.com/new?s=a%20b&t=c%26d%0A%24%26',
    isWhole: true,
  });
  assert.deepEqual(fillMail('a@example.com', 's', 'b\nc'), {
    href: 'mailto:a@example.com?subject=s&body=b%0D%0Ac',
    isWhole: true,
  });
  for (const text of ['😀'.repeat(5000), 'é'.repeat(9000), `a\uD800${'b'.repeat(9000)}`]) {
    const mail = fillMail('a@example.com', 's', text);
    assert.equal(mail.isWhole, false);
    assert.ok(mail.href.length <= 1900 && mail.href.endsWith('%E2%80%A6'));
    assert.ok(fillTicket('https://example.com/?t={text}', 's', text).href.length <= 7000);
  }
});

test('browser, system and time are named for a person', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
  assert.equal(nameBrowser(chrome), 'Chrome 120 on Linux');
  assert.equal(
    nameBrowser(`${chrome.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64')} Edg/121.0`),
    'Edge 121 on Windows',
  );
  assert.equal(
    nameBrowser(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1',
    ),
    'Safari 17 on iOS',
  );
  assert.equal(nameBrowser('curl'), 'Unknown browser');
  const time = new Date('2026-01-31T23:30:00Z');
  assert.equal(nameTime(time, -60, 'Europe/Berlin'), '2026-02-01 00:30 (UTC+01:00, Europe/Berlin)');
  assert.equal(nameTime(time, 210, ''), '2026-01-31 20:00 (UTC-03:30)');
});
