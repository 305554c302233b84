/** Looks at the disk after each single step that changes it: every instant at which a process could have been killed. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

type Step = (...args: unknown[]) => unknown;

const STEPS = [
  'writeFileSync',
  'renameSync',
  'unlinkSync',
  'rmSync',
  'rmdirSync',
  'mkdirSync',
  'symlinkSync',
  'linkSync',
  'cpSync',
  'copyFileSync',
] as const;

/** Runs `work` and calls `look` after each of its synchronous changes to the disk, with what it was: `unlinkSync /a/b`. */
export async function watchSteps<T>(look: (step: string) => void, work: () => Promise<T>): Promise<T> {
  const record = fs as unknown as Record<string, Step>;
  const originals = new Map<string, Step>(STEPS.map((name) => [name, record[name] as Step]));
  let isLooking = false;
  for (const [name, original] of originals) {
    record[name] = (...args) => {
      const result = original(...args);
      if (!isLooking) {
        isLooking = true;
        look(`${name} ${args.filter((part) => typeof part === 'string' && part.startsWith('/')).join(' ')}`);
        isLooking = false;
      }
      return result;
    };
  }
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    for (const [name, original] of originals) record[name] = original;
    syncBuiltinESMExports();
  }
}
