/** How a text is known again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatWords, hashSections, parseWords, samplePage, sampleShare, shareOf } from './words.ts';
import { listShingles } from '../model/shingles.ts';

const LONG =
  'stop the server before you copy the world folder into the backup folder of the panel and start it again';
const page = (text: string, heading = 'Back up') =>
  hashSections([
    { level: 'lvl1', heading: 'Title', anchor: '', content: '' },
    { level: 'lvl2', heading, anchor: 'back-up', content: text },
  ]);

test('a text is known again by three words in a row, whatever marks and cases it has', () => {
  assert.deepEqual([...listShingles('Stop the server.')], [...listShingles('stop, THE server')]);
  assert.equal(listShingles('one two three four').length, 2);
  assert.equal(listShingles('one').length, 1);
  assert.equal(listShingles(' … ').length, 0);
});

test('the sample says how much of the text is elsewhere', () => {
  const [section] = samplePage('/help/a', page(LONG)).sections;
  assert.ok(section !== undefined);
  assert.equal(sampleShare(section, page(`${LONG} and some more words behind it`, 'Other'), 'back-up'), 1);
  assert.ok(sampleShare(section, page(LONG.replace('copy', 'move')), 'back-up') >= 0.6);
  assert.equal(sampleShare(section, page('nothing of it'), 'back-up'), 0);
  assert.equal(sampleShare(section, page(LONG), 'other-id'), 0);
  assert.equal(shareOf(section, section), 1);
});

test('the file comes back as it was, and damaged lines are left out', () => {
  const pages = [
    samplePage('/help/docs/a b', page(LONG)),
    samplePage('/help/docs/c', page('one:two #three')),
  ];
  const text = formatWords(pages);
  assert.deepEqual([...parseWords({ text }).values()], pages);
  assert.equal(formatWords(parseWords({ text }).values()), text);
  assert.equal(parseWords({ text: text.replace(/ \d+:/, ' x:') }).size, 1);
  assert.equal(parseWords({ text: '\0\uFFFD\n<<<<<<< HEAD\n/help\n/x 1:\n' }).size, 1);
});
