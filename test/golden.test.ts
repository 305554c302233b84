/** Whole small sites against what they are expected to become. `UPDATE=1` writes down what they become now: read the difference before you keep it. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { findDeadAddresses } from './page-checks.ts';
import { readTree, runHere } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

const SITES = join(import.meta.dirname, 'sites');
/** A small ordinary site; one with every syntax that moves in from Docusaurus (contract.md section 2); one without any configuration; one whose pages had other addresses; one that prints facts; one with versions; one in several languages. */
const NAMES = ['addresses', 'basics', 'docusaurus', 'facts', 'languages', 'nothing-configured', 'versions'];

/** Compared from the first to the last byte; of all other pages `<main>` alone, so that they change only with what they say. */
const WHOLE_PAGES: ReadonlySet<string> = new Set(['help/docs/setup/install/index.html']);

for (const name of NAMES) {
  test(`the site "${name}" becomes what is expected`, async () => {
    const folder = makeFolder();
    try {
      // Away from this repository, whose history would show.
      for (const part of [
        'content',
        'config',
        'versions.json',
        'versioned_docs',
        'versioned_sidebars',
        'i18n',
      ]) {
        if (existsSync(join(SITES, name, part)))
          cpSync(join(SITES, name, part), join(folder.path, part), { recursive: true });
      }
      const { exitCode, stdout, stderr } = await runHere('build', folder.path, '--no-cache');
      assert.equal(exitCode, 0, stdout + stderr);
      assert.deepEqual(findDeadAddresses(join(folder.path, 'dist'), stdout), []);
      const problems = stdout
        .split('\n')
        .filter((line) => !/^[✓✗] /.test(line))
        .join('\n')
        .trim();
      compare(
        join(SITES, name, 'expected'),
        new Map([...readSite(join(folder.path, 'dist')), ['output.txt', `${problems}\n`]]),
      );
    } finally {
      folder.end();
    }
  });
}

/** Path → text worth comparing; and a list of all files. Content hashes in names are left out: each change of a style would change all pages. */
function readSite(dist: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const paths = [...readTree(dist).keys()].filter((path) => !path.endsWith('/'));
  // How the search index is cut into files says nothing about the site.
  const named = paths
    .filter((path) => !path.includes('assets/search/'))
    .map(withoutHashes)
    .toSorted();
  texts.set('files.txt', `${named.join('\n')}\n`);
  for (const path of paths) {
    if (!/\.(?:html|xml)$|\/_\w+$|^_\w+$/.test(path)) continue;
    const text = withoutHashes(readFileSync(join(dist, path), 'utf8'));
    texts.set(path, path.endsWith('.html') ? breakLines(WHOLE_PAGES.has(path) ? text : mainOf(text)) : text);
  }
  return texts;
}

function withoutHashes(text: string): string {
  return text
    .replaceAll(/(assets\/[\w-]+?)-[\w-]{8}(\.\w+)/g, '$1-HASH$2')
    .replaceAll(/'sha256-[\w+/=]+'/g, "'sha256-HASH'")
    .replaceAll(/helpsite \d+\.\d+\.\d+/g, 'helpsite VERSION')
    .replaceAll(/("helpsite-build" content=)"[\w-]+"/g, '$1"BUILD"');
}

/** Redirects have no `main` and are compared as they are. */
function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
}

/** An element on each line, so that a difference can be read; code stays as it is. */
function breakLines(html: string): string {
  const broken = html
    .split(/(<pre[\s\S]*?<\/pre>)/)
    .map((part) =>
      part.startsWith('<pre')
        ? part
        : part.replaceAll(/>(?=<(?!\/(?:a|span|svg|use|button|code|b|strong|em)>))/g, '>\n'),
    )
    .join('');
  return `${broken.trimEnd()}\n`;
}

function compare(expected: string, texts: ReadonlyMap<string, string>): void {
  if (process.env['UPDATE'] === '1') {
    rmSync(expected, { recursive: true, force: true });
    for (const [path, text] of texts) {
      mkdirSync(dirname(join(expected, path)), { recursive: true });
      writeFileSync(join(expected, path), text);
    }
    return;
  }
  for (const [path, text] of texts) {
    assert.ok(existsSync(join(expected, path)), `${path} is not expected; UPDATE=1 writes down what is new`);
    assert.equal(text, readFileSync(join(expected, path), 'utf8'), path);
  }
  const missing = [...readTree(expected).keys()].filter((path) => !path.endsWith('/') && !texts.has(path));
  assert.deepEqual(missing, []);
}
