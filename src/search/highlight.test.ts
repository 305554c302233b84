/** Marked texts and snippets: HTML of ours alone, whatever the text holds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinMarked, makeSnippet, makeStart, markText, type MarkOptions } from './highlight.ts';

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

const snip = (text: string, words = 10): string => makeSnippet(text, words, '…', options).value;

test('a snippet of an endless sentence has the asked number of words, around most of what was looked for', () => {
  const filler = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ');
  const value = snip(`Whitelist first. ${filler} the whitelist on the console ${filler}`, 5);
  assert.match(value, /^…/);
  assert.match(value, /<mark>whitelist<\/mark> on the <mark>console<\/mark>/);
  assert.equal(value.replace(/<\/?mark>|…/g, '').split(' ').length, 5);
  assert.equal(snip('short whitelist'), 'short <mark>whitelist</mark>');
});

test('a snippet begins with the sentence or cell in which most stands, and never joins two blocks', () => {
  const text =
    'Stop the server first.\nOpen the panel. Turn the "whitelist" on, then save the file. Restart.\nkey · the whitelist of the console · off\nEnd';
  assert.equal(snip(text), 'the <mark>whitelist</mark> of the <mark>console</mark>');
  assert.equal(
    snip(text.replace('console', 'game')),
    'Turn the &quot;<mark>whitelist</mark>&quot; on, then save the file. Restart.',
  );
  assert.equal(snip('One thing.\nWhitelist\nAnother thing'), '<mark>Whitelist</mark>');
  assert.equal(snip('Nothing of it here.\nNor here.'), 'Nothing of it here.');
  assert.equal(snip(''), '');
  assert.equal(snip('It lags! Is the whitelist full?'), 'It lags! Is the <mark>whitelist</mark> full?');
});

test('a sentence is shown from its beginning while the words are near it, and a long one from a comma on', () => {
  const far =
    'This is a sentence that goes on for some while before it comes to the whitelist at last, and then it goes on and on and on and on and on.';
  assert.equal(
    snip(far),
    'This is a sentence that goes on for some while before it comes to the <mark>whitelist</mark>…',
  );
  const long = `${'Words '.repeat(30)}, see the whitelist ${'and so on '.repeat(10)}.`;
  assert.match(snip(long), /^…see the <mark>whitelist<\/mark> and so/);
});

test('the beginning of a text ends with a sentence', () => {
  const start = (text: string): string => makeStart(text, 4, '…', options).value;
  assert.equal(
    start('Open the port. Then restart it all now. After that there is more to do than fits here.'),
    'Open the port. Then restart it all now.',
  );
  assert.equal(start('Turn the whitelist off.'), 'Turn the <mark>whitelist</mark> off.');
  assert.match(start('word '.repeat(40)), /word…$/);
});

test('two marked texts as one have the words of both', () => {
  const [a, b] = [markText('Whitelist', options), markText('console', options)];
  assert.deepEqual(joinMarked(a, ' → ', b, options), {
    value: '<mark>Whitelist</mark> → <mark>console</mark>',
    matchLevel: 'full',
    matchedWords: ['whitelist', 'conso'],
  });
});
