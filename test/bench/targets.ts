/** The speed that was promised, and whether it is kept. */
import type { Measurement } from './measure.ts';

export type Stage = 'cold' | 'no change' | 'one page changed';

export const STAGES: readonly Stage[] = ['cold', 'no change', 'one page changed'];

/** CPU seconds by number of pages; sizes in between have the target of the next larger one. */
const CPU: Readonly<Record<Stage, readonly (readonly [pages: number, seconds: number])[]>> = {
  cold: [
    [200, 2],
    [1000, 5.5],
    [5000, 20],
    [10_000, 38],
  ],
  'no change': [
    [200, 0.4],
    [1000, 0.7],
    [5000, 2],
    [10_000, 3.5],
  ],
  'one page changed': [
    [200, 0.5],
    [1000, 0.8],
    [5000, 2.2],
    [10_000, 4],
  ],
};
/** Bytes. */
const PEAK = [
  [200, 250e6],
  [1000, 350e6],
  [5000, 700e6],
  [10_000, 1e9],
] as const;
/** At most so many times Hugo's CPU in the same run, from so many pages on. */
const TO_HUGO: Readonly<Record<Stage, readonly (readonly [pages: number, ratio: number])[]>> = {
  cold: [
    [5000, 0.6],
    [1000, 1],
  ],
  'no change': [[1000, 0.15]],
  'one page changed': [],
};
/** Pages must not grow with the site. */
const MAX_GROWTH = 1.1;
/** First view: bytes after gzip (1 KB = 1,000 bytes), and requests. */
const FIRST_VIEW = { html: 9000, css: 6000, js: 6000, requests: 6 } as const;

export interface Verdict {
  readonly what: string;
  readonly actual: string;
  readonly target: string;
  readonly passes: boolean;
}

export interface SizeResult {
  readonly pages: number;
  readonly ours: Readonly<Record<Stage, Measurement>>;
  readonly hugo: Readonly<Record<Stage, Measurement>> | undefined;
  readonly bytesPerPage: number;
  readonly firstView: {
    readonly html: number;
    readonly css: number;
    readonly js: number;
    readonly requests: number;
  };
}

export function judge(results: readonly SizeResult[]): readonly Verdict[] {
  return [...results.flatMap(judgeSize), ...judgeGrowth(results)];
}

function judgeSize({ pages, ours, hugo, firstView }: SizeResult): Verdict[] {
  const verdicts: Verdict[] = [];
  const limit = (
    what: string,
    actual: number,
    target: number | undefined,
    write: (value: number) => string,
  ) => {
    if (target === undefined) return;
    verdicts.push({
      what: `${pages} pages: ${what}`,
      actual: write(actual),
      target: write(target),
      passes: actual <= target,
    });
  };
  for (const stage of STAGES) {
    limit(`${stage}, CPU`, ours[stage].cpu, targetFor(CPU[stage], pages), (value) => `${value.toFixed(2)} s`);
    if (hugo === undefined) continue;
    limit(
      `${stage}, CPU to Hugo`,
      ours[stage].cpu / hugo[stage].cpu,
      TO_HUGO[stage].find(([from]) => pages >= from)?.[1],
      (value) => `${value.toFixed(2)}x`,
    );
  }
  const { peak } = ours.cold;
  if (peak !== undefined)
    limit('cold, peak memory', peak, targetFor(PEAK, pages), (value) => `${Math.round(value / 1e6)} MB`);
  for (const part of ['html', 'css', 'js'] as const) {
    limit(
      `first view, ${part.toUpperCase()}`,
      firstView[part],
      FIRST_VIEW[part],
      (value) => `${(value / 1000).toFixed(2)} KB`,
    );
  }
  limit('first view, requests', firstView.requests, FIRST_VIEW.requests, String);
  return verdicts;
}

function judgeGrowth(results: readonly SizeResult[]): Verdict[] {
  const sizes = results.filter(({ pages }) => pages >= 1000).map(({ bytesPerPage }) => bytesPerPage);
  if (sizes.length < 2) return [];
  const growth = Math.max(...sizes) / Math.min(...sizes);
  return [
    {
      what: 'bytes a page, largest to smallest site from 1,000 pages',
      actual: `${growth.toFixed(2)}x`,
      target: `${MAX_GROWTH}x`,
      passes: growth <= MAX_GROWTH,
    },
  ];
}

function targetFor(targets: readonly (readonly [number, number])[], pages: number): number | undefined {
  return targets.find(([size]) => pages <= size)?.[1];
}
