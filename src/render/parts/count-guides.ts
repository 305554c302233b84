/** `1 guide`, `12 guides`. */

export function countGuides(count: number): string {
  return count === 1 ? '1 guide' : `${count} guides`;
}
