/** A plan as other tools read it: lists for rsync, scripts for rclone and for the command line of S3. Pure. */
import { groupBy } from '../../group-by.ts';
import { UsageError } from '../problems/usage-error.ts';
import { type DeployPlan, isForHosts, type PlannedFile, type Step } from './plan.ts';

export const PLAN_FORMATS = ['json', 'paths', 'rclone', 's3'] as const;
export type PlanFormat = (typeof PLAN_FORMATS)[number];

/** Files of lists, by name: one for each step, for `--files-from`. Throws a UsageError for a name that no list can hold. */
export function listSteps(plan: DeployPlan): ReadonlyMap<string, string> {
  return new Map(
    plan.steps.map((step, index) => [
      `${index + 1}-${step.name}.txt`,
      step.paths.map((path) => `${asLine(path)}\n`).join(''),
    ]),
  );
}

/** The same lists in one text, with headings that rsync takes for comments. */
export function formatPaths(plan: DeployPlan): string {
  const sections = plan.steps.map(
    ({ phase, name, paths }) =>
      `# phase ${phase}, ${name}: ${paths.length}\n${paths.map((path) => `${asLine(path)}\n`).join('')}`,
  );
  return sections.join('');
}

/** A shell script that calls rclone: `sh deploy.sh upload`, and a day later `sh deploy.sh delete`. */
export function formatRclone({ steps, files }: DeployPlan): string {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const list = (command: string, paths: readonly string[]) => [
    `${command} --files-from-raw - <<'${LIST_END}'`,
    ...paths.map(asRawLine),
    LIST_END,
  ];
  return formatScript('rclone copies to $TARGET, e.g. TARGET=remote:bucket', steps, ({ phase, paths }) =>
    phase === 4
      ? list('rclone delete "$TARGET"', paths)
      : [...groupBy(paths, (path) => headersOf(byPath.get(path)))].flatMap(([headers, own]) =>
          list(`rclone copy "$DIST" "$TARGET" --no-traverse --checksum${headers}`, own),
        ),
  );
}

function headersOf(file: PlannedFile | undefined): string {
  if (file === undefined) return '';
  const { cacheControl, contentEncoding } = file;
  const encoding =
    contentEncoding === undefined ? '' : ` --header-upload ${quote(`Content-Encoding: ${contentEncoding}`)}`;
  return ` --header-upload ${quote(`Cache-Control: ${cacheControl}`)}${encoding}`;
}

/** A shell script that calls `aws s3`, with the type and the cache rule of each file. */
export function formatS3({ steps, files }: DeployPlan): string {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return formatScript('aws copies to $TARGET, e.g. TARGET=s3://bucket', steps, ({ paths }) =>
    paths
      // A bucket would serve what other hosts only read.
      .filter((path) => !isForHosts(path))
      .map((path) => {
        const file = byPath.get(path);
        return file === undefined
          ? `aws s3 rm "$TARGET"/${quote(path)}`
          : `aws s3 cp "$DIST"/${quote(path)} "$TARGET"/${quote(path)} ${metadataOf(file)}`;
      }),
  );
}

function metadataOf({ type, cacheControl, contentEncoding }: PlannedFile): string {
  const encoding = contentEncoding === undefined ? '' : ` --content-encoding ${contentEncoding}`;
  return `--content-type ${quote(type)} --cache-control ${quote(cacheControl)}${encoding}`;
}

/** Ends a list inside of a script. */
const LIST_END = 'HELPSITE';

function formatScript(
  what: string,
  steps: readonly Step[],
  commandsOf: (step: Step) => readonly string[],
): string {
  const lines = (wanted: (step: Step) => boolean): readonly string[] =>
    steps
      .filter(wanted)
      .flatMap((step) => [
        `# phase ${step.phase}, ${step.name}: ${step.paths.length}`,
        ...(step.paths.length === 0 ? [] : commandsOf(step)),
      ]);
  return [
    '#!/bin/sh',
    `# ${what}.`,
    '# "upload" puts the new site online; "delete" takes away what only the old one had: a day later, before the next plan.',
    'set -eu',
    'DIST="${DIST:-dist}"',
    ': "${TARGET:?names where to}"',
    'case "${1:-}" in',
    'upload)',
    ...lines(({ phase }) => phase !== 4),
    ';;',
    'delete)',
    ...lines(({ phase }) => phase === 4),
    ';;',
    '*) echo "upload or delete?" >&2; exit 2 ;;',
    'esac',
    '',
  ].join('\n');
}

/** A word of a shell, whatever is in it. */
function quote(text: string): string {
  return /^[\w./:=@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A line of a list in which `#` and `;` begin comments. */
function asLine(path: string): string {
  return /^[#;]/.test(path) ? `./${asRawLine(path)}` : asRawLine(path);
}

function asRawLine(path: string): string {
  if (/[\n\r]/.test(path) || path === LIST_END)
    throw new UsageError(
      `The name of ${JSON.stringify(path)} cannot stand in a list of files; rename it, or use --format s3`,
    );
  return path;
}
