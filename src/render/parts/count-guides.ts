/** `1 guide`, `12 guides`. */
import { sayCount } from '../../words/say.ts';

export function countGuides(count: number): string {
  return sayCount(count, '1 guide', '{count} guides');
}
