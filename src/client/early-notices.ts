/**
 * The part of early.ts for sites with notices, which runs with it: what the build decided was right then; what is right now
 * depends on the clock and on what the reader closed. The times are the attribute `data-notices` of the script's element.
 */
import { CLOSED_KEY, nextChange, type NoticeTimes, readClosed, writeRules } from './notice-state.ts';

const times = JSON.parse(document.currentScript?.dataset['notices'] ?? '[]') as NoticeTimes;
startNotices();

function startNotices(): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let closed = readClosed();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const apply = (): void => {
    sheet.replaceSync(writeRules(times, closed, Date.now()));
    clearTimeout(timer);
    const wait = nextChange(times, Date.now());
    if (wait !== undefined) timer = setTimeout(apply, wait);
  };
  apply();
  addEventListener('pageshow', apply);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== CLOSED_KEY && key !== null) return;
    closed = readClosed(newValue);
    apply();
  });
}
