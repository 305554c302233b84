/** One round of the bench: cold, without changes, with one page changed; contestants take turns at each. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Runs one stage of one contestant; the later stages need the earlier ones before them. */
export function runStage(
  { build, leftovers, sourceOf }: Contestant,
  stage: Stage,
  edit: string,
): Measurement {
  if (stage === 'cold') for (const path of leftovers) rmSync(path, { recursive: true, force: true });
  if (stage !== 'one page changed') return measure(build);
  const file = sourceOf(edit);
  const before = readFileSync(file);
  appendFileSync(file, '\nOne more paragraph, with a **new** word or two.\n');
  try {
    return measure(build);
  } finally {
    writeFileSync(file, before);
  }
}
