/** What is shown of a text that holds secrets, and that ordinary sentences stay as they are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskSecrets } from './mask-secrets.ts';

/** Made up, and cut in two so that no scanner takes them for real ones. */
const made = (...parts: readonly string[]): string => parts.join('');

test('keys, tokens and passwords become dots, and every column stays', () => {
  for (const [before, secret, after] of [
    ["  adminKey: '", made('4f9c1e7ab2d80356', 'c7e1f4a90b6d2835'), "',"],
    ['ALGOLIA_ADMIN_KEY=', made('4f9c1e7ab2d80356', 'c7e1f4a90b6d2835'), ''],
    ['DB_PASS=', 'k7!Qz93xVm', ''],
    ['"password": "', 'correct-horse', '" }'],
    ['//packages.example.com/:_authToken=', made('npm_q8Zt3LmR7vXc2KdW9s', 'Yb4NfH6jPa1GeU5oTi'), ''],
    ['Authorization: Bearer ', made('q8Zt3LmR7vXc', '2KdW9sYb4NfH'), ''],
    ['rcon.password=', 'Zq8Lm3Xv', ''],
    ['postgres://panel:', 'k7!Qz93xVm', '@db.host.net/panel'],
    ['"token" must be a text, not "', made('q8Zt3LmR7vXc', '2KdW9sYb4NfH6jPa'), '"'],
  ] as const) {
    const text = `${before}${secret}${after}`;
    const masked = maskSecrets(text);
    assert.equal(masked.length, text.length, text);
    assert.ok(!masked.includes(secret.slice(5)), masked);
    assert.ok(masked.startsWith(before) && masked.endsWith(after), masked);
  }
});

test('what everybody may read stays as it is', () => {
  for (const text of [
    'Write apiKey: "YOUR_SEARCH_KEY", or delete the line.',
    'Password: the one of your panel.',
    'keywords: [ports, firewall]',
    "password: process.env.PASSWORD, token: '<your token>'",
    'The token: a word that stands for another.',
    'No page at "./how-to-install-mods-and-plugins-on-a-java-server-2024.md"',
    'content/docs/minecraft/settings/server-properties-explained.md',
    'Two pages have the address /help/docs/category/games',
    'map-Ab3dE4fG.png',
    '1234567890123456789012345678901234567890',
  ])
    assert.equal(maskSecrets(text), text);
});
