import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrontmatter } from './frontmatter.ts';

function problemsOf(text: string): readonly string[] {
  return readFrontmatter({ path: 'docs/a.md', text }, 'a.md').diagnostics.map(
    ({ severity, code, at, message }) => `${at?.line}:${at?.column} ${severity} ${code} ${message}`,
  );
}

test('settings below a paragraph, or a second time below the first, are shown as text, which is told', () => {
  for (const blank of ['', '\n'])
    assert.deepEqual(problemsOf(`Hello\n${blank}---\ntitle: X\n---\nText`), [
      `${blank === '' ? 2 : 3}:1 error frontmatter/not-first These settings are shown as text because they do not start on the first line`,
    ]);
  for (const blank of ['', '\n'])
    assert.deepEqual(problemsOf(`---\ntitle: A\n---\n${blank}---\ntitle: X\ntags: [a]\n---\nText`), [
      `${blank === '' ? 4 : 5}:1 error frontmatter/not-first These settings are shown as text because others stand above them already`,
    ]);
});

test('settings in hyphens, in quotes and with full-width colons are told', () => {
  for (const [yaml, problem] of [
    [
      '- title: My guide\n- description: y',
      '2:1 error frontmatter/invalid-yaml These settings are not read because they begin with hyphens',
    ],
    [
      '"title: My guide"',
      '2:1 error frontmatter/invalid-yaml These settings are not read because whole lines stand in quotes',
    ],
    [
      '"title: A"\n"description: B"',
      '2:1 error frontmatter/invalid-yaml These settings are not read because whole lines stand in quotes',
    ],
    ['title：My guide', '2:6 error frontmatter/invalid-yaml The colon after "title" is a full-width one'],
    [
      'title: A\ndescription： y',
      '3:12 error frontmatter/invalid-yaml The colon after "description" is a full-width one',
    ],
  ] as const)
    assert.deepEqual(problemsOf(`---\n${yaml}\n---\nText`), [problem], yaml);
});

test('rules, headings and lists of a text are none of it', () => {
  for (const text of [
    'Intro\n---\nNote: it\n---\n',
    'Intro\n---\n\ntitle: x\n',
    '---\ntitle: A\n---\n\n---\n\nNote: x\n---\nText',
    '---\ntitle: A\n---\n\n---\nSay title: x\n---\nText',
    '---\n- eggs\n- title: x\n---\n',
    '---\n"Quoted: words"\n---\n',
    '---\nMy guide\n---\n',
  ])
    assert.deepEqual(problemsOf(text), [], text);
});
