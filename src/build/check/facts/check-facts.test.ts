/** Guides against sheets, and against each other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSheet } from '../../parse/facts/read-sheet.ts';
import { checkFacts, makeVocabularies } from './check-facts.ts';
import { findContradictions } from './find-contradictions.ts';
import { scanSource } from '../scan-source.ts';
import { findUnsure } from './find-unsure.ts';

const SHEET = `game: Space
steam: { app: 100001, server: 200002, from: [a, b] }
ports:
  - { name: game, port: 8211, from: [a, b] }
  - { name: query, port: 27015, from: [a] }
files:
  - name: server.ini
    path: config/server.ini
    keys:
      - { key: MaxPlayers, default: 32, min: 1, max: 64, from: [a] }
      - { key: Difficulty, default: Easy, values: [Easy, Hard], from: [a] }
      - { key: NightLength, default: 1.5, min: 0.5, max: 3, from: [a] }
messages:
  - { say: "The server is ready for players", means: ready, from: [a] }
sources: { a: { date: 2026-01-01 }, b: { date: 2026-01-01 } }
`;
const sheet = readSheet({ path: 'facts/space.yml', text: SHEET }, 'space.yml').value;
assert.ok(sheet);
const sheets = new Map([['space', sheet]]);
const vocabularies = makeVocabularies(sheets);

const found = (text: string) =>
  checkFacts(scanSource({ path: 'docs/space/a.md', text }), vocabularies).map(
    ({ code, at }) => `${at?.line}:${at?.column} ${code}`,
  );

const GOOD = `# A

The game uses port 8211, and 27015 answers queries. Its app ID is 200002. \`MaxPlayers\` is 32 by default.

| Key | Default | Range |
| --- | --- | --- |
| \`MaxPlayers\` | \`32\` | 1 to 64 |
| \`Difficulty\` | \`Easy\` | \`Easy\`, \`Hard\` |
| \`NightLength\` | 1.50 | 0.5 to 3 |

\`\`\`ini title="config/server.ini"
MaxPlayers=10
Difficulty=Hard
; a note
\`\`\`

Wait for \`The server is ready for players\`. The file is \`config/server.ini\`. In 2026 nothing changed.
`;

test('what agrees with the sheet is not told', () => assert.deepEqual(found(GOOD), []));

test('each kind of wrong fact is told at its line and column', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['port 8211', 'port 8212', '3:20 fact/differs'],
    ['and 27015 answers queries', 'and port 27016 answers queries', '3:35 fact/differs'],
    ['200002', '200003', '3:67 fact/differs'],
    ['`MaxPlayers` is 32 by default', '`MaxPlayers` is 64 by default', '3:91 fact/differs'],
    ['| `32` |', '| `16` |', '7:18 fact/differs'],
    ['1 to 64', '1 to 100', '7:25 fact/differs'],
    ['`Easy`, `Hard`', '`Easy`, `Normal`', '8:27 fact/differs'],
    ['1.50', '1.2', '9:19 fact/differs'],
    ['| `MaxPlayers`', '| `MaxPlayer`', '7:4 fact/unknown'],
    ['| `Difficulty`', '| `HardMode`', '8:4 fact/unknown'],
    ['MaxPlayers=10', 'MaxPlayers=100', '12:12 fact/differs'],
    ['MaxPlayers=10', 'MaxPlayes=10', '12:1 fact/unknown'],
    ['Difficulty=Hard', 'Difficulty=Insane', '13:12 fact/differs'],
    ['The server is ready for players', 'The server is ready to players', '17:11 fact/differs'],
    ['`config/server.ini`', '`configs/server.ini`', '17:58 fact/differs'],
    ['`config/server.ini`', '`config/serve.ini`', '17:58 fact/unknown'],
  ];
  for (const [from, to, expected] of cases) {
    const wrong = GOOD.replace(from, to);
    assert.notEqual(wrong, GOOD, from);
    assert.deepEqual(found(wrong), [expected], to);
  }
});

test('the usual port, of which no more is said, is the one to join', () => {
  const usual = (port: number) => found(`Type the address and the port (usually ${port}).\n`);
  assert.deepEqual([usual(8211), usual(27015)], [[], ['1:40 fact/differs']]);
  assert.deepEqual(found('The query port is usually 27015.\n'), []);
  for (const other of [
    'Something else is often at port 27015, they say.',
    'The console listens on a port that is usually 27015.',
    'The default port for the list in Steam is 27015.',
    'Open the port in the firewall as well: usually UDP 27015.',
  ])
    assert.deepEqual(found(`${other}\n`), [], other);
});

test('a setting with an example of its value is one setting', () => {
  assert.deepEqual(found('`MaxPlayers=20` in the line, usually 32.\n'), []);
  assert.deepEqual(found('`MaxPlayers=20` in the line, usually 40.\n'), ['1:38 fact/differs']);
  assert.deepEqual(found('Write `key=value`; `MaxPlayers` is 8 by default.\n'), ['1:36 fact/differs']);
});

test('a default in a cell is told, sentence by sentence, and one under "Usually"', () => {
  const cell = '| See | Do |\n| --- | --- |\n| Full | `MaxPlayers` is 40 by default. `64` is the most. |\n';
  assert.deepEqual(found(cell), ['3:26 fact/differs']);
  assert.deepEqual(found(cell.replace('40', '32')), []);
  const row =
    '| Setting | What it does |\n| --- | --- |\n| `MaxPlayers` | Players at once, 40 by default |\n';
  assert.deepEqual(found(row), ['3:35 fact/differs']);
  assert.deepEqual(found(row.replace('40', '32')), []);
  assert.deepEqual(found('| Line | Usually |\n| --- | --- |\n| `MaxPlayers` | `40` |\n'), [
    '3:18 fact/differs',
  ]);
});

test('two cells that share all versions between them leave none out, and none twice', () => {
  const versions = ['1.21.10', 'up to 1.21.11', '26.1 and later'].map((version) => ({
    version,
    from: ['a'],
  }));
  const sheetOfVersions = { ...sheet, versions };
  const one = makeVocabularies(new Map([['space', sheetOfVersions]]));
  const told = (head: string) =>
    checkFacts(scanSource({ path: 'docs/space/a.md', text: `${head}\n| --- | --- |\n| a | b |\n` }), one).map(
      ({ message, at }) => `${at?.column} ${message}`,
    );
  assert.deepEqual(told('| Up to 1.21.11 | 26.1 and later |'), []);
  assert.deepEqual(told('| Up to 1.21.10 | 26.1 and later |'), [
    '9 "26.1" does not follow "1.21.10": 1.21.11 lies between',
    '19 "26.1" does not follow "1.21.10": 1.21.11 lies between',
  ]);
  assert.match(told('| Up to 26.1 | 26.1 and later |')[0] ?? '', /"26.1" does not follow "26.1"/);
});

test('guides of games without a sheet, examples and other units are left alone', () => {
  assert.deepEqual(checkFacts(scanSource({ path: 'docs/other/a.md', text: 'Port 1234.' }), vocabularies), []);
  assert.deepEqual(found('For example port 9999.'), []);
  assert.deepEqual(
    found(
      '| Key | Range | Default |\n| --- | --- | --- |\n| `MaxPlayers` | 100 to 6400 | as the panel says |\n',
    ),
    [],
  );
});

test('two guides of one game that say different defaults contradict each other', () => {
  const guide = (path: string, value: string) => ({
    path,
    text: `# A\n\n| Key | Default |\n| --- | --- |\n| \`Speed\` | ${value} |\n`,
  });
  const told = findContradictions(
    [
      guide('docs/x/a.md', '10'),
      guide('docs/x/b.md', '`10.0`'),
      guide('docs/x/c.md', '20'),
      guide('docs/y/d.md', '30'),
    ].map(scanSource),
  );
  assert.deepEqual(
    told.map(({ at, message }) => [at?.file, at?.line, message]),
    [['content/docs/x/c.md', 5, 'The default of "Speed" is 20 here, and 10 in content/docs/x/a.md:5']],
  );
});

test('a fact of one source is printed conditionally, or told', () => {
  const unsure = (text: string) =>
    findUnsure(scanSource({ path: 'docs/space/a.md', text }), sheets).map(({ at }) => at?.column);
  assert.deepEqual(unsure('Queries use {space.ports.query}.'), [13]);
  assert.deepEqual(unsure('Queries usually use {space.ports.query}.'), []);
  assert.deepEqual(unsure('The game uses {space.ports.game}.'), []);
});

test('ports and places of files contradict each other, too; what a guide says itself of both does not', () => {
  const told = (...texts: readonly string[]) =>
    findContradictions(texts.map((text, index) => scanSource({ path: `docs/x/${index}.md`, text }))).map(
      ({ message }) => message,
    );
  assert.deepEqual(told('The query port is 27015.', 'The query port is usually 27016.'), [
    'The query port is 27016 here, and 27015 in content/docs/x/0.md:1',
  ]);
  assert.deepEqual(told('The query port is 27015.', 'The game port is 27016.', 'No query port 27016.'), []);
  assert.deepEqual(told('Open `config/server.ini`.', 'Open `configs/server.ini`.'), [
    'The place of server.ini is configs/server.ini here, and config/server.ini in content/docs/x/0.md:1',
  ]);
  assert.deepEqual(
    told('Open `cfg/a.ini`.', 'Open `game/cfg/a.ini`.', '`x/b.ini` or `y/b.ini`', '`z/b.ini`'),
    [],
  );
});

test('a complete sheet knows every word, path, message, version and value, and tells what it does not', () => {
  const complete = `${SHEET.replace('game: Space\n', 'game: Space\ncomplete: true\n')}versions:
  - { version: 1.20 and later, from: [a] }
  - { version: "21", of: Java, needs: , from: [a] }
names:
  - { for: commands, list: [ban, admin add], from: [a] }
  - { for: files and folders, list: ["saves/<world>/level.dat"], from: [a] }
refused: [query 27016]
`.replace(', needs: ,', ',');
  const own = readSheet({ path: 'facts/space.yml', text: complete }, 'space.yml');
  assert.deepEqual(own.diagnostics, []);
  assert.ok(own.value);
  const known = makeVocabularies(new Map([['space', own.value]]));
  const tell = (text: string) =>
    checkFacts(scanSource({ path: 'docs/space/a.md', text }), known).map(({ message }) =>
      message.replace(/ in content.*/, ''),
    );
  const good =
    'Since version 1.20 and later, type `ban PlayerName` or `admin add x`. Open `saves/MyWorld/level.dat`. Java 21. Set `MaxPlayers`.';
  assert.deepEqual(tell(good), []);
  for (const [from, to, message] of [
    ['1.20 and', '1.21 and', 'There is no version "1.21 and later"'],
    ['Java 21', 'Java 17', 'There is no version "Java 17"'],
    ['ban Player', 'bann Player', 'There is no message or command "bann PlayerName"'],
    ['saves/', 'save/', 'level.dat lies at saves/<world>/level.dat in the sheet of facts'],
    ['`MaxPlayers`', '`maxSlots`', 'There is no "maxSlots"'],
    ['Set', 'Wait for `Ready to play` and set', 'There is no message or command "Ready to play"'],
  ] as const)
    assert.deepEqual(tell(good.replace(from, to)), [message], to);
});

