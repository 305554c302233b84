/** What lies among the files to publish and nobody meant: no repository can hold some of it, and no scanner should find it. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type MakeSite, site } from './broken-site.ts';

const GOOD = { 'content/docs/guide.md': '# Ports\n\nOpen the port.\n' };

/** Made up, and cut in two so that no scanner takes it for a real one. */
const made = (...parts: readonly string[]): string => parts.join('');
const KEY_LABEL = made('PRIVATE', ' KEY');
const PRIVATE_KEY = `-----BEGIN RSA ${KEY_LABEL}-----\nMIIEowIBAAKCAQEA\n-----END RSA ${KEY_LABEL}-----\n`;
const GITHUB_TOKEN = made('ghp_', 'q8Zt3LmR7vXc2KdW9sYb4NfH6jPa1GeU5oTi');
const ADMIN_KEY = made('4f9c1e7ab2d80356', 'c7e1f4a90b6d2835');
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0123456789abcdef'.repeat(4)}\nsize 123456\n`;
const CONFLICT = '<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> feature\n';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** One file of nothing in a tar archive. */
function tar(name: string): Uint8Array {
  const header = Buffer.alloc(1024);
  header.write(name, 0);
  header.write('00000000000', 124);
  return gzipSync(header);
}

/** The directory of a zip archive with one entry. */
function zip(name: string): Uint8Array {
  const entry = Buffer.alloc(46);
  entry.write('PK\u0001\u0002', 0);
  entry.writeUInt16LE(name.length, 28);
  return Buffer.concat([entry, Buffer.from(name)]);
}

