/** Where the page that listens to a story is, if there is anybody who could read it. Pure. */
import type { SiteConfig } from '../../model.ts';
import { joinPath } from '../../urls.ts';
import { applySlashPolicy } from './docs.ts';

/** Facts that name somebody who reads what is sent. */
const READERS = ['support.ticketUrl', 'support.chatUrl', 'support.email', 'support.discordUrl'];

/** Its public path; undefined: it is switched off, or nobody would read what is told. */
export function askRoute({ ask, base, home, trailingSlash, variables }: SiteConfig): string | undefined {
  if (!ask.page || ask.path === '') return undefined;
  const isRead =
    ask.ticketUrl !== undefined ||
    (home.support.length > 0
      ? home.support.some(({ label, href }) => /^(?:https?|mailto):/i.test(href) && !/status/i.test(label))
      : READERS.some((fact) => (variables[fact] ?? '') !== ''));
  return isRead ? applySlashPolicy(joinPath(base, ask.path), trailingSlash) : undefined;
}
