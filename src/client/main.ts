/** The boot script: finds what the page has and makes it more comfortable. Without it everything works, only plainer. */
import { startAnnouncement } from './announcement.ts';
import { startCopyButtons } from './copy.ts';
import { startPrint } from './print.ts';
import { startSearchKeys } from './search-keys.ts';
import { startSheets } from './sheets.ts';
import { showCurrentEntry } from './sidebar.ts';
import { startTabs, watchTabs } from './tabs.ts';

/** The sprite's URL, from an icon that stands on every page. */
const sprite = document.querySelector('.search-button use')?.getAttribute('href')?.split('#')[0] ?? '';

startTabs(document);
watchTabs();
startCopyButtons(document, sprite);
startSheets();
startAnnouncement();
startSearchKeys();
startPrint();
showCurrentEntry();
