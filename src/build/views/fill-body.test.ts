/** A drawing in the place of the picture that names it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChromeView } from '../../render/view.ts';
import type { Memo } from '../memo/memo.ts';
import { parsePage } from '../parse/page.ts';
import { type BodyInputs, fillBody } from './fill-body.ts';

test('the alternative text of a drawing is said as typed, whatever is in it', () => {
  const source = { path: 'docs/a.md', text: "![from $' to $& and $$ or $1](./a.svg)\n" };
  const { body } = parsePage({ source, partials: {}, variables: {}, prefix: 'content/' }).value;
  const inputs = {
    body: { take: () => body },
    links: [{ href: '/a.svg', drawing: '<svg class="diagram"><g></g></svg>' }],
    cards: [],
    named: {},
  } as unknown as BodyInputs;
  assert.equal(
    fillBody(inputs, {} as ChromeView, {} as Memo),
    '<figure class="diagram"><svg role="img" aria-label="from $\' to $&amp; and $$ or $1" class="diagram"><g></g></svg></figure>\n',
  );
});
