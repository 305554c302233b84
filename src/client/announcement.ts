/** The announcement bar's close button, remembered until the next announcement (behaviours.md 4.6). */
import { readStored, writeStored } from './storage.ts';

const DISMISSED = 'docusaurus.announcement.dismiss';
const LAST_ID = 'docusaurus.announcement.id';

export function startAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('.announcement');
  if (!bar) return;
  const id = bar.dataset['id'] ?? '';
  if (readStored(LAST_ID) !== id) {
    writeStored(LAST_ID, id);
    writeStored(DISMISSED, 'false');
  }
  if (readStored(DISMISSED) === 'true') bar.remove();
  bar.querySelector('button')?.addEventListener('click', () => {
    writeStored(DISMISSED, 'true');
    bar.remove();
  });
}
