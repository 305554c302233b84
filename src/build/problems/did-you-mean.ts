/** Finds the known word somebody probably meant: for "Did you mean …?" hints. Pure. */

/**
 * The candidate with the fewest typing mistakes (insert, delete, replace, swap neighbours; Damerau-Levenshtein in
 * its restricted form) between it and `word`, ignoring case; the first of equals. Undefined when none is near:
 * `maxDistance` defaults to 1 for words below 5 letters, 2 below 9, else 3. The word itself is never the answer.
 */
export function closest(
  word: string,
  candidates: Iterable<string>,
  maxDistance?: number,
): string | undefined {
  const wanted = word.toLowerCase();
  let limit = maxDistance ?? usualDistance(wanted);
  let best: string | undefined;
  for (const candidate of candidates) {
    if (candidate === word || Math.abs(candidate.length - wanted.length) > limit) continue;
    const distance = countEdits(wanted, candidate.toLowerCase(), limit);
    if (distance > limit) continue;
    best = candidate;
    if (distance === 0) return best;
    limit = distance - 1;
  }
  return best;
}

/** How many mistakes are forgiven in a word unless somebody says more. */
export function usualDistance({ length }: string): number {
  return length < 5 ? 1 : length < 9 ? 2 : 3;
}

/** Whether no candidate but `match` is one typing mistake away from `word`, and that one is: then nothing else can be meant. */
export function isOnlyClosest(word: string, match: string, candidates: Iterable<string>): boolean {
  const others = [...candidates].filter((candidate) => candidate !== match);
  return closest(word, [match], 1) !== undefined && closest(word, others, 1) === undefined;
}

/** Edits between two words, or `limit + 1` as soon as it is certain that there are more than `limit`. */
function countEdits(a: string, b: string, limit: number): number {
  const over = limit + 1;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const left = a.slice(start, endA);
  const right = b.slice(start, endB);
  if (left.length === 0 || right.length === 0) return Math.min(Math.max(left.length, right.length), over);
  // What is left differs at both ends, so one edit changes all of it.
  if (limit === 1 && (left.length > 2 || right.length > 2)) return over;
  let older: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  let current: number[] = [];
  let lastBest = 0;
  for (let i = 1; i <= left.length; i++) {
    current[0] = i;
    let rowBest = i;
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1];
      let cost = Math.min(at(previous, j) + 1, at(current, j - 1) + 1, at(previous, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        cost = Math.min(cost, at(older, j - 2) + 1);
      }
      current[j] = cost;
      if (cost < rowBest) rowBest = cost;
    }
    // A swap reaches back two rows, so both must be beyond the limit.
    if (rowBest > limit && lastBest > limit) return over;
    lastBest = rowBest;
    [older, previous, current] = [previous, current, older];
  }
  return Math.min(at(previous, right.length), over);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.MAX_SAFE_INTEGER;
}
