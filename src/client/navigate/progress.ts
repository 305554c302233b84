/** The numbers of the progress bar (behaviours.md 1.9). Pure. */

/** A page that arrives sooner shows no bar, milliseconds. */
export const DELAY = 200;
/** The bar begins here. */
export const MINIMUM = 0.08;
/** Each movement, and the fading at the end, milliseconds. */
export const SPEED = 200;
/** The bar creeps on by up to this much ... */
export const TRICKLE_RATE = 0.02;
/** ... this often, milliseconds. */
export const TRICKLE_SPEED = 800;
/** Creeping never pretends that it is done. */
const ALMOST = 0.994;

/** Where the bar creeps to from `done`; `random` is in 0 ... 1. */
export function trickle(done: number, random: number): number {
  return Math.min(done + random * TRICKLE_RATE, ALMOST);
}

/** Where the bar jumps before it fills up: by 0.3 to 0.8 (1.9.4). */
export function jump(done: number, random: number): number {
  return Math.min(done + 0.3 + 0.5 * random, ALMOST);
}
