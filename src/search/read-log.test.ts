/** Tests of what is taken out of a pasted log. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanMessage, readLog } from './read-log.ts';

test('a log is known by its times, levels and exceptions; a question is not', () => {
  for (const text of [
    "[12:03:11] [Server thread/WARN]: Can't keep up! Is the server overloaded?",
    '2026-01-31T12:00:00.123Z ERROR could not bind to port 25565',
    'Starting server\njava.net.BindException: Address already in use\n\tat sun.nio.ch.Net.bind0(Native Method)',
    '31Jan2026 12:00:00.001 [main/FATAL] [mixin/]: Mixin apply failed',
    'one two three four five six seven eight nine ten eleven twelve ERROR: no such file',
    '[Server thread/WARN]: handleDisconnection() called twice',
    '[INFO]: Player disconnected: PlayerName',
  ])
    assert.ok(readLog(text), text);
  for (const text of [
    'how do i add mods',
    '',
    'my friends cannot join my server and i have tried everything i could think of since yesterday evening please help',
    'server starts at 12:30 every day',
    'Hello\nmy server is slow\nwhat can I do',
    'ports 27015 27016 and 27017',
    'what does [Server thread/WARN] mean',
    '[help] my server has an ERROR',
    '[ERROR] my server does not start',
    '[URGENT ERROR] server down please help',
    '[ERROR]',
  ])
    assert.equal(readLog(text), undefined, text);
});

test('the messages that matter come first, without time, thread, numbers and addresses, each once', () => {
  const log = `[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.21
[12:00:01] [Server thread/INFO]: Preparing level "world"
[12:00:02] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 2041ms or 40 ticks behind
[12:00:09] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 3124ms or 62 ticks behind
[12:00:10] [Server thread/ERROR]: Failed to bind to 203.0.113.9:25565
java.net.BindException: Address already in use: bind
\tat java.base/sun.nio.ch.Net.bind0(Native Method)
\t... 12 more`;
  assert.deepEqual(readLog(log)?.messages, [
    'Failed to bind to',
    'BindException: Address already in use: bind',
    "Can't keep up! Is the server overloaded? Running or ticks behind",
  ]);
});

test('in one line, as a field has it, entries begin with their times', () => {
  const line =
    '[12:00:01] [main/INFO]: Loading for game Minecraft [12:00:02] [main/ERROR]: Incompatible mods found! [12:00:03] [main/INFO]: Goodbye';
  assert.deepEqual(readLog(line)?.messages, ['Incompatible mods found!']);
});

test('where no line stands out the last ones count, and a log of nothing has no message', () => {
  const log =
    '[12:00:00] alpha one two\n[12:00:01] beta one two\n[12:00:02] gamma one two\n[12:00:03] delta one two';
  assert.deepEqual(readLog(log)?.messages, ['delta one two', 'gamma one two', 'beta one two']);
  assert.deepEqual(readLog('[12:00:00] [x]: 123\n[12:00:01] [y]: 456')?.messages, []);
});

test('a message loses what is only its own: classes, players, paths, colours', () => {
  assert.equal(
    cleanMessage(
      '\u001B[31mCaused by: net.example.mod.loader.MissingModException: mod jei is missing\u001B[0m',
    ),
    'MissingModException: mod jei is missing',
  );
  assert.equal(
    cleanMessage(
      '[12:00:00] [User Authenticator #1/INFO]: UUID of player 069a79f4-44e9-4726-a5be-fca90e38aaf5 is known',
    ),
    'UUID of player is known',
  );
  assert.equal(
    cleanMessage('ERROR: cannot read /home/container/config/server.cfg'),
    'cannot read server.cfg',
  );
});

test('a huge or hostile text is read to its end', () => {
  for (const text of [
    `[12:00:00] ${'[a'.repeat(200_000)}`,
    '12:00:00 '.repeat(100_000),
    `${'a.'.repeat(100_000)}\n[12:00:00] x y`,
    `[12:00:00] /${'a/'.repeat(50_000)}`,
    `[12:00:00] /${'a '.repeat(50_000)}\n x`,
  ])
    assert.ok((readLog(text)?.messages ?? []).every((message) => message.length <= 110));
});
