/** Messages word for word, and what stands around them in a log. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropGreeting, dropNoise } from './noise.ts';
import { listAnchors } from './runs.ts';

test('times, threads, levels, addresses and classes are no part of a message', () => {
  const bare = (text: string) => dropNoise(text).replace(/\s+/g, ' ').trim();
  assert.equal(
    bare("[12:44:01] [Server thread/WARN]: Can't keep up! Is the server overloaded?"),
    "Can't keep up! Is the server overloaded?",
  );
  assert.equal(bare('2026-11-01 12:09:31.876 ERROR 203.0.113.9:51044 left'), 'ERROR left');
  assert.equal(bare('java.lang.OutOfMemoryError: Java heap space'), 'OutOfMemoryError: Java heap space');
  assert.equal(bare('Boom at a.b.Main.run(Main.java:12) here'), 'Boom here');
  assert.equal(
    bare('set [Invulnerability] in server.properties'),
    'set [Invulnerability] in server.properties',
  );
});

test('to whom somebody writes is no part of the question, where more is said', () => {
  const asked = {
    'Dear support team, my server is down': 'my server is down',
    'Good evening no mobs are spawning': 'no mobs are spawning',
    'Hi guys, the map is gone': 'the map is gone',
    'hey there how do i op': 'how do i op',
    'hello support': 'hello support',
    'Dear support, server down': 'server down',
    'hi-res textures for all': 'hi-res textures for all',
    'dearly missed world save': 'dearly missed world save',
    'support my mods please': 'support my mods please',
    'hello team speak server offline': 'team speak server offline',
    'hey staff rank lost': 'staff rank lost',
    'hide players on the map': 'hide players on the map',
    'HELP!!! my friends cant join': 'my friends cant join',
    'pls help me, server is down again': 'server is down again',
    'my server keeps crashing pls help!!': 'my server keeps crashing',
    'I need help with whitelist': 'whitelist',
    'help desk opening hours': 'help desk opening hours',
    'please help': 'please help',
    'help me with my whitelist please': 'my whitelist please',
    'help forge server keeps crashing': 'forge server keeps crashing',
    '/help shows only essentials commands': '/help shows only essentials commands',
    'disable the plugin that says pls help': 'disable the plugin that says pls help',
    'the help command': 'the help command',
  };
  for (const [typed, left] of Object.entries(asked)) assert.equal(dropGreeting(typed), left);
});

test('a run is the same in a log and in a guide, and nothing else is', () => {
  const inGuide = listAnchors('You are not whitelisted on this server!', 'en');
  const inLog = listAnchors('[21:03:55] [main/INFO]: you are not whitelisted on this server', 'en');
  assert.deepEqual(inLog, inGuide);
  assert.deepEqual(
    inGuide.map(({ term }) => term),
    ['whitelist', 'server'],
  );
  const other = listAnchors('You have been whitelisted on that server', 'en');
  assert.ok(other.every(({ before }) => inGuide.every((anchor) => anchor.before !== before)));
  assert.deepEqual(listAnchors('not on this', 'en'), []);
  const version = (number: string) =>
    listAnchors(`has incompatible version, mine:${number} remote ${number}`, 'en');
  assert.deepEqual(version('0.217.31'), version('0.218'), 'of the next release, too');
  assert.ok(version('1').length > 0);
});
