import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskLog } from './mask-log.ts';

const CASES: readonly (readonly [text: string, masked: string])[] = [
  ['from 203.0.113.7:5521', 'from [address]:5521'],
  ['on 127.0.0.1 and 0.0.0.0:25565', 'on 127.0.0.1 and 0.0.0.0:25565'],
  ['at 2001:db8::8a2e:370:7334 port', 'at [address] port'],
  ['/2001:db8:0:0:0:8a2e:370:7334:25565 left', '/[address]:25565 left'],
  ['std::string at 12:30:45 and 0:0:0:0:0:0:0:0', 'std::string at 12:30:45 and 0:0:0:0:0:0:0:0'],
  ['12:30:45 version 1.20.1 build 14.23.5.2859', '12:30:45 version 1.20.1 build 14.23.5.2859'],
  ['mail me@example.org now', 'mail [email] now'],
  ['rcon.password=hunter22', 'rcon.password=[key]'],
  ['"password": "hunter22"', '"password": "[key]"'],
  ['invalid password: wrong', 'invalid password: [key]'],
  ['sv_licenseKey "cfxk_1abcDEFghiJKLmno_2xyz"', 'sv_licenseKey "[key]"'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.x.y', 'Bearer [key]'],
  ['--accessToken abc123 --version 1.20', '--accessToken [hidden] --version 1.20'],
  ['https://discord.com/api/webhooks/1/abc-DEF', 'https://discord.com/api/webhooks/[key]'],
  ['mysql://root:secret@db:3306/x', 'mysql://[account]@db:3306/x'],
  ['id 0b2f5d0e-3f2c-4c42-9c52-2f0a37e3f1a2', 'id [id]'],
  ['steam 76561198000000000 and STEAM_0:1:12345', 'steam [id] and [id]'],
  [
    '/home/alex/server.jar, /home/container/server.jar',
    '/home/[user]/server.jar, /home/container/server.jar',
  ],
  ['C:\\Users\\Alex K\\AppData', 'C:\\Users\\[user]\\AppData'],
  ['Connecting to play.myserver.net, 25565', 'Connecting to [host], 25565'],
  ['Connecting to sessionserver.mojang.com, 443', 'Connecting to sessionserver.mojang.com, 443'],
  ['net.minecraft.server.Main failed', 'net.minecraft.server.Main failed'],
  [
    'Blockhead lost connection: Timed out\nBlockhead left',
    '[player] lost connection: Timed out\n[player] left',
  ],
  ['<Blockhead> hello', '<[player]> hello'],
  ['UUID of player Blockhead is x', 'UUID of player [player] is x'],
  [
    '[User Authenticator #1/INFO]: UUID of player Blockhead is x',
    '[User Authenticator #1/INFO]: UUID of player [player] is x',
  ],
];

test('what is private is masked, what says what went wrong is not', () => {
  for (const [text, masked] of CASES) assert.equal(maskLog(text), masked, text);
});

test('masking what is masked changes nothing', () => {
  for (const [, masked] of CASES) assert.equal(maskLog(masked), masked, masked);
});

test('who is a player may be said elsewhere in the log that a text is from', () => {
  const log = 'UUID of player Blockhead is x\nSlow: Blockhead fell behind\n';
  assert.equal(maskLog('Slow: Blockhead fell behind'), 'Slow: Blockhead fell behind');
  assert.equal(maskLog('Slow: Blockhead fell behind', log), 'Slow: [player] fell behind');
});
