/** Results under the names of their games (behaviours.md 17.1). */
import type { ReactElement } from 'react';
import type { Hit } from '../../search/protocol.ts';
import { isPlainClick } from '../navigate/match-link.ts';
import { groupPages, readHitText } from './group-hits.ts';
import { Marks } from './hit-text.tsx';
import { type Marks as ProductMarks, ProductMark } from './product-mark.tsx';

interface Props {
  /** Answer by answer: what has come stays where it is. */
  readonly pages: readonly (readonly Hit[])[];
  readonly marks: ProductMarks;
  readonly toHref: (hit: Hit) => string;
  /** `position` in the list, from 1. */
  readonly onChoose: (hit: Hit, url: string, position: number) => void;
}

export function ResultGroups({ pages, marks, toHref, onChoose }: Props): ReactElement {
  const groups = groupPages(pages);
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <>
      {groups.map(({ title, product, hits }, place) => (
        <section key={place} aria-labelledby={`results-${place}`}>
          <h2 className="search-group" id={`results-${place}`}>
            <ProductMark product={product} label={title} marks={marks} />
            <span>{title}</span>
          </h2>
          {hits.map((hit, index) => {
            const href = toHref(hit);
            return (
              <Result
                key={hit.objectID}
                hit={hit}
                href={href}
                onChoose={() => onChoose(hit, href, (starts[place] ?? 0) + index + 1)}
              />
            );
          })}
        </section>
      ))}
    </>
  );
}

interface ResultProps {
  readonly hit: Hit;
  readonly href: string;
  readonly onChoose: () => void;
}

function Result({ hit, href, onChoose }: ResultProps): ReactElement {
  const { title, section, text } = readHitText(hit);
  return (
    <article className="result">
      <h3>
        <a href={href} onClick={(event) => isPlainClick(event) && onChoose()}>
          <Marks pieces={title} />
        </a>
      </h3>
      {section.length === 0 ? undefined : (
        <p className="hit-section">
          <Marks pieces={section} />
        </p>
      )}
      {text.length === 0 ? undefined : (
        <p className="result-text">
          <Marks pieces={text} />
        </p>
      )}
    </article>
  );
}
