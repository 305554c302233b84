/** The results page. Without a script it explains itself and leads to every topic. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { ResultsSkeleton } from '../parts/results-skeleton.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import type { ChromeView, SearchView } from '../view.ts';

export function SearchPage({
  view,
  chrome,
}: {
  readonly view: SearchView;
  readonly chrome: ChromeView;
}): ReactElement {
  return (
    <main id="main" tabIndex={-1} className="narrow">
      <h1>{say('Search the documentation')}</h1>
      <SearchForm chrome={chrome} placeholder={view.placeholder} />
      <p className="needs-script">
        {say(
          'Searching needs JavaScript, which is off or blocked in your browser. The topics below lead to every guide.',
        )}
      </p>
      <div id="search-results" />
      <ResultsSkeleton />
      {view.categories.length === 0 ? undefined : (
        <section className="all-topics" aria-labelledby="topics">
          <h2 id="topics">{say('All topics')}</h2>
          <ul className="topic-list">
            {view.categories.map((category) => (
              <li key={category.href}>
                <a href={category.href}>{category.label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
