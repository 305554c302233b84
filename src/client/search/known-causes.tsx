/** Above the results: what the rules of the guides say to a query that holds a message (behaviours.md 24.3.2). */
import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../../render/icon.tsx';
import type { SearchSettings } from '../../search/protocol.ts';
import { findSprite } from '../create-button.ts';
import { findErrors, findErrorsOf, type FoundErrors } from './find-errors.ts';

interface Props {
  readonly settings: SearchSettings;
  readonly text: string;
  /** Folder of the game that the query names; null: none; undefined: the search has not answered yet. */
  readonly product: string | null | undefined;
}

/** Nothing for what is no log, and for what no guide knows. The text stays the same for as long as it is shown. */
export function KnownCauses({ settings, text: log, product }: Props): ReactElement | undefined {
  const [found, setFound] = useState<FoundErrors>();
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      // Before the search has answered only what will be needed is loaded: a cause of another game would come and go.
      const all = await findErrors(settings, log);
      if (product === undefined) return;
      const errors = await findErrorsOf(settings, log, all, product);
      if (isWanted) setFound(errors);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [settings, log, product]);
  if (found === undefined || found.findings.length === 0) return undefined;
  return (
    <section aria-labelledby="results-causes">
      <h2 className="search-group" id="results-causes">
        <Icon sprite={findSprite()} name="tip" />
        <span>Known causes</span>
      </h2>
      {found.findings.map(({ code, say, url, title, section, text }) => (
        <article key={code} className="result">
          <h3>
            <a href={url}>{say}</a>
          </h3>
          <p className="result-text">
            {title}
            {section === null ? undefined : <span className="hit-section"> {section}</span>}
          </p>
          <p className="result-text" dir="ltr">
            {text}
          </p>
        </article>
      ))}
    </section>
  );
}
