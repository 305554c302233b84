/** Names and things on a disk that are not what a site expects. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MakeSite, site } from './broken-site.ts';

const GOOD = { 'content/docs/guide.md': '# Ports\n\nOpen the port.\n' };

const withGood =
  (more: MakeSite): MakeSite =>
  (root) => {
    site(GOOD)(root);
    more(root);
  };

export const DISK_CASES: Readonly<Record<string, MakeSite>> = {
  'disk-content-is-a-file': site({ content: 'not a folder\n' }),
  'disk-docs-is-a-file': site({ 'content/docs': 'not a folder\n', 'content/pages/a.md': '# A\n' }),
  'disk-config-is-a-file': site({ ...GOOD, config: 'not a folder\n' }),
  'disk-config-file-is-a-folder': site({ ...GOOD, 'config/site.ts/x.txt': '' }),
  'disk-category-is-a-folder': site({
    'content/docs/a/g.md': '# G\n',
    'content/docs/a/_category_.json/x.txt': '',
  }),
  'disk-dist-is-a-file': site({ ...GOOD, dist: 'keep me\n' }),
  'disk-dist-is-somebody-elses': site({ ...GOOD, 'dist/photos/cat.txt': 'keep me\n' }),
  'disk-dist-is-a-link': withGood((root) => {
    mkdirSync(join(root, 'elsewhere'));
    symlinkSync(join(root, 'elsewhere'), join(root, 'dist'));
  }),
  'disk-dist-is-a-link-to-nothing': withGood((root) =>
    symlinkSync(join(root, 'nothing'), join(root, 'dist')),
  ),
  'disk-pipe-among-guides': withGood((root) => {
    execFileSync('mkfifo', [join(root, 'content/docs/pipe.md'), join(root, 'content/docs/pipe.png')]);
  }),
  'disk-pipe-among-files': withGood((root) => {
    mkdirSync(join(root, 'content/static'));
    mkdirSync(join(root, 'config'));
    execFileSync('mkfifo', [join(root, 'content/static/pipe.txt'), join(root, 'config/site.json')]);
  }),
  'disk-name-that-is-not-utf-8': withGood((root) => {
    const name = Buffer.concat([Buffer.from(`${root}/content/docs/caf`), Buffer.from([0xe9])]);
    writeFileSync(Buffer.concat([name, Buffer.from('.md')]), '# Menu\n');
    mkdirSync(name);
    writeFileSync(Buffer.concat([name, Buffer.from('/drinks.md')]), '# Drinks\n');
  }),
  'disk-link-to-itself': withGood((root) => symlinkSync('loop.md', join(root, 'content/docs/loop.md'))),
  'disk-link-to-the-folder-above': withGood((root) => symlinkSync('..', join(root, 'content/docs/up'))),
  'disk-link-to-nothing': withGood((root) => symlinkSync('nothing.md', join(root, 'content/docs/gone.md'))),
  'disk-link-to-a-device': withGood((root) => {
    mkdirSync(join(root, 'content/static'));
    symlinkSync('/dev/zero', join(root, 'content/docs/zero.md'));
    symlinkSync('/dev/zero', join(root, 'content/static/zero.png'));
  }),
  'disk-static-link-out': withGood((root) => {
    mkdirSync(join(root, 'content/static'));
    writeFileSync(join(root, 'secret.txt'), 'secret\n');
    symlinkSync(join(root, 'secret.txt'), join(root, 'content/static/open.txt'));
    symlinkSync(root, join(root, 'content/static/all'));
  }),
  'disk-static-in-our-places': site({
    ...GOOD,
    'content/static/404.html': '<script>alert(1)</script>',
    'content/static/wikimap.xml': '<x/>',
    'content/static/docs/guide/index.html': 'mine',
    'content/static/.helpsite': 'mine',
  }),
  'names-of-prototypes': site({
    'content/docs/__proto__.md': '# A\n',
    'content/docs/constructor.md': '# B\n\n[a](./toString.md) [c](./hasOwnProperty/__proto__.md)\n',
    'content/docs/toString.md': '# C\n\n## __proto__\n\n## constructor\n\n[x](#constructor)\n',
    'content/docs/hasOwnProperty/__proto__.md': '# D\n',
    'content/docs/hasOwnProperty/valueOf.md': '---\ntags: [__proto__, constructor]\n---\n\n# E\n',
  }),
  'names-with-odd-characters': site({
    'content/docs/a b.md': '# A\n\n[b](<./c#d.md>) [c](./e%3Ff.md) [d](./100%.md)\n',
    'content/docs/c#d.md': '# B\n',
    'content/docs/e?f.md': '# C\n',
    'content/docs/100%.md': '# D\n',
    'content/docs/"quoted\'.md': '# E\n',
    'content/docs/<script>.md': '# F\n',
    'content/docs/a&b.md': '# G\n',
    'content/docs/back\\slash.md': '# H\n',
  }),
  'names-with-escapes': site({ 'content/docs/%2e%2e%2fup.md': '# A\n', 'content/docs/%00.md': '# B\n' }),
  'names-with-line-breaks': site({ 'content/docs/a\nb.md': '# A\n\n[x](./nothing.md)\n' }),
  'names-with-controls': site({ 'content/docs/\u001b[31mred\u0007.md': '# A\n\n[x](./nothing.md)\n' }),
  'names-with-bidirectional-marks': site({ 'content/docs/a\u202edm.exe.md': '# A\n\n[x](./nothing.md)\n' }),
  'names-of-two-normal-forms': site({
    'content/docs/caf\u00e9.md': '# A\n',
    'content/docs/cafe\u0301.md': '# B\n',
  }),
  'names-of-one-ending-only': site({
    'content/docs/.md': '# A\n',
    'content/docs/-.md': '# B\n',
    'content/docs/..md': '# C\n',
  }),
  'names-of-three-indexes': site({
    'content/docs/a/index.md': '# A\n',
    'content/docs/a/README.md': '# B\n',
    'content/docs/a/a.md': '# C\n',
  }),
  'names-as-long-as-possible': site({ [`content/docs/${'x'.repeat(252)}.md`]: '# A\n' }),
  'names-too-long-of-a-tag-and-a-category': site({
    'content/docs/a/guide.md': `---\ntitle: A\ntags:\n  - short\n  - ${'long'.repeat(70)}\n---\n\nText.\n`,
    'content/docs/a/_category_.json': `{\n  "label": "${'wide '.repeat(60)}",\n  "link": { "type": "generated-index" }\n}\n`,
  }),
  'names-very-deep': site({ [`content/docs/${'d/'.repeat(200)}guide.md`]: '# A\n' }),
  'names-hidden': site({
    'content/docs/.hidden.md': '# A\n',
    'content/docs/.git/x.md': '# B\n',
    'content/docs/a.md': '# C\n',
  }),
  'names-with-capital-endings': site({
    'content/docs/A.MD': '# A\n',
    'content/docs/b.Mdx': '# B\n\n[a](./A.MD)\n',
  }),
};
