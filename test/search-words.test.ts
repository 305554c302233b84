/** The search's lists that support writers keep: every guide they name exists, and every entry has its form. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { readYaml } from '../src/build/parse/front-matter/yaml.ts';
import { readGuides } from './content/guide-source.ts';
import { CLASSES, findQuestionFaults, findSynonymFaults } from './content/search-word-rules.ts';

const guides: ReadonlySet<string> = new Set(readGuides().map(({ path }) => path));

function readList(name: string): readonly unknown[] {
  const reading = readYaml(readFileSync(join(import.meta.dirname, '..', 'content', 'search', name), 'utf8'));
  assert.ok('value' in reading && Array.isArray(reading.value), `${name} is a YAML list`);
  return reading.value;
}

test('every question names guides that exist, and both halves are alike', () => {
  const questions = readList('golden.yml');
  assert.ok(questions.length >= 240, `${questions.length} questions`);
  assert.deepEqual(findQuestionFaults(questions, guides), []);
});

test('every class of question is asked at least ten times', () => {
  const questions = readList('golden.yml');
  for (const kind of CLASSES) {
    const asked = questions.filter(
      (entry) => typeof entry === 'object' && entry !== null && Reflect.get(entry, 'class') === kind,
    );
    assert.ok(asked.length >= 10, `${kind}: ${asked.length}`);
  }
});

test('every synonym has its form', () => {
  assert.deepEqual(findSynonymFaults(readList('synonyms.yml')), []);
});

test('a mistake in either list is named', () => {
  const good = {
    question: 'whitlist',
    class: 'typo',
    pages: ['minecraft/instance/whitelist'],
    half: 'tuning',
  };
  assert.deepEqual(findQuestionFaults([good], guides), []);
  const spoilt = [
    { ...good, pages: ['minecraft/whitelist'] },
    { ...good, pages: [] },
    { ...good, class: 'typing' },
    { ...good, half: 'both' },
    { ...good, question: 25565 },
    { ...good, none: true },
  ];
  for (const entry of spoilt)
    assert.ok(findQuestionFaults([entry], guides).length > 0, JSON.stringify(entry));
  assert.ok(findQuestionFaults([good, good], guides).length > 0);

  assert.deepEqual(findSynonymFaults([['op', 'operator'], { from: ['tps'], to: ['lag'] }]), []);
  const wrong = [
    ['op'],
    ['Op', 'operator'],
    [404, 'missing'],
    { from: ['tps'] },
    { from: ['tps'], into: ['lag'] },
  ];
  for (const entry of wrong) assert.ok(findSynonymFaults([entry]).length > 0, JSON.stringify(entry));
  assert.ok(
    findSynonymFaults([
      ['ip', 'address'],
      ['ip', 'host'],
    ]).length > 0,
  );
});
