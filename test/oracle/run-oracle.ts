/** The property behind incremental builds: whatever happened since the last build, the next one equals one from nothing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, type Random } from '../random.ts';
import { readTree, type RunOutcome, startHelpsite } from '../run-helpsite.ts';
import { PLACES } from './around-edits.ts';
import { editFiles } from './file-edits.ts';
import { runPaused } from './paused-run.ts';
import { makeProject, type Project, toArgv } from './project.ts';
import { runProgram } from './program.ts';
import { firstDifference, firstDifferentFile, reportOf } from './report.ts';
import { makeStep, type Step, type Way, withHeavyPage } from './steps.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

type Env = Readonly<Record<string, string>>;

export interface OracleRun {
  readonly seed: number;
  readonly steps: number;
  /** Every so many steps the build is a process of its own, and may be killed, doubled, or edited under. */
  readonly processEvery?: number;
  /** Every so many steps the build is suspended for some seconds. */
  readonly pauseEvery?: number;
  /** Added to the environment of builds on top of others. */
  readonly env?: Env;
}

export interface OracleCounts {
  /** Steps by kind. */
  readonly kinds: ReadonlyMap<string, number>;
  /** Comparisons with a build from nothing that had an exit code of 0, and another one. */
  readonly good: number;
  readonly broken: number;
  /** Builds that were suspended while they ran. */
  readonly pauses: number;
}

/** What differs, and how to see it again. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  /** The project before the step, and after it. */
  readonly projects: readonly [Project | undefined, Project];

  constructor(message: string, projects: Mismatch['projects']) {
    super(message);
    this.projects = projects;
  }
}

const PROCESS_WAYS: readonly Way[] = ['process', 'kill', 'edit meanwhile', 'edit and undo', 'two at once'];

