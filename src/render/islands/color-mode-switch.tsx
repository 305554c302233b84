/** The button that changes between light, dark and the system's mode (behaviours.md 4.7.4). */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';

export type ColorChoice = 'light' | 'dark' | 'system';

const MODES: Readonly<Record<ColorChoice, string>> = {
  light: 'light mode',
  dark: 'dark mode',
  system: 'system mode',
};

interface Props {
  readonly sprite: string;
  /** Undefined on the server, which cannot know: the style sheet then shows the icon that fits. */
  readonly choice?: ColorChoice | undefined;
  readonly onSwitch?: () => void;
}

const ICONS = { light: 'sun', dark: 'moon', system: 'screen' } as const;

export function ColorModeSwitch({ sprite, choice, onSwitch }: Props): ReactElement {
  const label = say('Switch between dark and light mode');
  return (
    <button
      type="button"
      className="mode-switch"
      title={choice === undefined ? undefined : say(MODES[choice])}
      aria-label={
        choice === undefined ? label : say('{label} (currently {mode})', { label, mode: say(MODES[choice]) })
      }
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
