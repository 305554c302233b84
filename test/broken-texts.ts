/** Broken encodings and characters that are not what they seem. */
import { guide, type MakeSite, site } from './broken-site.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

export const TEXT_CASES: Readonly<Record<string, MakeSite>> = {
  'encoding-utf-16-without-mark': guide(Buffer.from('# Ports\n\nOpen.\n', 'utf16le')),
  'encoding-utf-16-big-endian': guide(Buffer.from('\uFEFF# Ports\n', 'utf16le').swap16()),
  'encoding-utf-32': guide(bytes([0xff, 0xfe, 0, 0, 0x23, 0, 0, 0, 0x20, 0, 0, 0])),
  'encoding-lone-surrogate': guide(bytes('# Ports\n\nA ', [0xed, 0xa0, 0x80], ' b\n')),
  'encoding-overlong': guide(bytes('# Ports\n\nA ', [0xc0, 0xaf], ' b\n')),
  'encoding-beyond-unicode': guide(bytes('# Ports\n\nA ', [0xf5, 0x80, 0x80, 0x80], ' b\n')),
  'encoding-gzip': guide(bytes([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0x4b, 0x4c, 4, 0])),
  'encoding-windows-quotes': guide(bytes('# Ports\n\nOpen ', [0x93], 'this', [0x94], '\n')),
  'encoding-marks-inside': guide('# Ports\n\nOne\uFEFFtwo\n\n\uFEFF---\n'),
  'encoding-only-a-mark': guide('\uFEFF'),
  'encoding-only-spaces': guide(' \t\n\u00a0\n'),
  'encoding-carriage-returns': guide('---\rtitle: Ports\rsidebar_position: x\r---\r\rText.\r'),
  'encoding-mixed-line-ends': guide('# Ports\r\n\rText.\n\r\n- a\r- b\n:::tip\r\nBox\r:::\n'),
  'encoding-nul-in-front-matter': guide('---\ntitle: a\0b\n---\n\nText.\n'),
  'encoding-category-utf-16': site({
    'content/docs/a/g.md': '# G\n',
    'content/docs/a/_category_.json': Buffer.from('\uFEFF{ "label": "A" }', 'utf16le'),
  }),
  'encoding-sidebars-not-utf-8': site({
    'content/docs/guide.md': '# G\n',
    'config/sidebars.json': Buffer.from('{ "docs": ["gäste"] }', 'latin1'),
  }),
  'characters-bidirectional': guide(
    '---\ntitle: Ports \u202ecod.exe\n---\n\nType `user\u2066 // admin\u2069` and\n\n```bash\nrm \u202efr-\u202c x\n```\n',
  ),
  'characters-bidirectional-in-code-only': guide('# Ports\n\n```js\nif (a /*\u202e } \u2066*/) x();\n```\n'),
  'characters-right-to-left-prose': guide('# Ports\n\nשלום \u200fעולם\u200e and مرحبا.\n'),
  'characters-invisible': guide(
    '# Po\u200brts\n\nA\u00adB\u2060C\u180e [x\u200b](https://example.com/\u200b)\n',
  ),
  'characters-tags': guide('# Ports\n\nHello\u{e0041}\u{e0042}\u{e007f} there.\n'),
  'characters-control': guide(
    '# Ports \u001b[31mred\u0007\n\nA\u0008B \u009b31m \u007f\n\n[x](./\u001b[2J.md)\n',
  ),
  'characters-as-references': guide(
    '# A &#27; &#xFFFE; &#0; &#x85;\n\n<b title="&#7;">x &#27;</b>\n\n`&#27;` &#xD800; &#x110000;\n',
  ),
  'characters-not-assigned': guide('# \uffff\ufdd0\u{10ffff}\n\nA \ufffe b.\n'),
  'characters-replacement-typed': guide('# Ports \ufffd\n\nA \ufffd b.\n'),
  'characters-many-accents': guide(`# Ports\n\nZ${'\u0301'.repeat(20_000)}\n`),
  'characters-like-our-own-marks': guide(
    '# Ports\n\n&#0;L0&#0; &#x0;C0&#x0; \u2400L0\u2400 %00 {0}\n\n[a](https://example.com)\n',
  ),
  'names-that-objects-have': site({
    'content/docs/guide.md': '# G\n\nA new <constructor> call.\n\n[x](constructor/toString.md)\n',
    'content/docs/constructor/toString.md':
      '# To a text\n\n<pre><valueOf x="1"></valueOf></pre>\n\n<b hasOwnProperty="x">b</b>\n\n```constructor\n# highlight-next-line\na\n```\n\n<ThemedImage alt="x" sources={null} />\n',
    'content/docs/constructor/valueOf': 'x',
  }),
  'characters-line-separators': guide('# Ports\u2028x\n\na\u2029b\u0085c\u000bd\u000ce\n'),
};
