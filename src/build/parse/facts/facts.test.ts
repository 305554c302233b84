/** Sheets of facts: read, named, printed, stamped. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FactSheet } from '../../../model.ts';
import { parsePage } from '../page.ts';
import { readFact } from './fact-names.ts';
import { readSheet } from './read-sheet.ts';
import { judgeStamp, makeStamp } from './stamp.ts';
import { findUsedFacts, NO_FACTS } from './used-facts.ts';

const TEXT = `game: Space Game
version: "1.2"
steam: { app: 10, server: 20, from: [maker] }
ports:
  - { name: game, port: 8211, protocol: udp, from: [amp, eggs] }
  - { name: rest api, port: 8212, from: [amp] }
files:
  - name: server.ini
    path: config/server.ini
    booleans: True/False
    keys:
      - { key: MaxPlayers, default: 32, min: 1, max: 64, means: "How many can play at once.", from: [amp, maker] }
      - { key: Hardcore, default: false, from: [amp] }
      - { key: Mode, default: Easy, values: { Easy: Relaxed, Hard: }, from: [amp] }
  - name: other.ini
    keys:
      - { key: Hardcore, default: true, from: [amp, eggs] }
paths:
  - { path: saves/world, for: saves, from: [maker] }
messages:
  - { say: "Server is up", means: ready, from: [amp] }
stop:
  - { command: quit, from: [amp, eggs] }
sources:
  amp: { repo: a/b, commit: "1234", date: 2026-08-01 }
  eggs: { repo: c/d, date: 2026-08-02 }
  maker: { what: The maker's page, url: "https://example.com", date: 2026-08-03 }
`;

function read(text: string): { readonly sheet: FactSheet | undefined; readonly problems: readonly string[] } {
  const { value, diagnostics } = readSheet({ path: 'facts/space.yml', text }, 'content/facts/space.yml');
  return {
    sheet: value,
    problems: diagnostics.map(({ at, message }) => `${at?.line}:${at?.column} ${message}`),
  };
}

const { sheet, problems } = read(TEXT);
assert.ok(sheet);
const sheets = new Map([['space', sheet]]);

test('a whole sheet is read without a problem', () => {
  assert.deepEqual(problems, []);
  assert.equal(sheet.game, 'space');
  assert.equal(sheet.name, 'Space Game');
  assert.deepEqual(sheet.files[0]?.keys[2]?.values, [{ value: 'Easy', label: 'Relaxed' }, { value: 'Hard' }]);
  assert.equal(sheet.sources['amp']?.date, '2026-08-01');
});

test('every slip is told at its line, and the rest is read', () => {
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ['port: 8211', 'port: 99999', /^5:\d+ "port" must be a number from 1 to 65535, not 99999$/],
    ['protocol: udp', 'protocl: udp', /^5:\d+ "protocl" is no key of an entry of "ports"$/],
    [
      'from: [amp, eggs] }\n  - { name: rest',
      'from: [amp, egs] }\n  - { name: rest',
      /^5:\d+ "from" names the source "egs"/,
    ],
    [
      '{ key: Hardcore, default: false, from: [amp] }',
      '{ key: Hardcore, default: false }',
      /^13:\d+ Nothing says where/,
    ],
    [
      '- { command: quit, from: [amp, eggs] }',
      '- quit',
      /^23:\d+ An entry of "stop" must be a list of names and values/,
    ],
    ['version: "1.2"', 'verison: "1.2"', /^2:\d+ "verison" is no key of a sheet$/],
    ['say: "Server is up", ', '', /^21:\d+ An entry of "messages" does not say "say"$/],
  ];
  for (const [from, to, expected] of cases) {
    const broken = TEXT.replace(from, to);
    assert.notEqual(broken, TEXT, from);
    const found = read(broken);
    assert.equal(found.problems.length, 1, `${to}: ${found.problems.join('; ')}`);
    assert.match(found.problems[0] ?? '', expected);
    assert.ok(found.sheet);
  }
  for (const text of ['', '- a', 'a: [', '{', 'game: &a [*a]'])
    assert.doesNotThrow(() => read(text), JSON.stringify(text));
});

test('names say what the sheet says, and whether that is sure', () => {
  const say = (name: string) => {
    const fact = readFact(sheet, `space.${name}`);
    return fact && `${fact.text}${fact.isUnsure ? '?' : ''}`;
  };
  assert.equal(say('ports.game'), '8211');
  assert.equal(say('ports.rest-api'), '8212?');
  assert.equal(say('keys.MaxPlayers.default'), '32');
  assert.equal(say('keys.MaxPlayers.range'), '1 to 64');
  assert.equal(say('keys.server.ini:Hardcore.default'), 'False?');
  assert.equal(say('keys.Hardcore.default'), undefined, 'two files have it');
  assert.equal(say('keys.Mode.values'), 'Easy, Hard?');
  assert.equal(say('files.server.ini'), 'config/server.ini');
  assert.equal(say('paths.saves'), 'saves/world');
  assert.equal(say('messages.ready'), 'Server is up?');
  assert.equal(say('steam.server'), '20');
  assert.equal(say('version'), '1.2');
  assert.equal(say('stop'), 'quit');
  assert.equal(say('ports.gmae'), undefined);
});

/** Without what table-html.test.ts is about. */
const dropMarks = (html: string): string => html.replaceAll(/ (?:role|data-label)="[^"]*"/g, '');

