/**
 * What readers are told for a while, e.g. that a game's servers are down. A notice comes and goes by itself; delete it when it
 * is over. For example:
 *
 *   {
 *     message: 'Rust servers restart slowly after the update. We are on it.',
 *     level: 'outage',
 *     where: 'rust',
 *     until: '2026-01-31T18:00Z',
 *   },
 */
import type { NoticesInput } from '../src/build/config/input.ts';

export default [] satisfies NoticesInput;
