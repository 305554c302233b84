import assert from 'node:assert/strict';
import test from 'node:test';
import { findClaims } from '../check/facts/find-claims.ts';
import { readSheet } from '../parse/facts/read-sheet.ts';
import { scanText } from '../problems/scan-text.ts';
import { readReason } from './typed-facts.ts';

const SHEET = `game: Space
steam: { server: 7, from: [maker] }
ports:
  - { name: game, port: 7777, from: [maker] }
  - { name: query, port: 27015, from: [one] }
files:
  - name: space.ini
    keys:
      - { key: MaxPlayers, default: 32, min: 1, max: 64, from: [maker] }
      - { key: Speed, default: 10, from: [one] }
      - { key: Day, default: 600000, min: 60000, max: 900000, unit: ms, from: [maker] }
      - { key: Motd, default: "", from: [maker] }
sources:
  maker: { what: The maker's manual }
  one: { what: Somebody }
`;

/** Why each statement of a guide is typed, in the order of its lines. */
function read(guide: string): readonly string[] {
  const sheet = readSheet({ path: 'facts/space.yml', text: SHEET }, 'content/facts/space.yml').value;
  assert.ok(sheet);
  return findClaims(scanText(guide), 'docs/space/a.md').flatMap((claim) => readReason(claim, sheet) ?? []);
}

const table = (key: string, usual: string): string =>
  `# A\n\n| Key | Default |\n|---|---|\n| \`${key}\` | ${usual} |\n`;

test('what the sheet knows for sure is typed for no reason', () => {
  assert.deepEqual(read(table('MaxPlayers', '`32`')), ['typed']);
  assert.deepEqual(read('# A\n\nThe game port is 7777.\n'), ['typed']);
  assert.deepEqual(read('# A\n\n```ini title="space.ini"\nGamePort=7777\n```\n').includes('typed'), true);
});

test('what is printed is not typed', () => {
  assert.deepEqual(read(table('MaxPlayers', '`{space.keys.MaxPlayers.default}`')), []);
});

test('the rest is typed for a reason', () => {
  assert.deepEqual(read(table('Speed', '`10`')), ['unsure in the sheet']);
  assert.deepEqual(read('# A\n\nThe query port is 27015.\n'), ['unsure in the sheet']);
  assert.deepEqual(read(table('Day', '10 minutes')), ['said in another form']);
  assert.deepEqual(read(table('Motd', 'empty')), ['said in words']);
  assert.deepEqual(read(table('Other', '`5`')), ['not in the sheet']);
  assert.deepEqual(read('# A\n\n```ini title="space.ini"\nMaxPlayers=8\n```\n'), ['the reader sets it']);
  assert.deepEqual(read('# A\n\nThis is for Space 1.2 and later.\n'), ['a version']);
});
