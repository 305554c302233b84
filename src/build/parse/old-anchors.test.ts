/** Old ids of headings, on the page that has them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from './page.ts';

const parse = (text: string, partials: Readonly<Record<string, string>> = {}) => {
  const { value, diagnostics } = parsePage({
    source: { path: 'docs/a.md', text },
    partials,
    variables: {},
    prefix: 'content/',
  });
  const problems = diagnostics.map(
    ({ code, at, related = [] }) =>
      `${at?.line}:${at?.column} ${code}${related.map(({ file, line }) => ` ${file}:${line}`).join('')}`,
  );
  return { ...value, html: value.body.segments.join('SLOT'), problems, diagnostics };
};

const settings = (anchors: string, body: string): string => `---\nanchors: ${anchors}\n---\n\n${body}`;

test('old ids stand before their heading, whatever kind it is', () => {
  const { html, page, problems } = parse(
    settings(
      '{ plain: [p1, "#p2"], raw: r1, further: f1 }',
      'Text.\n\n## Plain\n\n## Named {#named aliases="n1, n2"}\n\n<h3 id="raw">Raw</h3>\n\n# Further\n',
    ),
  );
  assert.deepEqual(problems, []);
  const was = (...ids: readonly string[]): string =>
    ids.map((id) => `<span id="${id}" class="was"></span>`).join('');
  for (const [ids, tag] of [
    [was('p1', 'p2'), '<h2 id="plain">'],
    [was('n1', 'n2'), '<h2 id="named">'],
    [was('r1'), '<h3 id="raw">'],
    [was('f1'), '<div role="heading" aria-level="2" id="further" class="h2">'],
  ] as const)
    assert.ok(html.includes(ids + tag), `${ids}${tag} in ${html}`);
  for (const id of ['p1', 'p2', 'n1', 'n2', 'r1', 'f1']) assert.ok(page.anchors.includes(id), id);
  assert.deepEqual(
    page.headings.map(({ id, text }) => `${id} ${text}`),
    ['plain Plain', 'named Named'],
  );
});

test('inside boxes, tabs, lists and partials, too', () => {
  const { html, problems } = parse(
    'import Part from \'./_part.mdx\';\n\n:::note\n## Boxed {#boxed aliases=b1}\n:::\n\n<Tabs>\n<TabItem value="x">\n\n## Tabbed {#tabbed aliases=t1}\n\n</TabItem>\n</Tabs>\n\n- ## Listed {#listed aliases=l1}\n\n<Part />\n',
    { 'docs/_part.mdx': '## Shared {#shared aliases=s1}\n' },
  );
  assert.deepEqual(problems, []);
  for (const name of ['boxed', 'tabbed', 'listed', 'shared'])
    assert.match(html, new RegExp(`<span id="${name[0]}1" class="was"></span><h2 id="${name}">`));
});

test('old ids are no words of a description', () => {
  assert.equal(parse('## New words {#new aliases="old"}\n\nText.\n').page.description, 'New words');
});

test('thousands of old ids are placed at once', () => {
  const ids = Array.from({ length: 2500 }, (_, index) => `h${index}`);
  const { html, problems } = parse(
    `---\nanchors:\n${ids.map((id) => `  ${id}: o-${id}\n`).join('')}---\n\n${ids.map((id) => `## ${id}\n`).join('')}`,
  );
  assert.deepEqual(problems, []);
  for (const id of ids) assert.ok(html.includes(`<span id="o-${id}" class="was"></span><h2 id="${id}">`), id);
});

test('an old id of an old id is one of the heading', () => {
  const { html, page, problems } = parse(settings('{ newer: old }', '## Newest {#newest aliases="newer"}\n'));
  assert.deepEqual(problems, []);
  assert.match(
    html,
    /<span id="newer" class="was"><\/span><span id="old" class="was"><\/span><h2 id="newest">/,
  );
  assert.deepEqual(
    page.oldAnchors.map(({ id, toId }) => [id, toId]),
    [
      ['newer', 'newest'],
      ['old', 'newest'],
    ],
  );
});

test("the title's old ids are the top of the page", () => {
  const { html, page, problems } = parse('# Title {aliases="old,/docs/b#x"}\n\nText.\n');
  assert.deepEqual(problems, []);
  assert.equal(html, '<span id="old" class="was"></span><p>Text.</p>\n');
  assert.deepEqual(
    page.oldAnchors.map(({ id, toId, page: from }) => [id, toId, from]),
    [
      ['old', '', undefined],
      ['x', '', '/docs/b'],
    ],
  );
  assert.match(
    parse('Text.\n\n# Below {aliases=old}\n').html,
    /<span id="old" class="was"><\/span><h1 id="below">/,
  );
  const top = parse(settings('{ top: [old] }', 'Text.\n'));
  assert.equal(top.html, '<span id="old" class="was"></span><p>Text.</p>\n');
});

test('sections of other pages leave nothing on this one', () => {
  const { html, page, problems } = parse(settings('{ here: [/docs/b#x, "c#y"] }', '## Here\n'));
  assert.deepEqual(problems, []);
  assert.doesNotMatch(html, /class="was"/);
  assert.deepEqual(
    page.oldAnchors.map(({ id, page: from, toId }) => [from, id, toId]),
    [
      ['/docs/b', 'x', 'here'],
      ['c', 'y', 'here'],
    ],
  );
});

test('a section of an old address of the page itself stands here, too', () => {
  const { html, page, problems } = parse(
    '---\nredirect_from: /docs/was\nanchors: { here: [/help/docs/was#x, /docs/was#y] }\n---\n\n## Here\n\n## Y\n',
  );
  assert.deepEqual(problems, []);
  assert.match(html, /^<span id="x" class="was"><\/span><h2 id="here">/);
  assert.doesNotMatch(html, /<span id="y"/);
  assert.ok(page.anchors.includes('x'));
});

test('one that is an id today, or is claimed twice, is an error with both places', () => {
  assert.deepEqual(parse('## New {#new aliases="taken"}\n\n## Taken\n').problems, [
    '1:1 anchor/taken content/docs/a.md:3',
  ]);
  assert.deepEqual(parse('## A {aliases="old"}\n\n## B {aliases="old"}\n').problems, [
    '3:1 anchor/taken content/docs/a.md:1',
  ]);
  assert.deepEqual(parse('## New {#new aliases="raw"}\n\n<p id="raw">x</p>\n').problems, [
    '1:1 anchor/taken content/docs/a.md:3',
  ]);
  assert.deepEqual(parse('## New {#new aliases="new"}\n').problems, ['1:1 anchor/taken content/docs/a.md:1']);
  const { html } = parse('## New {#new aliases="taken"}\n\n## Taken\n');
  assert.equal(html.split('id="taken"').length, 2);
});

test('an entry that is the wrong way round is told with the right one', () => {
  const flow = parse(settings('{ old: new }', '## New\n'));
  assert.deepEqual(flow.problems, ['2:12 anchor/reversed']);
  assert.deepEqual(flow.diagnostics[0]?.fix, { from: 'old: new', to: 'new: old' });
  const block = parse('---\ntitle: x\nanchors:\n  first: one\n  old: [new]\n---\n\n## New\n\n## First\n');
  assert.deepEqual(block.problems, ['5:3 anchor/reversed']);
  assert.deepEqual(block.diagnostics[0]?.fix, { from: 'old: [new]', to: 'new: old' });
});

test('what is no id is refused, at its place', () => {
  for (const [anchors, said] of [
    ['[a, b]', '2:1 frontmatter/invalid-value'],
    ['{ new: { a: b } }', '2:1 frontmatter/invalid-value'],
    ['{ new: /docs/other }', '2:1 frontmatter/invalid-value'],
    ['{ new: "other.md#old" }', '2:1 frontmatter/invalid-value'],
    ['{ new: "https://x.example/#old" }', '2:1 frontmatter/invalid-value'],
    ['{ new: "two words" }', '2:1 frontmatter/invalid-value'],
  ] as const)
    assert.deepEqual(parse(settings(anchors, '## New\n')).problems, [said], anchors);
  assert.deepEqual(parse('## New {#new aliases="/docs/other"}\n').problems, ['1:1 anchor/invalid']);
  assert.deepEqual(parse('## New {#new alias="old"}\n').problems, ['1:1 heading/unknown-attribute']);
});

test('short addresses are letters, digits and hyphens', () => {
  const go = (value: string) => parse(`---\ngo: ${value}\n---\n\nText.\n`);
  assert.deepEqual(go('[ports, 404, first-steps]').page.settings.go, ['ports', '404', 'first-steps']);
  for (const wrong of ['Ports', 'a b', '/help/go/x', 'ä', '-a', 'a/b', '..', '"<script>"', 'a'.repeat(61)])
    assert.deepEqual(go(wrong).problems, ['2:1 frontmatter/invalid-value'], wrong);
  assert.match(go('Open ports').diagnostics[0]?.hint ?? '', /go: open-ports$/);
});
