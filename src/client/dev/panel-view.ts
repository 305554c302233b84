/** The panel's elements for one moment: notes about the page, then the problems or the badge that stands for them. */
import type { DevMessage, DevProblem } from '../../dev-protocol.ts';
import { isShownPage } from './shown-page.ts';

/** All that the panel's look depends on. */
export interface PanelState {
  readonly message: DevMessage | undefined;
  /** Problems are shown, not only counted. */
  readonly isOpen: boolean;
  /** Which problem is shown, from 0. */
  readonly current: number;
  /** The page's file is gone: to this address, if it is not empty. Undefined: the page is there. */
  readonly gone: string | undefined;
  readonly isConnected: boolean;
  /** Why the editor could not be opened; empty: nothing is wrong. */
  readonly openFault: string;
}

/** What the panel's buttons do. */
export interface PanelActions {
  readonly open: () => void;
  readonly close: () => void;
  /** So many problems further. */
  readonly go: (step: number) => void;
  /** Shows a problem's place in the editor. */
  readonly openPlace: (problem: DevProblem) => void;
}

/** Nothing, as long as there is nothing to say. */
export function renderPanel(state: PanelState, actions: PanelActions): readonly HTMLElement[] {
  const { message } = state;
  const notes = renderNotes(state);
  if (!message) return notes;
  if (state.isOpen && message.problems.length > 0) return [...notes, renderProblems(message, state, actions)];
  return message.errors + message.warnings > 0 ? [...notes, renderBadge(message, actions)] : notes;
}

function renderNotes({ message, gone, isConnected }: PanelState): readonly HTMLElement[] {
  const notes: HTMLElement[] = [];
  if (!isConnected)
    notes.push(
      make('p', 'note', 'helpsite dev does not answer. The page goes on by itself when it is back.'),
    );
  if (gone !== undefined) notes.push(renderGone(gone));
  if (message?.drafts.some(isShownPage) === true)
    notes.push(
      make('p', 'draft', make('strong', '', 'Draft'), ' Only you see this page: a build leaves it out.'),
    );
  return notes;
}

function renderGone(to: string): HTMLElement {
  const note = make(
    'p',
    'gone',
    'This page is gone: its file was deleted or moved. It is shown as it last was. ',
  );
  if (to !== '') note.append(makeLink('', to, 'It has moved here.'));
  note.role = 'status';
  return note;
}

function renderBadge(message: DevMessage, { open }: PanelActions): HTMLElement {
  const text = countProblems(message);
  const badge = makeButton('badge', `${text}: show`, text, open);
  badge.dataset['kind'] = message.errors > 0 ? 'error' : 'warning';
  return badge;
}

function renderProblems(
  message: DevMessage,
  { current, openFault }: PanelState,
  actions: PanelActions,
): HTMLElement {
  const problem = sortProblems(message.problems)[current];
  const panel = make('section', 'panel', renderBar(message, current, actions));
  panel.role = 'region';
  panel.ariaLabel = 'Problems found by helpsite dev';
  if (problem) panel.append(...renderProblem(problem, actions));
  if (problem && openFault !== '') panel.append(make('p', 'fault', openFault));
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') actions.close();
  });
  return panel;
}

/** Those of this page first; the server has put errors before warnings. */
function sortProblems(problems: readonly DevProblem[]): readonly DevProblem[] {
  const rank = ({ severity, page }: DevProblem): number =>
    (severity === 'error' ? 0 : 2) + (isShownPage(page) ? 0 : 1);
  return problems.toSorted((a, b) => rank(a) - rank(b));
}

function renderBar(message: DevMessage, current: number, { go, close }: PanelActions): HTMLElement {
  const amount = message.problems.length;
  const bar = make('div', 'bar', make('span', 'counts', `${countProblems(message)} in the site`));
  if (amount > 1)
    bar.append(
      makeButton('previous', 'Previous problem', '‹', () => go(-1)),
      make('span', 'position', `${current + 1} of ${amount}`),
      makeButton('next', 'Next problem', '›', () => go(1)),
    );
  bar.append(makeButton('close', 'Hide', '×', close));
  return bar;
}

function renderProblem(problem: DevProblem, { openPlace }: PanelActions): readonly HTMLElement[] {
  const { severity, message, frame, hint, code } = problem;
  const text = make(
    'p',
    'message',
    make('strong', severity, severity === 'error' ? 'Error: ' : 'Warning: '),
    message,
  );
  text.role = 'status';
  return [
    ...(problem.file === undefined ? [] : [renderPlace(problem, problem.file, openPlace)]),
    text,
    ...(frame ? [renderFrame(frame)] : []),
    ...(hint === undefined ? [] : [make('p', 'hint', hint)]),
    make('p', 'code', code),
  ];
}

function renderPlace(problem: DevProblem, file: string, openPlace: PanelActions['openPlace']): HTMLElement {
  const { line, column, page } = problem;
  const label = `Open ${file} in the editor, line ${line ?? 1}`;
  const place = make(
    'p',
    'place',
    makeButton('file', label, `${file}:${line}:${column}`, () => openPlace(problem)),
  );
  if (page !== undefined && !isShownPage(page)) place.append(makeLink('page', page, 'Go to the page'));
  return place;
}

function renderFrame({ gutter, code, indent, carets }: NonNullable<DevProblem['frame']>): HTMLElement {
  const frame = make(
    'pre',
    'frame',
    make('span', 'gutter', gutter),
    `${code}\n${indent}`,
    make('span', 'carets', carets),
  );
  frame.tabIndex = 0;
  return frame;
}

/** Builds an element from its tag, its class and what is in it. */
function make(tag: string, className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

/** `key` is its class, and finds it again when everything is drawn anew. */
function makeButton(key: string, label: string, text: string, act: () => void): HTMLButtonElement {
  const element = make('button', key, text) as HTMLButtonElement;
  element.type = 'button';
  element.dataset['key'] = key;
  if (label !== text) element.ariaLabel = label;
  element.addEventListener('click', act);
  return element;
}

function makeLink(className: string, href: string, text: string): HTMLElement {
  const link = make('a', className, text) as HTMLAnchorElement;
  link.href = href;
  return link;
}

/** `2 errors, 1 warning`. */
function countProblems({ errors, warnings }: DevMessage): string {
  return [count(errors, 'error'), count(warnings, 'warning')].filter((part) => part !== '').join(', ');
}

function count(amount: number, noun: string): string {
  return amount === 0 ? '' : `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
