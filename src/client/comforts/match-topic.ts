/** Whether a topic is meant by what a reader types. Pure. */

/** Letters from which a piece in the middle of a name counts: fewer are in too many names. */
const INSIDE = 3;

/** Compares letters and numbers only: `7d` and `dont starve` find 7 Days to Die and Don't Starve Together. */
export function matchesTopic(typed: string, names: readonly string[]): boolean {
  const query = squeeze(typed);
  return names.some((name) => {
    const words = name
      .split(/[^\p{L}\p{N}'’]+/u)
      .map(squeeze)
      .filter((word) => word !== '');
    const whole = words.join('');
    const initials = words.map((word) => word[0]).join('');
    // From the beginning of any word on.
    const isBegun = words.some((_, index) => words.slice(index).join('').startsWith(query));
    return isBegun || initials.startsWith(query) || (query.length >= INSIDE && whole.includes(query));
  });
}

function squeeze(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
