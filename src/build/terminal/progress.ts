/** A progress bar on a terminal, once a phase lasts a second (contract.md 1); elsewhere silence. */
import type { CommandIo } from './options.ts';

const SHOW_AFTER_MS = 1000;
const REDRAW_MS = 80;
const BAR_CELLS = 24;
/** Back to the line's start, and clear it. */
const CLEAR_LINE = '\r\u001B[2K';

export interface Progress {
  /** Begins a phase, e.g. `Rendering`, of so many steps; ends the one before. */
  start(name: string, total: number): void;
  /** So many steps of the phase are done. */
  report(done: number): void;
  /** Removes the bar. Call it before anything else is printed, also when the work failed. */
  end(): void;
}

/** `now` is a clock in milliseconds, for tests. */
export function createProgress(
  io: Pick<CommandIo, 'stderr' | 'env'>,
  { quiet, now = () => performance.now() }: { readonly quiet: boolean; readonly now?: () => number },
): Progress {
  const { stderr, env } = io;
  if (quiet || stderr.isTTY !== true || env['TERM'] === 'dumb' || env['CI'] === 'true') {
    return { start: () => {}, report: () => {}, end: () => {} };
  }
  let phase = { name: '', total: 0, startedAt: 0 };
  let drawnAt = Number.NEGATIVE_INFINITY;
  let isDrawn = false;

  const end = (): void => {
    if (isDrawn) stderr.write(CLEAR_LINE);
    isDrawn = false;
  };
  return {
    start(name, total) {
      end();
      phase = { name, total, startedAt: now() };
    },
    report(done) {
      const time = now();
      if (time - phase.startedAt < SHOW_AFTER_MS || time - drawnAt < REDRAW_MS) return;
      drawnAt = time;
      isDrawn = true;
      stderr.write(CLEAR_LINE + formatBar(phase.name, done, phase.total, stderr.columns ?? 80));
    },
    end,
  };
}

/** `Rendering ━━━━━━──────── 120/300`, not wider than the terminal. */
function formatBar(name: string, done: number, total: number, columns: number): string {
  const share = total === 0 ? 1 : Math.min(done / total, 1);
  const filled = Math.round(share * BAR_CELLS);
  const text = `${name} ${'━'.repeat(filled)}${'─'.repeat(BAR_CELLS - filled)} ${done}/${total}`;
  return text.slice(0, Math.max(columns - 1, 0));
}
