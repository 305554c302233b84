import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CategoryFile, readCategoryFile } from './category-file.ts';

function read(
  text: string,
  name = '_category_.json',
): { readonly value: Omit<CategoryFile, 'at'> | undefined; readonly problems: readonly string[] } {
  const { value, diagnostics } = readCategoryFile({ path: `docs/a/${name}`, text }, `content/docs/a/${name}`);
  const problems = diagnostics.map(
    ({ code, message, at, hint }) => `${at?.line}:${at?.column} ${code} ${message} | ${hint}`,
  );
  if (value === undefined) return { value, problems };
  const { at: _, ...keys } = value;
  return { value: keys, problems };
}

test('reads JSON and YAML alike', () => {
  const expected = {
    label: 'Mods',
    position: 2.5,
    collapsed: false,
    link: { type: 'generated-index', slug: '/category/mods' },
  };
  assert.deepEqual(read(JSON.stringify(expected)), { value: expected, problems: [] });
  const yaml =
    '---\nlabel: Mods\nposition: 2.5\ncollapsed: false\nlink:\n  type: generated-index\n  slug: /category/mods\n';
  assert.deepEqual(read(yaml, '_category_.yml'), { value: expected, problems: [] });
});

test('a link that is null means no page; one that is not there means nothing', () => {
  assert.deepEqual(read('{"link": null}').value, { link: false });
  assert.deepEqual(read('{}').value, {});
  assert.deepEqual(read('{"link": {"type": "doc", "id": "intro"}}').value, {
    link: { type: 'doc', id: 'intro' },
  });
});

test('knows where its keys are', () => {
  const { value } = readCategoryFile(
    { path: 'docs/_category_.json', text: '{\n  "label": "A"\n}' },
    'content/docs/_category_.json',
  );
  assert.deepEqual(value?.at, {
    label: { file: 'content/docs/_category_.json', line: 2, column: 3, length: 7 },
  });
});

test('a category that cannot be closed is open', () => {
  assert.deepEqual(read('{"collapsible": false, "collapsed": true}').value, {
    collapsible: false,
    collapsed: false,
  });
});

test('mistakes are located and explained', () => {
  const cases: readonly (readonly [string, string])[] = [
    [
      '{"label": "A",\n "positon": 3}',
      '2:2 category/unknown-key A _category_ file has no key "positon" | Did you mean "position"?',
    ],
    [
      '{"label": "A",\n}',
      '1:14 category/invalid-json There is a comma after the last entry | Delete this comma.',
    ],
    [
      '{"position": "first"}',
      '1:2 category/invalid-value "position" must be a number | Write for example 3 (or 3.5).',
    ],
    [
      '{"label": ""}',
      '1:2 category/invalid-value "label" is empty | Write the name to show in the sidebar, or delete it.',
    ],
    [
      '{"link": {\n"type": "index"}}',
      '2:1 category/invalid-value "link.type" must be "generated-index" or "doc" | Write "type": "generated-index" for a page of cards, or "type": "doc" with an id.',
    ],
    [
      '{"link": {"type": "doc"}}',
      '1:2 category/invalid-value "link.id" must be the id of a guide | Write for example "id": "intro".',
    ],
    [
      '{"link": {"type": "generated-index", "slug": "javascript:x"}}',
      '1:38 category/invalid-value "link.slug" is not an address inside the site | Write a path such as /category/minecraft, without "..", ? and #.',
    ],
    [
      '{"link": {"type": "generated-index", "titel": "x"}}',
      '1:38 category/invalid-value "link.titel" is not a key of a link of type "generated-index" | Did you mean "title"?',
    ],
    [
      '[]',
      '1:1 category/invalid-value A _category_ file must hold keys and values | Write for example { "label": "Getting started", "position": 1 }.',
    ],
    [
      '{"__proto__": {}}',
      '1:2 category/unknown-key A _category_ file has no key "__proto__" | Keys are label, description, position, collapsed, collapsible, className, link, redirect_from, search, customProps.',
    ],
  ];
  for (const [text, problem] of cases) assert.deepEqual(read(text).problems, [problem]);
  assert.deepEqual(read('label: A: b\n', '_category_.yaml').problems, [
    '1:9 category/invalid-yaml A value with a colon in it needs quotes | Put the value in quotes: label: "A: b"',
  ]);
});

test('an empty file says nothing', () => {
  assert.deepEqual(read(''), { value: undefined, problems: [] });
  assert.deepEqual(read('# only a note\n', '_category_.yml'), { value: undefined, problems: [] });
});
