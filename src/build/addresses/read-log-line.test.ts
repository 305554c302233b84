/** What of an access log is a page that somebody read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanPath } from './clean-path.ts';
import { readLogLine } from './read-log-line.ts';

test('common, combined and JSON lines name the page', () => {
  const rest = '"-" "Mozilla/5.0"';
  assert.equal(
    readLogLine('192.0.2.1 - - [01/Jan/2026:00:00:00 +0000] "GET /help/docs/a HTTP/1.1" 200 512'),
    '/help/docs/a',
  );
  assert.equal(readLogLine(`192.0.2.1 - - [x] "HEAD /help/docs/a/ HTTP/2.0" 304 0 ${rest}`), '/help/docs/a');
  assert.equal(
    readLogLine('{"request":{"method":"GET","uri":"/help/docs/a?utm_source=mail"},"status":200}'),
    '/help/docs/a',
  );
  assert.equal(readLogLine('{"request":"GET /help/docs/a HTTP/1.1","status":"301"}'), '/help/docs/a');
  assert.equal(
    readLogLine('{"request_method":"GET","request_uri":"/help/docs/a","status":200}'),
    '/help/docs/a',
  );
});

test('what nobody got, nobody read or nobody meant is left out', () => {
  for (const line of [
    '- "GET /help/docs/a HTTP/1.1" 404 1',
    '- "POST /help/docs/a HTTP/1.1" 200 1',
    '- "GET /help/docs/a?page=2 HTTP/1.1" 200 1',
    '- "\\x16\\x03\\x01" 400 1',
    '{"status":200}',
    '{"request":',
    '',
  ])
    assert.equal(readLogLine(line), undefined, line);
});

test('parts of pages and what scanners try are no addresses; names in all languages are', () => {
  for (const path of [
    '/a.css',
    '/assets/x',
    '/wp-login.php',
    '/.env',
    '/a/../b',
    '//a',
    '/%00',
    '/a%2fb',
    '/<x>',
    '/%ff',
    'x',
    '/.git/config',
    `/${'x'.repeat(400)}`,
  ])
    assert.equal(cleanPath(path), undefined, path);
  assert.equal(cleanPath('https://example.com/help/docs/gr%C3%B6%C3%9Fe/#x'), '/help/docs/größe');
  assert.equal(cleanPath('/help/docs/a/index.html'), '/help/docs/a');
  assert.equal(cleanPath('/help/docs/a.html'), '/help/docs/a.html');
  assert.equal(cleanPath('/help/files/a.zip'), '/help/files/a.zip');
  assert.equal(cleanPath('https://example.com'), '/');
});
