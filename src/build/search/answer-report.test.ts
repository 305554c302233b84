/** Answers of readers: read from both formats, added up, and turned into questions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnswerEvent, createEventReader } from './answer-events.ts';
import { reportAnswers, writeQuestions } from './answer-report.ts';

function read(...lines: readonly string[]) {
  const next = createEventReader();
  const results = lines.flatMap((line) => next(line) ?? []);
  return {
    events: results.filter((one): one is AnswerEvent => !('problem' in one)),
    problems: results.flatMap((one) => ('problem' in one ? [one.problem] : [])),
  };
}

test('JSON lines and tables say the same', () => {
  const json = read(
    '{"page":"/help/docs/lag","revision":"aaaa1111","answer":"not-yet","reason":"not, clear"}',
    '',
    '{"page":"/help/docs/lag","revision":"aaaa1111","answer":"solved","reason":""}',
  );
  const csv = read(
    '\uFEFFtime,page,revision,answer,reason',
    '1,/help/docs/lag,aaaa1111,not-yet,"not, clear"',
    '2,"/help/docs/lag",aaaa1111,solved,',
  );
  assert.deepEqual([json.problems, csv.problems], [[], []]);
  assert.deepEqual(json.events, csv.events);
  assert.deepEqual(reportAnswers(json.events).guides, [
    {
      page: '/help/docs/lag',
      revision: 'aaaa1111',
      solved: 1,
      notYet: 1,
      resolution: 0.5,
      reasons: { 'not, clear': 1 },
    },
  ]);
});

test('lines that cannot be read are told, and the others count', () => {
  const { events, problems } = read(
    '{"page":"/a","answer":"maybe"}',
    '{"page":"/a"',
    '{"page":"https://example.com","answer":"solved"}',
    'hello',
    'page,answer,revision',
    '/a,solved',
    '/a,"solved,r',
    '/a,solved,r1',
    '{"page":"/a","answer":"solved"}',
  );
  assert.equal(events.length, 1);
  assert.equal(problems.length, 7);
  assert.match(
    problems.join('\n'),
    /one of solved, not-yet, asked\n.*JSON.*\n.*path.*\n.*neither.*\n.*2 values.*3 columns\n.*quoted.*\n"revision" is missing/s,
  );
});

test('questions without an answer come from stories and from searches, the most asked first', () => {
  const { events } = read(
    '{"page":"/help/ask","revision":"","answer":"asked","reason":"My world is gone"}',
    '{"page":"/help/ask","revision":"","answer":"asked","reason":""}',
    '{"query":"my WORLD is gone","results":0}',
    '{"query":"ports","results":9}',
    '{"query":"\\"quoted\\" # text","results":0}',
  );
  const { guides, questions } = reportAnswers(events);
  assert.deepEqual(guides, []);
  assert.deepEqual(questions, [
    { question: 'My world is gone', count: 2 },
    { question: '"quoted" # text', count: 1 },
  ]);
  assert.match(
    writeQuestions(questions),
    /^- question: "My world is gone" # asked 2 times\n {2}class: other-words\n/,
  );
  assert.match(writeQuestions(questions), /- question: "\\"quoted\\" # text" # asked once\n/);
});

test('hostile lines do no harm', () => {
  const { events, problems } = read(
    `{"page":"/${'x'.repeat(1e6)}","answer":"solved","revision":"r\\u001b[31m"}`,
    '"'.repeat(100_001),
    '{"__proto__":{"answer":"solved"},"page":"/a"}',
  );
  assert.equal(events[0]?.kind === 'answer' && events[0].page.length, 1000);
  assert.equal(problems.length, 2);
});
