/** What a site adds of its own to each page: colour, style sheets, tags, scripts, and the policy that lets them in. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { runHere } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

interface Built {
  readonly stdout: string;
  readonly page: string;
  readonly headers: string;
  /** A file below `dist/`; of a hashed name the beginning will do. */
  readonly read: (file: string) => string;
}

async function build(files: Readonly<Record<string, string>>): Promise<Built> {
  const folder = makeFolder();
  try {
    for (const [file, text] of Object.entries({ 'content/docs/intro.md': '# Intro\n\nText.\n', ...files })) {
      mkdirSync(dirname(join(folder.path, file)), { recursive: true });
      writeFileSync(join(folder.path, file), text);
    }
    const { exitCode, stdout, stderr } = await runHere('build', folder.path, '--no-cache');
    assert.equal(exitCode, 0, stdout + stderr);
    const dist = join(folder.path, 'dist');
    const texts = new Map(
      readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:html|css)$|_headers$/.test(file))
        .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(dist, file), 'utf8')]),
    );
    const read = (begin: string): string => {
      const found = [...texts].find(([file]) => file.startsWith(begin));
      assert.ok(found, `${begin} among ${[...texts.keys()].join(' ')}`);
      return found[1];
    };
    const page = read('help/docs/intro/index.html');
    return { stdout, page, headers: read('_headers'), read };
  } finally {
    folder.end();
  }
}

const policyOf = (page: string): string =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';

test('a site without a head of its own has nothing of it', async () => {
  const { page } = await build({});
  assert.equal(
    policyOf(page),
    "default-src 'self';img-src 'self' data: https:;media-src 'self' https:;frame-src 'self' https:;object-src 'none';base-uri 'self';form-action 'self'",
  );
  assert.doesNotMatch(page, /assets\/own-|<script(?! type="(?:module|application\/ld\+json)")/);
});

