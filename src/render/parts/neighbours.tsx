/** The guides before and after a page. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import type { PageLink } from '../../model.ts';
import { Icon } from '../icon.tsx';

interface Props {
  readonly label: string;
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly sprite: string;
}

/** Nothing when there is neither. */
export function NeighbourLinks(props: Props): ReactElement | undefined {
  const { label, previous, next, previousLabel, nextLabel, sprite } = props;
  if (previous === undefined && next === undefined) return undefined;
  return (
    <nav className="neighbours" aria-label={say(label)}>
      {previous === undefined ? undefined : (
        <a className="previous" rel="prev" href={previous.href}>
          <span className="pagination-sublabel">
            <Icon sprite={sprite} name="arrow-left" />
            {say(previousLabel)}
          </span>
          <span className="pagination-label">{previous.label}</span>
        </a>
      )}
      {next === undefined ? undefined : (
        <a className="next" rel="next" href={next.href}>
          <span className="pagination-sublabel">
            {say(nextLabel)}
            <Icon sprite={sprite} name="arrow-right" />
          </span>
          <span className="pagination-label">{next.label}</span>
        </a>
      )}
    </nav>
  );
}
