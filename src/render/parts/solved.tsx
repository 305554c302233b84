/** The question at the end of a guide. Only a script can take the answer: without one it is not shown. */
import type { ReactElement } from 'react';
import type { SolvedView } from '../view.ts';

interface Props {
  readonly solved: SolvedView | undefined;
  /** The page where readers paste an error. */
  readonly errorsRoute: string | undefined;
}

export function Solved({ solved, errorsRoute }: Props): ReactElement | undefined {
  if (solved === undefined) return undefined;
  return (
    <section
      className="solved"
      data-island="solved"
      data-url={solved.url}
      data-revision={solved.revision}
      data-errors={errorsRoute}
      aria-label="Did this solve it?"
    >
      <p>Did this solve it?</p> <button type="button">Solved</button> <button type="button">Not yet</button>
    </section>
  );
}
