import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashText } from '../memo/hash.ts';
import { encodeQr, printQr } from './qr-code.ts';

// Texts of every length from 1 to 230 bytes were read back with a scanner's library (docs/decisions.md); these are some of them.

test('30.9 an address becomes the code that scanners read', () => {
  assert.equal(
    printQr(encodeQr('http://192.168.1.20:3000/help/') ?? [], false),
    `
█████████████████████████████
██ ▄▄▄▄▄ █ ▀ █▄ ██▄█ ▄▄▄▄▄ ██
██ █   █ ██▄█▄  ▄▀██ █   █ ██
██ █▄▄▄█ █ ▀ ██▄██ █ █▄▄▄█ ██
██▄▄▄▄▄▄▄█ ▀▄█ █▄█▄█▄▄▄▄▄▄▄██
██▄  ▀▀ ▄█ ▄█▀ ▀  █  ▄▄▀█  ██
███ ▄▄▄ ▄▄ ▄ ▄▀█▄  ▄ █  ▄█▄██
████▀▀█▄▄▀ ▄   █ ▀▄▄ ████▀ ██
██▄▄▄█ █▄▀█▄▄▄▄█ ▄▄█▀█▄▄▄█▄██
██▄▄███▄▄▄  ▄▀ █ ▀ ▄▄▄ █▀▄▀██
██ ▄▄▄▄▄ █▀▄▀ ▀▄▄█ █▄█ ▄██ ██
██ █   █ ██ ▀▀▄█ ▄ ▄▄   ▀▀███
██ █▄▄▄█ █ ▀▄▄▄▄▄▀ ██  ██▄▄██
██▄▄▄▄▄▄▄█▄▄█▄██▄▄▄█▄██▄██▄██
█████████████████████████████
`.trim(),
  );
});

test('30.9 longer addresses have larger codes: two blocks, a third alignment pattern, the version beside it', () => {
  const codes = [17, 18, 78, 79, 134, 135, 154, 155, 192, 193, 230].map(
    (length) => encodeQr('x'.repeat(length)) ?? [],
  );
  assert.deepEqual(
    codes.map((code) => code.length),
    [21, 25, 33, 37, 41, 45, 45, 49, 49, 53, 53],
  );
  assert.deepEqual(
    codes.map((code) => hashText(JSON.stringify(code)).slice(0, 6)),
    [
      'vJyEve',
      'W-lpV4',
      'JZ4bZj',
      '47P_pn',
      'OKbl-3',
      'jeOScK',
      'CzMP9y',
      'bnVWpA',
      '7LuvPz',
      '_qE3qT',
      't9XxKk',
    ],
  );
  assert.equal(encodeQr('x'.repeat(231)), undefined);
});

test('30.9 with colour the code is dark on light, whatever the terminal is', () => {
  const lines = printQr(encodeQr('a') ?? [], true).split('\n');
  assert.equal(lines.length, 13);
  assert.ok(lines.every((line) => line.startsWith('\u001B[38;5;16;48;5;231m') && line.endsWith('\u001B[0m')));
});
