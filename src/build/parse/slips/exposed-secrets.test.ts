import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskSecrets } from '../../problems/mask-secrets.ts';
import { findExposedSecrets } from './exposed-secrets.ts';

/** Made up for this test, and cut in two so that no scanner takes them for real ones. */
const REAL = [
  ['AKIA', '4X7QPLM2ZWNDR5TB'],
  ['ghp_', 'q8Zt3LmR7vXc2KdW9sYb4NfH6jPa1GeU5oTi'],
  ['sk_live_', '9fQ2mZr7LxT4vB8nKd3W'],
  [
    'https://discord.com/api/webhooks/112233445566778899/',
    'Zq8Lm3Xv7Tc2Kd9Ws5Yb4Nf6Hj1Pa0Ge-Uo_TiRqVxMzCkBwDyFnGsHpJtLuEaIv',
  ],
  ['M', 'TE4NzQ2MTkyMzQ1Njc4OTAx.G7xQ2p.', 'vZ8Lm3Xq7Tc2Kd9Ws5Yb4Nf6Hj1Pa0GeUoTiRqVx'],
  ['postgres://panel:', 'k7!Qz93xVm@db.host.net/panel'],
  ['eyJhbGciOiJIUzI1NiJ9.', 'eyJpZCI6OTE4MjczfQ.', 'q8Zt3LmR7vXc2KdW9sYb4NfH6jPa1GeU5oTiQ'],
  [
    '-----BEGIN OPENSSH PRIVATE ',
    'KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2',
  ],
  ['api_key = "', 'q8Zt3LmR7vXc2KdW9sYb4NfH6jPa"'],
].map((parts) => parts.join(''));

test('secrets that look real are found in prose and code, and never told in full', () => {
  for (const secret of REAL) {
    const text = `# A\n\nUse ${secret} here.\n\n\`\`\`text\nkey: ${secret}\n\`\`\`\n`;
    const own = findExposedSecrets(text, 'content/docs/a.md');
    assert.equal(own.length, 2, secret);
    for (const { at, message, hint = '' } of own) {
      const line = text.split('\n')[(at?.line ?? 0) - 1] ?? '';
      const found = line.slice((at?.column ?? 0) - 1, (at?.column ?? 0) - 1 + (at?.length ?? 0));
      assert.ok(found.length >= 8 && secret.includes(found), `${found} in ${secret}`);
      assert.ok(!`${message} ${hint}`.includes(found.slice(0, 6)), message);
      assert.ok(found.startsWith('-') || !maskSecrets(text).includes(found));
    }
  }
});

test('obvious examples are no secrets', () => {
  const fakes = [
    'AKIAIOSFODNN7EXAMPLE',
    `ghp_${'x'.repeat(36)}`,
    'ghp_1234567890abcdefghijklmnopqrstuvwxyz',
    'sk_live_YOUR_SECRET_KEY_HERE',
    'https://discord.com/api/webhooks/123456789012345678/your-webhook-token',
    'postgres://user:password@localhost:5432/db',
    'mysql://root:changeme@db.host.net/panel',
    'mongodb://admin:<password>@host/db',
    'api_key = "YOUR_API_KEY_GOES_HERE_PLEASE"',
    '-----BEGIN PRIVATE KEY-----\n…\n-----END PRIVATE KEY-----',
    'token: aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'https://example.com:8080/path@home',
    'secret-key: some-long-name-of-a-config-setting',
  ];
  for (const fake of fakes)
    assert.deepEqual(findExposedSecrets(`Use ${fake} here.`, 'content/docs/a.md'), [], fake);
});
