/** Where a reader can go who was not helped: what this page has, then the site, then a person. */
import { createButton } from '../create-button.ts';
import { readContact } from '../search/read-contact.ts';
import { findSearchButton, readSettings } from '../search/read-settings.ts';

interface WayOn {
  readonly label: string;
  readonly href: string;
  readonly isElsewhere?: boolean;
}

/** Related guides that are named: more would be a list to search again. */
const MAX_RELATED = 3;

/** A list of links, appended to `host`. Nothing for a page that leads nowhere. */
export function addWaysOn(host: HTMLElement): void {
  const ways = [...findFailures(), ...findRelated(), ...findErrors(), ...findPersons()];
  if (ways.length === 0) return;
  const list = document.createElement('ul');
  list.className = 'ways-on';
  for (const { label, href, isElsewhere } of ways) {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = label;
    if (isElsewhere === true) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  host.append(list);
}

/** The guide's own table of what is seen and what to do then. */
function findFailures(): readonly WayOn[] {
  const row = document.querySelector('article tr[id^="row-"]');
  if (!row) return [];
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  const above = headings.findLast(
    (heading) => heading.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return [
    {
      label: above?.textContent?.trim() ?? 'What you may see',
      href: `#${encodeURIComponent((above ?? row).id)}`,
    },
  ];
}

function findRelated(): readonly WayOn[] {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('.related a[href]')];
  const heading = document.querySelector('article #related-guides');
  const listed = [
    ...(heading?.parentElement?.querySelectorAll<HTMLAnchorElement>('#related-guides ~ ul a[href]') ?? []),
  ];
  return [...cards, ...listed].slice(0, MAX_RELATED).map((link) => ({
    label: (link.querySelector('h3, strong, b') ?? link).textContent?.trim() ?? '',
    href: link.href,
  }));
}

/** The page that reads a log, where the site has one. */
function findErrors(): readonly WayOn[] {
  const href = document.body.querySelector<HTMLElement>('[data-errors]')?.dataset['errors'];
  return href === undefined ? [] : [{ label: 'Paste your error', href }];
}

/** The ways to a person, as the header of every page has them, or the guide that tells of them. */
function findPersons(): readonly WayOn[] {
  if (findSearchButton() === undefined) return [];
  const ways = readContact(readSettings())?.ways ?? [];
  return ways.filter(({ href }) => new URL(href, location.href).pathname !== location.pathname);
}

/** A button that says what it does. */
export function addTextButton(host: HTMLElement, label: string, act: () => void): HTMLButtonElement {
  const button = createButton('', label);
  button.textContent = label;
  button.addEventListener('click', act);
  host.append(button);
  return button;
}
