/** The list below a heading {.troubleshooter}: marked for the browser, the same list without it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speak } from '../../../words/say.ts';
import { parsePage } from '../page.ts';

const parse = (text: string) =>
  parsePage({ source: { path: 'docs/a.md', text }, partials: {}, variables: {}, prefix: 'content/' });
const html = (text: string) => parse(text).value.body.segments.join('@');
const told = (text: string) =>
  parse(text).diagnostics.map(({ code, message, at }) => `${at?.line}:${at?.column} ${code} ${message}`);

const GOOD = `# T

## Find out {#find .troubleshooter}

A sentence.

1. Is it **running**?
   - Yes
   - **No:** Press [Start](b.md).
2. Which message?
   - \`Outdated client: 1.20\`: Which is older?
     1. The client: see https://example.com/a: it says how.
     2. They are the same: go back to question 1.
   - None: go on
3. Restart.
`;

test('answers carry what is chosen and where they lead; what is read stays the list', () => {
  assert.deepEqual(told(GOOD), []);
  const text = html(GOOD);
  assert.match(text, /^<h2 id="find">Find out<a/);
  assert.match(
    text,
    /<ol class="troubleshooter" data-part="troubleshooter" tabindex="0">\n<li>Is it <strong>running<\/strong>\?\n<ul/,
  );
  assert.match(text, /<li data-answer="Yes" data-to=""><span>Yes<\/span><\/li>/);
  assert.match(
    text,
    /<li data-answer="No"><span><strong>No:<\/strong><\/span> Press <a href="@">Start<\/a>\.<\/li>/,
  );
  assert.match(
    text,
    /<li data-answer="Outdated client: 1\.20"><span><code>[^]*<\/code>:<\/span> Which is older\?\n<ol class="answers">/,
  );
  assert.match(text, /<li data-answer="The client"><span>The client:<\/span> see /);
  assert.match(text, /data-answer="They are the same" data-to="1"/);
  assert.match(text, /data-answer="None" data-to=""/);
  assert.match(text, /<li>Restart\.<\/li>\n<\/ol>/);
});

test('an answer leads on in the words of the site’s language, too', () => {
  const ways: Readonly<Record<string, readonly [next: string, named: string]>> = {
    de: ['weiter', 'Weiter mit Frage 2.'],
    fr: ['Continuez.', 'Passez à la question 2.'],
    es: ['Continúa', 'Ve a la pregunta 2.'],
    'pt-BR': ['Continue', 'Vá para a pergunta 2'],
    nl: ['Ga verder.', 'Ga naar vraag 2'],
    pl: ['Przejdź dalej', 'Przejdź do pytania 2.'],
  };
  const write = (next: string, named: string): string =>
    html(`## F {.troubleshooter}\n\n1. A?\n   - B: ${next}\n   - C: ${named}\n   - D: go on\n2. E.\n`);
  for (const [lang, [next, named]] of Object.entries(ways)) {
    const own = speak({ lang, texts: {} }, () => write(next, named));
    assert.match(own, /data-answer="B" data-to=""/, lang);
    assert.match(own, /data-answer="C" data-to="2"/, lang);
    assert.match(own, /data-answer="D" data-to=""/, lang);
    if (lang !== 'pt-BR') assert.doesNotMatch(write(next, named), /data-answer="[BC]" data-to/, lang);
  }
});

test('a list that begins elsewhere, or whose points are apart, works as well', () => {
  const text = html('## F {.troubleshooter}\n\n4. A?\n\n   - Yes: go on with 5.\n\n   - No: b\n\n5. C.\n');
  assert.match(text, /<ol start="4" class="troubleshooter"/);
  assert.match(text, /<li data-answer="Yes" data-to="5"><p><span>Yes:<\/span> go on with 5\.<\/p>/);
});

test('lists after the first, and lists below other headings, stay as they were', () => {
  const text = html(
    '## F {.troubleshooter}\n\n1. A?\n   - Yes\n   - No: b\n\nText.\n\n1. C\n   - Yes: d\n\n## G\n\n1. E\n',
  );
  assert.equal(text.split('troubleshooter"').length, 3);
  assert.match(text, /<li>C\n?<ul>\n<li>Yes: d<\/li>/);
});

test('what nobody can follow is told where it stands', () => {
  const wrong = (list: string) => told(`## F {.troubleshooter}\n\n${list}`);
  assert.deepEqual(wrong('Text.\n\n## G\n'), [
    '1:1 troubleshooter/no-list This heading is marked as a troubleshooter. There is no numbered list below it',
  ]);
  assert.deepEqual(wrong('- A?\n  - Yes: b\n  - No: c\n'), [
    '1:1 troubleshooter/no-list This heading is marked as a troubleshooter. There is no numbered list below it',
  ]);
  assert.deepEqual(wrong('1. A\n2. B\n'), [
    '1:1 troubleshooter/no-list This heading is marked as a troubleshooter. None of the points below it has answers, as a list inside it',
  ]);
  assert.match(wrong('1. A?\n   - Yes: b\n')[0] ?? '', /^4:4 .* This question has one answer only/);
  assert.match(
    wrong('1. A?\n   - Yes: b\n   - yes: c\n')[0] ?? '',
    /malformed Two answers of this question are "yes"/,
  );
  assert.match(
    wrong('1. A?\n   - Yes: go on with 3\n   - No\n2. B\n')[0] ?? '',
    /leads to question 3, which is not there/,
  );
  assert.match(
    wrong(`1. A?\n   - ${'long '.repeat(20)}\n   - No\n`)[0] ?? '',
    /Nobody can choose this answer/,
  );
});
