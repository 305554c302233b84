/** `helpsite version`: freezes the guides as they are under a name, in Docusaurus's layout. */
import { copyFileSync, lstatSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../emit/make-folder.ts';
import { readBytes, writeDurably } from '../../emit/write-durably.ts';
import { isTranslationOfDocs, planVersion, type VersionCut } from '../../edit/version/plan-version.ts';
import { CURRENT, folderOfVersion, planVersions, sidebarsOfVersion } from '../../model/versions.ts';
import { readJson } from '../../parse/json.ts';
import { sortDiagnostics } from '../../problems/diagnostics.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { describeSystemError } from '../../problems/world-error.ts';
import { findFiles } from '../../read/discover.ts';
import { readSettings, type SiteSettings } from '../../read/read-settings.ts';
import { VERSIONS_FILE } from '../../model/versions.ts';
import { isVersionName } from '../../read/read-versions.ts';
import { readShownText, readSourceText } from '../../read/source-text.ts';
import type { EditOptions } from '../../terminal/options.ts';
import { flattenDiagnostic } from '../../terminal/report-machine.ts';
import { createPaint, formatCount, formatText, wantsColor, widthOf } from '../../terminal/report.ts';
import { formatDocument } from '../../terminal/result.ts';
import { joinPath } from '../../../urls.ts';

export interface VersionOptions extends EditOptions {
  /** As typed. */
  readonly name: string;
}

/** Exit codes: 0 cut, 3 wrong configuration. A name that cannot be one, or is taken, is a UsageError. */
export async function runVersion(options: VersionOptions): Promise<number> {
  const { root, base, configFile, dryRun } = options;
  const name = checkName(options.name);
  const settings = await readSettings(root, {
    ...(base === undefined ? {} : { base }),
    ...(configFile === undefined ? {} : { configFile }),
  });
  if (settings.isWrong) {
    report(options, settings, undefined);
    return 3;
  }
  const before = readBytes(join(root, VERSIONS_FILE));
  const names = readNames(root);
  if (names.includes(name))
    throw new UsageError(`There is a version "${name}" already: versions.json has it; choose another name`);
  for (const place of [folderOfVersion(name), sidebarsOfVersion(name)])
    if (lstatSync(join(root, place), { throwIfNoEntry: false }) !== undefined)
      throw new UsageError(`${place} exists already; nothing is replaced: choose another name, or delete it`);
  const found = findFiles(root);
  const unread = found.flatMap(({ problem }) => problem ?? []);
  if (unread.length > 0) {
    report(options, { ...settings, diagnostics: unread }, undefined);
    return 1;
  }
  const own = found.filter(({ isLink }) => isLink === undefined).map(({ path }) => path);
  const files = own.filter((path) => path.startsWith('docs/'));
  if (!files.some((path) => /\.mdx?$/i.test(path)))
    throw new UsageError('There are no guides below content/docs, so there is nothing to freeze');
  const sidebars = settings.explicit?.sidebars;
  const cut = planVersion({ name, names, files, translations: own.filter(isTranslationOfDocs), sidebars });
  if (!dryRun) writeCut(root, cut, before, [folderOfVersion(name), sidebarsOfVersion(name)]);
  report(options, settings, { name, names: [name, ...names], cut });
  return 0;
}

function checkName(typed: string): string {
  const name = typed.trim();
  if (name === CURRENT) throw new UsageError('"current" is the version in content/docs; choose another name');
  if (!isVersionName(name))
    throw new UsageError(
      `"${name}" cannot be the name of a version: use letters, numbers, dots and hyphens, e.g. 1.0`,
    );
  return name;
}

/** The file was checked with the configuration. */
function readNames(root: string): readonly string[] {
  const text = readSourceText(root, VERSIONS_FILE);
  const read = text === undefined ? undefined : readJson(text);
  return read !== undefined && 'value' in read && Array.isArray(read.value) ? read.value.map(String) : [];
}

/** All of it or nothing: the list, which makes a version of the rest, is written last. */
function writeCut(
  root: string,
  { copies, texts }: VersionCut,
  before: Uint8Array | undefined,
  made: readonly string[],
): void {
  const written: string[] = [];
  try {
    for (const [from, to] of copies) {
      makeFolder(dirname(join(root, to)));
      copyFileSync(join(root, from), join(root, to));
      written.push(to);
    }
    for (const { file, text } of texts) {
      makeFolder(dirname(join(root, file)));
      writeDurably(join(root, file), text, file === VERSIONS_FILE ? before : undefined);
    }
  } catch (error) {
    for (const file of written) rmSync(join(root, file), { force: true });
    for (const place of made) rmSync(join(root, place), { recursive: true, force: true });
    throw describeSystemError(error, `write the version below ${made[0] ?? ''}`);
  }
}

interface Made {
  readonly name: string;
  readonly names: readonly string[];
  readonly cut: VersionCut;
}

function report(
  { io, json, quiet, root, dryRun }: VersionOptions,
  { config, diagnostics: found }: SiteSettings,
  made: Made | undefined,
): void {
  const diagnostics = made === undefined ? sortDiagnostics(found) : [];
  const { plans } = planVersions({ config, names: made?.names ?? [] });
  const versions = plans.map(({ name, path, isLast }) => ({
    name,
    isLast,
    route: joinPath(config.base, config.docs.path, path, '/'),
  }));
  const files =
    made === undefined
      ? []
      : [...made.cut.copies.map(([, to]) => to), ...made.cut.texts.map(({ file }) => file)];
  if (json) {
    const ok = made !== undefined;
    io.stdout.write(
      formatDocument({
        schemaVersion: 1,
        ok,
        command: 'version',
        root,
        dryRun,
        files,
        versions,
        ...(made === undefined ? {} : { version: made.name }),
        diagnostics: diagnostics.map(flattenDiagnostic),
      }),
    );
    return;
  }
  const color = wantsColor(io.stdout, io.env);
  const paint = createPaint(color);
  if (made === undefined) {
    const sourceOf = (path: string) => readShownText(root, path);
    const problems = formatText(diagnostics, { color, limit: 20, width: widthOf(io.stdout), sourceOf });
    io.stdout.write(`${problems}\n${paint('red', '✗')} Nothing was written\n`);
    return;
  }
  if (quiet) return void io.stdout.write(`${folderOfVersion(made.name)}\n`);
  const lines = [
    ...(dryRun ? files : []),
    `${paint('green', '✓')} ${dryRun ? 'Would freeze' : 'Froze'} ${formatCount(made.cut.copies.length, 'file')} as version ${made.name} in ${folderOfVersion(made.name)}`,
    ...versions.map(
      ({ name, route }) => `  ${name === CURRENT ? 'content/docs' : name} has the addresses ${route}…`,
    ),
    ...(config.disableVersioning
      ? ['It is not published: config/site.ts says "disableVersioning".']
      : ['Go on writing in content/docs: it is the next version now.']),
  ];
  io.stdout.write(`${lines.join('\n')}\n`);
}
