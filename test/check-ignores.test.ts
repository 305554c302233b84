/** Opt-outs by line, severities by configuration, and the slips that show as text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProblems, listProblems, runIn, writeSite } from './check-site.ts';

const DEAD = '[dead](./nothing.md)';

test('a comment hides what it names on the next line, over blank lines, in build and in check', async () => {
  const files = {
    'content/docs/a.md': `# A\n\n<!-- helpsite-ignore-next-line link/missing-page -->\n\n${DEAD}\n\n${DEAD}\n`,
    'content/docs/b.md': `# B\n\n{/* helpsite-ignore-next-line link/* */}\n${DEAD}\n`,
  };
  assert.deepEqual(await findProblems(files), ['docs/a.md:7:1 link/missing-page']);
  const root = writeSite(files);
  assert.deepEqual(await listProblems(root, 'build'), ['docs/a.md:7:1 link/missing-page']);
});

test('a comment hides what it names on its own line, in front matter after #', async () => {
  const files = {
    'content/docs/a.md': `---\ntitel: A # helpsite-ignore frontmatter/unknown-key\n---\n\nSee ${DEAD}. <!-- helpsite-ignore link/missing-page -->\n`,
    'content/docs/b.md': '---\n# helpsite-ignore-next-line frontmatter/unknown-key\ntitel: B\n---\n\nText.\n',
  };
  assert.deepEqual(await findProblems(files), []);
});

test('a comment above a code block covers the whole block', async () => {
  const key = 'AKIA4X7QPLM2ZWNDR5TB';
  const block = `\`\`\`ini\nregion = eu\nkey = ${key}\n\`\`\`\n`;
  assert.deepEqual(
    await findProblems({
      'content/docs/a.md': `# A\n\n<!-- helpsite-ignore-next-line secret/exposed -->\n\n${block}\n${block}`,
    }),
    ['docs/a.md:12:7 secret/exposed'],
  );
});

test('a comment that hides nothing, and one that names nothing, are warnings with the fix', async () => {
  const root = writeSite({
    'content/docs/a.md': [
      '# A',
      '<!-- helpsite-ignore-next-line link/missing-page -->',
      'Text.',
      '<!-- helpsite-ignore link/missing-pages -->',
      '<!-- helpsite-ignore -->',
      '`<!-- helpsite-ignore nonsense -->`',
      '',
    ].join('\n\n'),
  });
  assert.deepEqual(await listProblems(root, 'check'), [
    'docs/a.md:3:6 ignore/unused',
    'docs/a.md:7:6 ignore/invalid',
    'docs/a.md:9:6 ignore/invalid',
  ]);
  assert.match((await runIn(root, 'check')).stdout, /Did you mean "link\/missing-page"\?/);
});

test('a build does not call an opt-out unused that only check could use', async () => {
  const root = writeSite({
    'content/docs/a.md': '# A\n\n<!-- helpsite-ignore-next-line heading/skipped-level -->\n\nText.\n',
  });
  assert.deepEqual(await listProblems(root, 'build'), []);
  assert.deepEqual(await listProblems(root, 'check'), ['docs/a.md:3:6 ignore/unused']);
});

test('links that show as text are told with their place and the fix', async () => {
  const typed = [
    '[a](./my maps.md)',
    'See [b] (./intro.md).',
    '(c)[./intro.md]',
    '[d](./intro.md',
    '[e(./intro.md)',
    '[f][nope] and [`g`][]',
    'h](./intro.md)',
    '[i]./intro.md)',
    '**[j](https://example.com/a b)**',
  ];
  const problems = await findProblems({ 'content/docs/a.md': `# A\n\n${typed.join('\n\n')}\n` });
  assert.deepEqual(problems, [
    'docs/a.md:3:1 link/broken-syntax',
    'docs/a.md:5:5 link/broken-syntax',
    'docs/a.md:7:1 link/broken-syntax',
    'docs/a.md:9:1 link/broken-syntax',
    'docs/a.md:11:1 link/broken-syntax',
    'docs/a.md:13:1 link/undefined-reference',
    'docs/a.md:15:2 link/broken-syntax',
    'docs/a.md:17:1 link/broken-syntax',
    'docs/a.md:19:3 link/broken-syntax',
  ]);
});

test('brackets that are no links are left alone', async () => {
  const typed = [
    'An array `a[0][1]`, a[0][1], x[y][z], [optional] (see below), [x](y z).',
    '- [ ] open\n- [x] done (see ./notes)',
    String.raw`\[not\](./a link.md) and [why]: because`,
    'Type /give [player] [item] (count).',
    '[defined][ref] and [ref] and [ref][]\n\n[ref]: ./intro.md',
    '```text\n[a](./my maps.md)\n:::\n```',
  ];
  assert.deepEqual(await findProblems({ 'content/docs/a.md': `# A\n\n${typed.join('\n\n')}\n` }), []);
});

test('boxes and code blocks that swallow the next one are told where they begin', async () => {
  const files = {
    'content/docs/a.md': '# A\n\n:::tip\n\nOne.\n\n:::warning\n\nTwo.\n\n:::\n',
    'content/docs/b.md': '# B\n\n```bash\none\n\nText.\n\n```text\ntwo\n```\n',
    'content/docs/c.md': '# C\n\n::note\n\nBox.\n\n:::\n',
    'content/docs/d.md':
      '# D\n\n::::tip\n\n:::warning\n\nTwo.\n\n:::\n\n::::\n\n````md\n```bash\n```\n````\n',
  };
  assert.deepEqual(await findProblems(files), [
    'docs/a.md:3:1 admonition/unclosed',
    'docs/b.md:3:1 code/unclosed',
    'docs/c.md:3:1 admonition/stray',
  ]);
});

test('rules name their problems: an unknown code is told, with what was probably meant', async () => {
  const root = writeSite({
    'config/site.ts':
      "export default { rules: { 'link/mising-page': 'off', 'linc/*': 'off', 'link/*': 'warning' } };\n",
    'content/docs/a.md': `# A\n\n${DEAD}\n`,
  });
  const { code, stdout } = await runIn(root, 'check', '--no-cache');
  assert.equal(code, 0);
  assert.match(stdout, /config\/site\.ts:1:27: warning: "rules\.link\/mising-page" names no problem/);
  assert.match(stdout, /Did you mean "link\/missing-page"\?/);
  assert.match(stdout, /config\/site\.ts:1:54: warning: "rules\.linc\/\*" names no problem/);
  assert.match(stdout, /docs\/a\.md:3:1: warning: No page/);
});
