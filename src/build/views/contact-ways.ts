/** The ways to reach a person, from the facts about the provider or from the links of the configuration. */
import { sayIn } from '../../words/say.ts';
import type { ContactKind, ContactView, ContactWay } from '../../render/view.ts';
import type { SiteConfig } from '../../model.ts';
import { encodePath } from '../../urls.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { substituteLabel } from '../parse/substitute.ts';
import { askRoute } from '../model/ask-route.ts';
import { homeLinks } from './home-links.ts';

interface Row {
  readonly kind: Exclude<ContactKind, 'ask'>;
  readonly label: string;
  /** The fact that says where it is. */
  readonly fact: string;
  /** A fact as an address; unset: it is one. */
  readonly toHref?: (fact: string) => string;
  /** The fact itself is worth reading. */
  readonly isShown?: true;
}

/** In the order in which they are offered: what reaches the right person soonest comes first. */
const WAYS: readonly Row[] = [
  { kind: 'ticket', label: 'Open a ticket', fact: 'support.ticketUrl' },
  { kind: 'chat', label: 'Chat with us', fact: 'support.chatUrl' },
  {
    kind: 'email',
    label: 'Email',
    fact: 'support.email',
    toHref: (email) => `mailto:${email}`,
    isShown: true,
  },
  {
    kind: 'phone',
    label: 'Phone',
    fact: 'support.phone',
    toHref: (phone) => `tel:${phone.replace(/[^+\d]/g, '')}`,
    isShown: true,
  },
  { kind: 'discord', label: 'Ask on Discord', fact: 'support.discordUrl' },
  { kind: 'status', label: 'Check the service status', fact: 'support.statusUrl' },
];

/** `home.support` as it was written, else what the facts say; undefined: there is no way that we know. */
export function listContact(model: SiteModel, lookup: Pick<SiteLookup, 'docsById'>): ContactView | undefined {
  const { home, variables, words } = model.config;
  const ways =
    home.support.length > 0
      ? home.support.flatMap(({ label, href }): readonly ContactWay[] =>
          homeLinks(href, substituteLabel(label, variables), model, lookup).map((link) => ({
            kind: guessKind(link.label, link.href),
            ...link,
          })),
        )
      : WAYS.flatMap((row) => wayOf({ ...row, label: sayIn(words, row.label) }, variables[row.fact]));
  const ask = askRoute(model.config);
  if (ways.length === 0 && ask === undefined) return undefined;
  return {
    // Who tells it there may be answered at once, and nobody asks twice.
    ways:
      ask === undefined
        ? ways
        : [{ kind: 'ask', label: sayIn(words, 'Tell us what happens'), href: encodePath(ask) }, ...ways],
    ...sayTimes('hours', variables['support.hours']),
    ...sayTimes('responseTimes', variables['support.responseTimes']),
  };
}

/** Where a story is sent: the first ticket, else the first mail; nothing: it can only be copied. */
export function askWays(
  contact: ContactView | undefined,
  ticketUrl: string | undefined,
): { readonly ticketUrl?: string; readonly email?: string } {
  const hrefOf = (kind: ContactKind) => contact?.ways.find((way) => way.kind === kind)?.href;
  const ticket = ticketUrl ?? hrefOf('ticket');
  if (ticket !== undefined) return { ticketUrl: ticket };
  const email = hrefOf('email');
  return email === undefined ? {} : { email: email.replace(/^mailto:/i, '') };
}

/** Whether `listContact` may find a way: pages then have its styles. */
export function hasContact(config: SiteConfig): boolean {
  const { home, variables } = config;
  return (
    askRoute(config) !== undefined ||
    home.support.length > 0 ||
    WAYS.some(({ fact }) => (variables[fact] ?? '') !== '')
  );
}

function wayOf({ kind, label, toHref, isShown }: Row, fact: string | undefined): readonly ContactWay[] {
  if (fact === undefined || fact === '') return [];
  const href = toHref?.(fact) ?? fact;
  return [{ kind, label, href, ...(isShown === true ? { detail: fact } : {}) }];
}

/** A phrase, which ends in no full stop of its own. */
function sayTimes<Name extends string>(name: Name, fact: string | undefined): { [Key in Name]?: string } {
  const said = fact?.trim().replace(/\.$/, '') ?? '';
  return said === '' ? {} : ({ [name]: said } as { [Key in Name]: string });
}

function guessKind(label: string, href: string): ContactKind {
  if (href.startsWith('mailto:')) return 'email';
  if (href.startsWith('tel:')) return 'phone';
  const words = `${label} ${href}`;
  if (/discord/i.test(words)) return 'discord';
  if (/chat/i.test(words)) return 'chat';
  if (/status/i.test(words)) return 'status';
  return /ticket/i.test(words) ? 'ticket' : 'other';
}
