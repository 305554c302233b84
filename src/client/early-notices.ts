/**
 * In the place of early.ts on sites with notices: what the build decided was right then; what is right now depends on the
 * clock and on what the reader closed. The times are the attribute `data-notices` of the script's element.
 */
import { readKept, settings, startEarly } from './early-page.ts';
import { CLOSED_KEY, judgeNotices, type NoticeTimes, readClosed } from './notice-state.ts';

const times = JSON.parse(settings['notices'] ?? '[]') as NoticeTimes;
const sheet = new CSSStyleSheet();
let timer: ReturnType<typeof setTimeout> | undefined;

document.adoptedStyleSheets.push(sheet);
startEarly(show);
addEventListener('pageshow', show);

function show(): void {
  const { rules, wait } = judgeNotices(times, readClosed(readKept(CLOSED_KEY)), Date.now());
  sheet.replaceSync(rules);
  clearTimeout(timer);
  timer = setTimeout(show, wait);
}