test('a version must be one that the sheet has for what the sentence or row is about', () => {
  const text = `${SHEET}complete: true
versions:
  - { version: up to 1.2, about: [oldName], from: [a] }
  - { version: from 1.3, about: [new_name], from: [a] }
names:
  - { for: rules, list: [oldName, new_name, other_name], from: [a] }
`;
  const own = readSheet({ path: 'facts/space.yml', text }, 'space.yml');
  assert.deepEqual(own.diagnostics, []);
  assert.ok(own.value);
  const known = makeVocabularies(new Map([['space', own.value]]));
  const told = (line: string) =>
    checkFacts(scanSource({ path: 'docs/space/a.md', text: `${line}\n` }), known).map(
      ({ message }) => message,
    );
  assert.deepEqual(
    told('Type `new_name` (up to version 1.2 `oldName`). The `other_name` is there up to version 1.2.'),
    [],
  );
  assert.deepEqual(told('| From 1.3 | `new_name` |'), []);
  assert.deepEqual(
    told('Since the update, `oldName` works up to version 1.2, and `new_nameless` is nothing.').length,
    1,
  );
  assert.match(
    told('Only from version 1.3, type `oldName`.')[0] ?? '',
    /^The sheet of facts has up to 1\.2 for "oldName", not from 1\.3/,
  );
});

