/** The boot script: finds what the page has and makes it more comfortable. Without it everything works, only plainer. */
import { startContents } from './contents.ts';
import { addCopyButtons } from './copy.ts';
import { watchIntent } from './intent.ts';
import { onPage } from './page-lifecycle.ts';
import { startSearchKeys } from './search-keys.ts';
import { addSidebarToggles, showCurrentEntry } from './sidebar.ts';
import { startTabs } from './tabs.ts';

onPage(startTabs);
onPage(addCopyButtons);
onPage(addSidebarToggles);
onPage(showCurrentEntry);
onPage(startContents);
startSearchKeys();
watchIntent();
