/** The button that changes between light, dark and the system's mode (behaviours.md 4.7.4). */
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';

export type ColorChoice = 'light' | 'dark' | 'system';

interface Props {
  readonly sprite: string;
  /** Undefined on the server, which cannot know: the style sheet then shows the icon that fits. */
  readonly choice?: ColorChoice | undefined;
  readonly onSwitch?: () => void;
}

const ICONS = { light: 'sun', dark: 'moon', system: 'screen' } as const;

export function ColorModeSwitch({ sprite, choice, onSwitch }: Props): ReactElement {
  const label = 'Switch between dark and light mode';
  return (
    <button
      type="button"
      className="mode-switch"
      title={choice === undefined ? undefined : `${choice} mode`}
      aria-label={choice === undefined ? label : `${label} (currently ${choice} mode)`}
      onClick={onSwitch}
    >
      {(['light', 'dark', 'system'] as const).map((mode) => (
        <span key={mode} className={`is-${mode}`}>
          <Icon sprite={sprite} name={ICONS[mode]} />
        </span>
      ))}
    </button>
  );
}
