/** `helpsite check --fix`: what can only be meant one way, and not a byte more. */
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runIn, writeSite } from './check-site.ts';

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

async function fix(text: string, others: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = writeSite({
    'content/docs/Map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    'content/docs/ports.md': '# Ports\n\n## Open a port\n\n![A map](./Map.svg)\n',
    'content/docs/a b.md': '# Space\n',
    ...others,
    'content/docs/a.md': text,
  });
  await runIn(root, 'check', '--fix');
  const once = read(root, 'content/docs/a.md');
  await runIn(root, 'check', '--fix');
  assert.equal(read(root, 'content/docs/a.md'), once, 'a second run changes nothing');
  return once;
}

test('each correction that is certain', async () => {
  const cases: readonly (readonly [string, string])[] = [
    ['---\ntitel: A\n---\n\nText.\n', '---\ntitle: A\n---\n\nText.\n'],
    ['---\nsidebar-position: 3\n---\n\nText.\n', '---\nsidebar_position: 3\n---\n\nText.\n'],
    [
      '---\ntitle:A\nsidebar_position: 1\n---\n\nText.\n',
      '---\ntitle: A\nsidebar_position: 1\n---\n\nText.\n',
    ],
    ['---\ntitle: Ports: a list\n---\n\nText.\n', '---\ntitle: "Ports: a list"\n---\n\nText.\n'],
    [
      '---\ntitle: "Ports\nsidebar_position: 1\n---\n\nText.\n',
      '---\ntitle: "Ports"\nsidebar_position: 1\n---\n\nText.\n',
    ],
    ['---\ntitle: 1.20\n---\n\nText.\n', '---\ntitle: "1.20"\n---\n\nText.\n'],
    ['title: A\nsidebar_position: 1\n---\n\nText.\n', '---\ntitle: A\nsidebar_position: 1\n---\n\nText.\n'],
    ['—\ntitle: A\n---\n\nText.\n', '---\ntitle: A\n---\n\nText.\n'],
    ['# A\n\n:::warnng[Look]\n\nText.\n\n:::\n', '# A\n\n:::warning[Look]\n\nText.\n\n:::\n'],
    ['# A\n\n::note\n\nText.\n\n:::\n', '# A\n\n:::note\n\nText.\n\n:::\n'],
    ['# A\n\n:::note[Look\n\nText.\n\n:::\n', '# A\n\n:::note[Look]\n\nText.\n\n:::\n'],
    ['# A\n\nSee [ports] (./ports.md).\n', '# A\n\nSee [ports](./ports.md).\n'],
    ['# A\n\nSee (ports)[./ports.md].\n', '# A\n\nSee [ports](./ports.md).\n'],
    ['# A\n\nSee [ports]{./ports.md}.\n', '# A\n\nSee [ports](./ports.md).\n'],
    ['# A\n\nSee [space](./a b.md).\n', '# A\n\nSee [space](<./a b.md>).\n'],
    ['# A\n\nSee [ports](./Ports.md#open-a-port).\n', '# A\n\nSee [ports](./ports.md#open-a-port).\n'],
    ['# A\n\nSee [ports](./ports.md#Open-a-Port).\n', '# A\n\nSee [ports](./ports.md#open-a-port).\n'],
    ['# A\n\n![A map](./map.svg)\n', '# A\n\n![A map](./Map.svg)\n'],
    ['# A\n\nSee [the web](https:/a.example.com/).\n', '# A\n\nSee [the web](https://a.example.com/).\n'],
    ['# A\n\n##Ports\n\nText.\n', '# A\n\n## Ports\n\nText.\n'],
    ['# A\n\n:::Warning\n\nText.\n\n:::\n', '# A\n\n:::warning\n\nText.\n\n:::\n'],
    ['# A\n\nOpen {pannel}.\n', '# A\n\nOpen {panel}.\n'],
    [
      '# A\n\n<Tabs grupId="os">\n<TabItem value="a" lable="A">\n\nOne\n\n</TabItem>\n</Tabs>\n',
      '# A\n\n<Tabs groupId="os">\n<TabItem value="a" label="A">\n\nOne\n\n</TabItem>\n</Tabs>\n',
    ],
  ];
  for (const [typed, meant] of cases) assert.equal(await fix(typed), meant, typed);
});

test('what can mean two things, and what is ignored or switched off, stays', async () => {
  const left = [
    '# A\n\n[gone](./nothing.md) [word](./ports.md#closed)\n',
    '# A\n\n:::note\n\nnever closed\n',
    '# A\n\n```bash\nnever closed\n',
    '# A\n\n### Too deep\n',
    '# A\n\n<!-- helpsite-ignore-next-line link/missing-page -->\n[ports](./Ports.md)\n',
    '# A\n\n`[ports] (./ports.md)` and\n\n```md\n:::warnng\n[ports] (./ports.md)\n```\n',
  ];
  for (const text of left) assert.equal(await fix(text), text);
  const text = '---\ntitel: A\n---\n\nText.\n';
  assert.equal(await fix(text, { 'config/site.json': '{"rules": {"frontmatter/*": "off"}}' }), text);
});

