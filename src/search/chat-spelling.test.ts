import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spellOut } from './chat-spelling.ts';

test('writes out what people write short', () => {
  const spelt: Readonly<Record<string, string>> = {
    'how 2 turn on my mc srv': 'how to turn on my mc server',
    'some1 deleted my world b4 i came': 'someone deleted my world before i came',
    'valhiem dedi wont start': 'valhiem server wont start',
    'mods on our dedicated servers': 'mods on our servers',
    'two srvs on one plan': 'two servers on one plan',
    'my 1.21.4 srv is laggy': 'my 1.21.4 server is laggy',
    'Any1 able 2 join? no1 found a way 2 see my SVR':
      'Anyone able to join? noone found a way to see my server',
  };
  for (const [text, expected] of Object.entries(spelt)) assert.equal(spellOut(text), expected);
});

test('leaves a number, a record and single words alone', () => {
  for (const text of [
    'want 2 servers for 2 games',
    'how 2gb differ from 4gb',
    'srv record minecraft port',
    'cloudflare wants a name for the srv',
    '_minecraft._tcp srv 0 5',
    'which srv for tcp and udp',
    'minecraft srv',
    'permission denied in /srv/files on my node',
    'play.example.com as target of my srv',
    'what is my-srv in the panel',
    'invalid dist DEDICATED_SERVER for class Screen',
    'attempted to load for invalid dist dedicated server',
    'how do i get a dedicated ip',
  ])
    assert.equal(spellOut(text), text);
});