function show(text: string, path = 'docs/space/a.md') {
  const source = { path, text };
  const used = findUsedFacts(path, [text], sheets);
  const { value, diagnostics } = parsePage({ source, partials: {}, variables: {}, used, prefix: 'content/' });
  const { segments, codes } = value.body;
  return { html: segments.join('|'), codes, diagnostics, used, page: value.page };
}

test('a guide prints facts in text, title and code marked `vars`; other braces stay', () => {
  const { html, codes, page, diagnostics } = show(
    '---\ntitle: Port {space.ports.game}\n---\n\nOpen {space.ports.game}, not `{space.x}` or {other}.\n\n```ini vars\nPort={space.ports.game}\n```\n',
  );
  assert.equal(page.title, 'Port 8211');
  assert.match(html, /<p>Open 8211, not <code>\{space\.x\}<\/code> or \{other\}\.<\/p>/);
  assert.equal(codes[0]?.code.trim(), 'Port=8211');
  assert.deepEqual(diagnostics, []);
});

test('a sheet whose name differs in case is to be renamed, not written', () => {
  const { unknown } = findUsedFacts('docs/space/a.md', ['{space.ports.game}'], new Map([['Space', sheet]]));
  assert.equal(unknown['space.ports.game'], 'Rename the sheet "Space" in content/facts to "space".');
});

test('a fact that no sheet says is an error at its place', () => {
  const { diagnostics } = show('# A\n\nOpen {space.ports.gmae} and {spice.ports.game}.\n');
  assert.deepEqual(
    diagnostics.map(({ code, at, hint }) => [code, at?.line, at?.column, hint]),
    [
      ['fact/not-in-sheet', 3, 6, 'Did you mean {space.ports.game}?'],
      ['fact/not-in-sheet', 3, 29, 'Did you mean {space.ports.game}?'],
    ],
  );
});

test('without any sheet such braces are text', () => {
  assert.equal(findUsedFacts('docs/a.md', ['{a.ports.b}'], new Map()), NO_FACTS);
});

test('<ConfigKeys> prints a table with the columns that have something to say', () => {
  const { html: written, diagnostics } = show(
    '# A\n\n<ConfigKeys file="server.ini" only="MaxPlayers, Mode" />\n',
  );
  assert.deepEqual(diagnostics, []);
  assert.match(written, /<td role="cell" data-label="Default"><code>32<\/code>/);
  const html = dropMarks(written);
  assert.match(
    html,
    /<th scope="col">Setting<\/th><th scope="col">Default<\/th><th scope="col">Possible values<\/th><th scope="col">What it does<\/th>/,
  );
  assert.match(
    html,
    /<code>MaxPlayers<\/code><\/td><td><code>32<\/code><\/td><td>1 to 64<\/td><td>How many can play at once\.<\/td>/,
  );
  assert.match(
    html,
    /<td>usually <code>Easy<\/code><\/td><td><code>Easy<\/code> \(Relaxed\), <code>Hard<\/code><\/td>/,
  );
  assert.doesNotMatch(html, /Hardcore/);
});

test('<ConfigKeys> tells a file or a setting that the sheet does not have', () => {
  const { diagnostics } = show(
    '# A\n\n<ConfigKeys file="serve.ini" />\n\n<ConfigKeys file="server.ini" only="MaxPlayer" />\n',
  );
  assert.deepEqual(
    diagnostics.map(({ at, hint }) => [at?.line, hint]),
    [
      [3, 'Write file="…" with the name of a file of the sheet.'],
      [5, 'Did you mean "MaxPlayers"?'],
    ],
  );
});

test('a guide depends on the facts that it prints, and on no others', () => {
  const { used } = show('# A\n\n{space.ports.game}\n');
  assert.deepEqual(Object.keys(used.facts), ['space.ports.game']);
  assert.deepEqual(used.tables, {});
});

test('a stamp is void when a step or a fact changes, and only then', () => {
  const body = '# A\n\nOpening.\n\n1. Stop it.\n\n   And wait.\n2. Start it.\n\nClosing.\n\n```\ncode\n```\n';
  const { used } = show('# A\n\n{space.ports.game}\n');
  const stamp = makeStamp(body, used);
  assert.match(stamp, /^[a-z0-9]{10}-[a-z0-9]{10}$/);
  assert.equal(judgeStamp(stamp, body, used), 'valid');
  assert.equal(judgeStamp(stamp, body.replace('Opening', 'Another opening'), used), 'valid');
  assert.equal(judgeStamp(stamp, body.replace('And wait', 'Do not wait'), used), 'steps');
  assert.equal(judgeStamp(stamp, body.replace('code', 'other'), used), 'steps');
  assert.equal(judgeStamp(stamp, body, NO_FACTS), 'facts');
});

test('the sentence of a setting may hold code and variables, and counts for the reading time', () => {
  const own = TEXT.replace('"How many can play at once."', '"At most `64`, as {panel} <says>."');
  const { sheet: changed } = read(own);
  assert.ok(changed);
  const source = { path: 'docs/space/a.md', text: '<ConfigKeys file="server.ini" only="MaxPlayers" />\n' };
  const used = findUsedFacts(source.path, [source.text], new Map([['space', changed]]));
  const variables = { panel: 'Acme Panel' };
  const { value } = parsePage({ source, partials: {}, variables, used, prefix: '' });
  assert.match(
    dropMarks(value.body.segments.join('')),
    /<td>At most <code>64<\/code>, as Acme Panel &lt;says&gt;\.<\/td>/,
  );
  assert.ok(value.page.words > 10);
});
