/**
 * The page that listens to a story (behaviours.md 25.3): guides answer while somebody writes, and what goes to a person is shown
 * in full before. Nothing is sent from here: the reader opens the ticket or the mail.
 */
import { sayCount } from '../../words/say.ts';
import { maskLog } from '../../errors/mask-log.ts';
import { announce } from '../announce.ts';
import { loadLaterStyle } from '../comforts/later-style.ts';
import { addToPacket, keepPacket, readPacket } from '../packet/packet.ts';
import { createSearch, type Search } from '../search/find.ts';
import { readSettings } from '../search/read-settings.ts';
import { mayBeReported } from '../search/report-search.ts';
import { sendFeedback } from '../solved/feedback.ts';
import { addTextButton } from '../solved/ways-on.ts';
import { type Answers, findAnswers } from './find-answers.ts';
import { openReview, type Review } from './review.ts';
import { showAnswers, showNote } from './show-answers.ts';

/** No more typing for this long, milliseconds: the guides are asked. */
const PAUSE = 300;
/** Letters of a story that can be answered. */
const SHORTEST = 8;
/** Letters of a question that an operator may read in the answers. */
const LONGEST_REASON = 200;

/** Opened once: on the way back from an answer the guides answer at once. */
let search: Search | undefined;

/** For the form (page-parts.ts). */
export function start(form: HTMLElement): void | (() => void) {
  const field = form.querySelector('textarea');
  const section = form.querySelector('.answers');
  if (!(form instanceof HTMLFormElement) || !field || !section) return undefined;
  loadLaterStyle();
  const { ticket, email, url } = form.dataset;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let review: Review | undefined;
  let last = '';
  let isTold = false;

  const tell = (answer: 'solved' | 'asked'): void => {
    const story = maskLog(field.value).trim().replace(/\s+/g, ' ').slice(0, LONGEST_REASON);
    const reason = mayBeReported(story) ? story : '';
    if (!isTold) sendFeedback(url, { page: location.pathname, revision: '', answer, reason });
    isTold = true;
  };
  const buttons = document.createElement('div');
  buttons.className = 'choices';
  const solved = addTextButton(buttons, 'This solved it', () => {
    tell('solved');
    keepPacket(readPacket().filter(({ kind }) => kind !== 'asked'));
    field.value = '';
    showNote(section, 'They appear here as you write.');
    announce('Good. Nothing was sent.');
    solved.hidden = true;
    done.hidden = false;
    showSend();
  });
  solved.hidden = true;
  const send = addTextButton(buttons, 'Send anyway: look at it first', () => {
    if (review === undefined)
      review = openReview(
        form,
        { ticket, email },
        () => maskLog(field.value),
        () => tell('asked'),
      );
    else review.show();
  });
  const done = addDone(buttons);
  // Without a word there is nothing to send.
  const showSend = (): void => void (send.hidden = field.value.trim() === '' && review === undefined);
  field.parentElement?.append(buttons);

  const answer = async (): Promise<void> => {
    const story = field.value.trim();
    if (story === '') keepPacket(readPacket().filter(({ kind }) => kind !== 'asked'));
    else addToPacket('asked', story);
    review?.refresh();
    if (story.length < SHORTEST || story === last) return;
    last = story;
    if (section.querySelector('ol') === null) showNote(section, 'Reading…');
    let found: Answers;
    try {
      const settings = readSettings();
      found = await findAnswers(story, (search ??= createSearch(settings)), settings);
    } catch (error) {
      console.warn('The search has failed.', error);
      if (last === story)
        showNote(section, 'The guides cannot be searched now. You can send your story all the same.');
      last = '';
      return;
    }
    // Another story by now.
    if (last !== story) return;
    for (const { say, line, text, url: place } of found.findings)
      addToPacket('finding', { text: `${say} (line ${line}: ${text})`, url: place });
    // What a log has said is surer.
    const isNamed = readPacket().some(({ kind }) => kind === 'product');
    if (found.product !== undefined && !isNamed) addToPacket('product', found.product);
    review?.refresh();
    showAnswers(section, found);
    solved.hidden = found.answers.length === 0;
    announce(
      found.answers.length === 0
        ? 'No guide fits this yet.'
        : sayCount(found.answers.length, 'One guide may answer it', '{count} guides may answer it'),
    );
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void answer(), PAUSE);
  };
  field.addEventListener('input', () => {
    done.hidden = true;
    later();
    showSend();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  const kept = readPacket().find(({ kind }) => kind === 'asked');
  if (kept !== undefined && field.value === '') field.value = kept.text;
  showSend();
  if (field.value !== '') void answer();
  return () => {
    clearTimeout(timer);
    // What was typed last goes along, too.
    if (field.value.trim() !== '') addToPacket('asked', field.value);
  };
}

/** What "This solved it" says, in the place of the buttons, where the reader looks. */
function addDone(buttons: HTMLElement): HTMLElement {
  const done = document.createElement('p');
  done.textContent = 'Good. Nothing was sent.';
  done.hidden = true;
  buttons.append(done);
  return done;
}
