/** What must not reach readers stays out of the out-dir, also where a site is built in spite of errors; and no output shows it. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { site } from './broken-site.ts';
import { PUBLISHED_CASES } from './broken-published.ts';
import { readTree, runHere } from './run-helpsite.ts';

const scratch = mkdtempSync(join(tmpdir(), 'helpsite-published-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

/** Files of the built site below its base, pages and our own apart. */
async function build(name: string, ...flags: readonly string[]): Promise<readonly string[]> {
  const root = join(scratch, name);
  PUBLISHED_CASES[name]?.(root);
  await runHere('build', root, '--keep-going', ...flags);
  return [...readTree(join(root, 'dist')).keys()].filter(
    (path) =>
      !path.endsWith('/') && !/\.html$|^help\/assets\/(?!settings|server|map|tool)|^hosting/.test(path),
  );
}

const own =
  /^(?:_headers|_redirects|robots\.txt|\.helpsite.*|help\/(?:(?:wikimap|opensearch)\.xml|llms\.txt|docs\/\w+\.md|(?:search|sidebar)-[\w-]+\.txt))$/;

test('hidden files, leftovers, keys and texts with secrets are not built, whatever is wrong', async () => {
  for (const [name, expected] of [
    ['published-hidden-files', ['help/.htaccess', 'help/.nojekyll', 'help/.well-known/security.txt']],
    ['published-leftovers', []],
    ['published-credentials', ['help/ca.pem', 'help/id_rsa.pub']],
    ['published-secrets-in-texts', ['help/app.js', 'help/example.env']],
    ['published-pointers', []],
    ['published-links-out', ['help/a.txt']],
    [
      'published-archives-and-databases',
      ['help/app.js.map', 'help/plugin.zip', 'help/stats.sqlite', 'help/tables.sql', 'help/world-backup.zip'],
    ],
  ] as const)
    assert.deepEqual((await build(name)).filter((path) => !own.test(path)).toSorted(), expected, name);
});

test('what a warning may be about, the configuration allows; hidden files it does not', async () => {
  const root = join(scratch, 'allowed');
  PUBLISHED_CASES['published-archives-and-databases']?.(root);
  site({
    'content/static/.env': 'A=b\n',
    'config/site.ts': "export default { rules: { 'file/*': 'off' } };\n",
  })(root);
  const { exitCode, stdout } = await runHere('build', root);
  assert.equal(exitCode, 0, stdout);
  assert.ok(existsSync(join(root, 'dist/help/backup.sql')) && !existsSync(join(root, 'dist/help/.env')));
});

test('no format of a report shows a secret, nor what lies outside of the site', async () => {
  const root = join(scratch, 'shown');
  const secret = ['4f9c1e7ab2d80356', 'c7e1f4a90b6d2835'].join('');
  site({
    'outside.txt': `${secret}\n`,
    'content/docs/guide.md': `# Guide\n\n[x](./${secret}.md) apiKey: "${secret}"\n`,
    'content/static/.npmrc': `token=${secret}\n`,
    'content/static/notes.txt': `api_token: ${secret}\n`,
  })(root);
  symlinkSync('../../outside.txt', join(root, 'content/docs/outside.md'));
  for (const format of ['text', 'json', 'github', 'sarif']) {
    const { exitCode, stdout, stderr } = await runHere('check', root, '--format', format);
    assert.equal(exitCode, 1);
    assert.ok(stdout.includes('outside.md'), stdout);
    assert.ok(!(stdout + stderr).includes(secret.slice(4)), `${format}: ${stdout}`);
  }
});
