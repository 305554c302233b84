/** What may happen between two builds, and how the next one runs. */
import type { Random } from '../random.ts';
import { type Edit, editContent } from '../site-edits.ts';
import type { SiteFiles } from '../site-fixture.ts';
import { type Accident, ACCIDENTS } from './accidents.ts';
import { editAddresses } from './address-edits.ts';
import * as around from './around-edits.ts';
import { addCards, editNamedGuide, healCards } from './card-edits.ts';
import { editCategories } from './category-edits.ts';
import { editConfiguration } from './config-edits.ts';
import { editFiles, editNames } from './file-edits.ts';
import { readModule, writeModule } from './modules.ts';
import { editParts } from './part-edits.ts';
import { docIdOf } from './pick.ts';
import type { Project } from './project.ts';
import { editReact } from './react-edits.ts';
import { editSidebars } from './sidebar-edits.ts';
import { listGuides } from '../site-fixture.ts';
import { withFile } from '../site-edits.ts';
import { editVersions } from './version-edits.ts';
import { editFacts, editPlacing, editPosts, editSearchWords } from './word-edits.ts';

/** `here`: in this process; the others are processes of their own. */
export type Way =
  | 'here'
  | 'check'
  | 'process'
  | 'pause'
  | 'kill'
  | 'edit meanwhile'
  | 'edit and undo'
  | 'two at once';

export interface Step {
  readonly kind: string;
  readonly name: string;
  readonly project: Project;
  readonly way: Way;
  readonly accident?: Accident;
}

type MakeStep = (random: Random, project: Project) => Omit<Step, 'kind' | 'way'> & { readonly way?: Way };

/** An edit of files; most of the time what names the edited files follows. */
function ofFiles(edit: Edit): MakeStep {
  return (random, project) => {
    const { files, name } = edit(random, project.files);
    return { project: { ...project, files: random.chance(80) ? heal(files) : files }, name };
  };
}

/** Sidebars and cards without guides that are gone. */
function heal(files: SiteFiles): SiteFiles {
  const path = 'config/sidebars.ts';
  const healed = healCards(files);
  if (!files.has(path)) return healed;
  const ids = new Set(listGuides(files).map((guide) => docIdOf(files, guide)));
  const keep = (items: readonly unknown[]): readonly unknown[] =>
    items.filter((item) => {
      const id = typeof item === 'string' ? item : (item as { readonly id?: string } | undefined)?.id;
      return id === undefined || ids.has(id);
    });
  const sidebars = Object.entries(readModule(files, path) as Readonly<Record<string, readonly unknown[]>>);
  if (sidebars.length === 0) return healed;
  const whole = Object.fromEntries(sidebars.map(([name, items]) => [name, keep(items)]));
  return withFile(healed, path, writeModule(whole));
}

const WEIGHTED: readonly (readonly [weight: number, kind: string, make: MakeStep])[] = [
  [22, 'content', ofFiles(editContent)],
  [10, 'configuration', ofFiles(editConfiguration)],
  [9, 'sidebars', ofFiles(editSidebars)],
  [5, 'categories', ofFiles(editCategories)],
  [6, 'partials', ofFiles(editParts)],
  [3, 'React pages', ofFiles(editReact)],
  [4, 'cards', ofFiles(addCards)],
  [6, 'named guides', ofFiles(editNamedGuide)],
  [4, 'posts', ofFiles(editPosts)],
  [6, 'placing', ofFiles(editPlacing)],
  [7, 'addresses', ofFiles(editAddresses)],
  [2, 'search words', ofFiles(editSearchWords)],
  [5, 'facts', ofFiles(editFacts)],
  [6, 'versions', ofFiles(editVersions)],
  [5, 'files', ofFiles(editFiles)],
  [4, 'names and folders', ofFiles(editNames)],
  [4, 'history', around.editHistory],
  [3, 'place', around.editPlace],
  [6, 'flags', around.editFlags],
  [3, 'environment', around.editEnvironment],
  [1, 'times', around.editTimes],
  [
    4,
    'accidents',
    (random, project) => {
      const accident = random.pick(ACCIDENTS);
      return { project, name: accident.name, accident };
    },
  ],
  [2, 'check', (_, project) => ({ project, name: 'check', way: 'check' })],
];

const TOTAL = WEIGHTED.reduce((sum, [weight]) => sum + weight, 0);

/** One step from a project. */
export function makeStep(random: Random, project: Project): Step {
  let left = random.below(TOTAL);
  for (const [weight, kind, make] of WEIGHTED) {
    left -= weight;
    if (left < 0) return { kind, way: 'here', ...make(random, project) };
  }
  throw new Error('The weights do not add up');
}

/** A page that takes so long to understand that a build is likely to be stopped just then. */
export function withHeavyPage(random: Random, project: Project): Project {
  const text = `---\ntitle: Heavy\n---\n\n${`${'[a '.repeat(5500 + random.below(300))}\n\n`.repeat(6)}`;
  return { ...project, files: withFile(project.files, 'content/docs/heavy.md', text) };
}
