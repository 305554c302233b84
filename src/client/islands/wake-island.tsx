/** Brings a server-rendered element to life: hydrates it, with a boundary around it that turns a fault into the crash screen. */
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Boundary } from './boundary.tsx';

/** `element` has to render what stands in `root` already. */
export function wakeIsland(root: HTMLElement, element: ReactElement): void {
  root.dataset['live'] = '';
  const name = root.dataset['island'] ?? '';
  const react = hydrateRoot(root, <Boundary name={name}>{element}</Boundary>, {
    // A page that was swapped for another needs no word about it.
    onRecoverableError: (error) => console.warn(`Island ${name}:`, error),
  });
  const leave = (): void => {
    if (root.isConnected) return;
    react.unmount();
    document.removeEventListener('helpsite:shown', leave);
  };
  document.addEventListener('helpsite:shown', leave);
}
