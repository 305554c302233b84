/** "Did this solve it?" at the end of a guide (behaviours.md 25.4): an answer, and the next best thing for who was not helped. */
import { announce } from '../announce.ts';
import { addToPacket } from '../packet/packet.ts';
import { onLeave } from '../page-lifecycle.ts';
import { type Feedback, sendFeedback } from './feedback.ts';
import { addTextButton, addWaysOn } from './ways-on.ts';

/** Why a guide did not help, in words that an operator can count. */
const REASONS = {
  'did-not-work': 'I did it, and it did not help',
  'not-clear': 'I do not understand a step',
  'not-my-problem': 'My problem is another one',
  'out-of-date': 'It looks different for me',
} as const;

/** `root` is the section with the two buttons. */
export function wake(root: HTMLElement): void {
  // From here on its clicks are answered here.
  root.dataset['live'] = '';
  const [solved, notYet] = root.querySelectorAll('button');
  const { url, revision = '' } = root.dataset;
  const page = location.pathname;
  let isSent = false;
  let isWaiting = false;
  const send = (answer: Feedback['answer'], reason = ''): void => {
    if (!isSent) sendFeedback(url, { page, revision, answer, reason });
    isSent = true;
  };
  // A reason may come; who leaves without one has answered all the same.
  const sendLate = (): void => {
    if (isWaiting) send('not-yet');
  };
  addEventListener('pagehide', sendLate);
  onLeave(() => {
    removeEventListener('pagehide', sendLate);
    sendLate();
  });
  const more = document.createElement('div');
  const show = (chosen: HTMLButtonElement | undefined): void => {
    for (const button of [solved, notYet]) button?.setAttribute('aria-pressed', String(button === chosen));
    more.replaceChildren();
    root.append(more);
  };
  solved?.addEventListener('click', () => {
    show(solved);
    isWaiting = false;
    more.append('Good. Thank you for saying so.');
    announce('Good. Thank you for saying so.');
    send('solved');
  });
  notYet?.addEventListener('click', () => {
    show(notYet);
    const title = document.querySelector('h1')?.textContent?.trim() ?? document.title;
    addToPacket('guide', { text: `${title} (did not solve it)`, url: page });
    if (url !== undefined && !isSent) {
      isWaiting = true;
      addReasons(more, (reason) => {
        isWaiting = false;
        send('not-yet', reason);
      });
    }
    const said = document.createElement('p');
    said.textContent = 'Try one of these next:';
    more.append(said);
    addWaysOn(more);
    if (said.nextElementSibling === null) said.textContent = 'Search for what you see, word for word.';
    announce(said.textContent);
  });
}

function addReasons(host: HTMLElement, tell: (reason: string) => void): void {
  const group = document.createElement('div');
  group.role = 'group';
  group.className = 'choices';
  group.ariaLabel = 'Why not?';
  for (const [reason, label] of Object.entries(REASONS))
    addTextButton(group, label, () => {
      tell(reason);
      group.replaceChildren('Thank you.');
      announce('Thank you.');
    });
  host.append(group);
}
