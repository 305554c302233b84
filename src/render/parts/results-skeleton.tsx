/** The place of results that are on their way: the page has it before any script, the script until they are here. */
import type { ReactElement } from 'react';

const ROWS = 6;

export function ResultsSkeleton(): ReactElement {
  return (
    <div className="results-skeleton" aria-hidden="true">
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index}>
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
