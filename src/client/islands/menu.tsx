/** The mobile menu at work: the focus stays inside, Back and a wide window close it (behaviours.md 4.3). */
import { type ReactElement, useEffect } from 'react';
import { MobileMenu } from '../../render/islands/mobile-menu.tsx';
import { watchSheet } from '../comforts/sheets.ts';
import { findSprite } from '../create-button.ts';
import { wakeIsland } from './wake-island.tsx';

export function wake(root: HTMLElement): void {
  wakeIsland(root, <Menu sheet={root} entries={root.querySelector('ul')?.innerHTML ?? ''} />);
}

function Menu({ sheet, entries }: { readonly sheet: HTMLElement; readonly entries: string }): ReactElement {
  useEffect(() => watchSheet(sheet), [sheet]);
  return <MobileMenu sprite={findSprite()} entries={entries} />;
}
