/** The place of a section that left the page. */
import { decodeHash } from './decode-hash.ts';

/** The link to where the section is that the address names, if it is one that left the page. */
export function findMoved(): HTMLAnchorElement | null | undefined {
  const sentence = document.getElementById(decodeHash(location.hash));
  return sentence?.parentElement?.closest('.moved') ? sentence.querySelector('a') : undefined;
}
