/** Tests of what asks for a person. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksForPerson } from './contact-words.ts';

test('words that ask for a person are known wherever they stand, in any case and with any signs', () => {
  for (const query of [
    'contact support',
    'Can I talk to a HUMAN?',
    'I want to speak to someone about my server',
    'refund',
    'I would like my money back!',
    'support',
    'how do i open a ticket',
    'live-chat',
  ])
    assert.equal(asksForPerson(query), true, query);
});

test('a question about the same words is one for the guides', () => {
  for (const query of [
    '',
    '  ',
    'does the server support mods',
    'human npc mod',
    'operator',
    'chat plugin',
    'discord bot chat relay',
    'person count limit',
    'help command not working',
    'ticket plugin for discord',
  ])
    assert.equal(asksForPerson(query), false, query);
});

test("a site's own words count as well", () => {
  assert.equal(asksForPerson('where is Bob from Accounts', ['bob from accounts']), true);
  assert.equal(asksForPerson('where is Bob', ['', '  ', 'bob from accounts']), false);
});
