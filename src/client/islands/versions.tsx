/** The version menu at work: remembers the choice, keeps query and hash, closes like a menu (behaviours.md 2.11.4, 4.2.9). */
import { type MouseEvent, type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { VersionMenu } from '../../render/islands/version-menu.tsx';
import type { VersionLink } from '../../render/view.ts';
import { remember } from '../remember.ts';
import { readStored } from '../storage.ts';
import { VERSION_KEY } from '../version-key.ts';
import { wakeIsland } from './wake-island.tsx';

export function wake(root: HTMLElement): void {
  // Before React has taken over: an Escape in between would be lost.
  const leave = closeLikeMenu(root);
  wakeIsland(root, <Versions versions={readVersions(root)} onLeave={leave} />);
}

/** What the server wrote: the links are the data. */
function readVersions(root: HTMLElement): readonly VersionLink[] {
  return [...root.querySelectorAll('a')].map((link) => ({
    name: link.closest('li')?.dataset['version'] ?? '',
    label: link.textContent,
    href: link.getAttribute('href') ?? '',
    isCurrent: link.ariaCurrent === 'true',
  }));
}

function Versions({
  versions,
  onLeave,
}: {
  readonly versions: readonly VersionLink[];
  readonly onLeave: () => void;
}): ReactElement {
  const preferred = useSyncExternalStore(watchStored, readPreferred, () => undefined);
  useEffect(() => onLeave, [onLeave]);
  const choose = ({ name }: VersionLink, { currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    remember(VERSION_KEY, name);
    currentTarget.search = location.search;
    currentTarget.hash = location.hash;
  };
  return <VersionMenu versions={versions} preferred={preferred} onChoose={choose} />;
}

function readPreferred(): string | undefined {
  return readStored(VERSION_KEY);
}

function watchStored(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/** Escape, a click elsewhere and a focus elsewhere close it, until what comes back is called. */
function closeLikeMenu(root: HTMLElement): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const find = (): HTMLDetailsElement | null => root.querySelector('details');
  const close = (): void => {
    const details = find();
    if (details !== null) details.open = false;
  };
  const leave = ({ target }: Event): void => {
    if (target instanceof Node && !root.contains(target)) close();
  };
  document.addEventListener('pointerdown', leave, { signal });
  document.addEventListener('focusin', leave, { signal });
  // Also where nothing has the focus any more: elsewhere it would have closed.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const details = find();
      if (key !== 'Escape' || details?.open !== true) return;
      close();
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => watch.abort();
}
