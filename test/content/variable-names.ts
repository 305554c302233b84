/** Every name that the client's guides may write in braces: those of every site and its own. */
import own from '../../config/variables.ts';
import { VARIABLES } from '../../src/variables.ts';

export const VARIABLE_NAMES: ReadonlySet<string> = new Set([
  ...VARIABLES.map(({ name }) => name),
  ...Object.keys(own),
]);
