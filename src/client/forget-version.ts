/** A stored version of the docs that is gone (behaviours.md 2.11.4). */
import { remember } from './remember.ts';
import { readStored } from './storage.ts';
import { VERSION_KEY } from './version-key.ts';

/** Forgets it on a page of the docs: only those say which versions there are, in their menu, or their own in the head. */
export function forgetVersion(root: ParentNode): void {
  const own = document.head.querySelector<HTMLMetaElement>('meta[name="docsearch:version"]')?.content;
  const stored = readStored(VERSION_KEY);
  if (own === undefined || stored === undefined || stored === own) return;
  if (!root.querySelector(`[data-version="${CSS.escape(stored)}"]`)) remember(VERSION_KEY, undefined);
}
