/** The ways to reach a person, as the header of this page names them: what is configured stands there once for all. */
import type { SearchSettings } from '../../search/protocol.ts';

export interface Way {
  readonly label: string;
  readonly href: string;
  /** Address of its icon in the sprite. */
  readonly icon: string | undefined;
  /** It opens beside this page. */
  readonly isElsewhere: boolean;
}

export interface Contact {
  readonly ways: readonly Way[];
  /** When somebody is there, and how soon they answer; empty: not known. */
  readonly times: string;
}

/** Undefined where neither a way nor a guide that tells of them is configured. */
export function readContact({ contactGuide }: Pick<SearchSettings, 'contactGuide'>): Contact | undefined {
  const menu = document.querySelector('.get-help');
  const ways = [
    ...(menu?.querySelectorAll<HTMLAnchorElement>(':scope ul:not(.help-tools) a[href]') ?? []),
  ].map((link): Way => ({
    label: link.textContent.trim(),
    href: link.getAttribute('href') ?? '',
    icon: link.querySelector('use')?.getAttribute('href') ?? undefined,
    isElsewhere: link.target === '_blank',
  }));
  if (ways.length > 0)
    return { ways, times: menu?.querySelector('.support-times')?.textContent.trim() ?? '' };
  if (contactGuide === undefined) return undefined;
  return { ways: [{ ...contactGuide, icon: undefined, isElsewhere: false }], times: '' };
}
