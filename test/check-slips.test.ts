/** Slips of the hand that a page would show as text, or not show at all: found where they are, with the fix. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { chooseLength } from './lengths.ts';
import { findProblems, runIn, writeSite } from './check-site.ts';
import { runMutations } from './mutation-run.ts';

const guide = (...lines: readonly string[]): Record<string, string> => ({
  'content/docs/a.md': `---\ntitle: A\n---\n\n${lines.join('\n')}\n`,
});

test('tabs outside of <Tabs>, text between tabs, ends that close nothing', async () => {
  assert.deepEqual(
    await findProblems(guide('<TabItem value="a" label="A">', '', 'One', '', '</TabItem>', '</Tabs>')),
    ['docs/a.md:5:1 tabs/stray', 'docs/a.md:10:1 html/stray'],
  );
  const tab = ['<TabItem value="a" label="A">', '', '1. Stop the server.', '', '</TabItem>'];
  assert.deepEqual(
    await findProblems(guide('<Tabs>', ...tab, '', '1. Stop the server.', '', '</TabItem>', '</Tabs>')),
    ['docs/a.md:12:1 tabs/stray', 'docs/a.md:14:1 html/stray'],
  );
});

test('tags that show as text: a quote, a bracket or a letter is missing', async () => {
  const root = writeSite({
    ...guide(
      '<Tabs groupId="os>',
      '',
      'Type `/op <player>` and <Player> or <List>.',
      '',
      '<TabItm value="a">',
      '',
      'One',
      '',
      '</TabItm>',
    ),
  });
  const { stdout } = await runIn(root, 'check', '--no-cache');
  assert.match(stdout, /a\.md:5:1: warning: .* \[html\/broken-tag\]\n.*\n.*\n {2}.*: <Tabs groupId="os">\n/);
  assert.match(stdout, /Did you mean <TabItem>\?/);
  assert.doesNotMatch(stdout, /a\.md:7:/);
});

test('links that lost a bracket or have theirs the wrong way round, after good ones and with brackets in their words', async () => {
  assert.deepEqual(
    await findProblems(
      guide(
        'See [good](#a) and the shop](https://www.example.com/a) too, then [good](#a).',
        '',
        '## A',
        '',
        '[good](#a) and the forum](https://www.example.com/b)',
        '',
        '- (Add mods (add-ons) here)[./a.md]',
      ),
    ),
    [
      'docs/a.md:5:28 link/broken-syntax',
      'docs/a.md:9:25 link/broken-syntax',
      'docs/a.md:11:3 link/broken-syntax',
    ],
  );
});

test('rows with more cells than the table has columns; empty ones and bars with a backslash are none', async () => {
  const table = [
    '| A | B |',
    '| --- | --- |',
    '| 1 | 2 | |',
    '| 1 | 2 | lost |',
    '| `a|b` | 2 |',
    '| `a\\|b` | 2 |',
    '| 1 |',
  ];
  assert.deepEqual(await findProblems(guide(...table, '', ...table.map((row) => `> ${row}`))), [
    'docs/a.md:8:1 table/lost-cell',
    'docs/a.md:9:1 table/lost-cell',
    'docs/a.md:16:3 table/lost-cell',
    'docs/a.md:17:3 table/lost-cell',
  ]);
});

test('tabs without a name, with the name of another, and names that no tab has', async () => {
  const item = (attributes: string) => [`<TabItem ${attributes}>`, '', 'One', '', '</TabItem>'];
  assert.deepEqual(
    await findProblems(
      guide(
        "<Tabs values={[{label: 'A', value: 'a'}, {label: 'C', value: 'c'}]}>",
        ...item('value="a"'),
        ...item('value="b" label="A"'),
        ...item('default'),
        '</Tabs>',
      ),
    ),
    [
      'docs/a.md:5:1 tabs/unknown-value',
      'docs/a.md:11:1 tabs/duplicate-label',
      'docs/a.md:16:1 tabs/no-name',
    ],
  );
});

test('ids of headings with blanks or quotes', async () => {
  assert.deepEqual(
    await findProblems(
      guide(
        '## One {#one two}',
        '',
        'Text.',
        '',
        '## Two {#”two”}',
        '',
        'Text.',
        '',
        '## Three {#three}',
        '',
        'Text.',
      ),
    ),
    ['docs/a.md:5:1 heading/invalid-id', 'docs/a.md:9:1 heading/invalid-id'],
  );
});

test('attributes one slip away from known ones', async () => {
  const tabs = [
    '<Tabs grupId="os">',
    '<TabItem value="a" lable="A">',
    '',
    'One',
    '',
    '</TabItem>',
    '</Tabs>',
  ];
  assert.deepEqual(await findProblems(guide(...tabs)), [
    'docs/a.md:5:1 component/unknown-attribute',
    'docs/a.md:6:1 component/unknown-attribute',
  ]);
});

test('a box whose title has one bracket only', async () => {
  assert.deepEqual(
    await findProblems(
      guide(':::note[Title', '', 'x', '', ':::', '', ':::tip Words [beta]', '', 'x', '', ':::'),
    ),
    ['docs/a.md:5:1 admonition/broken-title'],
  );
});

test('links without a target, with brackets of the wrong kind, to addresses that begin with a slip', async () => {
  assert.deepEqual(
    await findProblems(
      guide(
        '[The start]()',
        '[The start]{./intro.md}',
        '[The start (first)(./intro.md)',
        '[The start](htps://example.com/)',
        '[The start](https:/example.com/)',
        '[The start](steam://connect/1.2.3.4) and [mail](mailto:a@example.com) and [files](sftp://example.com)',
        '`[x]{./intro.md}` [x]{Y} f(x)[1]',
      ),
    ),
    [
      'docs/a.md:5:1 link/no-target',
      'docs/a.md:6:1 link/broken-syntax',
      'docs/a.md:7:1 link/broken-syntax',
      'docs/a.md:8:1 link/broken-address',
      'docs/a.md:9:1 link/broken-address',
    ],
  );
});

test('settings that YAML joins with the line above or fails on below are told on their own line', async () => {
  const cases: readonly (readonly [string, string, number])[] = [
    ['title: A\ntype how-to\nsidebar_position: 1', 'colon', 3],
    ['title = A\nsidebar_position: 1', 'colon', 2],
    ['title: A\nsidebar_label:"B: c"\nsidebar_position: 1', 'space', 3],
    ['title: A\ndescription: "One, two\ntype: how-to\napplies_to: "All"', 'quote', 3],
    ['title: A\nkeywords: [a, b\nsidebar_position: 1', 'bracket', 3],
    ['title: A\nkeywords: [a, b', 'bracket', 3],
    ['title: A\ntitle: B\nsidebar_position: 1', 'twice', 3],
  ];
  for (const [settings, word, line] of cases) {
    const root = writeSite({ 'content/docs/a.md': `---\n${settings}\n---\n\nText.\n` });
    const { stdout } = await runIn(root, 'check', '--no-cache');
    assert.match(stdout, new RegExp(`a\\.md:${line}:\\d+: error: .*${word}`), settings);
  }
});

test('settings without their first line, or with other dashes, are told', async () => {
  for (const [first, line] of [
    ['', 1],
    ['--\n', 1],
    ['—\n', 1],
    ['\n---\n', 2],
    [' ---\n', 1],
  ] as const)
    assert.deepEqual(
      await findProblems({ 'content/docs/a.md': `${first}title: A\nsidebar_position: 1\n---\n\nText.\n` }),
      [`docs/a.md:${line}:${first === ' ---\n' ? 2 : 1} frontmatter/not-first`],
      JSON.stringify(first),
    );
  assert.deepEqual(
    await findProblems({ 'content/docs/a.md': 'Title: words\n\nType: more words\n\n---\n\nText.\n' }),
    [],
  );
});

test('headings without a space, tables without their line, bold without its other half', async () => {
  assert.deepEqual(
    await findProblems(
      guide(
        '##Ports',
        '',
        '| Name | Port |',
        '| Rust | 28015 |',
        '',
        '**Stop the server.',
        '',
        'Ask in #help; 2**3, `**`, a ** b, **/*.md and \\**x.',
        '',
        '| Name | Port |',
        '| --- | --- |',
        '| **Rust** | 28015 |',
      ),
    ),
    ['docs/a.md:5:1 heading/no-space', 'docs/a.md:7:1 table/no-line', 'docs/a.md:10:1 text/half-bold'],
  );
});

