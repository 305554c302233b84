/** One round of the bench: cold, without changes, with one page changed; contestants take turns at each. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Contestant } from './contestant.ts';
import { measure, type Measurement } from './measure.ts';
import { STAGES, type Stage } from './targets.ts';

export interface Round {
  readonly contestant: Contestant;
  readonly stages: Readonly<Record<Stage, Measurement>>;
}

/** `edit` names the guide whose body is edited; afterwards it is as before. */
export function runRound(contestants: readonly Contestant[], edit: string): readonly Round[] {
  const measured = new Map(contestants.map((contestant) => [contestant, {} as Record<Stage, Measurement>]));
  for (const stage of STAGES) {
    for (const [contestant, stages] of measured) stages[stage] = runStage(contestant, stage, edit);
  }
  return [...measured].map(([contestant, stages]) => ({ contestant, stages }));
}

/**
 * Runs one stage of one contestant; the later stages need the earlier ones before them. The edit stands in the middle of the
 * guide, where the search reads it too: what follows "Related" is in no index.
 */
export function runStage(
  { build, leftovers, sourceOf }: Contestant,
  stage: Stage,
  edit: string,
): Measurement {
  if (stage === 'cold') for (const path of leftovers) putAway(path);
  if (stage !== 'one page changed') return measure(build);
  const file = sourceOf(edit);
  const before = readFileSync(file, 'utf8');
  const words = `One more paragraph, with a **new** word or ${(edits += 1)}.`;
  writeFileSync(file, before.replace(/\n\n(?=## )/, `\n\n${words}\n\n`));
  try {
    return measure(build);
  } finally {
    writeFileSync(file, before);
  }
}

/** Every round reads something new. */
let edits = 0;
let moved = 0;

/**
 * Moves what an earlier build left out of the way. It is not deleted before the end: a disk without a journal passes over
 * every file that was deleted a moment ago, one by one, whenever a new one is made (ext4), and the build would pay for that.
 */
function putAway(path: string): void {
  if (!existsSync(path)) return;
  const rest = join(dirname(path), '..', 'put-away');
  mkdirSync(rest, { recursive: true });
  renameSync(path, join(rest, String((moved += 1))));
}
