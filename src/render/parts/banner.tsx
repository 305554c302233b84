/** Says above a page that it is a draft or unlisted (behaviours.md 2.5, texts verbatim). */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';

const TEXTS = {
  draft: {
    title: 'Draft page',
    text: 'This page is a draft. It will only be visible in dev and be excluded from the production build.',
  },
  unlisted: {
    title: 'Unlisted page',
    text: 'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
  },
} as const;

export function Banner({
  kind,
  sprite,
}: {
  readonly kind: keyof typeof TEXTS;
  readonly sprite: string;
}): ReactElement {
  return (
    <div className="admonition admonition-warning" role="note" aria-labelledby={`${kind}-banner`}>
      <p className="admonition-title" id={`${kind}-banner`}>
        <Icon sprite={sprite} name="warning" />
        {say(TEXTS[kind].title)}
      </p>
      <div className="admonition-body">
        <p>{say(TEXTS[kind].text)}</p>
      </div>
    </div>
  );
}