test('a part of a path is no other name, whatever placeholders stand around it', () => {
  const text = `${SHEET}complete: true
paths:
  - { path: "server/<instance>/cfg/users.cfg", for: config, from: [a] }
  - { path: "data/**/", for: logs, from: [a] }
`;
  const own = readSheet({ path: 'facts/space.yml', text }, 'space.yml').value;
  assert.ok(own);
  const known = makeVocabularies(new Map([['space', own]]));
  const told = (path: string) =>
    checkFacts(scanSource({ path: 'docs/space/a.md', text: `Open \`${path}\`.\n` }), known).length;
  assert.deepEqual(['server/<identity>', 'server/my/cfg', 'data/any', 'users.cfg'].map(told), [0, 0, 0, 0]);
  assert.deepEqual(['srever/<identity>', 'usres.cfg'].map(told), [1, 1]);
});

test('what a block of a console types is held against the commands of the sheet', () => {
  const text = `${SHEET.replace('sources:', 'names:\n  - { for: commands, list: [admin add, save.all], from: [a] }\nsources:')}complete: true\n`;
  const known = readSheet({ path: 'facts/space.yml', text }, 'space.yml').value;
  assert.ok(known);
  const told = (lines: string) =>
    checkFacts(
      scanSource({ path: 'docs/space/a.md', text: `# A\n\n\`\`\`text title="Console"\n${lines}\n\`\`\`\n` }),
      makeVocabularies(new Map([['space', known]])),
    ).map(({ code, at }) => `${at?.line}:${at?.column} ${code}`);
  assert.deepEqual(told('admin add PlayerName\nsave.all'), []);
  assert.deepEqual(told('admin insert PlayerName\nsave.al'), ['4:1 fact/unknown', '5:1 fact/unknown']);
  // What the server says is a message, and not held to the letter here.
  assert.deepEqual(told('Player connected: PlayerName, id: 1'), []);
});

