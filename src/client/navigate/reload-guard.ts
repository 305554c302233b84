/** Lets a page that failed to load be loaded anew once, never in a loop (behaviours.md 9.7). */
import { readSession, writeSession } from '../storage.ts';

/** True the first time for a page of a build in this tab. False also when nothing can be remembered: better none than a loop. */
export function mayReload(path: string, build: string): boolean {
  const key = `helpsite.reloaded.${build}.${path}`;
  return readSession(key) === undefined && writeSession(key, '1');
}