/** Takes random steps from a random project, with a build after each. Throws a Mismatch at the first difference. */
export async function runOracle(run: OracleRun): Promise<OracleCounts> {
  const { seed, steps, processEvery = Infinity, pauseEvery = Infinity, env = {} } = run;
  const random = createRandom(seed);
  const place = openWorkspace();
  const kinds = new Map<string, number>();
  const counts = { good: 0, broken: 0, pauses: 0 };
  const names: string[] = [];
  let step: Step = { kind: 'start', name: 'start', project: makeProject(random), way: 'here' };
  const good: Project[] = [step.project];
  let last: Project | undefined;
  try {
    for (let count = 0; count <= steps; count += 1) {
      if (count > 0 && count % pauseEvery === 0)
        step = { ...step, project: withHeavyPage(random, step.project), way: 'pause' };
      else if (count > 0 && count % processEvery === 0 && step.way === 'here')
        step = { ...step, way: random.pick(last?.root === step.project.root ? PROCESS_WAYS : ['process']) };
      const kind = step.way === 'here' ? step.kind : `${step.kind}, ${step.way}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      names.push(`${step.kind}: ${step.name}${step.way === 'here' ? '' : ` (${step.way})`}`);
      const { exitCode, pauses, difference } = await takeStep(place, step, random, env);
      if (difference !== undefined)
        throw new Mismatch(describe(run, count, names, difference), [last, step.project]);
      counts.pauses += pauses;
      counts[exitCode === 0 ? 'good' : 'broken'] += 1;
      last = step.project;
      if (exitCode === 0) good.push(last);
      // A mistake is put right at the next step, or one later; now and then somebody goes back further.
      if (exitCode !== 0 && random.chance(75))
        step = { kind: 'put right', name: 'put it right', project: good.at(-1) ?? last, way: 'here' };
      else if (random.chance(4))
        step = {
          kind: 'go back',
          name: 'go back to an older state',
          project: random.pick(good.slice(-20)),
          way: 'here',
        };
      else step = makeStep(random, last);
    }
    return { ...counts, kinds };
  } finally {
    place.end();
  }
}

function describe(run: OracleRun, count: number, names: readonly string[], difference: string): string {
  return [
    `seed ${run.seed}, step ${count}, ${names.at(-1)}`,
    difference,
    `before it: ${names.slice(-7, -1).join('; ')}`,
    `again: node --import tsx test/walk.ts '${JSON.stringify(run)}'`,
  ].join('\n');
}

interface Taken {
  readonly exitCode: number;
  readonly pauses: number;
  /** Undefined: the same. */
  readonly difference: string | undefined;
}

/** Puts the step's project on the disk, builds on top of what is there and from nothing, and compares. */
async function takeStep(place: Workspace, step: Step, random: Random, env: Env): Promise<Taken> {
  const { project, way, accident } = step;
  if (way !== 'edit meanwhile') place.put(project);
  accident?.happen(place, project, random);
  const before = way === 'here' ? readTree(join(place.root(), project.outDir)) : undefined;
  const { outcomes, pauses } = await build(place, step, random, env);
  const clean = place.clean();
  const command = way === 'check' ? 'check' : 'build';
  const expected = await runProgram(project.env, toArgv(command, project, place.root(), clean));
  const outDir = join(place.root(), project.outDir);
  for (const outcome of outcomes) {
    const difference = compare(outcome, expected, place.root(), outDir, clean);
    if (difference !== undefined) return { exitCode: outcome.exitCode, pauses, difference };
  }
  const { exitCode } = expected;
  const difference = way === 'check' ? undefined : compareSites(project, exitCode, outDir, clean, before);
  return { exitCode, pauses, difference };
}

function compare(
  outcome: RunOutcome,
  expected: RunOutcome,
  root: string,
  outDir: string,
  clean: string,
): string | undefined {
  const said = `${outcome.stdout}${outcome.stderr}`;
  if (![0, 1, 3].includes(outcome.exitCode)) return `exit code ${outcome.exitCode}\n${said}`;
  if (outcome.exitCode !== expected.exitCode)
    return `exit code ${outcome.exitCode} instead of ${expected.exitCode}\n${said}\ninstead of\n${expected.stdout}${expected.stderr}`;
  const difference = firstDifference(reportOf(outcome, root, outDir), reportOf(expected, root, clean));
  return difference === undefined ? undefined : `what was printed, ${difference}`;
}

function compareSites(
  { flags }: Project,
  exitCode: number,
  outDir: string,
  clean: string,
  before: ReadonlyMap<string, string> | undefined,
): string | undefined {
  if (exitCode === 0) return firstDifferentFile(outDir, clean);
  // Pages that could not be built stay as they were.
  if (flags.keepGoing === true && existsSync(clean)) return firstDifferentFile(outDir, clean, true);
  if (before === undefined) return undefined;
  const now = readTree(outDir);
  const changed = [...new Set([...before.keys(), ...now.keys()])].find(
    (path) => before.get(path) !== now.get(path),
  );
  return changed === undefined ? undefined : `a failed build changed the site: ${changed}`;
}

/** Runs the step's builds; each of the outcomes must be that of a build from nothing. */
async function build(
  place: Workspace,
  { project, way }: Step,
  random: Random,
  own: Env,
): Promise<{ readonly outcomes: readonly RunOutcome[]; readonly pauses: number }> {
  const env = { ...project.env, ...own };
  const argv = (): readonly string[] => toArgv(way === 'check' ? 'check' : 'build', project, place.root());
  if (way === 'here' || way === 'check') return { outcomes: [await runProgram(env, argv())], pauses: 0 };
  const outside = { CI: '', NO_COLOR: '1', ...random.pick(PLACES), ...env };
  const run = (): Promise<RunOutcome> => startHelpsite(argv(), outside).ended;
  // A build of such a site is at work for about a second.
  const atCpu = 100 + random.below(700);
  switch (way) {
    case 'process':
      return { outcomes: [await run()], pauses: 0 };
    case 'two at once':
      return { outcomes: await Promise.all([run(), run()]), pauses: 0 };
    case 'pause': {
      // How long the heavy page takes, this machine says: a moment that every build has passed suspends none.
      const aside = toArgv('build', project, place.root(), place.clean());
      const { cpuMs } = await runPaused(aside, { atCpu: Number.POSITIVE_INFINITY, forMs: 0 }, outside);
      const moment = (cpuMs * (15 + random.below(50))) / 100;
      const outcome = await runPaused(argv(), { atCpu: moment, forMs: 3000 + random.below(2000) }, outside);
      // What a suspended build filed must not mislead the next one.
      return { outcomes: [outcome, await run()], pauses: outcome.wasPaused ? 1 : 0 };
    }
    case 'kill':
      await runPaused(argv(), { atCpu, forMs: 0, kill: true }, outside);
      return { outcomes: [await run()], pauses: 0 };
    case 'edit and undo': {
      // What was read before and what was read after the edit must not be filed as one.
      const { files } = editFiles(random, project.files);
      const meanwhile = (): void => place.put({ ...project, files });
      await runPaused(argv(), { atCpu, forMs: 20, meanwhile }, outside);
      place.put(project);
      return { outcomes: [await run()], pauses: 0 };
    }
    case 'edit meanwhile':
      await runPaused(argv(), { atCpu, forMs: 20, meanwhile: () => place.put(project) }, outside);
      return { outcomes: [await run()], pauses: 0 };
  }
}
