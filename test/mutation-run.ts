/** The property behind `check`: of seeded mistakes in the real guides, each is told at its file and line. */
import { join, posix } from 'node:path';
import { buildSite } from '../src/build/site/build-site.ts';
import { readSite } from '../src/build/read/read-site.ts';
import { scanSource } from '../src/build/check/scan-source.ts';
import { checkSite } from '../src/build/check/check-site.ts';
import { settleDiagnostics } from '../src/build/problems/settle.ts';
import { Memo } from '../src/build/memo/memo.ts';
import { readSettings } from '../src/build/read/read-settings.ts';
import type { Diagnostic, Source } from '../src/model.ts';
import { mutateBoxes, mutateFences, mutateTabs } from './mutations/block-mutations.ts';
import { mutateAddresses, mutateAnchors, mutateLinks } from './mutations/link-mutations.ts';
import { mutateSettings } from './mutations/setting-mutations.ts';
import type { Mutation } from './mutations/slip.ts';
import { createRandom, type Random } from './random.ts';

/** How many mistakes of each family are made of a thousand. */
const SHARES: Readonly<Record<string, number>> = {
  links: 300,
  anchors: 150,
  fences: 150,
  boxes: 150,
  settings: 200,
  tabs: 40,
  addresses: 10,
};

export interface MutationCounts {
  readonly made: number;
  readonly told: number;
  /** Told in the right file, but at another line. */
  readonly elsewhere: number;
  /** By family: made and told. */
  readonly families: ReadonlyMap<string, readonly [number, number]>;
  /** What was not told at its place, one a line. */
  readonly missed: readonly string[];
}

interface Found extends Mutation {
  readonly family: string;
  readonly path: string;
}

/** Checks the project's own guides once for each of `count` mistakes, one mistake at a time. */
export async function runMutations(seed: number, count: number): Promise<MutationCounts> {
  const random = createRandom(seed);
  const site = await openSite(join(import.meta.dirname, '..'));
  const before = site.check(undefined);
  if (before.length > 0) throw new Error(`The guides are not clean: ${before[0]?.message}`);
  const families = new Map<string, [number, number]>();
  const missed: string[] = [];
  let [told, elsewhere] = [0, 0];
  const chosen = choose(site.sources, random, count);
  for (const mutation of chosen) {
    const file = `content/${mutation.path}`;
    const found = site.check({ path: mutation.path, text: mutation.text });
    const counts = families.get(mutation.family) ?? [0, 0];
    families.set(mutation.family, counts);
    counts[0]++;
    if (found.some(({ at }) => at?.file === file && mutation.lines.includes(at.line))) {
      told++;
      counts[1]++;
      continue;
    }
    if (found.some(({ at }) => at?.file === file)) elsewhere++;
    missed.push(describe(mutation, found));
  }
  return { made: chosen.length, told, elsewhere, families, missed };
}

function describe({ family, kind, path, text, lines }: Found, found: readonly Diagnostic[]): string {
  const typed = text.split('\n')[(lines[0] ?? 1) - 1] ?? '';
  const said = found.map(({ code, at }) => `${code} at ${at?.file ?? ''}:${at?.line ?? ''}`).slice(0, 3);
  return `${family}, ${kind}: ${path}:${lines.join('|')} ${typed.trim().slice(0, 90)} -> ${said.join('; ') || 'nothing'}`;
}

function choose(sources: readonly Source[], random: Random, count: number): readonly Found[] {
  const guides = sources.filter(({ path }) => path.startsWith('docs/') && !path.includes('/_'));
  const paths = new Set(sources.map(({ path }) => path));
  const pools = new Map<string, Found[]>();
  const pool = (family: string, path: string, own: readonly Mutation[]): void => {
    const known = pools.get(family) ?? [];
    pools.set(family, known);
    for (const mutation of own) known.push({ ...mutation, family, path });
  };
  // Several rounds, because each makes one mistake in each place and there are few anchors and tabs.
  for (let round = 0; round < Math.max(4, Math.ceil(count / 100)); round++) {
    for (const { path, text } of guides) {
      const isGuide = (href: string): boolean =>
        paths.has(posix.join(posix.dirname(path), href.replace(/[#?].*$/, ''))) ||
        paths.has(posix.join('docs', href));
      pool('links', path, mutateLinks(text, random, isGuide));
      pool('anchors', path, mutateAnchors(text, random));
      pool('addresses', path, mutateAddresses(text, random));
      pool('fences', path, mutateFences(text, random));
      pool('boxes', path, mutateBoxes(text, random));
      pool('tabs', path, mutateTabs(text, random));
      pool('settings', path, mutateSettings(text, random));
    }
  }
  return Object.entries(SHARES).flatMap(([family, share]) =>
    random.shuffle(pools.get(family) ?? []).slice(0, Math.ceil((share * count) / 1000)),
  );
}

interface OpenSite {
  readonly sources: readonly Source[];
  /** Everything that `check` tells of the site with this source in the place of its own. */
  readonly check: (replaced: Source | undefined) => readonly Diagnostic[];
}

async function openSite(root: string): Promise<OpenSite> {
  const memo = new Memo();
  const parts = await readSite({ root, drafts: false, cache: true }, await readSettings(root, {}), memo);
  // One mistake at a time: all other guides are read once for the whole run.
  const scanned = new Map(parts.discovered.sources.map((source) => [source, scanSource(source)]));
  return {
    sources: parts.discovered.sources,
    check(replaced) {
      const sources = parts.discovered.sources.map((source) =>
        source.path === replaced?.path ? replaced : source,
      );
      const own = { ...parts, discovered: { ...parts.discovered, sources }, history: undefined };
      const { model, lookup, assets, parsed, found } = buildSite(own, memo);
      const { files } = parts.discovered;
      const more = checkSite({
        sources: sources.map((source) => scanned.get(source) ?? scanSource(source)),
        model,
        lookup,
        files,
        assets,
        otherTexts: [],
        sheets: parsed.sheets,
      });
      return settleDiagnostics([...found, ...more], { rules: model.config.rules, sources, ran: 'check' });
    },
  };
}
