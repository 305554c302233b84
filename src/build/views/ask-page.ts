/** The page that listens to a story: a field that guides answer while somebody writes, and what a person gets in the end. */
import { sayIn } from '../../words/say.ts';
import type { AskView } from '../../render/view.ts';
import { askWays } from './contact-ways.ts';
import { buildHead } from './head-view.ts';
import { type Listed, type PageSource, routePage, type ViewInputs } from './page-kind.ts';

export const askPage = routePage('ask', askInputs);

function askInputs({ route }: Listed, { model, chrome }: PageSource): ViewInputs<AskView> {
  const { config } = model;
  const { ask, feedback } = config;
  const view: AskView = {
    kind: 'ask',
    head: buildHead({
      config,
      route,
      title: sayIn(config.words, 'Tell us what happens'),
      description: sayIn(
        config.words,
        'Describe a problem in your own words: the guides of {site} answer, and a person gets everything that you tried.',
        { site: config.title },
      ),
      robots: 'noindex, follow',
    }),
    ...askWays(chrome.contact, ask.ticketUrl),
    ...(feedback.url === undefined ? {} : { feedbackUrl: feedback.url }),
  };
  return { route, view, chrome };
}
