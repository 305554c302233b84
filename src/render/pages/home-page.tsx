/** The home page: one question, the search field, the games, and the way to a person. */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';
import { countGuides } from '../parts/count-guides.ts';
import { Mark } from '../parts/mark.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { ContactSection } from '../parts/contact-ways.tsx';
import { resolveHref } from '../resolve-href.ts';
import type { ChromeView, HomeTile, HomeView } from '../view.ts';

export function HomePage({
  view,
  chrome,
}: {
  readonly view: HomeView;
  readonly chrome: ChromeView;
}): ReactElement {
  const [first, ...others] = view.tiles;
  return (
    <main id="main" tabIndex={-1} className="home">
      <div className="hero">
        <h1>{view.heading === '' ? view.title : view.heading}</h1>
        {view.tagline === '' ? undefined : <p className="lead">{view.tagline}</p>}
        <SearchForm chrome={chrome} placeholder={view.placeholder} />
        {view.tasks.length === 0 ? undefined : (
          <nav aria-label={say('Most needed tasks')}>
            <ul className="chips">
              {view.tasks.map((task) => (
                <li key={task.href}>
                  <a href={resolveHref(chrome.base, task.href)}>{task.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {chrome.errorsRoute === undefined ? undefined : (
          <p>
            {say('An error message?')} <a href={chrome.errorsRoute}>{say('Paste it here')}</a>
          </p>
        )}
        <ContactSection chrome={chrome} />
      </div>
      {first === undefined ? undefined : (
        <section aria-labelledby="games">
          <h2 id="games">{say('Browse by topic')}</h2>
          <ul className="tiles">
            <FirstTile tile={first} chrome={chrome} />
            {others.map((tile) => (
              <li key={tile.href}>
                <a className="tile" href={tile.href}>
                  <Mark mark={tile.mark} sprite={chrome.assets.icons} />
                  <span className="tile-label">{tile.label}</span>
                  <span className="tile-count">{countGuides(tile.guides)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Columns view={view} />
      {view.bodyHtml === undefined || view.bodyHtml === '' ? undefined : (
        <article className="prose" dangerouslySetInnerHTML={{ __html: view.bodyHtml }} />
      )}
    </main>
  );
}

/** The largest tile shows its topics as links of their own. */
function FirstTile({ tile, chrome }: { readonly tile: HomeTile; readonly chrome: ChromeView }): ReactElement {
  return (
    <li className={tile.topics.length === 0 ? undefined : 'tile-first'}>
      <a className="tile" href={tile.href}>
        <Mark mark={tile.mark} sprite={chrome.assets.icons} />
        <span className="tile-label">{tile.label}</span>
        <span className="tile-count">{countGuides(tile.guides)}</span>
      </a>
      {tile.topics.length === 0 ? undefined : (
        <ul className="topics">
          {tile.topics.map((topic) => (
            <li key={topic.href}>
              <a href={topic.href}>
                {topic.label}
                <Icon sprite={chrome.assets.icons} name="chevron" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Columns({ view }: { readonly view: HomeView }): ReactElement | undefined {
  if (view.columns.length === 0) return undefined;
  return (
    <div className="columns">
      {view.columns.map((column) => (
        <section key={column.title} aria-label={column.title}>
          <h2>{column.title}</h2>
          {column.text === undefined ? undefined : <p>{column.text}</p>}
          <ul>
            {column.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
