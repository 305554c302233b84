/** The golden questions: what each must say, and a message with its place for everything else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuestions } from './question-list.ts';

const GUIDES = new Set(['minecraft/whitelist', 'files/upload']);

function read(text: string) {
  const { value, diagnostics } = readQuestions({ path: 'content/search/golden.yml', text }, GUIDES);
  return {
    value,
    problems: diagnostics.map(({ at, message, hint }) => `${at?.line}:${at?.column}: ${message} (${hint})`),
  };
}

test('a question names its guides, or that there is none', () => {
  const { value, problems } = read(
    '- question: whitlist\n  class: typo\n  pages: [minecraft/whitelist]\n  half: tuning\n' +
      '- { question: qwx, none: true }\n- question: ftp\n  pages: files/upload\n  open: true\n',
  );
  assert.deepEqual(problems, []);
  assert.deepEqual(
    value.map(({ text, kind, pages, isOpen, at }) => [text, kind, pages, isOpen, at.line]),
    [
      ['whitlist', 'typo', ['minecraft/whitelist'], false, 1],
      ['qwx', 'other', [], false, 5],
      ['ftp', 'other', ['files/upload'], true, 6],
    ],
  );
  assert.deepEqual(read('').value, []);
});

test('a mistake is named with its place and its fix; the others count', () => {
  const { value, problems } = read(
    '- question: 404\n  pages: [files/upload]\n- question: a\n- question: b\n  page: [files/upload]\n- question: c\n  pages: [minecraft/whitelits]\n' +
      '- question: d\n  pages: [old/folder/upload]\n- question: e\n  pages: [x]\n- word\n- question: f\n  none: true\n  pages: [files/upload]\n- question: g\n  pages: [files/upload]\n',
  );
  assert.equal(value.length, 1);
  assert.deepEqual(
    problems.map((problem) => problem.replace(/ \(Write "- question.*/, '')),
    [
      '1:3: A question must be text',
      '3:3: A question needs pages, or "none: true"',
      '4:3: "page" is no key of a question (Did you mean "pages"?)',
      '7:11: There is no guide "minecraft/whitelits" (Did you mean minecraft/whitelist?)',
      '9:11: There is no guide "old/folder/upload" (Did you mean files/upload?)',
      '11:11: There is no guide "x" (Write its path below content/docs, without .md.)',
      '12:3: This is no question',
      '13:3: A question with "none" has no pages',
    ],
  );
  assert.deepEqual(read('- query: where is my bread\n  pages: [files/upload]\n').problems, [
    '1:3: "query" is no key of a question (What was typed stands in "question": write it instead of "query".)',
  ]);
  assert.equal(read('a: b').problems.length, 1);
  assert.equal(read('- question: "').problems.length, 1);
});
