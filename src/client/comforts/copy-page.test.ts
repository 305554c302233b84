import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillMarkdown } from './copy-page.ts';

test('20.5.5 only what was filled in changes, in text and code, and no target of a link', () => {
  const markdown =
    'Port 25565 is usual. Type `203.0.113.10:25565` or [25565](steam://connect/203.0.113.10:25565).\n';
  const pieces = [
    { text: 'Port 25565 is usual. Type ' },
    { text: '203.0.113.10', value: 'play.example.com' },
    { text: ':' },
    { text: '25565', value: '$&' },
    { text: ' or ' },
    { text: '25565', value: '7777' },
  ];
  assert.equal(
    fillMarkdown(markdown, pieces),
    'Port 25565 is usual. Type `play.example.com:$&` or [7777](steam://connect/203.0.113.10:25565).\n',
  );
  assert.equal(fillMarkdown(markdown, [{ text: '25565' }]), markdown);
});
