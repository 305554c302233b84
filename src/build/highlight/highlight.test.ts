import assert from 'node:assert/strict';
import { test } from 'node:test';
import { highlightCode, isKnownLanguage } from './highlight.ts';

const colour = (language: string, code: string): string =>
  highlightCode({ slot: { language, code, marked: [] } });

test('what a block looks like does not depend on the blocks before it', () => {
  const outer = '# Title\n\n```json\n{ "a": true }\n```\n';
  const before = colour('markdown', outer);
  colour('json', '{ "b": false }');
  // Its grammar adds to those of others.
  const script = 'const a = 1;';
  const plain = colour('js', script);
  colour('vue', '<template><p>{{ a }}</p></template>\n<script lang="js">const a = 1;</script>');
  assert.equal(colour('markdown', outer), before);
  assert.equal(colour('js', script), plain);
});

test('code inside a Markdown block has the colours of its own language', () => {
  assert.match(colour('markdown', '```json\n{ "a": true }\n```'), /<span class="t-n">true<\/span>/);
});

test('lines have their kinds as classes, and words an element of their own', () => {
  const html = highlightCode({
    slot: {
      language: 'text',
      code: 'a\nport & b',
      marked: [2],
      kinds: { 1: 'added' },
      words: [{ at: 2, length: 6 }],
    },
  });
  assert.equal(
    html,
    '<span class="line added">a</span>\n<span class="line marked"><span class="code-word">port &amp;</span> b</span>',
  );
});

test('settings files of game servers are coloured as what they are', () => {
  const code = '# a note\nport=1\n';
  assert.equal(colour('cfg', code), colour('ini', code));
  assert.match(colour('conf', code), /t-c/);
});

test('the names that Prism has for languages are known', () => {
  const code = '@interface A : B\n@end\n';
  assert.equal(colour('objectivec', code), colour('objective-c', code));
  for (const name of [
    'apacheconf',
    'cshtml',
    'markup',
    'sh-session',
    'shell-session',
    'svg',
    'vbnet',
    'webmanifest',
  ])
    assert.ok(isKnownLanguage(name), name);
});