export const PUBLISHED_CASES: Readonly<Record<string, MakeSite>> = {
  'published-hidden-files': site({
    ...GOOD,
    'content/static/.env': 'DB_PASSWORD=tr0ub4dor\n',
    'content/static/.git/config': '[core]\n',
    'content/static/.git/HEAD': 'ref: refs/heads/main\n',
    'content/static/.svn/entries': '12\n',
    'content/static/.DS_Store': 'Bud1',
    'content/static/img/.vscode/settings.json': '{}\n',
    'content/static/img/.gitkeep': '',
    'content/static/.well-known/security.txt': 'Contact: mailto:help@example.com\n',
    'content/static/.nojekyll': '',
    'content/static/.htaccess': 'Options -Indexes\n',
  }),
  'published-hidden-files-allowed': site({
    ...GOOD,
    'content/static/.well-known/security.txt': 'Contact: mailto:help@example.com\n',
    'content/static/.well-known/assetlinks.json': '[]\n',
    'content/static/.nojekyll': '',
    'content/static/.htaccess': 'Options -Indexes\n',
    'content/static/img/.gitkeep': '',
  }),
  'published-leftovers': site({
    ...GOOD,
    'content/static/Thumbs.db': 'x',
    'content/static/img/desktop.ini': 'x',
    'content/static/__MACOSX/a.txt': 'x',
    'content/static/__MACOSX/b.txt': 'x',
    'content/static/rules.txt~': 'x',
    'content/static/rules.txt.bak': 'x',
    'content/static/rules.txt.swp': 'x',
    'content/static/rules.txt.orig': 'x',
    'content/static/#rules.txt#': 'x',
    'content/static/~$rules.docx': 'x',
    'content/static/rules (conflicted copy 2026-01-02).txt': 'x',
    'content/static/rules.sync-conflict-20260102-101500-ABCDEF.txt': 'x',
    "content/docs/guide (Ann's conflicted copy 2026-01-02).md": '# Ports\n\nOpen it.\n',
  }),
  'published-credentials': site({
    ...GOOD,
    'content/docs/keys.md': '# Keys\n\nDownload [the key](./server.p12).\n',
    'content/docs/server.p12': 'x',
    'content/static/id_rsa': 'x',
    'content/static/id_rsa.pub': 'ssh-rsa AAAA guide\n',
    'content/static/server.pem': PRIVATE_KEY,
    'content/static/ca.pem': '-----BEGIN CERTIFICATE-----\nMIID\n-----END CERTIFICATE-----\n',
    'content/static/tls.key': 'x',
    'content/static/passwords.kdbx': 'x',
    'content/static/htpasswd': 'x',
  }),
  'published-secrets-in-texts': site({
    ...GOOD,
    'content/docs/files.md': '# Files\n\nDownload [the settings](./settings.txt).\n',
    'content/docs/settings.txt': `a\ntoken = ${GITHUB_TOKEN}\n`,
    'content/docs/unused.txt': `token = ${GITHUB_TOKEN}\n`,
    'content/static/notes.txt': `Notes\n\n${PRIVATE_KEY}`,
    'content/static/account.json': `{\n  "type": "service_account",\n  "private_key": "x"\n}\n`,
    'content/static/users.txt': 'ann:$apr1$abcdefgh$ijklmnopqrstuvwxyz0123\n',
    'content/static/prod.env': 'export DB_PASSWORD=tr0ub4dor\n',
    'content/static/app.js': `// helpsite-ignore file/secret: a key that everybody may have\nconst k = "${GITHUB_TOKEN}";\n`,
    'content/static/example.env': 'DB_PASSWORD=your-password\n',
  }),
  'published-archives-and-databases': site({
    ...GOOD,
    'content/static/plugin.zip': zip('plugin/plugin.yml'),
    'content/static/all.zip': zip('site/content/docs/intro.md'),
    'content/static/all.tar.gz': tar('site/.git/config'),
    'content/static/static.zip': zip('img/logo.png'),
    'content/static/world-backup.zip': zip('world/level.dat'),
    'content/static/backup.sql': 'x\n',
    'content/static/panel.sql': '-- MySQL dump 10.13\nINSERT INTO users VALUES (1);\n',
    'content/static/tables.sql': 'CREATE TABLE players (id INT);\n',
    'content/static/stats.sqlite': 'SQLite format 3\u0000',
    'content/static/app.js.map': '{"version":3}\n',
  }),
  'published-pointers': site({
    'content/docs/guide.md': '# Ports\n\n![The map](./map.png) [The tool](./tool.zip)\n',
    'content/docs/map.png': POINTER,
    'content/docs/tool.zip': POINTER,
    'content/docs/unused.png': POINTER,
    'content/docs/video.md': POINTER,
    'content/static/logo.png': POINTER,
  }),
  'published-conflicts': site({
    'content/docs/guide.md': `# Ports\n\n${CONFLICT}\n`,
    'content/docs/settings.md': `---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> feature\n---\n\nText.\n`,
    'content/docs/_part.md': `Part\n${CONFLICT}`,
    'content/docs/half.md': '# Half\n\n>>>>>>> feature\n',
    'content/docs/across.md':
      '# Across\n\n<<<<<<< HEAD\n```text\na\n=======\n```text\nb\n>>>>>>> feature\n```\n',
    'content/docs/example.md': `# Conflicts\n\n\`\`\`text\n${CONFLICT}\`\`\`\n\nTitle\n=======\n`,
    'content/docs/games/_category_.json': `{\n${CONFLICT.replace('ours', '"label": "A"')}}\n`,
    'content/docs/games/a.md': '# A\n\nText.\n',
    'content/search/synonyms.yml': CONFLICT.replace('ours', '- [a, b]').replace('theirs', '- [c, d]'),
    'content/static/data.json': `{\n${CONFLICT}}\n`,
  }),
  'published-conflict-in-the-configuration': site({
    ...GOOD,
    'config/site.ts': `export default {\n<<<<<<< HEAD\n  title: 'A',\n=======\n  title: 'B',\n>>>>>>> feature\n};\n`,
  }),
  'published-links-out': (root) => {
    site({ ...GOOD, 'secret.txt': `password: tr0ub4dor\n`, 'content/static/a.txt': 'a\n' })(root);
    mkdirSync(join(root, 'content/search'));
    symlinkSync('../../secret.txt', join(root, 'content/docs/secret.md'));
    symlinkSync('../../secret.txt', join(root, 'content/static/secret.txt'));
    symlinkSync('../../secret.txt', join(root, 'content/search/synonyms.yml'));
    symlinkSync('/nowhere/at/all', join(root, 'content/static/gone.txt'));
    symlinkSync('a.txt', join(root, 'content/static/inside.txt'));
  },
  'published-what-the-policy-forbids': site({
    'content/docs/guide.md': [
      '# Pictures',
      '',
      '![The map](http://example.com/map.png) ![The other](https://example.com/map.png)',
      '<img src="http://example.com/small.png" alt="Small" width="10" />',
      '<img src="/img/a.png" srcset="http://example.com/1.png 1x, https://example.com/2.png 2x" alt="Sizes">',
      '',
      '![Old](ftp://example.com/old.png) ![As the page](//example.com/page.png) [a link](http://example.com/)',
      '',
      '<video src="http://example.com/film.mp4" poster="http://example.com/poster.png"></video>',
      '<audio controls><source src="http://example.com/sound.ogg"></audio>',
      '<iframe src="http://example.com/frame"></iframe> <iframe src="https://example.com/frame"></iframe>',
      '',
      '<form action="https://example.com/send"><button formaction="mailto:help@example.com">Send</button></form>',
      '',
      '```md',
      '![The map](http://example.com/map.png)',
      '```',
      '',
    ].join('\n'),
    'content/static/img/a.png': PIXEL,
    'content/pages/about.tsx':
      'export default () => (\n  <form action="https://example.com/send">\n    <img src="http://example.com/a.png?a=1&b=2" alt="A" />\n  </form>\n);\n',
    'config/site.ts':
      "export default { favicon: 'http://example.com/icon.png', image: 'http://example.com/card.png' };\n",
  }),
  'published-settings-as-text': site({
    'content/docs/indented.md': '  ---\n  title: Indented\n  sidebar_position: 2\n  ---\n\nText.\n',
    'content/docs/opening-indented.md': ' ---\ntitle: Indented\n---\n\nText.\n',
    'content/docs/below-a-comment.md': '<!-- Written by hand -->\n\n---\ntitle: Below\n---\n\nText.\n',
    'content/docs/below-blank-lines.md': '\n\n---\ntitle: Below\n---\n\nText.\n',
    'content/docs/below-a-heading.md': '# Below\n\n---\ntitle: Below\nsidebar_position: 1\n---\n\nText.\n',
    'content/docs/below-marks.md': '\uFEFF\uFEFF\u200B---\ntitle: Below\n---\n\nText.\n',
    'content/docs/unclosed.md': '---\n# Settings\ntitle: Unclosed\n\nText.\n',
    'content/docs/closing-indented.md': '---\ntitle: Unclosed\n  ---\n\nText.\n',
    'content/docs/rule.md': '# Rule\n\n---\n\ntitle: a word\n\n---\n\nText.\n',
    'content/docs/with-a-mark.md': '\uFEFF---\ntitle: Right\n---\n\nText.\n',
    'content/docs/uses.md': "# Uses\n\nimport Part from './_part.md';\n\n<Part />\n",
    'content/docs/_part.md': ' ---\ntitle: Part\n---\n\nText.\n',
  }),
  'published-headings-that-show-nothing': site({
    'content/docs/guide.md': [
      '# Guide',
      '## ',
      '## \u200b\u2060',
      '## <!-- later -->',
      '## ![](./a.png)',
      '## ![The map](./a.png)',
      '## <img src="./a.png" alt="The map" />',
      '## {#ports}',
      '## \u{1f389}',
      '## ???',
      '## &nbsp;',
      '## \u65e5\u672c',
      '',
      '<h3></h3>',
      '',
      '<h3>Said</h3>',
      '',
      '```md',
      '## ',
      '```',
      '',
    ].join('\n\n'),
    'content/docs/a.png': PIXEL,
  }),
  'published-titles-that-show-nothing': site({
    'content/docs/settled.md': '---\ntitle: "\u200b"\n---\n\nText.\n',
    'content/docs/empty.md': '---\ntitle: ""\n---\n\nText.\n',
    'content/docs/variable.md': '---\ntitle: "{blogUrl}"\n---\n\nText.\n',
    'content/docs/typed.md': '# \u2060\n\nText.\n',
    'content/docs/picture.md': '# ![](./a.png)\n\nText.\n',
    'content/docs/games/_category_.json': '{ "label": "\u200b" }\n',
    'content/docs/games/a.md': '# A\n\nText.\n',
    'content/docs/a.png': PIXEL,
  }),
  'published-guides-that-show-nothing': site({
    'content/docs/spaces.md': ' \n\t\n\u00a0\n',
    'content/docs/marks.md': '\u200b\u2060\n',
    'content/docs/comments.md': '<!-- later -->\n\n{/* later */}\n',
    'content/docs/settings.md': '---\ntitle: Settings\n---\n\n<!-- later -->\n',
    'content/docs/heading.md': '# Heading\n',
    'content/docs/entities.md': '&nbsp;&#8203;\n',
    'content/docs/draft.md': '---\ndraft: true\n---\n',
    'content/docs/cards/index.md': '---\ntitle: Cards\n---\n\n<DocCardList />\n',
    'content/docs/cards/one.md': '![The map](./a.png)\n',
    'content/docs/cards/a.png': PIXEL,
  }),
  'published-category-and-guide': site({
    'content/docs/games.md': '---\nslug: /category/games\n---\n\nText.\n',
    'content/docs/play/_category_.yml':
      'label: Games\nlink:\n  type: generated-index\n  slug: /category/games\n',
    'content/docs/play/one.md': '# One\n\nText.\n',
  }),
  'published-names-that-are-one': site({
    ...GOOD,
    'content/docs/Setup/a.md': '# A\n\nText.\n',
    'content/docs/setup/b.md': '# B\n\nText.\n',
    'content/docs/caf\u00e9/a.md': '# A\n\nText.\n',
    'content/docs/cafe\u0301/a.md': '# A\n\nText.\n',
    'content/static/Tool.zip': 'x',
    'content/static/tool.zip': 'x',
    'content/docs/com\u00b9.md': '# A\n\nText.\n',
    'content/docs/dot./a.md': '# A\n\nText.\n',
    'content/static/nul.txt': 'x',
    'content/static/a|b.txt': 'x',
    'content/static/a\u202etxt.exe': 'x',
    'content/static/\u06a9\u062a\u0627\u0628\u200c\u0647\u0627.txt': 'x',
  }),
  'published-key-in-a-frame': site({
    ...GOOD,
    'config/search.ts': `export default {\n  provider: 'hosted', appId: 'ABCDEFGHIJ', apiKey: '${ADMIN_KEY}', indexNam: 'x',\n};\n`,
  }),
};
