/** Which colour mode applies (behaviours.md 4.7, 9.6). Pure. */

/** Where the choice is stored (behaviours.md 4.7.3). */
export const MODE_KEY = 'theme';

/** In an address: shows the page in a mode without storing it (behaviours.md 4.7.2). */
export const MODE_QUERY = 'docusaurus-theme';

export type Mode = 'light' | 'dark';
export type Choice = Mode | 'system';

/** A choice as stored or asked for; anything else is none. */
export function readChoice(text: string | null | undefined): Choice | undefined {
  return text === 'light' || text === 'dark' || text === 'system' ? text : undefined;
}

interface ModeSettings {
  readonly standard: Mode;
  readonly respectSystem: boolean;
  /** Readers may choose: without it what is stored means nothing. */
  readonly hasSwitch: boolean;
}

/** The address comes first, then what is stored, then the system if it counts, then the site's own mode. */
export function resolveChoice(
  asked: Choice | undefined,
  stored: Choice | undefined,
  { standard, respectSystem, hasSwitch }: ModeSettings,
): Choice {
  return asked ?? (hasSwitch ? stored : undefined) ?? (respectSystem ? 'system' : standard);
}

/** What a click on the switch leads to: system, light, dark and round again; without the system light and dark. */
export function nextChoice(choice: Choice, hasSystem: boolean): Choice {
  if (!hasSystem) return choice === 'dark' ? 'light' : 'dark';
  return choice === 'system' ? 'light' : choice === 'light' ? 'dark' : 'system';
}
