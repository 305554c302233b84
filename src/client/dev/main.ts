/** The script that `helpsite dev` adds to every page: the page follows what is saved. No site contains it. */
import type { DevMessage } from '../../dev-protocol.ts';
import { connect } from './connect.ts';
import { refreshFiles } from './files.ts';
import { createFollower } from './follow-page.ts';
import { createPanel } from './panel.ts';

/** Runs before all other scripts: what is in the document now is what the server sent. */
const follower = createFollower();
const panel = createPanel();
let newest: DevMessage | undefined;
/** The page is asked for before the message about it. */
let early: Promise<unknown> = Promise.resolve();

async function onMessage(message: DevMessage): Promise<void> {
  const isNewSession = newest !== undefined && newest.session !== message.session;
  if (newest !== undefined && !isNewSession) refreshFiles(newest.files, message.files);
  newest = message;
  panel.show(message);
  // What came early may be right already; the server says so.
  await early;
  const outcome = await follower.follow();
  panel.setGone(outcome === 'gone' ? (message.moved[location.pathname] ?? '') : undefined);
}

// What is read ahead may be older than what is on the disk.
document.addEventListener('helpsite:shown', () => {
  if (newest && !follower.isApplying()) void onMessage(newest);
});

connect(
  (message) => void onMessage(message),
  () => (early = follower.follow()),
  panel.setConnected,
);