test('a row that counts a setting in another unit of time is told', () => {
  const known = readSheet(
    {
      path: 'facts/space.yml',
      text: SHEET.replace('min: 0.5, max: 3,', 'min: 0.5, max: 3, unit: minutes,'),
    },
    'space.yml',
  ).value;
  assert.ok(known);
  const [key] =
    readSheet(
      {
        path: 'facts/space.yml',
        text: SHEET.replace('MaxPlayers, default: 32, min: 1, max: 64', 'Save, default: 5'),
      },
      'space.yml',
    ).value?.files[0]?.keys ?? [];
  assert.ok(key);
  const told = (means: string) =>
    checkFacts(
      scanSource({
        path: 'docs/space/a.md',
        text: `# A\n\n| Key | Default | What it does |\n| --- | --- | --- |\n| \`NightLength\` | 1.5 | ${means} |\n`,
      }),
      makeVocabularies(new Map([['space', known]])),
    ).map(({ code, at, message }) => `${at?.line}:${at?.column} ${code} ${message}`);
  for (const means of [
    'Minutes of a night',
    'How long a night is',
    'A night; 2 hours are 120 minutes',
    'Night, in minutes',
  ])
    assert.deepEqual(told(means), [], means);
  assert.deepEqual(told('Seconds of a night'), [
    '5:25 fact/differs "NightLength" is in minutes in the sheet of facts, not in seconds',
  ]);
  assert.deepEqual(told('Length of a night, in hours').length, 1);
  const named = (means: string) =>
    checkFacts(
      scanSource({
        path: 'docs/space/a.md',
        text: `# A\n\n| Key | Default | What it does |\n| --- | --- | --- |\n| \`SaveEverySeconds\` | 5 | ${means} |\n`,
      }),
      makeVocabularies(
        new Map([
          [
            'space',
            {
              ...known,
              files: known.files.map((file) => ({ ...file, keys: [{ ...key, key: 'SaveEverySeconds' }] })),
            },
          ],
        ]),
      ),
    ).length;
  assert.deepEqual([named('Seconds between saves'), named('Minutes between saves')], [0, 1]);
  // A number of its own has its unit beside it: it explains and does not count.
  assert.deepEqual(told('Night; one in 3 days is long'), []);
});