test('a group of tabs that is never closed is told once; of two tabs with one value the second', async () => {
  const tab = (value: string) => [`<TabItem value="${value}">`, '', 'One', '', '</TabItem>'];
  assert.deepEqual(await findProblems(guide('<Tabs>', ...tab('a'), ...tab('b'))), [
    'docs/a.md:5:1 html/unclosed',
  ]);
  assert.deepEqual(await findProblems(guide('<Tabs>', ...tab('a'), ...tab('a'), '</Tabs>')), [
    'docs/a.md:11:1 tabs/duplicate-value',
  ]);
});

test('of mistakes in the real guides, nearly all are told at their place', async () => {
  const { made, told, missed } = await runMutations(7, chooseLength(4, 10));
  assert.ok(told >= made - 1, missed.join('\n'));
});

test('what word processors leave in a copied text: spaces, quotes, bullets, columns', async () => {
  const nb = '\u00a0';
  const pasted = (...lines: readonly string[]) => findProblems(guide(...lines));
  assert.deepEqual(await pasted(`##${nb}Ports`), ['docs/a.md:5:1 text/pasted']);
  assert.deepEqual(await pasted(`-${nb}one`, `-${nb}two`), ['docs/a.md:5:1 text/pasted']);
  assert.deepEqual(await pasted(`:::tip${nb}Backups`, '', 'Keep them.', '', ':::'), [
    'docs/a.md:5:1 text/pasted',
  ]);
  assert.deepEqual(await pasted('•\tOpen the panel', '•\tPress Start'), ['docs/a.md:5:1 text/pasted']);
  assert.deepEqual(await pasted('• Open the panel', '• Press Start'), ['docs/a.md:5:1 text/pasted']);
  assert.deepEqual(await pasted('Game\tPort', 'Minecraft\t25565'), ['docs/a.md:5:1 text/pasted']);
  assert.deepEqual(await pasted('+---+---+', '| a | b |', '+---+---+'), ['docs/a.md:5:1 table/no-line']);
  assert.deepEqual(await pasted('[Ports](./a.md “the ports”)'), ['docs/a.md:5:1 link/broken-syntax']);
  assert.deepEqual(
    await pasted('<Tabs>', '<TabItem value=“a” label=“A”>', '', 'One', '', '</TabItem>', '</Tabs>'),
    ['docs/a.md:6:1 text/pasted'],
  );
  assert.deepEqual(await pasted('<TabItem value=“a” label=“The first”>', '', 'One', '', '</TabItem>'), [
    'docs/a.md:5:1 html/broken-tag',
    'docs/a.md:9:1 html/stray',
  ]);
});

