/** Marked texts and snippets: HTML of ours alone, whatever the text holds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSnippet, markText, type MarkOptions } from './highlight.ts';

const options: MarkOptions = {
  terms: new Map([
    ['whitelist', 'whitelist'],
    ['play', 'player'],
  ]),
  open: 'conso',
  wordCount: 2,
  language: 'en',
  pre: '<mark>',
  post: '</mark>',
};

test('all forms of the words are marked, and the beginning that is being typed', () => {
  const { value, matchLevel, matchedWords } = markText('Whitelists: the whitelist in your console', options);
  assert.equal(value, '<mark>Whitelists</mark>: the <mark>whitelist</mark> in your <mark>console</mark>');
  assert.equal(matchLevel, 'full');
  assert.deepEqual(matchedWords, ['whitelist', 'conso']);
  assert.equal(markText('nothing here', options).matchLevel, 'none');
});

test('what is markup in the text is text in the result', () => {
  const { value } = markText('<img onerror=x> & "whitelist"', options);
  assert.equal(value, '&lt;img onerror=x&gt; &amp; &quot;<mark>whitelist</mark>&quot;');
});

test('a snippet has the asked number of words, around most of what was looked for', () => {
  const filler = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ');
  const text = `Whitelist first. ${filler} the whitelist on the console ${filler}`;
  const { value } = makeSnippet(text, 5, '…', options);
  assert.match(value, /^…/);
  assert.match(value, /<mark>whitelist<\/mark> on the <mark>console<\/mark>/);
  assert.equal(value.replace(/<\/?mark>|…/g, '').split(' ').length, 5);
  assert.equal(makeSnippet('short whitelist', 10, '…', options).value, 'short <mark>whitelist</mark>');
});
