/** What stands in braces at the end of a heading. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHeadingMark } from './heading-mark.ts';

/** The heading's words, its id, its old ids, what means nothing. */
function read(text: string): readonly unknown[] | undefined {
  const mark = readHeadingMark(text);
  return mark && [text.slice(0, mark.end), mark.id, mark.aliases, mark.unknown];
}

test('an id alone is what it always was', () => {
  assert.deepEqual(read('Ports {#ports}'), ['Ports', 'ports', [], []]);
  assert.deepEqual(read('Ports \\{#ports}'), ['Ports', 'ports', [], []]);
  assert.deepEqual(read('Ports {/* #ports */}'), ['Ports', 'ports', [], []]);
  assert.deepEqual(read('Ports {#two words}'), ['Ports', 'two words', [], []]);
  assert.deepEqual(read('{#ports}'), ['', 'ports', [], []]);
  assert.deepEqual(read('端口？{#ports}'), ['端口？', 'ports', [], []]);
  for (const text of [
    'Ports {#}',
    'Ports{/* #a */}',
    'Ports{aliases="a"}',
    'Ports {#a} b',
    'Use {panel}',
    'A } b {',
    '{a} {# }x',
  ])
    assert.equal(read(text), undefined, text);
});

test('old ids may be written with more or fewer spaces and quotes', () => {
  for (const braces of [
    '{#new aliases="old,older"}',
    '{ #new  aliases = "old, older" }',
    "{#new aliases='old , older'}",
    '{#new aliases=old,older}',
    '{#new aliases=old, older}',
    '{#new aliases=“old,older”}',
    '\\{#new aliases="old,older"}',
    '{/* #new aliases="old,older" */}',
    '{#new aliases="old" aliases="older"}',
  ])
    assert.deepEqual(read(`New words ${braces}`), ['New words', 'new', ['old', 'older'], []], braces);
  assert.deepEqual(read('New {aliases="old"}'), ['New', undefined, ['old'], []]);
  assert.deepEqual(read('New {#new aliases="/docs/other#old"}'), ['New', 'new', ['/docs/other#old'], []]);
  assert.deepEqual(read('New {#new aliases=""}'), ['New', 'new', [], []]);
});

test('a section may be a troubleshooter; other classes are words', () => {
  const classes = (text: string) => readHeadingMark(text)?.classes;
  assert.deepEqual(classes('Find out {.troubleshooter}'), ['troubleshooter']);
  assert.deepEqual(read('Find out {.troubleshooter}'), ['Find out', undefined, [], []]);
  assert.deepEqual(read('Find out {#find .troubleshooter}'), ['Find out', 'find', [], []]);
  assert.deepEqual(classes('Find out {#find .troubleshooter}'), ['troubleshooter']);
  assert.deepEqual(classes('Find out {#find .troubleshooter aliases="old"}'), ['troubleshooter']);
  assert.deepEqual(read('Find {#find aliases="old" .troubleshooter}'), ['Find', 'find', ['old'], []]);
  assert.deepEqual(read('Find out {.trubleshooter}'), ['Find out', undefined, [], ['.trubleshooter']]);
  assert.equal(read('Find out {.big}'), undefined);
  assert.deepEqual(classes('Find out {#find .big}'), []);
});

test('other attributes are told, and other braces left alone', () => {
  assert.deepEqual(read('New {#new alias="old"}'), ['New', 'new', [], ['alias="old"']]);
  assert.deepEqual(read('New {alias="old"}'), ['New', undefined, [], ['alias="old"']]);
  assert.deepEqual(read('New {#new class="big" aliases="old"}'), ['New', 'new', ['old'], ['class="big"']]);
  assert.deepEqual(read('New {#new aliases "old"}'), ['New', 'new', [], ['aliases "old"']]);
  assert.deepEqual(read('New {#new aliases="old}'), ['New', 'new', [], ['aliases="old']]);
  assert.equal(read('Set {name="value"}'), undefined);
});

test('braces without end are read like others', () => {
  const aliases = 'a,'.repeat(50_000);
  assert.equal(read(`${' '.repeat(50_000)}{#a aliases=${aliases}`), undefined);
  assert.equal(read(`A {#a aliases=${aliases}}`)?.[1], 'a');
  assert.equal(read(`A {#a aliases=${'x '.repeat(50_000)}}`)?.[1], 'a');
  assert.equal(read(`A {${'#'.repeat(100_000)}}`), undefined);
});
