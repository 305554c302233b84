/** `helpsite deploy plan`: what to upload, in which phase, against what is online. Nothing is uploaded. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatPaths, formatRclone, formatS3, listSteps, type PlanFormat } from '../../deploy/format-plan.ts';
import { type DeployPlan, planDeploy } from '../../deploy/plan.ts';
import { readDist } from '../../deploy/read-dist.ts';
import { readOldPlan } from '../../deploy/read-old-plan.ts';
import { writeWhole } from '../../emit/write-whole.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { describeSystemError } from '../../problems/world-error.ts';
import type { CommandIo } from '../../terminal/options.ts';
import { flattenDiagnostic } from '../../terminal/report-machine.ts';
import { formatCount } from '../../terminal/report.ts';
import { formatDocument } from '../../terminal/result.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';

export interface DeployPlanOptions {
  readonly root: string;
  readonly outDir: string;
  /** `--base`: what the site's must be. */
  readonly base: string | undefined;
  readonly against: string | undefined;
  readonly format: PlanFormat;
  readonly out: string | undefined;
  readonly force: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly io: CommandIo;
}

/** Exit codes: 0 planned, 6 the site is not what a build has left. Bad plans and folders are UsageErrors. */
export async function runDeployPlan(options: DeployPlanOptions): Promise<number> {
  const { root, outDir, against, force, quiet, io } = options;
  if (options.json && options.format !== 'json')
    throw new UsageError(`--json and --format ${options.format} cannot be used together`);
  if (options.out === '') throw new UsageError('--out needs the name of a file');
  const site = readDist(root, outDir);
  if (options.base !== undefined && options.base !== site.base)
    throw new UsageError(
      `The site in ${outDir} was built for "${site.base}", not for "${options.base}"; build it with --base "${options.base}", or leave --base out`,
    );
  if (site.doubts.length > 0 && !force) return refuse(site.doubts, options);
  const old = against === undefined ? undefined : await readOldPlan(against, io.cwd);
  if (old !== undefined && old.base !== site.base)
    throw new UsageError(
      `${against} is the plan of a site under "${old.base}", and this one is under "${site.base}"; leave --against out to put it online beside the old one`,
    );
  const plan = planDeploy(site, old);
  for (const doubt of site.doubts) io.stderr.write(`helpsite: ${toSafeLine(doubt)}\n`);
  if (!site.isCompared && !quiet)
    io.stderr.write('It is not known here whether this is what the build wrote; it is taken as it lies\n');
  write(plan, options);
  if (!quiet) io.stderr.write(`${describe(plan)}\n`);
  return 0;
}

function refuse(doubts: readonly string[], { io, json, root, outDir }: DeployPlanOptions): number {
  const hint = 'Run helpsite build again, or use --force to put it online as it lies.';
  const message = `${outDir} is not as a build has left it. ${doubts.join('. ')}.`;
  io.stderr.write(`helpsite: ${toSafeLine(message)} [deploy/not-as-built]\n  ${hint}\n`);
  if (json) {
    const problem = flattenDiagnostic({ severity: 'error', code: 'deploy/not-as-built', message, hint });
    io.stdout.write(
      formatDocument({
        schemaVersion: 1,
        ok: false,
        command: 'deploy plan',
        root,
        outDir,
        diagnostics: [problem],
      }),
    );
  }
  return 6;
}

function write(plan: DeployPlan, { format, out, io }: DeployPlanOptions): void {
  if (out === undefined) {
    io.stdout.write(formatPlan(plan, format));
    return;
  }
  const place = resolve(io.cwd, out);
  try {
    if (format === 'paths') {
      mkdirSync(place, { recursive: true });
      for (const [name, text] of listSteps(plan)) writeWhole(join(place, name), text);
    } else writeWhole(place, formatPlan(plan, format));
  } catch (error) {
    throw describeSystemError(error, `write ${place}`);
  }
}

function formatPlan(plan: DeployPlan, format: PlanFormat): string {
  if (format === 'paths') return formatPaths(plan);
  if (format === 'rclone') return formatRclone(plan);
  return format === 's3' ? formatS3(plan) : formatDocument(plan);
}

function describe({ upload, remove, unchanged, files }: DeployPlan): string {
  const sizes = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const bytes = upload.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
  return `${formatCount(upload.length, 'file')} to upload (${Math.ceil(bytes / 1000).toLocaleString('en')} KB), ${remove.length} to delete, ${unchanged.length} unchanged`;
}
