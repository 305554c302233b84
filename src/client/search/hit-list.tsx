/** The list of hits by topic: options that the field points to, each a real link (behaviours.md 6.4.7, 6.7). */
import type { MouseEvent, ReactElement } from 'react';
import type { Hit } from '../../search/protocol.ts';
import { letterMark } from '../../marks.ts';
import { Mark } from '../../render/parts/mark.tsx';
import { slugify } from '../../urls.ts';
import { isPlainClick } from '../navigate/match-link.ts';
import { type Group, readHitText } from './group-hits.ts';
import { HitIcon, HitLines } from './hit-text.tsx';

export const LIST_ID = 'docsearch-list';

/** Id of the option at a place in the list, from 0. */
export function optionId(index: number): string {
  return `docsearch-item-${index}`;
}

export interface OptionsProps {
  readonly activeIndex: number;
  readonly toHref: (hit: Hit) => string;
  readonly onActivate: (index: number) => void;
  /** `isLeaving`: the reader goes there in this window. */
  readonly onChoose: (hit: Hit, index: number, isLeaving: boolean) => void;
}

export function HitList({
  groups,
  ...options
}: OptionsProps & { readonly groups: readonly Group[] }): ReactElement {
  return (
    <div role="listbox" id={LIST_ID} aria-label="Search results">
      {groups.map(({ title, first, rows }, place) => (
        <div key={title} role="group" aria-labelledby={`docsearch-group-${place}`}>
          <div className="search-group" id={`docsearch-group-${place}`} role="presentation">
            <Mark mark={letterMark(slugify(title), title)} sprite="" />
            {title}
          </div>
          {rows.map((row, offset) => (
            <Option
              key={row.hit.objectID}
              index={first + offset}
              hit={row.hit}
              place={row.place}
              {...options}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends OptionsProps {
  readonly hit: Hit;
  readonly index: number;
  readonly place: 'alone' | 'child' | 'last-child';
}

export function Option({
  hit,
  index,
  place,
  activeIndex,
  toHref,
  onActivate,
  onChoose,
}: OptionProps): ReactElement {
  const text = readHitText(hit);
  const isActive = index === activeIndex;
  const choose = (event: MouseEvent): void => {
    // Another tab, another window, a file: the browser's own affair, and the dialog stays (6.5.3).
    onChoose(hit, index, isPlainClick(event));
  };
  return (
    <a
      className={`hit ${place === 'alone' ? '' : `DocSearch-Hit--Child ${place}`}`}
      role="option"
      id={optionId(index)}
      aria-selected={isActive}
      tabIndex={-1}
      href={toHref(hit)}
      onMouseMove={() => isActive || onActivate(index)}
      onClick={choose}
    >
      <HitIcon kind={text.kind} />
      <HitLines {...text} />
      <span className="hit-enter" aria-hidden="true">
        ↵
      </span>
    </a>
  );
}
