/** Places of the search: sections, rows of fault tables, tabs; and what is no text of the page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from '../parse/page.ts';
import { joinPlaces } from '../../search/places.ts';
import { extractSections, readSections } from './sections.ts';

function read(text: string): readonly (readonly string[])[] {
  const source = { path: 'docs/a.md', text };
  const { value } = parsePage({ source, partials: {}, variables: {}, prefix: 'content/' });
  return extractSections(value.body, 'Title').map(({ level, kind = '', heading, anchor, content }) => [
    `${level}${kind}`,
    heading,
    anchor,
    content,
  ]);
}

test('every heading begins a section; controls, comments and tags are no text', () => {
  const html =
    '<p>Operators run <code>/op</code> &amp; more.<!-- no --></p><h2 id="a">First <em>steps</em><a class="hash-link" href="#a">#</a></h2>' +
    '<ul><li>One</li><li>Two</li></ul><h3 id="b">Deeper</h3><table><tr><td>Key</td><td>Value</td><td></td></tr></table>' +
    '<img src="x.png" alt="The <panel>"><script>no()</script><div class="tab-list"><button>Tab</button></div>';
  assert.deepEqual(readSections(html, 'Title'), [
    { level: 'lvl1', heading: 'Title', anchor: '', content: 'Operators run /op & more.' },
    { level: 'lvl2', heading: 'First steps', anchor: 'a', content: 'One\nTwo' },
    { level: 'lvl3', heading: 'Deeper', anchor: 'b', content: 'Key · Value\nThe <panel>' },
  ]);
});

test('a row of a table that says what is seen is a place with an address, and its header is no text', () => {
  const table =
    '## If it does not work\n\n| What you see | Do this | Why |\n|---|---|---|\n' +
    '| `Connection refused: no further information` | Start **it**. | It is off. |\n| Timed out | Open the port. | |\n\nStill stuck?\n';
  assert.deepEqual(read(table), [
    ['lvl1', 'Title', '', ''],
    ['lvl2', 'If it does not work', 'if-it-does-not-work', 'Still stuck?'],
    [
      'lvl5row',
      'Connection refused: no further information',
      'row-connection-refused-no-further',
      'Start it. · It is off.',
    ],
    ['lvl5row', 'Timed out', 'row-timed-out', 'Open the port.'],
  ]);
});

test('a row without a name stays text of its section, whatever row comes after it', () => {
  const row = (id: string, text: string): string => `<tr${id}><td>${text}</td><td>Do it.</td></tr>`;
  const html = `<table><thead><tr><th>What you see</th></tr></thead><tbody>${row('', '-')}${row(' id="row-x"', 'X')}</tbody></table>`;
  assert.deepEqual(
    readSections(html, 'Title').map(({ heading, content }) => [heading, content]),
    [
      ['Title', '- · Do it.'],
      ['X', 'Do it.'],
    ],
  );
});

test('rows of other tables are text of their section', () => {
  assert.deepEqual(read('| Key | Default |\n|---|---|\n| port | 25565 |\n'), [
    ['lvl1', 'Title', '', 'Key · Default\nport · 25565'],
  ]);
});

test('a tab is a place that opens it, and what follows the tabs belongs to the section again', () => {
  const tabs =
    '## Install\n\n<Tabs>\n<TabItem value="w" label="Windows">\n\nRun the exe.\n\n### Deeper\n\nMore.\n\n</TabItem>\n' +
    '<TabItem value="l" label="Linux">\n\nRun the script.\n\n</TabItem>\n</Tabs>\n\nThen restart.\n';
  assert.deepEqual(read(tabs).slice(1), [
    ['lvl2', 'Install', 'install', 'Then restart.'],
    ['lvl6tab', 'Windows', 'tabs-1-1-panel', 'Run the exe.'],
    ['lvl3', 'Deeper', 'deeper', 'More.'],
    ['lvl6tab', 'Linux', 'tabs-1-2-panel', 'Run the script.'],
  ]);
});

test('lists of other guides, navigation, tables of contents and cards are not searched', () => {
  const text =
    'Text.\n\n## Related guides\n\n- [Back up](https://example.com)\n\n### Also\n\nMore.\n\n## Next steps\n\n- [Go on](https://example.com)\n';
  assert.deepEqual(read(text), [['lvl1', 'Title', '', 'Text.']]);
  assert.equal(read('## Next steps\n\nStop the server, then copy the world.\n').length, 2);
  const html =
    '<p>A</p><nav><a href="#">Here</a></nav><ul class="contents"><li>B</li></ul><ul class="cards"><li>C</li></ul><p>D</p>';
  assert.equal(readSections(html, 'T')[0]?.content, 'A\nD');
});

test('by headings rows and tabs are part of their section', () => {
  const html =
    '<h2 id="a">A</h2><p>One</p><table><tbody><tr id="row-x"><td>X</td><td>Y</td></tr></tbody></table><p>Two</p><h2 id="b">B</h2>';
  assert.deepEqual(
    joinPlaces(readSections(html, 'T')).map(({ anchor, content }) => [anchor, content]),
    [
      ['', ''],
      ['a', 'One\nTwo\nX\nY'],
      ['b', ''],
    ],
  );
});
