/** Tests of words that stand together. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Postings } from './postings.ts';
import { standTogether } from './stand-together.ts';

/** A term on page 7, which is all that the index has of it. */
function term({
  sections = [],
  phrases = [],
  field = 0,
}: {
  sections?: number[];
  phrases?: number[];
  field?: number;
}): Postings {
  const none = new Uint8Array(sections.length);
  return {
    pages: Uint32Array.of(7),
    fields: Uint8Array.of(field),
    titles: Uint8Array.of(0),
    starts: Uint32Array.of(0, sections.length),
    sections: Uint16Array.from(sections),
    levels: none,
    headings: none,
    asked: [phrases],
    quoted: [undefined],
  };
}

test('words of one section, of one phrase, or of the title stand together', () => {
  assert.equal(standTogether([term({ sections: [1, 4] }), term({ sections: [4] })], 7), true);
  assert.equal(standTogether([term({ sections: [1], phrases: [9] }), term({ phrases: [9] })], 7), true);
  assert.equal(
    standTogether([term({ field: 1 }), term({ sections: [4] }), term({ sections: [2, 4] })], 7),
    true,
  );
  assert.equal(standTogether([term({ field: 1 }), term({ field: 2 })], 7), true);
});

test('words of two sections, or of no part of the page, do not', () => {
  assert.equal(standTogether([term({ sections: [1] }), term({ sections: [4] })], 7), false);
  assert.equal(standTogether([term({ sections: [9] }), term({ phrases: [9] })], 7), false);
  assert.equal(standTogether([term({ field: 1 }), term({ sections: [1] })], 8), false);
});
