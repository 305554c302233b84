import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrontmatter } from './frontmatter.ts';

const LINE = 'This line is not "key: value"';

test('a line without a colon is told where it stands, not the right one below it', () => {
  for (const [yaml, place, hint] of [
    [
      'title: X\ndescription: foo bar\nbaz qux\nsidebar_position: 3',
      '4:1',
      'Put it behind the text of the line above: description: foo bar baz qux',
    ],
    [
      'description: "foo bar"\nbaz # note\ntitle: X',
      '3:1',
      'Put it behind the text of the line above: description: "foo bar baz"',
    ],
    [
      'title: X\ndescription\nsidebar_position: 3',
      '3:1',
      'Write a colon and a value behind it: description: …',
    ],
    ['title:\nMy guide\ndescription: d', '3:1', 'Put it behind the colon of the line above: title: My guide'],
    ['title: X\nMy guide', '3:1', 'Put it behind the text of the line above: title: X My guide'],
    [
      'title: X\nkeywords:\n  - a\n  b\n  - c',
      '5:3',
      'Write a hyphen before it, below that of the line above: "  - b"',
    ],
    [
      'keywords:\n- a\nb\n- c\ntitle: X',
      '4:1',
      'Write a hyphen before it, below that of the line above: "- b"',
    ],
    ['foo bar\ntitle: X\ndescription: d', '2:1', 'Write a key, a colon, a space and a value.'],
    ['description: >\n  foo\nbar\ntitle: X', '4:1', 'Write a key, a colon, a space and a value.'],
    ['title: X\none\ntwo\ndescription: d', '3:1', 'Put it behind the text of the line above: title: X one'],
  ] as const) {
    const { diagnostics } = readFrontmatter({ path: 'docs/a.md', text: `---\n${yaml}\n---\nText` }, 'a.md');
    assert.deepEqual(
      diagnostics.map(({ at, message, hint: own }) => [`${at?.line}:${at?.column}`, message, own]),
      [[place, LINE, hint]],
      yaml,
    );
  }
});