test('signs of good typography are no leftovers', async () => {
  assert.deepEqual(
    await findProblems(
      guide(
        '“Quotes”, 10\u00a0GB, a · b · c, «guillemets» and • one bullet.',
        '',
        '- \u00a0set in',
        '- item with [a link](https://a.example "a “quoted” title")',
        '',
        '<TabItem value="a" label="“A”" />',
        '',
        'Press Enter\tor Space.',
      ),
    ),
    ['docs/a.md:10:1 tabs/stray'],
  );
});

test('what was pasted is put right by check --fix where that is certain', async () => {
  const root = writeSite(guide('##\u00a0The ports', '', '[Ports](./a.md “the ports”)'));
  await runIn(root, 'check', '--fix', '--no-cache');
  assert.match(
    readFileSync(join(root, 'content/docs/a.md'), 'utf8'),
    /## The ports\n\n\[Ports\]\(\.\/a\.md "the ports"\)/,
  );
});

test('an address of e-mail without its beginning', async () => {
  const root = writeSite(guide('Write to [Ann](ann@example.com), see [logo](logo@2x.png).'));
  const { stdout } = await runIn(root, 'check', '--no-cache');
  assert.match(stdout, /No file at "ann@example\.com"[^\n]*\n.*\n.*\n {2}Write mailto:ann@example\.com /);
  assert.match(stdout, /No file at "logo@2x\.png"[^\n]*\n.*\n.*\n {2}Put the file beside the guide/);
});
