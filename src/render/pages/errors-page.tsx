/** "Paste your error": the field, and below it every message that the guides know, which needs no script. */
import { say, sayCount } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';
import { ContactSection } from '../parts/contact-ways.tsx';
import { Mark } from '../parts/mark.tsx';
import type { ChromeView, ErrorProduct, ErrorsView } from '../view.ts';

/** With more messages than this on the page, those of each product are folded. */
const MOST_OPEN = 12;
/** With more games than this a reader looks for one. */
const MOST_SEEN = 2;

interface Props {
  readonly view: ErrorsView;
  readonly chrome: ChromeView;
}

export function ErrorsPage({ view, chrome }: Props): ReactElement {
  const { products } = view;
  const count = products.reduce((sum, { rules }) => sum + rules.length, 0);
  const isFolded = count > MOST_OPEN;
  return (
    <main id="main" tabIndex={-1} className="narrow errors">
      <h1>{say('Paste your error')}</h1>
      <p className="lead">
        {say('Paste an error message or a whole log, and see what it means and what to do about it.')}
      </p>
      <Desk view={view} chrome={chrome} />
      <div id="error-results" />
      <section className="known" aria-labelledby="known">
        <h2 id="known">{say('Known messages')}</h2>
        <p className="known-count">{describeKnown(count, products.length)}</p>
        {products.length > MOST_SEEN ? (
          <input
            type="search"
            className="known-filter"
            placeholder={say('Filter')}
            aria-label={say('Filter messages')}
            autoComplete="off"
            spellCheck={false}
          />
        ) : undefined}
        <div className="known-list">
          {products.map((product) => (
            <Product key={anchorOf(product)} product={product} isOpen={!isFolded} chrome={chrome} />
          ))}
        </div>
      </section>
      <ContactSection chrome={chrome} />
    </main>
  );
}

/** Only a script can read what is pasted; without one the style sheet leaves it out. */
function Desk({ view, chrome }: Props): ReactElement {
  const { icons } = chrome.assets;
  return (
    <>
      <form className="desk" data-part="errors" data-manifest={view.manifest}>
        <label htmlFor="page.error">{say('Your error or log')}</label>
        <textarea
          id="page.error"
          rows={7}
          placeholder={say('Paste the message, or as much of the log as you have.')}
          aria-describedby="page.error-note"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <div className="desk-row">
          <button type="submit">{say('Find the cause')}</button>
          <label className="desk-file">
            <input type="file" className="sr-only" />
            <Icon sprite={icons} name="folder" />
            {say('Open a file')}
          </label>
          <span className="desk-hint">{say('or drop it anywhere on this page, up to 10 MB')}</span>
        </div>
        <p className="desk-note" id="page.error-note">
          <Icon sprite={icons} name="info" />
          {say('It never leaves your browser. Addresses, keys and names are hidden as soon as it is read.')}
        </p>
      </form>
      <p className="needs-script">
        {say(
          'Reading a log needs JavaScript, which is off or blocked in your browser. Look for your message in the list below: it leads to the section that solves it.',
        )}
      </p>
    </>
  );
}

function Product({
  product,
  isOpen,
  chrome,
}: {
  readonly product: ErrorProduct;
  readonly isOpen: boolean;
  readonly chrome: ChromeView;
}): ReactElement {
  const { label, mark, rules } = product;
  return (
    <details className="known-product" open={isOpen}>
      <summary>
        {mark === undefined ? (
          <span className="mark mark-plain" aria-hidden="true">
            <Icon sprite={chrome.assets.icons} name="guide" />
          </span>
        ) : (
          <Mark mark={mark} sprite={chrome.assets.icons} />
        )}
        <h3>{label}</h3>
        <span className="known-count">{sayCount(rules.length, '1 message', '{count} messages')}</span>
        <Icon sprite={chrome.assets.icons} name="down" />
      </summary>
      {/* Inside: going to an anchor opens the details around it. */}
      <ul id={anchorOf(product)}>
        {rules.map(({ code, say: cause, url, title, section, samples }) => (
          <li key={code}>
            <a href={url}>{cause}</a>
            {samples.slice(0, 1).map((sample) => (
              <code key={sample} dir="ltr">
                {sample}
              </code>
            ))}
            <span>{section === null ? title : `${title} › ${section}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** No guide's heading is on this page: ids can be plain. */
function anchorOf({ id }: ErrorProduct): string {
  return `known-${id ?? 'any'}`;
}

function describeKnown(messages: number, products: number): string {
  return products === 1
    ? sayCount(
        messages,
        'One message, with the section that solves it.',
        '{count} messages, with the section that solves it.',
      )
    : say('{messages} messages of {products} games and topics, each with the section that solves it.', {
        messages,
        products,
      });
}
