/** The wider oracle at length: one walk after the other, each from a site of its own. */
import { Mismatch, type OracleRun, runOracle } from './run-oracle.ts';
import { shrink } from './shrink.ts';

export interface WalkCounts {
  readonly walks: number;
  readonly good: number;
  readonly broken: number;
  readonly pauses: number;
  readonly kinds: ReadonlyMap<string, number>;
  readonly mismatches: number;
}

/** Longer ones drift into a corner: few guides, or a configuration that says no to everything. */
const STEPS = 60;

/** Takes so many steps in all; every mismatch is told with the smallest sites that show it, and ends its walk only. */
export async function walkLong(
  { seed, steps }: Pick<OracleRun, 'seed' | 'steps'>,
  tell: (text: string) => void,
): Promise<WalkCounts> {
  const kinds = new Map<string, number>();
  const counts = { walks: 0, good: 0, broken: 0, pauses: 0, mismatches: 0 };
  for (let from = 0; from < steps; from += STEPS) {
    const walk = {
      seed: seed + counts.walks,
      steps: Math.min(STEPS, steps - from),
      processEvery: 13,
      pauseEvery: 29,
    };
    const env = counts.walks % 4 === 3 ? { env: { HELPSITE_MEMO: 'verify' } } : {};
    counts.walks += 1;
    try {
      const taken = await runOracle({ ...walk, ...env });
      counts.good += taken.good;
      counts.broken += taken.broken;
      counts.pauses += taken.pauses;
      for (const [kind, count] of taken.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      counts.mismatches += 1;
      tell(await describe(error));
    }
  }
  return { ...counts, kinds };
}

/** The mismatch, and how to see it with less. */
export async function describe({ message, projects: [before, after] }: Mismatch): Promise<string> {
  const small = before === undefined ? undefined : await shrink(before, after);
  return small === undefined
    ? `${message}\nTwo builds in a row do not show it.`
    : `${message}\nTwo builds in a row show it:\n${small}`;
}
