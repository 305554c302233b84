/** The help centre's guides, judged as far as a program can: by the plan, as written, and as built with and without configuration. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { BAD_BODIES, GOOD_ARTICLE, GOOD_BODIES, SPOILINGS } from './content/bad-samples.ts';
import type { GuideReport } from '../src/build/facts/report-facts.ts';
import { type BuiltSite, buildSite } from './content/built-site.ts';
import { findDrawingFaults } from './content/drawing-rules.ts';
import { findDuplicates, listLikenesses } from './content/duplicate-rules.ts';
import { describeFigures } from './content/figures.ts';
import {
  findDiagramFaults,
  findFormFaults,
  findStackedAdmonitions,
  findTableFaults,
  findTabValueFaults,
} from './content/form-rules.ts';
import { findFrontMatterFaults, findRelatedFaults } from './content/front-matter-rules.ts';
import { FULL_LABELS, listFullNames, writeFullProvider } from './content/full-provider.ts';
import { VARIABLE_NAMES } from './content/variable-names.ts';
import { type Block, readBlocks } from './content/guide-blocks.ts';
import { type GuideSource, readDrawings, readGuides } from './content/guide-source.ts';
import {
  findAddressFaults,
  findLonelyGuides,
  findPlannedLinkFaults,
  listLinked,
} from './content/link-rules.ts';
import { findCategoryFaults, findRootFaults } from './content/order-rules.ts';
import { listPlannedRoutes, PLAN, type PlannedGuide, routeOfCategory, routeOfGuide } from './content/plan.ts';
import { findLabelFaults, findSeamFaults, findWordingFaults } from './content/reading-rules.ts';
import { findSafetyFaults, findTokenFaults } from './content/safety-rules.ts';
import { findShapeFaults } from './content/shape-rules.ts';
import { startHelpsite } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

/** Security guides may open with a warning: what to do at once comes first. */
const SECURITY: ReadonlySet<string> = new Set(['minecraft/CVE-2021-44228']);

/**
 * How much two guides may share. The most that any pair had when this was set was 0.07 (two SFTP programs whose
 * menus differ little); a section copied into a second guide of usual length makes it 0.15 and more.
 */
const MOST_ALIKE = 0.12;

/** Guides whose readers can have broken nothing before they read, and why. */
const NOTHING_TO_UNDO: ReadonlyMap<string, string> = new Map([
  ['minecraft/instance/server-icon', 'A picture breaks nothing, and the next one replaces it.'],
]);

interface BuiltGuide {
  readonly plan: PlannedGuide;
  readonly html: string;
  readonly blocks: readonly Block[];
}

interface Build {
  readonly name: string;
  readonly slug: string;
  readonly panel: string;
  readonly site: BuiltSite;
  readonly guides: readonly BuiltGuide[];
}

const folder = makeFolder();
after(() => folder.end());
const sources = readGuides();
const [plain, full] = await Promise.all([
  makeBuild('without configuration', 'hosting', 'Control panel'),
  makeBuild('fully configured', 'acme', 'Acme Panel', writeFullProvider()),
]);
const byPath: ReadonlyMap<string, GuideSource> = new Map(sources.map((source) => [source.path, source]));
const paths: ReadonlySet<string> = new Set(byPath.keys());
const idOfRoute: ReadonlyMap<string, string> = new Map(
  PLAN.pages.map(({ path }) => [routeOfGuide(path, 'hosting'), path]),
);

async function makeBuild(name: string, slug: string, panel: string, provider?: string): Promise<Build> {
  const root = join(folder.path, slug);
  mkdirSync(root);
  const site = await buildSite(root, provider);
  const guides = PLAN.pages.map((plan) => {
    const html = site.pages.get(routeOfGuide(plan.path, slug)) ?? '';
    return { plan, html, blocks: readBlocks(html) };
  });
  return { name, slug, panel, site, guides };
}

/** One message that lists them all: whoever writes wants to see every fault at once. */
function expectNone(faults: readonly string[]): void {
  assert.equal(faults.length, 0, `${faults.length} faults:\n${faults.join('\n')}`);
}

function sourceOf({ path }: PlannedGuide): GuideSource {
  return byPath.get(path) ?? { path, frontMatter: {}, body: '' };
}

for (const { name, slug, panel, site, guides } of [plain, full]) {
  test(`the site builds without a warning ${name}`, () => {
    assert.deepEqual(
      [site.exitCode, site.report.ok, site.report.diagnostics],
      [0, true, []],
      site.report.raw.slice(0, 4000),
    );
  });
  test(`every planned route is there and no other ${name}`, () => {
    const planned = listPlannedRoutes(slug, name === 'fully configured');
    const built = [...site.pages.keys()].filter((route) => !route.startsWith('/help/docs/tags')).toSorted();
    assert.deepEqual(built, planned);
  });
  test(`categories and the sidebar say what was planned, in its order ${name}`, () => {
    expectNone(
      PLAN.categories.flatMap((category) =>
        findCategoryFaults(category, site.pages.get(routeOfCategory(category.slug)) ?? '', slug, panel),
      ),
    );
    expectNone(findRootFaults(PLAN, site.pages.get('/help/docs/intro') ?? '', slug));
  });
  test(`every guide reads well ${name}`, () =>
    expectNone(guides.flatMap(({ plan, blocks }) => findSeamFaults(plan.path, blocks))));
  test(`no table is empty or too wide ${name}`, () =>
    expectNone(guides.flatMap(({ plan, html }) => findTableFaults(plan.path, html))));
  test(`every link leads somewhere ${name}`, () => {
    const routes = new Set(site.pages.keys());
    expectNone(guides.flatMap(({ plan, blocks }) => findAddressFaults(plan.path, blocks, routes)));
  });
  test(`guides have their parts in order, and their length ${name}`, () =>
    expectNone(guides.flatMap(({ plan, blocks }) => findShapeFaults(plan.path, plan.type, blocks))));
}

