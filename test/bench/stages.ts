/** Single stages on their worst day, which no corpus of good guides shows: links that are dead, sidebars that are written out. */
import { buildTargets } from '../../src/build/model/build-targets.ts';
import { makeLazy } from '../../src/build/memo/lazy.ts';
import { resolveSlots } from '../../src/build/model/links.ts';
import { readSidebars } from '../../src/build/model/read-sidebars.ts';
import { isPlainConfig } from '../../src/build/read/plain-config.ts';
import type { LinkSlot } from '../../src/model.ts';
import type { Verdict } from './targets.ts';

interface Case {
  readonly what: string;
  /** CPU seconds. */
  readonly target: number;
  readonly prepare: () => () => void;
}

const CASES: readonly Case[] = [
  { what: '10,000 pages, 2,000 dead links', target: 2, prepare: prepareDeadLinks },
  { what: 'sidebars of 8,000 guides, written out', target: 0.5, prepare: prepareSidebars },
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

/** Names that are much alike, which is where guessing takes longest: files, addresses and pictures in turns, each with two mistakes. */
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
  const slots = Array.from({ length: 2000 }, (_, index): LinkSlot => {
    if (index % 3 === 0) return { kind: 'image', href: `./pictrue-${index}x.png`, at };
    const name = `guide-about-thign-${index}x`;
    return { kind: 'link', href: index % 3 === 1 ? `./${name}.md` : `/docs/game-1/section-1/${name}`, at };
  });
  return () => {
    const { diagnostics } = resolveSlots(page, slots, targets);
    if (diagnostics.length !== slots.length) throw new Error('Every link is dead, and told');
  };
}

/** `config/sidebars.ts` with ten guides in each category: its items are found in its text, and the text is asked whether it is plain. */
function prepareSidebars(): () => void {
  const categories = Array.from({ length: 800 }, (_, index) => ({
    type: 'category',
    label: `Category ${index}`,
    items: Array.from({ length: 10 }, (__, item) => `guides/folder-${index}/a-guide-with-a-name-${item}`),
  }));
  const config = { docs: categories };
  const text = `export default ${JSON.stringify(config, undefined, 2).replaceAll(/"(\w+)":/g, '$1:')};\n`;
  return () => {
    const { diagnostics } = readSidebars(config, 'config/sidebars.ts', text);
    if (diagnostics.length > 0 || !isPlainConfig(text)) throw new Error('The file is right, and plain');
  };
}
