import assert from 'node:assert/strict';
import { test } from 'node:test';
import { highlightCode } from '../highlight/highlight.ts';
import { readSheet } from './facts/read-sheet.ts';
import { findUsedFacts } from './facts/used-facts.ts';
import { parsePage } from './page.ts';

function parse(text: string, variables: Readonly<Record<string, string>> = {}, path = 'docs/space/a.md') {
  const { value: sheet } = readSheet(
    {
      path: 'facts/space.yml',
      text: 'game: Space\nports:\n  - { name: game, port: 8211, from: [a] }\nsources:\n  a: { repo: a/b, date: 2026-01-01 }\n',
    },
    'content/facts/space.yml',
  );
  assert.ok(sheet);
  const used = findUsedFacts(path, [text], new Map([['space', sheet]]));
  const { value, diagnostics } = parsePage({
    source: { path, text },
    partials: {},
    variables,
    used,
    prefix: 'content/',
  });
  return { ...value, diagnostics, html: value.body.segments.join('|') };
}

const address = '<span data-your="address">203.0.113.10</span>';
const port = '<span data-your="port">8211</span>';

test('20.2.1 prose, code spans, tables and headings hold elements with what the documentation shows', () => {
  const { html, page } = parse(
    '# Join {your.name}\n\nOpen `{your.address}:{your.port}`.\n\n## Port {your.port}\n\n| {your.address} |\n|---|\n| a |\n',
  );
  assert.ok(html.includes(`<code>${address}:${port}</code>`));
  assert.match(html, new RegExp(`<th [^>]*>${address}</th>`));
  assert.deepEqual(page.headings[0], { depth: 2, id: 'port-8211', text: 'Port 8211', html: `Port ${port}` });
  assert.equal(page.title, 'Join My server');
  assert.equal(page.titleHtml, 'Join <span data-your="name">My server</span>');
  assert.deepEqual(page.yours, ['address', 'port']);
});

test('20.2.2 where nothing can be filled in there is plain text', () => {
  const { html, page } = parse(
    '---\ndescription: "At {your.address}"\n---\n\n[join](steam://connect/{your.address}:{your.port} "to {your.address}") ![{your.address}](a.png)\n\n<div title="{your.port}">x</div>\n',
  );
  assert.equal(page.description, 'At 203.0.113.10');
  assert.equal(page.links[0]?.href, 'steam://connect/203.0.113.10:8211');
  assert.match(html, /title="to 203\.0\.113\.10"/);
  assert.match(html, /alt="203\.0\.113\.10"/);
  assert.match(html, /<div title="8211">/);
  assert.ok(!html.includes('data-your'));
  assert.equal(page.yours, undefined);
});

test('20.2.3 a port is that of the guide, else the configured one, else that of its game', () => {
  const say = (text: string, variables = {}, path?: string) => parse(text, variables, path).html;
  assert.match(say('{your.port}'), />8211</);
  assert.match(say('---\nyour: { port: 27015 }\n---\n\n{your.port}'), />27015</);
  assert.match(say('{your.port}', { 'your.port': '1234' }), />1234</);
  assert.match(say('{your.port}', {}, 'docs/other/a.md'), />25565</);
});

test('20.2.4 a slip in a guide’s own values is told', () => {
  for (const [given, expected] of [
    ['{ prot: 1 }', /"your" cannot hold "prot"/],
    ['{ port: 70000 }', /"your" holds .*, which is no port/],
    ['25565', /"your" must hold values by name/],
    ['{ name: [a] }', /"your" holds .* where a text belongs/],
  ] as const) {
    const { diagnostics } = parse(`---\nyour: ${given}\n---\n\n{your.port}\n`);
    assert.match(diagnostics.map(({ message }) => message).join(), expected);
  }
  assert.match(parse('{your.prot}').diagnostics[0]?.hint ?? '', /Did you mean "\{your\.port\}"/);
});

test('20.2.5 a fence marked `vars` is coloured as it is read, with elements in it; any other shows what was typed', () => {
  const { body } = parse(
    '```bash vars\nping -n {your.address} # {your.port}\n```\n\n```bash\nping {your.address}\n```\n',
  );
  const [filled, plain] = body.codes;
  assert.ok(filled && plain);
  assert.equal(filled.code, 'ping -n 203.0.113.10 # 8211');
  const html = highlightCode({ slot: filled });
  assert.ok(html.includes(address) && html.includes(port));
  assert.equal(
    html.replace(/<span data-your="\w+">([^<]*)<\/span>/g, '$1'),
    highlightCode({ slot: { ...filled, values: [] } }),
  );
  assert.match(plain.code, /\{your\.address\}/);
});

test('20.2.6 values are text, whatever is in them', () => {
  const { html, body } = parse('{your.name}\n\n```text vars\n{your.name}\n```\n', {
    'your.name': '<b>{your.port}</b> & "x"',
  });
  assert.ok(
    html.includes('<span data-your="name">&lt;b&gt;{your.port}&lt;/b&gt; &amp; &quot;x&quot;</span>'),
  );
  const [slot] = body.codes;
  assert.ok(slot);
  assert.equal(
    highlightCode({ slot }),
    '<span data-your="name">&lt;b&gt;{your.port}&lt;/b&gt; &amp; "x"</span>',
  );
});
