import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderContactWays } from '../../render/parts/contact-ways.tsx';
import { fillDefaults } from '../config/defaults.ts';
import type { SiteModel } from '../model/site-model.ts';
import { hasContact, listContact } from './contact-ways.ts';

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
