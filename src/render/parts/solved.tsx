/** The question at the end of a guide. Only a script can take the answer: without one it is not shown. */
import { say } from '../../words/say.ts';
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
      aria-label={say('Did this solve it?')}
    >
      <p>{say('Did this solve it?')}</p> <button type="button">{say('Solved')}</button>{' '}
      <button type="button">{say('Not yet')}</button>
    </section>
  );
}
