/** The search field as a real form: it works before and without any script. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';
import type { ChromeView } from '../view.ts';

/** At most 64 characters (behaviours.md 9.11). */
const LONGEST_QUERY = 64;

export function SearchForm({
  chrome,
  placeholder,
}: {
  readonly chrome: ChromeView;
  readonly placeholder: string;
}): ReactElement {
  return (
    <form className="search-form" role="search" action={chrome.searchRoute} method="get">
      <label className="sr-only" htmlFor="page.q">
        {say('Search the documentation')}
      </label>
      <Icon sprite={chrome.assets.icons} name="search" />
      <input
        id="page.q"
        type="search"
        name="q"
        maxLength={LONGEST_QUERY}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button type="submit">{say('Search')}</button>
    </form>
  );
}
