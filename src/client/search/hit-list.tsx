/** The list of hits by game: options that the field points to, each a real link (behaviours.md 6.4.7, 17.1). */
import type { MouseEvent, ReactElement } from 'react';
import type { Hit } from '../../search/protocol.ts';
import { Icon } from '../../render/icon.tsx';
import { findSprite } from '../create-button.ts';
import { isPlainClick } from '../navigate/match-link.ts';
import { type Group, type HitText, nameGroup, readHitText } from './group-hits.ts';
import { HitLines } from './hit-text.tsx';
import { type Marks, ProductMark } from './product-mark.tsx';

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
  marks,
  ...options
}: OptionsProps & { readonly groups: readonly Group[]; readonly marks: Marks }): ReactElement {
  return (
    <div role="listbox" id={LIST_ID} aria-label="Search results">
      {groups.map(({ title, product, kind, first, rows }, place) => (
        <div key={`${kind} ${title}`} role="group" aria-labelledby={`docsearch-group-${place}`}>
          <div className="search-group" id={`docsearch-group-${place}`} role="presentation">
            {kind !== 'topic' ? (
              <Icon sprite={findSprite()} name={kind === 'cause' ? 'tip' : 'warning'} />
            ) : (
              <ProductMark product={product} label={title} marks={marks} />
            )}
            <span>{title}</span>
          </div>
          {rows.map((row, offset) => (
            <Option
              key={row.hit.objectID}
              index={first + offset}
              hit={row.hit}
              place={row.place}
              shows={kind === 'topic' ? 'text' : 'all'}
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
  /** `text`: its game stands above it; `place`: its game, and no text. */
  readonly shows: 'text' | 'place' | 'all';
}

export function Option(props: OptionProps): ReactElement {
  const { hit, index, place, shows, activeIndex, toHref, onActivate, onChoose } = props;
  const text = readHitText(hit);
  const isActive = index === activeIndex;
  const choose = (event: MouseEvent): void => {
    // Another tab, another window, a file: the browser's own affair, and the dialog stays (6.5.3).
    onChoose(hit, index, isPlainClick(event));
  };
  return (
    <a
      className={`hit${place === 'alone' ? '' : ` DocSearch-Hit--Child ${place}`}`}
      role="option"
      id={optionId(index)}
      aria-selected={isActive}
      tabIndex={-1}
      href={toHref(hit)}
      onMouseMove={() => isActive || onActivate(index)}
      onClick={choose}
    >
      <HitLines
        {...(place === 'alone' ? text : nameChild(text))}
        {...(shows === 'place' ? { text: [] } : {})}
        game={shows === 'text' || hit.group === '' ? undefined : nameGroup(hit)}
      />
      <span className="hit-enter" aria-hidden="true">
        ↵
      </span>
    </a>
  );
}

/** Below its guide a section needs no other title than its own. */
function nameChild({ title, section, text }: HitText): HitText {
  if (section.length > 0) return { title: section, section: [], text };
  return text.length > 0 ? { title: text, section: [], text: [] } : { title, section, text };
}
