/** Smaller copies of pictures, made by a package that a site has or has not. The package here is a double. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { FileChangedError } from '../src/build/problems/world-error.ts';
import { copyFiles } from '../src/build/read/picture-copies.ts';
import { findDeadAddresses } from './page-checks.ts';
import { runHere } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

/** Says what it was asked for, in place of a picture; and counts how often. */
const SHARP = {
  'node_modules/sharp/package.json': '{ "name": "sharp", "version": "1.0.0" }',
  'node_modules/sharp/index.js': `const fs = require('node:fs');
module.exports = (bytes) => {
  const said = [];
  const self = {
    rotate: () => self,
    resize: ({ width }) => (said.push(width), self),
    webp: ({ quality }) => (said.push('webp', quality), self),
    avif: ({ quality }) => (said.push('avif', quality), self),
    toBuffer: async () => {
      if (bytes.includes('unreadable')) throw new Error('no');
      fs.appendFileSync(__dirname + '/asked.txt', said.join(' ') + '\\n');
      return Buffer.from(said.join(' '));
    },
  };
  return self;
};
`,
};

/** A PNG that says how large it is; heavier than its copies. */
function makePng(width: number, height: number, more = ''): Uint8Array {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const text = chunk('tEXt', Buffer.from(`c\0${more}${'x'.repeat(200)}`));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    text,
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const PICTURES = {
  'content/docs/a.md':
    '# A\n\n![Wide](./wide.png)\n\n<img src="/img/narrow.png" alt="Narrow">\n\n![Odd](./odd.png) ![Drawing](./d.svg)\n',
  'content/docs/wide.png': makePng(3000, 1500),
  'content/docs/odd.png': makePng(900, 300, 'unreadable'),
  'content/docs/d.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"/>',
  'content/static/img/narrow.png': makePng(500, 100),
  'package.json': '{}',
};

async function withSite(
  files: Readonly<Record<string, string | Uint8Array>>,
  use: (root: string) => Promise<void>,
): Promise<void> {
  const folder = makeFolder();
  try {
    for (const [file, text] of Object.entries({ ...PICTURES, ...files })) {
      mkdirSync(dirname(join(folder.path, file)), { recursive: true });
      writeFileSync(join(folder.path, file), text);
    }
    await use(folder.path);
  } finally {
    folder.end();
  }
}

const pageOf = (root: string): string => readFileSync(join(root, 'dist/help/docs/a/index.html'), 'utf8');

test('copies are made, named, offered to browsers, and made once', async () => {
  await withSite(
    {
      ...SHARP,
      'config/site.ts': 'export default { pictures: { widths: [640, 1280] } };\n',
      // The same picture once more.
      'content/docs/more/b.md': '# B\n\n![Wide](./wide.png)\n',
      'content/docs/more/wide.png': PICTURES['content/docs/wide.png'],
    },
    async (root) => {
      const first = await runHere('build', root);
      assert.equal(first.exitCode, 0, first.stdout + first.stderr);
      assert.deepEqual(findDeadAddresses(join(root, 'dist'), first.stdout), []);
      const page = pageOf(root);
      assert.match(
        page,
        /<img src="\/help\/assets\/wide-[\w-]{8}\.png" width="3000" height="1500" srcset="\/help\/assets\/wide-640-[\w-]{8}\.webp 640w, \/help\/assets\/wide-1280-[\w-]{8}\.webp 1280w" sizes="[^"]+" alt="Wide"/,
      );
      assert.match(
        page,
        /<img src="\/help\/img\/narrow\.png" width="500" height="100" srcset="\/help\/assets\/narrow-500-[\w-]{8}\.webp 500w"/,
      );
      assert.doesNotMatch(page, /odd-\d+-|d-\d+-[\w-]+\.webp/);
      assert.match(
        first.stdout,
        /content\/docs\/odd\.png:1:1: warning: No smaller copy could be made of this picture/,
      );
      const assets = join(root, 'dist/help/assets');
      const [copy = ''] = readdirSync(assets).filter((name) => name.startsWith('wide-640-'));
      assert.equal(readFileSync(join(assets, copy), 'utf8'), '640 webp 80');
      const asked = (): string => readFileSync(join(root, 'node_modules/sharp/asked.txt'), 'utf8');
      const before = asked();
      assert.equal(before.trim().split('\n').length, 5);
      assert.equal((await runHere('build', root)).exitCode, 0);
      assert.equal(asked(), before);
      assert.equal(pageOf(root), page);
      // What browsers have copies of is not too wide.
      const checked = await runHere('check', root);
      assert.doesNotMatch(checked.stdout, /image\/oversized/);
    },
  );
});

