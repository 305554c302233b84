/** The long walk of a reader at random, over the client's site. */
import { openNavigationSite } from './navigation-site.ts';
import { walkRandomly } from './random-walk.ts';

export interface WalkRun {
  readonly seed: number;
  readonly steps: number;
}

/** Throws when the document ever differs from a fresh load of its address, or the console has something to say. */
export async function runWalk({ seed, steps }: WalkRun): Promise<void> {
  const site = await openNavigationSite();
  try {
    await site.visit(
      site.START,
      async ({ page, takeProblems }) => {
        const fresh = await page.context().newPage();
        const fault = await walkRandomly(page, fresh, { steps, seed, compareEvery: 50 });
        if (fault) throw new Error(`Step ${fault.step}, ${fault.address}: ${fault.difference}`);
        const [problem] = takeProblems();
        if (problem !== undefined) throw new Error(problem);
      },
      { fetchesAhead: true },
    );
  } finally {
    await site.close();
  }
}
