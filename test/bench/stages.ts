/** Single stages on their worst day, which no corpus of good guides shows: a site that moves in with links that are dead. */
import { buildTargets } from '../../src/build/model/build-targets.ts';
import { makeLazy } from '../../src/build/memo/lazy.ts';
import { resolveSlots } from '../../src/build/model/links.ts';
import type { LinkSlot } from '../../src/model.ts';
import type { Verdict } from './targets.ts';

interface Case {
  readonly what: string;
  /** CPU seconds. */
  readonly target: number;
  readonly prepare: () => () => void;
}

const CASES: readonly Case[] = [
  { what: '10,000 pages, 2,000 dead links of each kind', target: 6, prepare: prepareDeadLinks },
];

/** Runs each case once, and says whether it takes longer than it may. */
export function judgeStages(): readonly Verdict[] {
  return CASES.map(({ what, target, prepare }) => {
    const run = prepare();
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1e6;
    return {
      what,
      actual: `${seconds.toFixed(2)} s`,
      target: `${target.toFixed(2)} s`,
      share: seconds / target,
      passes: seconds <= target,
    };
  });
}

/** Names that are much alike, which is where guessing takes longest: a file, an address and a picture, each with two mistakes. */
function prepareDeadLinks(): () => void {
  const places = Array.from({ length: 10_000 }, (_, index) => {
    const path = `docs/game-${index % 50}/section-${index % 300}/guide-about-thing-${index}`;
    return [`${path}.md`, `/help/${path}`, ''];
  });
  const files = new Set(places.map((_, index) => `static/img/game-${index % 50}/picture-${index}.png`));
  const targets = buildTargets({
    base: '/help/',
    root: '/help/docs/',
    variables: {},
    routes: [],
    places: places.flat(),
    anchors: places.map(() => []),
    old: { redirects: [], sections: [], gone: [] },
    files: makeLazy('files', {}, () => files),
    assets: [],
  });
  const page = { path: 'docs/game-1/section-1/a.md', route: '/help/docs/game-1/section-1/a', anchors: [] };
  const at = { file: `content/${page.path}`, line: 1, column: 1 };
  const slots = Array.from({ length: 2000 }, (_, index): LinkSlot[] => [
    { kind: 'link', href: `./guide-about-thign-${index}x.md`, at },
    { kind: 'link', href: `/docs/game-1/section-1/guide-about-thign-${index}x`, at },
    { kind: 'image', href: `./pictrue-${index}x.png`, at },
  ]).flat();
  return () => {
    const { diagnostics } = resolveSlots(page, slots, targets);
    if (diagnostics.length !== slots.length) throw new Error('Every link is dead, and told');
  };
}
