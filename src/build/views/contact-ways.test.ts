import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderContactWays } from '../../render/parts/contact-ways.tsx';
import { fillDefaults } from '../config/defaults.ts';
import type { SiteModel } from '../model/site-model.ts';
import { askRoute } from '../model/ask-route.ts';
import { askWays, hasContact, listContact } from './contact-ways.ts';

const nobody = { docsById: new Map() };

function model(
  variables: Readonly<Record<string, string>>,
  support: readonly { label: string; href: string }[] = [],
) {
  const config = fillDefaults({ home: { support } }, {}, {}, variables);
  return { config, categoryPages: [] } as unknown as SiteModel;
}

test('facts become ways in one order, each once, with what is worth reading of them', () => {
  const site = model({
    'support.phone': '+44 20 7946 0000',
    'support.email': 'help@example.com',
    'support.ticketUrl': 'https://example.com/ticket',
    'support.hours': 'every day.',
  });
  assert.deepEqual(listContact(site, nobody), {
    ways: [
      { kind: 'ask', label: 'Tell us what happens', href: '/help/ask' },
      { kind: 'ticket', label: 'Open a ticket', href: 'https://example.com/ticket' },
      { kind: 'email', label: 'Email', href: 'mailto:help@example.com', detail: 'help@example.com' },
      { kind: 'phone', label: 'Phone', href: 'tel:+442079460000', detail: '+44 20 7946 0000' },
    ],
    hours: 'every day',
  });
  assert.ok(hasContact(site.config));
});

test('what the configuration lists itself is taken as it stands', () => {
  const site = model({ 'support.email': 'help@example.com' }, [
    { label: 'Status', href: 'https://status.example.com' },
    { label: 'Missing guide', href: 'nowhere' },
  ]);
  assert.deepEqual(listContact(site, nobody)?.ways, [
    { kind: 'status', label: 'Status', href: 'https://status.example.com' },
  ]);
});

test('stories are sent to the first ticket, else the first mail; without anybody who reads them there is no such page', () => {
  const facts = { 'support.email': 'help@example.com', 'support.ticketUrl': 'https://example.com/ticket' };
  const contact = listContact(model(facts), nobody);
  assert.deepEqual(askWays(contact, undefined), { ticketUrl: 'https://example.com/ticket' });
  assert.deepEqual(askWays(contact, 'https://example.com/?t={text}'), {
    ticketUrl: 'https://example.com/?t={text}',
  });
  const mail = listContact(model({ 'support.email': 'help@example.com' }), nobody);
  assert.deepEqual(askWays(mail, undefined), { email: 'help@example.com' });
  assert.deepEqual(askWays(undefined, undefined), {});
  for (const variables of [{ 'support.phone': '1' }, { 'support.statusUrl': 'https://status.example.com' }])
    assert.equal(askRoute(model(variables).config), undefined);
  const off = fillDefaults({ ask: { page: false } }, {}, {}, facts);
  assert.equal(askRoute(off), undefined);
  assert.equal(askRoute(fillDefaults({ ask: { path: 'tell' }, base: '/' }, {}, {}, facts)), '/tell');
});

test('nothing configured is nothing shown', () => {
  const site = model({ 'support.hours': 'always', 'support.email': '' });
  assert.equal(listContact(site, nobody), undefined);
  assert.ok(!hasContact(site.config));
});

test('what a fact holds is text', () => {
  const contact = listContact(model({ 'support.phone': '<b>1</b>' }), nobody);
  const html = renderContactWays('/i.svg', contact);
  assert.match(html, /href="tel:1"/);
  assert.match(html, /Phone: &lt;b&gt;1/);
});
