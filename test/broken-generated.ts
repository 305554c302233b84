/** The broken sites that cannot lie in a repository: files that are no text, names that a disk may take for one, megabytes. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_CASES } from './broken-configs.ts';
import { DISK_CASES } from './broken-disks.ts';
import { MARKDOWN_CASES } from './broken-markdown.ts';
import { PUBLISHED_CASES } from './broken-published.ts';
import { SETTING_CASES } from './broken-settings.ts';
import { guide, type MakeSite, site } from './broken-site.ts';
import { TEXT_CASES } from './broken-texts.ts';

/** Name of the case → what makes it, below its root. */
export const GENERATED: Readonly<Record<string, MakeSite>> = {
  ...CONFIG_CASES,
  ...DISK_CASES,
  ...MARKDOWN_CASES,
  ...PUBLISHED_CASES,
  ...SETTING_CASES,
  ...TEXT_CASES,
  'encoding-utf-16': guide(Buffer.from('\uFEFF# Ports\n', 'utf16le')),
  'encoding-latin-1': guide(Buffer.from('# Ports\n\nDie Tür ist zu.\n', 'latin1')),
  'encoding-cut-off': guide(Buffer.concat([Buffer.from('# Ports\n\nOpen '), Buffer.from([0xe2, 0x82])])),
  'encoding-nul': guide('# Ports\n\nOne\0two\n'),
  'encoding-bom-and-crlf': guide(
    '\uFEFF---\r\ntitle: Ports\r\nsidebar_position: first\r\n---\r\n\r\nOpen the port.\r\n',
  ),
  'encoding-category-not-utf-8': site({
    'content/docs/a/guide.md': '# Ports\n',
    'content/docs/a/_category_.json': Buffer.from('{ "label": "Über" }', 'latin1'),
  }),
  'encoding-config-not-utf-8': site({
    'content/docs/guide.md': '# Ports\n',
    'config/site.json': Buffer.from('{ "title": "Über" }', 'latin1'),
  }),
  'names-that-differ-in-case': site({
    'content/docs/Ports.md': '# Ports\n',
    'content/docs/ports.md': '# Ports\n',
  }),
  'names-folder-called-like-a-guide': site({ 'content/docs/ports.md/intro.md': '# Intro\n' }),
  'names-link-out-of-the-site': (root) => {
    site({
      'content/docs/guide.md': '# Ports\n\n[passwords](./secret.md)\n',
      'elsewhere/secret.md': '# Secret\n',
    })(root);
    symlinkSync(join(root, 'elsewhere/secret.md'), join(root, 'content/docs/secret.md'));
  },
  'too-large': guide('Open the port. \n\n'.repeat(150_000)),
  'too-large-to-read': guide(Buffer.alloc(21_000_000, 'word ')),
  'too-many-marks': guide(`# Marks\n\n${'*a'.repeat(20_000)}\n`),
  'too-many-quotes': guide(`# Quotes\n\n${'>'.repeat(5000)} deep\n`),
  'too-many-lists': guide(`# Lists\n\n${'- '.repeat(5000)}deep\n`),
  'front-matter-alias-bomb': guide(
    `---\na: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefgh'
      .split('')
      .map((name, index) => `${name}: &${name} [${`*${'abcdefg'[index]}, `.repeat(9)}]\n`)
      .join('')}---\n\nText.\n`,
  ),
  'front-matter-too-long': guide(`---\ntitle: Ports\nkeywords: [${'word, '.repeat(20_000)}]\n---\n\nText.\n`),
  'front-matter-too-deep': guide(`---\ntitle: Ports\nkeywords: ${'['.repeat(20_000)}\n---\n\nText.\n`),
};
