/** The plan as a site: where every page is, links and redirects with that, and what the build will say. */
import type { Diagnostic } from '../../../model.ts';
import { RULES } from '../../problems/rule-table.ts';
import { settleDiagnostics } from '../../problems/settle.ts';
import { discover } from '../../read/discover.ts';
import type { Site } from '../../site/site.ts';
import type { Notebook } from '../notes.ts';
import { type ImportPlan, isPageText } from '../plan-import.ts';
import { CONFIG_HEADER_LINES } from '../target/print-config.ts';
import { addRedirects } from './add-redirects.ts';
import { finishLinks } from './finish-links.ts';
import type { Stage } from './stage.ts';
import { type ConfigFiles, createMemo, settleConfig, trySite } from './try-site.ts';

export interface TriedPlan {
  readonly site: Site;
  readonly config: ConfigFiles;
  readonly softened: readonly string[];
  readonly problems: readonly Diagnostic[];
}

/** Problems that nobody should make a warning of without looking: of safety, secrets, settings, and what cannot be read. */
const HARD =
  /^(?:config|source|file|secret|address|machine|site|usage|helpsite|search|deploy|ignore|fact)\/|\/unsafe$|^route\/taken-file$/;

/** What React pages may meet when they are rendered: they were not run. */
const UNTRIED_PAGES = ['page/failed', 'page/no-default-export', 'render/failed'] as const;
/** The same of components. */
const UNTRIED_COMPONENTS = ['component/failed'] as const;

/** Finds out where every page is, writes links and redirects with that, and what the build will say. */
export async function tryPlan(stage: Stage, plan: ImportPlan, notes: Notebook): Promise<TriedPlan> {
  const memo = createMemo();
  const first: ConfigFiles = { site: plan.site, search: plan.search, sidebars: plan.sidebars.sidebars };
  const early = await settleConfig(stage, first, notes);
  const known = await trySite(stage, { ...plan, ...early }, memo);
  for (const [file, text] of addRedirects({ site: known, project: plan.project, read: stage.read, notes }))
    stage.write(file, text);
  const { navigation, footer } = finishLinks(plan.links, {
    site: known,
    places: plan.places,
    nameOf: plan.sidebars.nameOf,
    blogs: plan.project.blogs.map(({ route }) => route),
    notes,
  });
  const late = await settleConfig(
    stage,
    { ...early.config, site: { ...early.config['site'], footer }, navigation },
    notes,
  );
  let site = await trySite(stage, { ...plan, ...late }, memo);
  if (dropRefused(stage, site, plan, notes)) site = await trySite(stage, { ...plan, ...late }, memo);
  const sources = discover(stage.root).sources;
  const settle = (rules: ImportPlan['rules']) =>
    settleDiagnostics(site.found, { rules, sources, ran: 'build' });
  const errors = settle(plan.rules).filter(({ severity }) => severity === 'error');
  const codes = [
    ...errors.map(({ code }) => code),
    ...(plan.pages.length > 0 ? UNTRIED_PAGES : []),
    ...(plan.components.length > 0 ? UNTRIED_COMPONENTS : []),
  ];
  const softened = [...new Set(codes)]
    .filter((code) => !HARD.test(code) && RULES[code].severity !== 'fatal')
    .toSorted();
  const used = new Set(site.found.map(({ code }) => code as string));
  const wanted = Object.entries(plan.rules).filter(([code, level]) => used.has(code) || level === 'off');
  const rules = {
    ...Object.fromEntries(wanted),
    ...Object.fromEntries(softened.map((code) => [code, 'warning' as const])),
  };
  const problems = settle(rules).map(renameConfig);
  for (const { severity, message, hint, at, code } of problems)
    if (severity === 'error')
      notes.add({
        kind: 'edit',
        what: code,
        says: message,
        ...(hint === undefined ? {} : { todo: hint }),
        ...(at === undefined ? {} : { file: at.file, line: at.line }),
      });
  tellLost(plan, site, notes);
  return { site, config: { ...late.config, site: { ...late.config['site'], rules } }, softened, problems };
}

/** Static files that the build refuses to publish stay behind; whether there are any. */
function dropRefused(stage: Stage, site: Site, plan: ImportPlan, notes: Notebook): boolean {
  const refused = site.found.filter(
    ({ code, severity, at }) =>
      severity === 'error' &&
      /^(?:file|source)\/|^route\/taken-file$/.test(code) &&
      at?.file.startsWith('content/static/') === true,
  );
  for (const { at, message, hint } of refused) {
    const file = at?.file ?? '';
    stage.remove(file);
    const from = plan.planned.find(({ to }) => to === file)?.from ?? file;
    notes.add({
      kind: 'left',
      what: from,
      says: `It was not taken over: ${message}`,
      ...(hint === undefined ? {} : { todo: hint }),
      file: from,
    });
  }
  return refused.length > 0;
}

/** Problems of the configuration as it is written in the end: the same lines, below a comment. */
function renameConfig(problem: Diagnostic): Diagnostic {
  const { at } = problem;
  const [, part] = /^config\/(\w+)\.json$/.exec(at?.file ?? '') ?? [];
  if (at === undefined || part === undefined) return problem;
  return { ...problem, at: { ...at, file: `config/${part}.ts`, line: at.line + CONFIG_HEADER_LINES } };
}

/** Texts that became no page: drafts, posts without a date, whatever it is. */
function tellLost(plan: ImportPlan, { model, parsed }: Site, notes: Notebook): void {
  const sources = new Set(model.routes.flatMap(({ source }) => (source === undefined ? [] : [source])));
  for (const { to, from } of plan.planned) {
    if (!isPageText(to, plan) || sources.has(to)) continue;
    const isDraft = parsed.pages.get(to.replace(/^content\//, ''))?.settings.draft === true;
    notes.add({
      kind: 'missing',
      what: from,
      says: isDraft ? 'It is a draft and not published, as before' : 'It became no page',
      ...(isDraft ? {} : { todo: 'See what the build says of it below.' }),
      file: to,
      line: 1,
    });
  }
}
