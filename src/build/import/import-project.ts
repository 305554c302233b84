/** A Docusaurus project becomes one of ours: read as data, planned, tried in a folder of its own, then written. */
import { basename, dirname, join } from 'node:path';
import { slugify } from '../../urls.ts';
import type { Diagnostic } from '../../model.ts';
import type { Site } from '../site/site.ts';
import { createNotebook, type Note } from './notes.ts';
import { type ImportPlan, isPageText, planImport } from './plan-import.ts';
import { findProject, openProject } from './project/read-files.ts';
import { printConfig, prune } from './target/print-config.ts';
import { type ImportFigures, writeReport } from './target/report.ts';
import { planTarget, type TargetPlan, writeTarget } from './target/write-target.ts';
import { openStage, stageFiles } from './trial/stage.ts';
import { tryPlan } from './trial/try-plan.ts';

export interface ImportRequest {
  /** Absolute. */
  readonly source: string;
  /** As typed, for messages. */
  readonly shownSource: string;
  /** Absolute; undefined: below `cwd`, called like the site. */
  readonly target: string | undefined;
  readonly cwd: string;
  /** Where the site is tried when nothing is to be written. Absolute. */
  readonly scratch: string;
  readonly docsVersion: string | undefined;
  readonly dryRun: boolean;
  /** The year of today: what a copyright line asks for. */
  readonly year: number;
}

export interface ImportOutcome {
  /** Absolute. */
  readonly source: string;
  readonly target: string;
  readonly figures: ImportFigures;
  readonly notes: readonly Note[];
  readonly problems: readonly Diagnostic[];
  readonly plan: TargetPlan;
  readonly report: string;
}

/** Throws a UsageError for folders that are no project or somebody else's, a WorldError for a disk that refuses. */
export async function importProject(
  request: ImportRequest,
  checkTarget: (source: string, target: string) => void,
): Promise<ImportOutcome> {
  const { root, config } = findProject(request.source, request.shownSource);
  const files = openProject(root);
  const notes = createNotebook();
  const plan = planImport({ root, config, files, notes, version: request.docsVersion, year: request.year });
  const title = typeof plan.site['title'] === 'string' ? plan.site['title'] : basename(root);
  const target = request.target ?? join(request.cwd, slugify(title) || 'help');
  checkTarget(root, target);
  const stage = openStage(request.dryRun ? request.scratch : dirname(target));
  try {
    stageFiles(stage, root, plan.planned);
    const { site, config: final, softened, problems } = await tryPlan(stage, plan, notes);
    for (const [name, data] of Object.entries(final)) {
      stage.remove(`config/${name}.json`);
      if (data !== undefined) stage.write(`config/${name}.ts`, printConfig(prune(data), SAYS[name] ?? ''));
    }
    const figures = count(plan, site);
    const report = writeReport({ title, figures, notes: notes.all(), problems, softened });
    stage.write('IMPORT.md', report);
    const targetPlan = planTarget(stage.root, target, target);
    if (!request.dryRun) writeTarget(stage.root, target, targetPlan);
    return { source: root, target, figures, notes: notes.all(), problems, plan: targetPlan, report };
  } finally {
    stage.end();
  }
}

const SAYS: Readonly<Record<string, string>> = {
  site: 'What the site says about itself, as docusaurus.config had it; IMPORT.md says what became of each setting.',
  navigation: 'The links at the top of every page.',
  search: 'The search that the site had. Without this file the embedded one answers.',
  sidebars: 'The sidebars, as the old site had them.',
};

function count(plan: ImportPlan, { model }: Site): ImportFigures {
  const { planned } = plan;
  return {
    sourcePages: planned.filter(({ to }) => isPageText(to, plan)).length,
    guides: model.docs.length,
    posts: model.posts.length,
    pages: model.plainPages.filter(({ react }) => react === undefined).length,
    builtPages: model.routes.filter(({ kind }) => kind !== 'redirect' && kind !== 'gone').length,
    files: planned.length,
  };
}
