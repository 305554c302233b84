/** What `helpsite dev` says on the page: problems with their fixes, drafts, a page that is gone. In a shadow tree, so that page and panel never mix. */
import type { DevMessage, DevProblem } from '../../dev-protocol.ts';
import { stripHtmlEnding, withoutTrailingSlash } from '../../urls.ts';
import { PANEL_STYLE, SIDEBAR_STYLE } from './panel-style.ts';

export interface Panel {
  readonly show: (message: DevMessage) => void;
  /** The page's file is gone: to this address, if it is not empty. Undefined: the page is there. */
  readonly setGone: (to: string | undefined) => void;
  readonly setConnected: (isConnected: boolean) => void;
}

/** Builds an element from its class, its tag and what is in it. */
function make(tag: string, className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

function keyOf(path: string): string {
  return withoutTrailingSlash(stripHtmlEnding(decodeURI(path))).toLowerCase();
}

function identify({ code, message, file }: DevProblem): string {
  return JSON.stringify([code, message, file]);
}

/** Nothing is put into the page before there is something to say. */
export function createPanel(): Panel {
  const host = document.createElement('helpsite-dev');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet(PANEL_STYLE)];
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet(SIDEBAR_STYLE)];
  let message: DevMessage | undefined;
  let known = new Set<string>();
  let isOpen = false;
  let current = 0;
  let gone: string | undefined;
  let isConnected = true;
  let openFault = '';

  const isHere = ({ page }: DevProblem): boolean =>
    page !== undefined && keyOf(page) === keyOf(location.pathname);

  /** Those of this page first; the server has put errors before warnings. */
  const listProblems = (): readonly DevProblem[] => {
    const problems = message?.problems ?? [];
    const rank = (problem: DevProblem): number =>
      (problem.severity === 'error' ? 0 : 2) + (isHere(problem) ? 0 : 1);
    return problems.toSorted((a, b) => rank(a) - rank(b));
  };

  const render = (): void => {
    const problems = listProblems();
    const notes: HTMLElement[] = [];
    if (!isConnected)
      notes.push(
        make('p', 'note', 'helpsite dev does not answer. The page goes on by itself when it is back.'),
      );
    if (gone !== undefined) notes.push(renderGone(gone));
    if (message?.drafts.some((path) => keyOf(path) === keyOf(location.pathname)) === true)
      notes.push(
        make('p', 'draft', make('strong', '', 'Draft'), ' Only you see this page: a build leaves it out.'),
      );
    const { errors = 0, warnings = 0 } = message ?? {};
    const parts: HTMLElement[] = notes;
    if (isOpen && problems.length > 0) parts.push(renderProblems(problems, errors, warnings));
    else if (errors + warnings > 0) parts.push(renderBadge(errors, warnings));
    const focused = root.activeElement?.getAttribute('data-key');
    root.replaceChildren(...parts);
    root.querySelector<HTMLElement>(`[data-key="${focused ?? ''}"]`)?.focus();
    if (parts.length > 0 && !host.isConnected) document.documentElement.append(host);
    else if (parts.length === 0) host.remove();
  };

  const button = (key: string, label: string, text: string, act: () => void): HTMLButtonElement => {
    const element = make('button', key, text) as HTMLButtonElement;
    element.type = 'button';
    element.dataset['key'] = key;
    if (label !== text) element.ariaLabel = label;
    element.addEventListener('click', act);
    return element;
  };

  function renderBadge(errors: number, warnings: number): HTMLElement {
    const text = [count(errors, 'error'), count(warnings, 'warning')]
      .filter((part) => part !== '')
      .join(', ');
    const badge = button('badge', `${text}: show`, text, () => {
      isOpen = true;
      current = 0;
      render();
      root.querySelector<HTMLElement>('.file, .close')?.focus();
    });
    badge.dataset['kind'] = errors > 0 ? 'error' : 'warning';
    return badge;
  }

  function renderProblems(problems: readonly DevProblem[], errors: number, warnings: number): HTMLElement {
    current = Math.min(current, problems.length - 1);
    const problem = problems[current];
    const counts = [count(errors, 'error'), count(warnings, 'warning')]
      .filter((part) => part !== '')
      .join(', ');
    const bar = make('div', 'bar', make('span', 'counts', `${counts} in the site`));
    if (problems.length > 1) {
      const go = (step: number): void => {
        current = (current + step + problems.length) % problems.length;
        openFault = '';
        render();
      };
      bar.append(
        button('previous', 'Previous problem', '‹', () => go(-1)),
        make('span', 'position', `${current + 1} of ${problems.length}`),
        button('next', 'Next problem', '›', () => go(1)),
      );
    }
    bar.append(button('close', 'Hide', '×', close));
    const panel = make('section', 'panel', bar);
    panel.role = 'region';
    panel.ariaLabel = 'Problems found by helpsite dev';
    if (problem) panel.append(...renderProblem(problem));
    panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') close();
    });
    return panel;
  }

  function renderProblem(problem: DevProblem): readonly HTMLElement[] {
    const { severity, file, line, column, hint, frame, page } = problem;
    const parts: HTMLElement[] = [];
    if (file !== undefined) {
      const place = make('p', 'place');
      place.append(
        button(
          'file',
          `Open ${file} in the editor, line ${line ?? 1}`,
          `${file}:${line}:${column}`,
          () => void openPlace(problem),
        ),
      );
      if (page !== undefined && !isHere(problem)) {
        const link = make('a', 'page', 'Go to the page') as HTMLAnchorElement;
        link.href = page;
        place.append(link);
      }
      parts.push(place);
    }
    const text = make(
      'p',
      'message',
      make('strong', severity, severity === 'error' ? 'Error: ' : 'Warning: '),
      problem.message,
    );
    text.role = 'status';
    parts.push(text);
    if (frame) {
      const code = make(
        'pre',
        'frame',
        make('span', 'gutter', frame.gutter),
        `${frame.code}\n${frame.indent}`,
        make('span', 'carets', frame.carets),
      );
      code.tabIndex = 0;
      parts.push(code);
    }
    if (hint !== undefined) parts.push(make('p', 'hint', hint));
    parts.push(make('p', 'code', problem.code));
    if (openFault !== '') parts.push(make('p', 'fault', openFault));
    return parts;
  }

  function renderGone(to: string): HTMLElement {
    const note = make(
      'p',
      'gone',
      'This page is gone: its file was deleted or moved. It is shown as it last was. ',
    );
    if (to !== '') {
      const link = make('a', '', 'It has moved here.') as HTMLAnchorElement;
      link.href = to;
      note.append(link);
    }
    note.role = 'status';
    return note;
  }

  function close(): void {
    isOpen = false;
    openFault = '';
    render();
    root.querySelector<HTMLElement>('.badge')?.focus();
  }

  async function openPlace({ file, line, column }: DevProblem): Promise<void> {
    const response = await fetch('/@helpsite/open', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Helpsite-Token': message?.token ?? '' },
      body: JSON.stringify({ file, line, column }),
    }).catch(() => undefined);
    openFault =
      response === undefined ? 'helpsite dev does not answer.' : response.ok ? '' : await response.text();
    render();
  }

  return {
    show(next) {
      const errors = next.problems.filter(({ severity }) => severity === 'error');
      const isFirst = message === undefined;
      message = next;
      // A new error is what was just typed; an old one elsewhere can wait in the badge.
      if (errors.some((problem) => !known.has(identify(problem)) && (isHere(problem) || !isFirst))) {
        isOpen = true;
        current = 0;
      }
      if (errors.length === 0) isOpen = false;
      known = new Set(next.problems.map(identify));
      markDrafts(next.drafts);
      render();
    },
    setGone(to) {
      if (gone === to) return;
      gone = to;
      render();
    },
    setConnected(value) {
      if (value === isConnected) return;
      isConnected = value;
      render();
    },
  };
}

/** Marks links to drafts in the sidebar. */
function markDrafts(drafts: readonly string[]): void {
  const keys = new Set(drafts.map(keyOf));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.sidebar a[href]'))
    link.toggleAttribute('data-draft', keys.has(keyOf(link.pathname)));
}

function count(amount: number, noun: string): string {
  return amount === 0 ? '' : `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function sheet(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}