test('copies are made of the pictures of versions and translations, too', async () => {
  const guide = '# A\n\n![Wide](./wide.png)\n';
  const folders = ['versioned_docs/version-1.0', 'i18n/de/docusaurus-plugin-content-docs/current'];
  const files = folders.flatMap((folder, index) => [
    [`${folder}/a.md`, guide],
    [`${folder}/wide.png`, makePng(700 + index, 150)],
  ]);
  const config = "export default { pictures: { widths: [800] }, locale: 'en', locales: ['de'] };\n";
  await withSite(
    {
      ...SHARP,
      // A package is loaded once in a process, from the folder of the first test.
      'node_modules/sharp/package.json': '{ "name": "sharp", "version": "2.0.0" }',
      ...Object.fromEntries(files),
      'versions.json': '["1.0"]',
      'config/site.ts': config,
    },
    async (root) => {
      const { stdout } = await runHere('build', root);
      assert.deepEqual(stdout.match(/^\S+ warning: No smaller copy.*$/gm), [
        'content/docs/odd.png:1:1: warning: No smaller copy could be made of this picture [image/broken]',
      ]);
      assert.deepEqual(findDeadAddresses(join(root, 'dist')), []);
      for (const [index, route] of ['docs/a', 'de/docs/next/a'].entries())
        assert.match(
          readFileSync(join(root, 'dist/help', route, 'index.html'), 'utf8'),
          index === 0
            ? /srcset="[^"]*wide-700-[\w-]{8}\.webp 700w"/
            : /srcset="[^"]*wide-701-[\w-]{8}\.webp 701w"/,
          route,
        );
    },
  );
});

test('copies are made without a cache that can be written, and anew without the cache', async () => {
  const sharp = (version: string) => ({
    ...SHARP,
    'node_modules/sharp/package.json': `{ "name": "sharp", "version": "${version}" }`,
    'config/site.ts': 'export default { pictures: { widths: [640] } };\n',
  });
  const copyOf = (root: string): string => {
    const [, name = ''] = /srcset="\/help\/(assets\/wide-640-[^ ]+)/.exec(pageOf(root)) ?? [];
    return readFileSync(join(root, 'dist/help', name), 'utf8');
  };
  const cache = 'node_modules/.cache/helpsite/pictures';
  await withSite({ ...sharp('3.0.0'), [cache]: 'a file in the place of the folder' }, async (root) => {
    const { exitCode, stdout, stderr } = await runHere('build', root);
    assert.equal(exitCode, 0, stdout + stderr);
    assert.equal(copyOf(root), '640 webp 80');
  });
  await withSite(sharp('4.0.0'), async (root) => {
    assert.equal((await runHere('build', root)).exitCode, 0);
    const folder = join(root, cache, 'webp-80-4.0.0');
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'spoilt');
    assert.equal((await runHere('build', root, '--no-cache')).exitCode, 0);
    assert.equal(copyOf(root), '640 webp 80');
  });
});

test('a copy that went between reading and writing has the site built anew', () => {
  const asset = { path: 'docs/a.png', url: '/a.png', file: 'a.png' };
  const copies = [{ width: 640, url: '/a-640.webp', file: 'a-640.webp' }];
  const made = [{ width: 640, hash: 'x', format: 'webp', kept: '/nowhere/x-640.webp' }] as const;
  const [file] = copyFiles([{ ...asset, copies }], new Map([[asset.path, made]]), new Set());
  assert.throws(() => file?.content(), FileChangedError);
});

test('without the package there is one line, and one for each picture that is too wide', async () => {
  await withSite({ 'config/site.ts': 'export default { pictures: {} };\n' }, async (root) => {
    const { exitCode, stdout } = await runHere('check', root);
    assert.equal(exitCode, 0);
    assert.match(stdout, /site\.ts:1:18: warning: Pictures show as they are, because sharp is not installed/);
    assert.match(stdout, /wide\.png:1:1: warning: This picture has .* 3000 pixels wide/);
    assert.match(stdout, /at most 2,000 pixels wide/);
  });
});

test('a site that does not ask has pictures as they are', async () => {
  await withSite({ ...SHARP }, async (root) => {
    assert.equal((await runHere('build', root)).exitCode, 0);
    assert.doesNotMatch(pageOf(root), /srcset/);
  });
});
