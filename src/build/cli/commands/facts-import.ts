/** `helpsite facts import`: a copy of public facts becomes sheets that people go on with. */
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from '../../emit/make-folder.ts';
import { writeWhole } from '../../emit/write-whole.ts';
import { importFacts, type ImportedSheet } from '../../facts/import-facts.ts';
import { describeSystemError } from '../../problems/world-error.ts';
import { readSourceText } from '../../read/source-text.ts';
import type { EditOptions } from '../../terminal/options.ts';
import { formatCount } from '../../terminal/report.ts';
import { formatDocument } from '../../terminal/result.ts';
import { listPublicFacts, readCopy } from './facts-drift.ts';

/** Exit codes: 0 done, 1 a sheet has to be mended first, 2 the folder holds no public facts. */
export async function runFactsImport(options: EditOptions & { readonly folder: string }): Promise<number> {
  const { root, dryRun, json, quiet, io } = options;
  const folder = resolve(io.cwd, options.folder);
  const names = listPublicFacts(folder, options.folder);
  const imported = names.flatMap((name) => {
    const text = readCopy(folder, name, options.folder);
    return importFacts(`${options.folder}/${name}`, text, (file) => readSourceText(root, file)) ?? [];
  });
  for (const { file, text } of imported) if (text !== undefined && !dryRun) write(root, file, text);
  const broken = imported.filter(({ problems }) => problems.length > 0);
  if (json) io.stdout.write(formatDocument({ sheets: imported.map(summarise) }));
  else {
    for (const { problems } of broken)
      for (const { at, message, hint } of problems)
        io.stderr.write(`${at?.file}:${at?.line}:${at?.column} ${message}\n  ${hint}\n`);
    const changed = imported.filter(({ text }) => text !== undefined).length;
    if (!quiet)
      io.stdout.write(
        `${dryRun ? 'Would write' : 'Wrote'} ${formatCount(changed, 'sheet')}, ${imported.length - changed - broken.length} as they were\n`,
      );
  }
  return broken.length > 0 ? 1 : 0;
}

function summarise({ game, file, text, problems, sheet }: ImportedSheet): object {
  return {
    game,
    file,
    isChanged: text !== undefined,
    problems,
    ports: sheet?.ports.length ?? 0,
    keys: sheet?.files.reduce((sum, { keys }) => sum + keys.length, 0) ?? 0,
  };
}

function write(root: string, file: string, text: string): void {
  try {
    makeFolder(dirname(join(root, file)));
    writeWhole(join(root, file), text);
  } catch (error) {
    throw describeSystemError(error, `write ${file}`);
  }
}