test('byte order mark, line ends, spaces at line ends and a missing last line end stay as they are', async () => {
  assert.equal(
    await fix('\uFEFF---\r\ntitel: A  \r\n---\r\n\r\nSee [ports] (./ports.md).  \r\nEnd \t\r\n\r\n\r\nlast'),
    '\uFEFF---\r\ntitle: A  \r\n---\r\n\r\nSee [ports](./ports.md).  \r\nEnd \t\r\n\r\n\r\nlast',
  );
  assert.equal(
    await fix('title: A\r\nsidebar_position: 1\r\n---\r\n\r\nText.\r\n'),
    '---\r\ntitle: A\r\nsidebar_position: 1\r\n---\r\n\r\nText.\r\n',
  );
});

test('several corrections on a line, and those that others uncover', async () => {
  assert.equal(
    await fix('# A\n\n[a] (./ports.md), [b] (./Ports.md) and {pannel}, {pannel}.\n'),
    '# A\n\n[a](./ports.md), [b](./ports.md) and {panel}, {panel}.\n',
  );
  assert.equal(
    await fix('---\ntitel:A\nsidebar_position 2\n---\n\n[a] (./Ports.md#Open_a_port)\n'),
    '---\ntitle: A\nsidebar_position: 2\n---\n\n[a](./ports.md#open-a-port)\n',
  );
});

test('--dry-run shows a diff and changes nothing; --fix tells what is left', async () => {
  const text = '---\ntitel: A\n---\n\nSee [ports] (./ports.md) and [gone](./gone.md).\n';
  const root = writeSite({ 'content/docs/a.md': text, 'content/docs/ports.md': '# Ports\n' });
  const before = statSync(join(root, 'content/docs/a.md')).mtimeMs;
  const shown = await runIn(root, 'check', '--fix', '--dry-run');
  assert.equal(
    shown.stdout.split('\n\n')[0],
    [
      '--- content/docs/a.md',
      '+++ content/docs/a.md',
      '@@ -1,6 +1,6 @@',
      ' ---',
      '-titel: A',
      '+title: A',
      ' ---',
      ' ',
      '-See [ports] (./ports.md) and [gone](./gone.md).',
      '+See [ports](./ports.md) and [gone](./gone.md).',
      ' ',
    ].join('\n'),
  );
  assert.match(shown.stderr, /^--fix would correct 2 problems in 1 file\n$/);
  assert.equal(shown.code, 1);
  assert.equal(read(root, 'content/docs/a.md'), text);
  const fixed = await runIn(root, 'check', '--fix');
  assert.match(fixed.stderr, /^Corrected 2 problems in 1 file\n$/);
  assert.match(fixed.stdout, /a\.md:5:\d+: error: No page at "\.\/gone\.md"/);
  assert.equal(fixed.code, 1);
  assert.notEqual(statSync(join(root, 'content/docs/a.md')).mtimeMs, before);
  const ports = statSync(join(root, 'content/docs/ports.md')).mtimeMs;
  const again = await runIn(root, 'check', '--fix');
  assert.match(again.stderr, /^Nothing to fix\n$/);
  assert.equal(statSync(join(root, 'content/docs/ports.md')).mtimeMs, ports);
});

test('--dry-run alone is a mistake of the command line', async () => {
  const { code, stderr } = await runIn(writeSite({}), 'check', '--dry-run');
  assert.equal(code, 2);
  assert.match(stderr, /--dry-run belongs to --fix/);
});

test('links to old addresses become those of today', async () => {
  const others = {
    'content/docs/b.md':
      '---\nredirect_from: [/docs/before, /docs/split]\n---\n\n# B {aliases="top-part"}\n\n## Second {#second aliases="first,/docs/a#away"}\n',
    'content/docs/more/c.md': '---\nanchors: { third: /docs/split#part }\n---\n\n# C\n\n## Third\n',
  };
  const typed =
    '# A\n\n[1](#was-here) [2](/docs/before) [3](/help/docs/split#part) [4](./b.md#first) [5](b.md#top-part) [6](#away)\n\n## Here {#here aliases="was-here"}\n';
  assert.equal(
    await fix(typed, others),
    '# A\n\n[1](#here) [2](/docs/b) [3](/help/docs/more/c#third) [4](./b.md#second) [5](b.md) [6](./b.md#second)\n\n## Here {#here aliases="was-here"}\n',
  );
});
