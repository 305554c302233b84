/** Tags that mean nothing are prose. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from '../page.ts';

function write(text: string): string {
  const source = { path: 'docs/a.md', text };
  return parsePage({ source, partials: {}, variables: {}, prefix: 'content/' }).value.body.segments.join('|');
}

test('a tag that HTML does not know is shown as typed, wherever it stands', () => {
  assert.equal(write('Type /op <player>.\n'), '<p>Type /op &lt;player&gt;.</p>\n');
  assert.equal(write('<player> joined\n'), '<p>&lt;player&gt; joined</p>\n');
  assert.equal(write('A <name>b</name> c\n'), '<p>A &lt;name&gt;b&lt;/name&gt; c</p>\n');
  assert.match(write('| a |\n|---|\n| <name> |\n'), /<td role="cell">&lt;name&gt;<\/td>/);
  assert.match(
    write('<details>\n<summary>x <name></summary>\n\ny\n</details>\n'),
    /<summary>x &lt;name&gt;<\/summary>/,
  );
});

test('so is the lone tag of an unknown component, but not of a known one', () => {
  assert.equal(write('A List<String> here.\n'), '<p>A List&lt;String&gt; here.</p>\n');
  assert.doesNotMatch(write('Text\n\n</TabItem>\n'), /TabItem/);
});

test('it counts for the id of a heading', () => {
  assert.match(write('## Set <name>\n'), /<h2 id="set-name">Set &lt;name&gt;</);
});
