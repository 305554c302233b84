/** The colour-mode switch at work. The mode itself is applied by early.ts, before the page shows. */
import { type ReactElement, useSyncExternalStore } from 'react';
import { type ColorChoice, ColorModeSwitch } from '../../render/islands/color-mode-switch.tsx';
import { MODE_KEY, nextChoice, readChoice } from '../color-mode.ts';
import { remember } from '../remember.ts';
import { findSprite } from '../create-button.ts';
import { wakeIsland } from './wake-island.tsx';

export function wake(root: HTMLElement): void {
  wakeIsland(root, <Switch sprite={findSprite()} hasSystem={'system' in root.dataset} />);
}

function Switch({
  sprite,
  hasSystem,
}: {
  readonly sprite: string;
  readonly hasSystem: boolean;
}): ReactElement {
  const choice = useSyncExternalStore(watchChoice, currentChoice, () => undefined);
  const choose = (): void => {
    const next = nextChoice(currentChoice(), hasSystem);
    remember(MODE_KEY, next === 'system' ? undefined : next);
  };
  return <ColorModeSwitch sprite={sprite} choice={choice} onSwitch={choose} />;
}

function currentChoice(): ColorChoice {
  return readChoice(document.documentElement.dataset['themeChoice']) ?? 'dark';
}

function watchChoice(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme-choice'] });
  return () => observer.disconnect();
}
