/** One icon of the sprite, always decoration: the words beside it carry the meaning. */
import type { ReactElement } from 'react';
import type { IconName } from './icons.ts';

/** `sprite` is the URL of the file `renderIconSprite` makes. */
export function Icon({ sprite, name }: { readonly sprite: string; readonly name: IconName }): ReactElement {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