test('a brand colour stands in the style sheet as typed where it can be read, bent where it cannot, which is told', async () => {
  const { stdout, read } = await build({
    'config/site.ts': "export default { brand: '#5b2be0', colorMode: { default: 'light', switch: true } };\n",
  });
  const css = read('help/assets/guide-');
  assert.match(css, /\[data-theme=light\]\{--accent:#5b2be0;/);
  const dark = /\[data-theme=dark\]\{--accent:(#[\da-f]{6});/.exec(css)?.[1] ?? '';
  assert.match(
    stdout,
    new RegExp(
      `site\\.ts:1:\\d+: warning: The colour #5b2be0 cannot be read on dark pages .*${dark} instead`,
    ),
  );
  assert.match(stdout, new RegExp(`brand: \\{ light: '#5b2be0', dark: '${dark}' \\}`));
  const known = await build({
    'config/site.ts': `export default { brand: { light: '#5b2be0', dark: '${dark}' }, colorMode: { switch: true } };\n`,
  });
  assert.doesNotMatch(known.stdout, /warning/);
});

test('style sheets are joined, hashed and linked last; fonts and pictures lead to the static files', async () => {
  const { page, read } = await build({
    'config/site.ts': "export default { css: ['styles/brand.css', 'more.css'] };\n",
    'config/more.css': '/* later */\n.b { background: url(/img/b.svg) }\n',
    'content/static/styles/brand.css':
      '@font-face { font-family: Own; src: url("../fonts/own font.woff2?v=1#x") }\n:root { --sans: Own }\n',
    'content/static/fonts/own font.woff2': 'font',
    'content/static/img/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  });
  const css = read('help/assets/own-');
  assert.match(css, /url\("\/help\/fonts\/own%20font\.woff2\?v=1#x"\)/);
  assert.match(css, /url\("\/help\/img\/b\.svg"\)/);
  assert.doesNotMatch(css, /later/);
  assert.match(page, /guide-[\w-]+\.css"><link rel="stylesheet" href="\/help\/assets\/own-[\w-]{8}\.css">/);
});

test('tags and scripts stand in the head, and their origins in the policy, on the page and for hosts', async () => {
  const { page, headers } = await build({
    'config/site.ts': `export default {
  head: [
    { tag: 'meta', attributes: { name: 'verify', content: 'a"b' } },
    { tag: 'link', attributes: { rel: 'stylesheet', href: 'https://fonts.example.com/css?a=1&b=2', crossorigin: true } },
    { tag: 'script', attributes: { type: 'application/ld+json' }, json: { name: '</script>' } },
  ],
  scripts: [
    { src: 'https://stats.example.com/js/script.js', attributes: { 'data-domain': 'example.com' } },
    { src: '/own.js', async: true },
    { src: 'https://tags.example.net/a.js', connect: ['https://*.collect.example.net'] },
  ],
  policy: { font: ['https://static.example.com'] },
};
`,
    'content/static/own.js': 'window.own = 1;\n',
  });
  assert.ok(page.includes('<meta name="verify" content="a&quot;b">'));
  assert.ok(
    page.includes('<link rel="stylesheet" href="https://fonts.example.com/css?a=1&amp;b=2" crossorigin>'),
  );
  assert.ok(page.includes('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>'));
  assert.ok(
    page.includes(
      '<script defer data-domain="example.com" src="https://stats.example.com/js/script.js"></script>',
    ),
  );
  assert.ok(page.includes('<script async src="/help/own.js"></script>'));
  for (const policy of [policyOf(page), headers]) {
    assert.match(policy, /script-src 'self' https:\/\/stats\.example\.com https:\/\/tags\.example\.net(?=;)/);
    assert.match(
      policy,
      /connect-src 'self' https:\/\/stats\.example\.com https:\/\/tags\.example\.net https:\/\/\*\.collect\.example\.net(?=;)/,
    );
    assert.match(policy, /style-src 'self' https:\/\/fonts\.example\.com(?=;)/);
    assert.match(policy, /font-src 'self' https:\/\/fonts\.example\.com https:\/\/static\.example\.com(?=;)/);
  }
});

test('a logo that says its size by a viewBox alone has one', async () => {
  const { page } = await build({
    'config/site.ts': "export default { logo: { src: 'logo.svg' } };\n",
    'content/static/logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><path d="M0 0h200v50z"/></svg>',
  });
  assert.match(page, /<img src="\/help\/logo\.svg" alt="" width="144" height="36">/);
});

test('the header has menus and pictures in the place of words', async () => {
  const { page, read, stdout } = await build({
    'config/navigation.ts': `export default { links: [
  { label: 'More', items: [{ label: 'Intro', href: '/docs/intro' }, { label: 'Out', href: 'https://example.com' }] },
  { label: 'Code', href: 'https://code.example.com', icon: 'code.svg', iconDark: 'code-dark.svg' },
  { label: 'Lost', href: undefined },
  { label: 'Menu', items: [{ label: 'Gone', href: '/docs/gone' }] },
] };
`,
    'content/static/code.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    'content/static/code-dark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  });
  assert.match(
    page,
    /<li class="drop"><details name="menu"><summary>More<svg[\s\S]*?<\/summary><ul><li><a href="\/help\/docs\/intro"[^>]*>Intro<\/a><\/li><li><a href="https:\/\/example\.com" target="_blank"/,
  );
  assert.match(
    page,
    /<a href="https:\/\/code\.example\.com"[^>]*><span class="nav-icon"><img src="\/help\/code\.svg" alt="Code" width="20" height="20" class="on-light"[^>]*><img src="\/help\/code-dark\.svg" alt="Code"/,
  );
  assert.doesNotMatch(page, /Lost/);
  assert.match(read('help/assets/guide-'), /\.drop/);
  assert.match(stdout, /navigation\.ts:\d+:\d+: warning: No page at "\/docs\/gone"/);
});
