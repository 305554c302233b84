/** What `helpsite dev` says on the page: problems with their fixes, drafts, a page that is gone. In a shadow tree, so that page and panel never mix. */
import type { DevMessage, DevProblem } from '../../dev-protocol.ts';
import { PANEL_STYLE, SIDEBAR_STYLE } from './panel-style.ts';
import { type PanelActions, type PanelState, renderPanel } from './panel-view.ts';
import { isShownPage, keyOf } from './shown-page.ts';

export interface Panel {
  readonly show: (message: DevMessage) => void;
  /** The page's file is gone: to this address, if it is not empty. Undefined: the page is there. */
  readonly setGone: (to: string | undefined) => void;
  readonly setConnected: (isConnected: boolean) => void;
}

const NOTHING: PanelState = {
  message: undefined,
  isOpen: false,
  current: 0,
  gone: undefined,
  isConnected: true,
  openFault: '',
};

/** Nothing is put into the page before there is something to say. */
export function createPanel(): Panel {
  const stage = createStage();
  let state = NOTHING;
  const change = (next: Partial<PanelState>): void => {
    state = { ...state, ...next };
    stage.draw(renderPanel(state, actions));
  };
  const actions: PanelActions = {
    open() {
      change({ isOpen: true, current: 0 });
      stage.focus('.file, .close');
    },
    close() {
      change({ isOpen: false, openFault: '' });
      stage.focus('.badge');
    },
    go(step) {
      const amount = state.message?.problems.length ?? 1;
      change({ current: (state.current + step + amount) % amount, openFault: '' });
    },
    openPlace: (problem) =>
      void askForEditor(problem, state.message?.token ?? '').then((openFault) => change({ openFault })),
  };
  return {
    show(message) {
      change({ message, ...chooseProblem(state, message) });
      markDrafts(message.drafts);
    },
    setGone(gone) {
      if (gone !== state.gone) change({ gone });
    },
    setConnected(isConnected) {
      if (isConnected !== state.isConnected) change({ isConnected });
    },
  };
}

/** Where the panel is drawn: an element of its own, in the page only while there is something in it. */
function createStage(): {
  readonly draw: (parts: readonly HTMLElement[]) => void;
  readonly focus: (selector: string) => void;
} {
  const host = document.createElement('helpsite-dev');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [createSheet(PANEL_STYLE)];
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, createSheet(SIDEBAR_STYLE)];
  const focus = (selector: string): void => root.querySelector<HTMLElement>(selector)?.focus();
  return {
    focus,
    draw(parts) {
      const focused = root.activeElement?.getAttribute('data-key');
      root.replaceChildren(...parts);
      focus(`[data-key="${focused ?? ''}"]`);
      if (parts.length === 0) host.remove();
      else if (!host.isConnected) document.documentElement.append(host);
    },
  };
}

function createSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Whether problems are shown after a message, and which. */
function chooseProblem(state: PanelState, next: DevMessage): Pick<PanelState, 'isOpen' | 'current'> {
  if (hasNewError(state.message, next)) return { isOpen: true, current: 0 };
  const isOpen = state.isOpen && next.problems.some(({ severity }) => severity === 'error');
  return { isOpen, current: Math.min(state.current, next.problems.length - 1) };
}

/** A new error is what was just typed; an old one elsewhere can wait in the badge. */
function hasNewError(before: DevMessage | undefined, { problems }: DevMessage): boolean {
  const known = new Set(before?.problems.map(identify));
  return problems.some(
    (problem) =>
      problem.severity === 'error' &&
      !known.has(identify(problem)) &&
      (before !== undefined || isShownPage(problem.page)),
  );
}

function identify({ code, message, file }: DevProblem): string {
  return JSON.stringify([code, message, file]);
}

/** Has the server open a problem's place. Resolves to what went wrong in a sentence, or an empty text. */
async function askForEditor({ file, line, column }: DevProblem, token: string): Promise<string> {
  const response = await fetch('/@helpsite/open', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Helpsite-Token': token },
    body: JSON.stringify({ file, line, column }),
  }).catch(() => undefined);
  if (!response) return 'helpsite dev does not answer.';
  return response.ok ? '' : response.text();
}

/** Marks links to drafts in the sidebar. */
function markDrafts(drafts: readonly string[]): void {
  const keys = new Set(drafts.map(keyOf));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.sidebar a[href]'))
    link.toggleAttribute('data-draft', keys.has(keyOf(link.pathname)));
}
