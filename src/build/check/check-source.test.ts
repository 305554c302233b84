import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDuplicates } from './check-duplicates.ts';
import { checkSource } from './check-site.ts';
import { scanSource } from './scan-source.ts';
import { allRules, isKnownCode, suggestCode } from '../problems/rules.ts';

/** `3:5 code` for each problem of a guide. */
function check(text: string, path = 'docs/a.md'): readonly string[] {
  return checkSource(scanSource({ path, text })).diagnostics.map(
    ({ at, code }) => `${at?.line}:${at?.column} ${code}`,
  );
}

test('the table of rules is whole and in order', () => {
  const rules = [...allRules().values()];
  assert.deepEqual(
    rules.map(({ code }) => code),
    rules.map(({ code }) => code).toSorted(),
  );
  for (const { code, severity, scope, when, fix } of rules) {
    assert.match(code, /^[a-z]+\/[a-z][a-z\d-]*$/);
    assert.match(severity, /^(?:error|warning|fatal)$/, code);
    assert.match(scope, /^(?:build|check|external|translations|mv|search|deploy)$/, code);
    assert.ok(when.length > 10 && !when.endsWith('.'), code);
    assert.ok(fix.length > 10, code);
  }
  assert.ok(isKnownCode('link/*') && isKnownCode('link/missing-page') && !isKnownCode('links/*'));
  assert.equal(suggestCode('link/mising-page'), 'link/missing-page');
  assert.equal(suggestCode('picture/missing-alt'), 'image/missing-alt');
});

test('pictures without words, and with words that say nothing', () => {
  const text = [
    '![](./a.png)',
    '![Screenshot 2](./a.png)',
    'See ![start-button](./start-button.png) and ![The Start button](./b.png).',
    '<img src="./a.png" /> <img src="./a.png" alt="" /> <img src="./a.png"\n alt="image">',
    '![a.PNG][ref]',
    '`![](./a.png)`',
    '![`server.properties` open](./a.png)',
    '```md\n![](./a.png)\n```',
    '![Settings](./settings.png)',
  ].join('\n');
  assert.deepEqual(check(text), [
    '1:1 image/missing-alt',
    '2:1 image/meaningless-alt',
    '3:5 image/meaningless-alt',
    '4:1 image/missing-alt',
    '4:52 image/meaningless-alt',
    '6:1 image/meaningless-alt',
  ]);
});

test('headings that skip a level, also below the title; comments and code are no headings', () => {
  assert.deepEqual(check('---\ntitle: A\n---\n\n### Deep\n\n## Two\n\n#### Four\n\n## Two\n'), [
    '5:1 heading/skipped-level',
    '9:1 heading/skipped-level',
  ]);
  assert.deepEqual(
    check('Title\n===\n\n## Two\n\n```bash\n#### no\n```\n\n<!--\n#### no\n-->\n\n### Three\n'),
    [],
  );
  assert.deepEqual(check('### Part\n\n#### Below\n', 'docs/_part.md'), []);
});

test('code blocks without a language, wherever they stand', () => {
  const text =
    '```\na\n```\n\n1. Step\n\n   ~~~ title="x"\n   b\n   ~~~\n\n> ```\n> c\n> ```\n\n```text\n```\n';
  assert.deepEqual(check(text), ['1:1 code/no-language', '7:4 code/no-language', '11:3 code/no-language']);
});

test('links that say nothing', () => {
  const text =
    'Click [here](./b.md), [**Read more**](./b.md "t"), [](./b.md), <a href="x">this</a>, [Open ports](./b.md), [![Map](a.png)](./b.md), [`op`](./b.md).';
  assert.deepEqual(check(text), [
    '1:7 link/meaningless-text',
    '1:23 link/meaningless-text',
    '1:52 link/no-text',
    '1:64 link/meaningless-text',
  ]);
});

test('what was left over from writing, in prose and not in code', () => {
  const text = [
    'TODO: ports. Lorem ipsum dolor.',
    'Connect to <YOUR-IP> or <your server address> with `<YOUR-IP>`.',
    'Type [YOUR NAME HERE] or [your name](./b.md).',
    'Open {serverAddress} and {provider}, not `{this}` or \\{that} or https://x.example/{id}.',
    '```bash\nconnect <YOUR-IP> # TODO\n```',
    '<!-- TODO: more -->',
    'A todo list, the TODO.md file.',
  ].join('\n');
  assert.deepEqual(check(text), [
    '1:1 text/leftover',
    '1:14 text/leftover',
    '2:12 text/leftover',
    '2:25 text/leftover',
    '3:6 text/leftover',
    '4:6 variable/unregistered',
  ]);
  const { diagnostics } = checkSource(scanSource({ path: 'docs/a.md', text: 'Read {status.note}.\n' }), {
    'status.note': '',
  });
  assert.deepEqual(diagnostics, [], 'a name of the configuration is registered');
});

test('a guide of settings alone, which shows its title and nothing else', () => {
  assert.deepEqual(check('---\nslug: x\ntitle: X\n---\n\n'), ['3:1 page/empty']);
  assert.deepEqual(check('---\ntitle: X\n---\n\n<DocCardList />\n'), []);
  assert.deepEqual(check('---\ntitle: X\n---\n', 'docs/_part.md'), []);
});

test("what was left over in settings that are shown; other settings and comments are nobody else's", () => {
  const text =
    '---\ntitle: A # TODO\ndescription: "TODO: one sentence"\nsidebar_label: >\n  TBD soon\nslug: /TODO\n---\nText.\n';
  assert.deepEqual(check(text), ['3:15 text/leftover', '5:3 text/leftover']);
});

const WORDS =
  'stop the server before you copy the world because files that change while they are copied end up broken and the game then makes a new world in the place of the old one which nobody wants to see on a friday'.split(
    ' ',
  );

function paragraphs(pages: readonly string[]) {
  return checkDuplicates(
    pages.flatMap(
      (text, index) =>
        checkSource(scanSource({ path: `docs/p${index}.md`, text: `# P\n\n${text}\n` })).paragraphs,
    ),
  ).map(
    ({ at, code, message }) => `${at?.file.slice(13)}:${at?.line} ${code} ${/content\S+/.exec(message)?.[0]}`,
  );
}

test('long paragraphs on two pages are told once, with the place of the first', () => {
  const long = WORDS.join(' ');
  const near = long.replace('friday', 'monday').replace(/^stop/, 'Please stop');
  const other = WORDS.toReversed().join(' ');
  assert.deepEqual(paragraphs([long, `**${long}**`, near, other, `${long}\n\n${long}`]), [
    'p1.md:3 text/duplicate content/docs/p0.md:3',
    'p2.md:3 text/near-duplicate content/docs/p0.md:3',
    'p4.md:3 text/duplicate content/docs/p0.md:3',
    'p4.md:5 text/duplicate content/docs/p0.md:3',
  ]);
  assert.deepEqual(paragraphs(['Stop the server first.', 'Stop the server first.']), []);
  assert.deepEqual(paragraphs([`${long}\n\n${long}`]), [], 'one page may repeat itself');
});

test('ten thousand pages of the same boilerplate are compared in a moment', () => {
  const startedAt = performance.now();
  const pages = Array.from({ length: 10_000 }, (_, index) => ({
    at: { file: `content/docs/p${index}.md`, line: 3, column: 1 },
    words: [...WORDS.slice(0, 30), `game${index}`, ...WORDS.slice(30)],
  }));
  assert.ok(checkDuplicates(pages).length > 9000);
  assert.ok(performance.now() - startedAt < 10_000);
});
