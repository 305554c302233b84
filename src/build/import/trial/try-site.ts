/** Builds the staged site in memory, as `build` would: its routes, and everything that it has to say. */
import type { Diagnostic, ReactPage } from '../../../model.ts';
import { isRecord } from '../../../is-record.ts';
import { Memo } from '../../memo/memo.ts';
import { loadBundle } from '../../read/bundle.ts';
import { discover } from '../../read/discover.ts';
import { readFileFacts } from '../../read/asset-files.ts';
import { readAddresses } from '../../read/read-addresses.ts';
import { routeOfReactPage } from '../../read/react-pages.ts';
import { readSettings, type SiteSettings } from '../../read/read-settings.ts';
import { describeGenerator, readClock, readTranslations } from '../../read/read-site.ts';
import { readStyles } from '../../read/read-styles.ts';
import { readWords } from '../../read/read-words.ts';
import { buildSite } from '../../site/build-site.ts';
import type { Site } from '../../site/site.ts';
import type { PlannedPages } from '../content/plan-pages.ts';
import type { Notebook } from '../notes.ts';
import type { ConfigData } from '../settings/translate-site.ts';
import type { ImportPlan } from '../plan-import.ts';
import { prune } from '../target/print-config.ts';
import type { Stage } from './stage.ts';

/** The files of `config/` by name: `site`, `navigation`, `search`, `sidebars`. */
export type ConfigFiles = Readonly<Record<string, ConfigData | undefined>>;

/** While it is tried, the configuration is JSON: it is data, and nothing has to be run. */
export function stageConfig(stage: Stage, config: ConfigFiles): void {
  for (const [name, data] of Object.entries(config))
    if (data === undefined) stage.remove(`config/${name}.json`);
    else stage.write(`config/${name}.json`, `${JSON.stringify(prune(data), undefined, 2)}\n`);
}

/** Settings that helpsite refuses are taken out one by one, and told. */
export async function settleConfig(
  stage: Stage,
  given: ConfigFiles,
  notes: Notebook,
): Promise<{ readonly config: ConfigFiles; readonly settings: SiteSettings }> {
  let config = given;
  for (let attempt = 0; ; attempt++) {
    stageConfig(stage, config);
    const settings = await readSettings(stage.root, { hasNoComponents: true });
    const refused = settings.diagnostics.find(({ severity }) => severity === 'error');
    const next = refused === undefined || attempt > 40 ? undefined : withoutRefused(config, refused);
    if (refused === undefined || next === undefined) return { config, settings };
    const [, name = 'config'] = /"([^"]+)"/.exec(refused.message) ?? [];
    notes.add({
      kind: 'missing',
      what: name,
      says: `It was left out, because helpsite refuses it: ${refused.message}`,
      todo: refused.hint ?? 'Set it by hand.',
    });
    config = next;
  }
}

/** The configuration without the setting that a problem is about: `footer.links[2].href` takes the whole third link away. */
function withoutRefused(config: ConfigFiles, { message, at }: Diagnostic): ConfigFiles | undefined {
  const [, name = ''] = /^"([^"]+)"|setting "([^"]+)"/.exec(message) ?? [];
  const part = /^config\/(\w+)\.json$/.exec(at?.file ?? '')?.[1];
  const data = part === undefined ? undefined : config[part];
  if (part === undefined || data === undefined || name === '') return undefined;
  const path = [...name.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '') : Number(index),
  );
  // An entry of a list goes as a whole: half a link is none.
  const last = path.findLastIndex((step) => typeof step === 'number');
  return { ...config, [part]: without(data, last === -1 ? path : path.slice(0, last + 1)) as ConfigData };
}

function without(value: unknown, [step, ...rest]: readonly (string | number)[]): unknown {
  if (step === undefined) return undefined;
  if (Array.isArray(value) && typeof step === 'number')
    return rest.length === 0
      ? value.filter((_, index) => index !== step)
      : value.map((item: unknown, index) => (index === step ? without(item, rest) : item));
  if (!isRecord(value) || typeof step !== 'string') return value;
  const { [step]: own, ...others } = value;
  return rest.length === 0 ? others : { ...value, [step]: without(own, rest) };
}

/** The site as it would be built. Nothing of the project is run: the configuration is JSON, React pages are empty, and components show their content. */
export async function trySite(
  stage: Stage,
  {
    settings: given,
    components,
    pages,
  }: Pick<ImportPlan, 'components' | 'pages'> & { readonly settings: SiteSettings },
  memo: Memo,
): Promise<Site> {
  const { root } = stage;
  const discovered = discover(root);
  // Known by name: their content shows.
  const table = Object.fromEntries(
    components.map((name) => [name, { name, file: `components/${name}`, hash: '' }]),
  );
  const settings = { ...given, components: { table, scripts: {}, styles: [] } };
  return buildSite(
    {
      root,
      settings,
      discovered,
      facts: readFileFacts(root, discovered.files, memo),
      react: { pages: pages.flatMap(stubPage(settings.config.base)), diagnostics: [] },
      drafts: false,
      history: undefined,
      bundle: await loadBundle(),
      styles: readStyles(root, settings.config.css),
      words: readWords(root),
      addresses: readAddresses(root),
      now: readClock(),
      generator: describeGenerator(),
      translations: readTranslations(root, discovered.files.keys()),
    },
    memo,
  );
}

/** A React page that nobody ran: its address counts. */
function stubPage(base: string): (page: PlannedPages['pages'][number]) => readonly ReactPage[] {
  return ({ place, isWhole }) => {
    const source = place.replace(/^content\//, '');
    return isWhole ? [{ source, route: routeOfReactPage(source, base), html: '' }] : [];
  };
}

/** A memory for one import. */
export function createMemo(): Memo {
  return new Memo();
}
