/** To which place of a page a hit leads. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePlace } from './choose-place.ts';
import type { TextSection } from './manifest.ts';
import { cutPieces, joinPlaces, listHeadings, listWays, pieceOf, sectionOf } from './places.ts';

const row = (heading: string, content: string): TextSection => ({
  level: 'lvl5',
  kind: 'row',
  inside: 1,
  heading,
  anchor: `row-${heading}`,
  content,
});
const sections: readonly TextSection[] = [
  { level: 'lvl1', heading: 'Whitelist', anchor: '', content: 'Who may join.' },
  {
    level: 'lvl2',
    heading: 'Faults',
    anchor: 'faults',
    content: 'What you see\nRestart the server, then open the port.',
  },
  row('Connection refused', 'Start the server.'),
  row('Timed out', 'Open the port.'),
  {
    level: 'lvl6',
    kind: 'tab',
    inside: 1,
    heading: 'Linux',
    anchor: 'tabs-1-1-panel',
    content: 'Run the script.',
  },
  { level: 'lvl3', heading: 'Deeper', anchor: 'deeper', content: 'More.' },
  {
    level: 'lvl6',
    kind: 'tab',
    inside: 1,
    heading: 'Windows',
    anchor: 'tabs-1-2-panel',
    content: 'Run the program.',
  },
];

function choose(section: number, query: string): string | undefined {
  const expanded = query.split(' ').map((word) => ({
    word: { raw: word, term: word, stop: false, isOpen: false, at: 0 },
    expansions: [{ terms: [word], weight: 1 }],
    count: 3,
    isKnown: true,
  }));
  const wanted = { expanded, title: 'Whitelist', language: 'en', pages: 100 };
  return sections[choosePlace(section, { first: 0, sections }, wanted)]?.anchor;
}

test('a hit leads to the row or tab that holds what was asked, words of the title left aside', () => {
  assert.equal(choose(1, 'whitelist connect refus'), 'row-Connection refused');
  assert.equal(choose(1, 'window program'), 'tabs-1-2-panel');
  assert.equal(choose(2, 'more'), 'deeper');
});

test('where no row holds enough of it, or the section says it itself, the section is the place', () => {
  assert.equal(choose(1, 'whitelist'), 'faults');
  assert.equal(choose(1, 'restart server'), 'faults');
  assert.equal(choose(1, 'nothing'), 'faults');
  assert.equal(choose(9, 'nothing'), '');
});

test('places know the section they stand in, and the way to them', () => {
  assert.deepEqual(listHeadings(sections), [0, 1, 5]);
  assert.deepEqual(
    sections.map((_, index) => sectionOf(index, sections)),
    [0, 1, 1, 1, 1, 5, 1],
  );
  assert.deepEqual(
    listWays(sections).map((way) => way.slice(2).join('/')),
    [
      '',
      'Faults',
      'Faults///Connection refused',
      'Faults///Timed out',
      'Faults////Linux',
      'Faults/Deeper',
      'Faults////Windows',
    ],
  );
  assert.deepEqual(
    joinPlaces(sections).map(({ anchor, content }) => [anchor, content.split('\n').length]),
    [
      ['', 1],
      ['faults', 10],
      ['deeper', 1],
    ],
  );
});

test('each piece of a page says as much of its places as the whole page does', () => {
  const ways = listWays(sections);
  for (const size of [0, 1, 2, 3, 9]) {
    const pieces = cutPieces(sections, size);
    const headings = listHeadings(sections);
    for (const [number, index] of headings.entries()) {
      const piece = pieces[pieceOf(number, size)];
      assert.ok(piece, `section ${number} in pieces of ${size}`);
      const own = listWays(piece.sections, piece.first === 0 ? undefined : piece.way);
      const at = listHeadings(piece.sections)[number - piece.first] ?? -1;
      assert.deepEqual(own[at], ways[index]);
      const inside = (all: typeof sections, root: number) =>
        all.flatMap(({ anchor }, place) => (sectionOf(place, all) === root ? [anchor] : []));
      assert.deepEqual(inside(piece.sections, at), inside(sections, index));
    }
    assert.equal(pieces.flatMap((piece) => piece.sections).length, sections.length);
  }
});

test('a place that comes after a later heading stays with its own', () => {
  const place = { level: 'lvl2' as const, heading: '', anchor: '', content: '' };
  const tab = { ...place, level: 'lvl6' as const, kind: 'tab' as const };
  const page = [
    { ...place, level: 'lvl1' as const, heading: 'Page' },
    { ...place, heading: 'A' },
    { ...tab, heading: 'Windows', inside: 1 },
    { ...place, heading: 'B' },
    { ...tab, heading: 'Linux', inside: 1 },
  ];
  assert.deepEqual(
    cutPieces(page, 1).map(({ first, sections: own }) => [
      first,
      own.map(({ heading, inside }) => [heading, inside]),
    ]),
    [
      [0, [['Page', undefined]]],
      [
        1,
        [
          ['A', undefined],
          ['Windows', 0],
          ['Linux', 0],
        ],
      ],
      [2, [['B', undefined]]],
    ],
  );
});
