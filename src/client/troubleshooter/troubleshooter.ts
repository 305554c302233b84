/**
 * A troubleshooter as a path (behaviours.md 25.1): one question at a time, a way back, and an address that keeps the place. The
 * list stays in the page, for paper and for who wants to see it whole.
 */
import { say } from '../../words/say.ts';
import { addStyle } from '../add-style.ts';
import { addToPacket } from '../packet/packet.ts';
import { addWaysOn } from '../solved/ways-on.ts';
import { readPoints } from './read-list.ts';
import { followMoves, GO_ON, moveOf, type Place, type Point } from './walk.ts';

/** Between the id of the heading and the moves, in the address. */
const MARK = '~';

type Shown = DocumentFragment;

/** For the list of a troubleshooter (page-parts.ts). */
export function start(list: HTMLElement): () => void {
  const heading = findHeading(list);
  const id = heading?.id ?? '';
  const points = readPoints(list);
  const box = document.createElement('section');
  box.className = 'asker';
  box.ariaLabel = `${headingText(heading)}: one question at a time`;
  let moves = '';

  const show = (next: string, isMove: boolean): void => {
    const walk = followMoves(points, next);
    ({ moves } = walk);
    box.replaceChildren(...drawPlace(walk.place, points, { moves, go }));
    if (!isMove) return;
    // The entry of the history stays: the browser's way back leads to the page before.
    const hash = moves === '' ? `#${encodeURIComponent(id)}` : `#${encodeURIComponent(id)}${MARK}${moves}`;
    history.replaceState(history.state, '', hash);
    const said = walk.taken
      .map(({ shown, label }) =>
        label === undefined ? say('{step} → done', { step: textOf(shown) }) : `${textOf(shown)} → ${label}`,
      )
      .join('; ');
    if (said !== '')
      addToPacket('path', { text: `${headingText(heading)}: ${said}`, url: `${location.pathname}#${id}` });
    box.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    if (box.getBoundingClientRect().top < 0) box.scrollIntoView();
  };
  const go = (next: string): void => show(next, true);
  const restore = (): boolean => {
    const [typed, path = ''] = location.hash.slice(1).split(MARK);
    if (typed !== encodeURIComponent(id) && typed !== id) return false;
    show(path, false);
    if (path !== '') heading?.scrollIntoView();
    return true;
  };

  let isGone = false;
  const whole = makeButton('Show all questions', () => {
    const isHidden = list.classList.toggle('walked');
    whole.textContent = isHidden ? 'Show all questions' : 'Hide the list of questions';
  });
  whole.className = 'whole';
  const place = async (): Promise<void> => {
    await addStyle(document.querySelector<HTMLElement>('script[data-style]')?.dataset['style'] ?? '');
    if (isGone) return;
    if (!restore()) show('', false);
    list.before(box);
    list.before(whole);
    list.classList.add('walked');
    addEventListener('hashchange', restore);
  };
  void place();
  return () => {
    isGone = true;
    removeEventListener('hashchange', restore);
  };
}

interface Drawing {
  readonly moves: string;
  readonly go: (moves: string) => void;
}

function drawPlace(
  place: Place<Shown>,
  points: readonly Point<Shown>[],
  { moves, go }: Drawing,
): readonly HTMLElement[] {
  const said = document.createElement('div');
  said.tabIndex = -1;
  said.className = 'said';
  const choices = document.createElement('div');
  choices.className = 'choices';
  const count = document.createElement('p');
  count.className = 'count';
  if (place.kind === 'end') {
    count.textContent = 'That was the last question';
    said.append('None of it helped? These are the ways on.');
    addWaysOn(choices);
  } else {
    count.textContent = describePlace(place.kind, place.at + 1, points.length);
    said.append((place.kind === 'result' ? place.answer.shown : place.point.shown)?.cloneNode(true) ?? '');
  }
  if (place.kind === 'question')
    for (const [index, { label }] of place.point.answers.entries())
      choices.append(makeButton(label, () => go(moves + moveOf(index))));
  if (place.kind === 'step') choices.append(makeButton('Done, go on', () => go(moves + GO_ON)));
  if (place.kind === 'result') {
    const solved = makeButton('This solved it', () => {
      solved.parentElement?.replaceChildren('Good. Nothing more to do.');
      said.focus();
    });
    choices.append(
      solved,
      makeButton('It did not help, go on', () => go(moves + GO_ON)),
    );
  }
  const ways = document.createElement('div');
  ways.className = 'back';
  if (moves !== '')
    ways.append(
      makeButton('Back', () => go(moves.slice(0, -1))),
      makeButton('Start again', () => go('')),
    );
  return [count, said, choices, ways];
}

function describePlace(kind: 'question' | 'step' | 'result', at: number, all: number): string {
  if (kind === 'result') return `What to do: question ${at} of ${all}`;
  return kind === 'step' ? `Step ${at} of ${all}` : `Question ${at} of ${all}`;
}

function makeButton(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', act);
  return button;
}

function textOf(shown: Shown): string {
  return (shown.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The heading that the list stands below. */
function findHeading(list: HTMLElement): Element | undefined {
  for (let before = list.previousElementSibling; before; before = before.previousElementSibling)
    if (before.matches('h1, h2, h3, h4, h5, h6')) return before;
  return undefined;
}

function headingText(heading: Element | undefined): string {
  return (heading?.textContent ?? 'Find the cause').trim();
}
