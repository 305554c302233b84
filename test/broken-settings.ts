/** Broken front matter and `_category_` files. */
import { guide, type MakeSite, site } from './broken-site.ts';

const front = (lines: string, body = 'Text.') => guide(`---\n${lines}\n---\n\n${body}\n`);

export const SETTING_CASES: Readonly<Record<string, MakeSite>> = {
  'front-matter-anchor-that-holds-itself': front('title: Ports\nkeywords: &a [x, *a]'),
  'front-matter-merge-of-itself': front('title: Ports\nlast_update: &a\n  <<: *a'),
  'front-matter-unknown-alias': front('title: *nothing'),
  'front-matter-not-a-number': front('title: Ports\nsidebar_position: .nan\ntoc_max_heading_level: .inf'),
  'front-matter-number-beyond-all': front('title: Ports\nsidebar_position: 1e999'),
  'front-matter-binary': front('title: !!binary aGVsbG8='),
  'front-matter-foreign-tags': front('title: !ruby/object:Gem::Installer {}\nkeywords: !!set {a, b}'),
  'front-matter-two-documents': guide('---\ntitle: Ports\n--- # again\ntitle: Doors\n---\n\nText.\n'),
  'front-matter-dots-end': guide('---\ntitle: Ports\n...\n\nText.\n'),
  'front-matter-a-list': front('- title\n- Ports'),
  'front-matter-a-word': front('just some words'),
  'front-matter-only-comment': front('# title: Ports'),
  'front-matter-nothing-else': guide('---\ntitle: Ports\n---'),
  'front-matter-controls': front('title: "a\\0b\\e[31mred\\x9b"\ndescription: "one\\u202Etwo"'),
  'front-matter-line-breaks': front('title: "a\\nb"\nsidebar_label: "c\\r\\nd"\ndescription: |\n  e\n\n  f'),
  'front-matter-separator-in-title': front('title: "\\u2028\\u2029"'),
  'front-matter-very-long-title': front(`title: ${'Ports '.repeat(3000)}`),
  'front-matter-markup': front(
    [
      `title: '"><script>alert(1)</script>'`,
      `sidebar_label: '</a><img src=x onerror=alert(1)>'`,
      `description: '"><svg onload=alert(1)>'`,
      `pagination_label: '<b onclick=alert(1)>x'`,
      `keywords: ['"><script>', "x' onclick='alert(1)"]`,
      `tags: ['<img src=x onerror=alert(1)>', '../../up', '__proto__']`,
      `sidebar_class_name: '"><script>'`,
      `wrapperClassName: 'a" onclick="alert(1)'`,
      `applies_to: '<script>alert(1)</script>'`,
      `verified_with: '</p><script>alert(1)</script>'`,
      `verification: tested`,
      `sources: ['<script>alert(1)</script>']`,
      `last_update: { author: '<script>alert(1)</script>', date: 2026-01-01 }`,
    ].join('\n'),
  ),
  'front-matter-addresses-that-run': front(
    'title: Ports\nimage: javascript:alert(1)\ncustom_edit_url: "java\\tscript:alert(1)"',
  ),
  'front-matter-slugs-that-run': site({
    'content/docs/a.md': '---\nslug: javascript:alert(1)\n---\n\nText.\n',
    'content/docs/b.md': '---\nslug: //evil.example/x\n---\n\nText.\n',
    'content/docs/c.md': '---\nslug: "/a\\0b"\n---\n\nText.\n',
    'content/docs/d.md': '---\nslug: /%2e%2e/%2e%2e/etc\n---\n\nText.\n',
    'content/docs/e.md': "---\nslug: '/a\"><script>'\n---\n\nText.\n",
    'content/docs/f.md': '---\nslug: "/\\uD800"\n---\n\nText.\n',
  }),
  'front-matter-redirects-that-leave': front(
    'title: Ports\nredirect_from: [//evil.example, "javascript:alert(1)", /../../etc, "/a\\nb", "", 7, /help/docs/guide]',
  ),
  'front-matter-impossible-dates': front(
    'title: Ports\nlast_update: { date: 2026-13-45 }\nlast_verified: 0000-00-00\ndate: yesterday',
  ),
  'front-matter-names-itself': front('title: Ports\nrelated: [guide]\npagination_next: guide'),
  'front-matter-many-tags': front(
    `title: Ports\ntags: [${Array.from({ length: 500 }, (_, i) => `t${i}`).join(', ')}]`,
  ),
  'front-matter-toml': guide('+++\ntitle = "Ports"\n+++\n\nText.\n'),
  'front-matter-other-languages': site({
    'content/docs/a.md': '---json\n{ "title": "A" }\n---\n\nText.\n',
    'content/docs/b.md': '---coffee\ntitle: "B"\n---\n\nText.\n',
    'content/docs/c.md': '---javascript\nmodule.exports = { title: process.exit(7) }\n---\n\nText.\n',
    'content/docs/d.md': '---__proto__\ntitle: D\n---\n\nText.\n',
  }),
  'front-matter-wide-indents': front(`title: Ports\nkeywords:\n${'  '.repeat(4000)}- x`),
  'front-matter-many-keys': front(
    `title: Ports\n${Array.from({ length: 4000 }, (_, index) => `k${index}: v`).join('\n')}`,
  ),
  'front-matter-json-inside': front('{ "title": "Ports", "sidebar_position": "1" }'),
  'category-prototype-keys': site({
    'content/docs/a/g.md': '# G\n',
    'content/docs/a/_category_.json': '{ "__proto__": { "label": "x" }, "constructor": 1, "toString": 2 }\n',
  }),
  'category-bomb': site({
    'content/docs/a/g.md': '# G\n',
    'content/docs/a/_category_.yml': 'a: &a [x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a]\nlabel: *b\n',
  }),
  'category-too-long': site({
    'content/docs/a/g.md': '# G\n',
    'content/docs/a/_category_.json': `{ "label": "${'x'.repeat(100_000)}" }\n`,
  }),
  'category-too-deep': site({
    'content/docs/a/g.md': '# G\n',
    'content/docs/a/_category_.json': `{ "customProps": ${'['.repeat(20_000)}${']'.repeat(20_000)} }\n`,
  }),
  'category-markup': site({
    'content/docs/a/g.md': '# G\n',
    'content/docs/a/_category_.json': JSON.stringify({
      label: '"><script>alert(1)</script>',
      description: '<img src=x onerror=alert(1)>',
      className: '" onclick="alert(1)',
      link: { type: 'generated-index', title: '</title><script>alert(1)</script>', keywords: ['"><script>'] },
    }),
  }),
  'category-number-beyond-all': site({
    'content/docs/a/g.md': '# G\n',
    'content/docs/a/_category_.json': '{ "label": "A", "position": 1e999 }\n',
  }),
  'category-two-values-of-one-key': site({
    'content/docs/a/g.md': '# G\n',
    'content/docs/a/_category_.json': '{ "label": "A", "label": "B" }\n',
  }),
  'category-empty-file': site({ 'content/docs/a/g.md': '# G\n', 'content/docs/a/_category_.json': '' }),
  'category-code': site({
    'content/docs/a/g.md': '# G\n',
    'content/docs/a/_category_.yml': 'label: !!js/function "function () { process.exit(7) }"\n',
  }),
};
