import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shapeGuide } from './shape-guide.ts';

const heading = (id: string, text: string): string =>
  `<h2 id="${id}">${text}<a class="hash-link" href="#${id}" aria-label="Direct link to ${text}"></a></h2>\n`;
const list = (...points: readonly string[]): string =>
  `<ul>\n${points.map((point) => `<li>${point}</li>\n`).join('')}</ul>\n`;
const NEEDS = heading('before-you-start', 'Before you start');
const STEPS = `${heading('do-it', 'Do it')}<ol>\n<li>Type it.</li>\n</ol>\n`;

test('18.2.1 a list of more than two points before the steps folds, and the heading stays', () => {
  const points = list('One <ul><li>inner</li></ul>', 'Two', 'Three <span title="</ul>">x</span>');
  assert.equal(
    shapeGuide(`<p>Lead.</p>\n${NEEDS}${points}${STEPS}`, true),
    `<p>Lead.</p>\n${NEEDS}<details class="fold"><summary><small>3 points</small></summary>\n` +
      `${points.trimEnd()}\n</details>\n${STEPS}`,
  );
});

test('18.2.1 two points, other headings, and text before the list stay as they are', () => {
  for (const html of [
    `${NEEDS}${list('One', 'Two')}${STEPS}`,
    `${heading('why', 'Why')}${list('One', 'Two', 'Three')}${STEPS}`,
    `${NEEDS}<p>Read this.</p>\n${list('One', 'Two', 'Three')}${STEPS}`,
  ])
    assert.equal(shapeGuide(html, true), html);
});

test('18.2.2 where much stands before the steps, a link above the first heading leads to them', () => {
  const much = `${heading('why', 'Why')}<p>${'Words. '.repeat(80)}</p>\n`;
  assert.equal(
    shapeGuide(`<p>Lead.</p>\n${much}${STEPS}`, true),
    `<p>Lead.</p>\n<p class="to-steps"><a href="#do-it">Go to the steps</a></p>\n${much}${STEPS}`,
  );
  assert.match(shapeGuide(`<p>Lead.</p>\n${much.repeat(4)}${STEPS}`, true), /class="to-steps far"/);
  assert.equal(shapeGuide(`<p>Lead.</p>\n${much}${STEPS}`, false), `<p>Lead.</p>\n${much}${STEPS}`);
});

test('18.2.2 what folds is not in the way, and notes at the foot are no steps', () => {
  const folded = `${NEEDS}${list('Words. '.repeat(40), 'Words. '.repeat(40), 'Three')}`;
  assert.doesNotMatch(shapeGuide(folded + STEPS, true), /to-steps/);
  const notes = `${heading('why', 'Why')}<p>${'Words. '.repeat(80)}</p>\n<section class="footnotes"><ol>\n</ol></section>`;
  assert.equal(shapeGuide(notes, true), notes);
});
