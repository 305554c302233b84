import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableWriter } from './table-html.ts';

const write = (names: readonly string[], cells: readonly string[]): string => {
  const { head, row, table } = tableWriter(names);
  return table(names.map((name) => head({ html: name })).join(''), row(cells.map((html) => ({ html }))));
};

test('18.3.1 cells say their column, but for the first of a row, and parts say what they are', () => {
  assert.equal(
    write(['What you see', 'Do "this"'], ['A', 'B']),
    '<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table role="table">\n' +
      '<thead role="rowgroup">\n<tr role="row"><th role="columnheader" scope="col">What you see</th>' +
      '<th role="columnheader" scope="col">Do "this"</th></tr>\n</thead>\n' +
      '<tbody role="rowgroup">\n<tr role="row"><td role="cell">A</td>' +
      '<td role="cell" data-label="Do &quot;this&quot;">B</td></tr>\n</tbody>\n</table></div>\n',
  );
});

test('18.3.1 a cell without words, or of a column without a name, says nothing', () => {
  assert.doesNotMatch(write(['A', 'B'], ['1', '']), /data-label/);
  assert.doesNotMatch(write(['A', ''], ['1', '2']), /data-label/);
});

test('18.3.2 a table of five columns stays one', () => {
  const html = write(['A', 'B', 'C', 'D', 'E'], ['1', '2', '3', '4', '5']);
  assert.match(html, /^<div class="table-scroll wide"/);
  assert.doesNotMatch(html, /data-label|role="(?:table|row|cell)"/);
});
