/** Everything that makes a guide more comfortable once somebody is there to use it. */
// Here before the first slow page (navigate/navigate.ts).
import '../navigate/follow.ts';
import { watchVisits } from '../packet/visits.ts';
import { onPage } from '../page-lifecycle.ts';
import { watchBranches } from './branches.ts';
import { watchCode } from './code.ts';
import { startContents } from './contents.ts';
import { watchTabs } from './choose-tab.ts';
import { watchDetails } from './details.ts';
import { watchHelpMenu } from './help-menu.ts';
import { watchKeyCaps } from './key-caps.ts';
import { loadLaterStyle } from './later-style.ts';
import { watchMenuPanes } from './menu-panes.ts';
import { watchPictures } from './pictures.ts';
import { startPrint } from './print.ts';
import { watchTopicFilter } from './topic-filter.ts';
import { watchTopics } from './topics.ts';
import { watchScrolling } from './scrolling.ts';
import { watchVersionNote } from './version-note.ts';
import { watchOpeners, watchSheet } from './sheets.ts';

/** Call once. Returns true: they are there. */
export function startComforts(): true {
  loadLaterStyle();
  watchBranches();
  watchTopics();
  watchTopicFilter();
  watchCode();
  watchTabs();
  watchDetails();
  watchHelpMenu();
  watchKeyCaps();
  watchPictures();
  watchScrolling();
  startPrint();
  watchOpeners();
  watchMenuPanes();
  watchVersionNote();
  watchVisits();
  onPage(startContents);
  onPage((root) => {
    if (root.querySelector('.troubleshooter')) void import('../page-parts.ts').catch(() => undefined);
  });
  onPage((root) => {
    const stops = [...root.querySelectorAll<HTMLElement>('.layout > [popover]')].map(watchSheet);
    return () => {
      for (const stop of stops) stop();
    };
  });
  return true;
}