test('labels from the configuration stand in whole phrases', () =>
  expectNone(full.guides.flatMap(({ plan, blocks }) => findLabelFaults(plan.path, blocks, FULL_LABELS))));
test('the full configuration sets every variable there is', () => {
  assert.deepEqual([...VARIABLE_NAMES].toSorted(), listFullNames().toSorted());
});
test('front matter is complete and agrees with the plan', () => {
  assert.deepEqual([...paths].toSorted(), PLAN.pages.map(({ path }) => path).toSorted());
  expectNone(PLAN.pages.flatMap((plan) => findFrontMatterFaults(sourceOf(plan), plan, paths)));
});
test('related guides in the text are those of the front matter', () => {
  expectNone(
    plain.guides.flatMap(({ plan, blocks }) =>
      findRelatedFaults(
        sourceOf(plan),
        listLinked(
          blocks.filter(({ section }) => section === 'Related guides'),
          idOfRoute,
        ),
      ),
    ),
  );
});
test('the language is plain British English', () =>
  expectNone(plain.guides.flatMap(({ plan, blocks }) => findWordingFaults(plan.path, blocks))));
test('code, admonitions, tabs, pictures and bold text have the house form', () => {
  expectNone(
    plain.guides.flatMap(({ plan, blocks }) => findFormFaults(plan.path, blocks, SECURITY.has(plan.path))),
  );
  expectNone(sources.flatMap(({ path, body }) => findStackedAdmonitions(path, body)));
  expectNone(
    findTabValueFaults(
      plain.guides.flatMap(({ plan, blocks }) =>
        blocks.filter(({ kind }) => kind === 'tabs').map((tabs) => ({ ...tabs, path: plan.path })),
      ),
    ),
  );
});
test('planned links are in the text, and every guide is linked from another', () => {
  expectNone(plain.guides.flatMap((guide) => findPlannedLinkFaults(guide, idOfRoute)));
  expectNone(findLonelyGuides(plain.guides, idOfRoute));
});
test('no real address, secret, rival or unregistered token is in a guide', () => {
  expectNone(sources.flatMap((source) => [...findSafetyFaults(source), ...findTokenFaults(source)]));
});
test('diagrams are where they were planned', () =>
  expectNone(
    plain.guides
      .filter(({ plan }) => plan.diagram)
      .flatMap(({ plan, blocks }) => findDiagramFaults(plan.path, blocks)),
  ));
test('diagrams can be read by everybody', () =>
  expectNone(readDrawings().flatMap((drawing) => findDrawingFaults(drawing))));
test('who already made the mistake finds the way back', () => {
  const lacking = plain.guides.filter(
    ({ plan, blocks }) =>
      (plan.type === 'how-to' || plan.type === 'troubleshooting') &&
      !blocks.some(({ kind, text }) => kind === 'heading' && text.startsWith('If you already')),
  );
  assert.deepEqual(lacking.map(({ plan }) => plan.path).toSorted(), [...NOTHING_TO_UNDO.keys()]);
});
test('what a sheet of facts knows for sure is printed from it', async () => {
  const { stdout } = await startHelpsite(['facts', 'report', '--root', join(folder.path, 'acme'), '--json'])
    .ended;
  const { guides }: { readonly guides: readonly GuideReport[] } = JSON.parse(stdout);
  expectNone(
    guides
      .filter(({ typed }) => typed > 0)
      .map(({ path, typed }) => `${path}: ${typed} facts of the sheet are typed by hand`),
  );
  assert.ok(guides.some(({ printed }) => printed > 0));
});
test('guides do not repeat each other', (context) => {
  const read = plain.guides.map(({ plan, blocks }) => ({ path: plan.path, blocks }));
  const duplicates = findDuplicates(read);
  const likenesses = listLikenesses(read);
  for (const line of describeFigures(plain.guides, duplicates, likenesses)) context.diagnostic(line);
  expectNone(duplicates.repeated.map(({ text, paths: on }) => `${on.join(', ')}: ${text}`));
  expectNone(
    likenesses
      .filter(({ share }) => share > MOST_ALIKE)
      .map(({ left, right, share }) => `${left} and ${right} share ${(share * 100).toFixed(1)} %`),
  );
});

/** Everything that rules say about an article, judged as a policy of no certain length. */
function judge(html: string): readonly string[] {
  const blocks = readBlocks(html);
  return [
    ...findSeamFaults('sample', blocks),
    ...findWordingFaults('sample', blocks),
    ...findFormFaults('sample', blocks, false),
    ...findTableFaults('sample', html),
    ...findShapeFaults('sample', 'policy', blocks).filter((one) => !/words"/.test(one)),
    ...findAddressFaults('sample', blocks, new Set(['/help/docs/intro'])),
  ];
}

test('the rules accept a good guide and notice what spoils it', () => {
  expectNone(judge(GOOD_ARTICLE));
  for (const { from, to, fault } of SPOILINGS) {
    const spoilt = GOOD_ARTICLE.replace(from, to);
    assert.notEqual(spoilt, GOOD_ARTICLE, from);
    assert.match(judge(spoilt).join('\n'), fault, to);
  }
  const read = (body: string): readonly string[] => {
    const source = { path: 'sample', body, frontMatter: {} };
    return [...findSafetyFaults(source), ...findTokenFaults(source)];
  };
  for (const [body, fault] of BAD_BODIES) assert.match(read(body).join('\n'), fault, body);
  expectNone(GOOD_BODIES.flatMap(read));
});
