/** The random tests at length: `tsx test/soak.ts [edits] [kills] [mutations] [pushes] [steps] [saves] [losses] [seed]`, by default 600 random edits, 50 killed builds, 1,000 mistakes and twice as many wrong facts, 50 killed pushes, 1,000 steps of a reader, 500 changes under `dev` and 500 that could lose an address, from a seed of today's choice. */
import { runAddressYear } from './address-run.ts';
import { runWalk } from './browser/walk-run.ts';
import { join } from 'node:path';
import { runDevEdits } from './dev-run.ts';
import { runSeeds } from './fact-seeds.ts';
import { runKills } from './kill-run.ts';
import { runMutations } from './mutation-run.ts';
import { walkLong } from './oracle/many-walks.ts';
import { runPushKills } from './push-kill-run.ts';

const [
  edits = 600,
  kills = 50,
  mutations = 1000,
  pushes = 50,
  steps = 1000,
  saves = 500,
  losses = 500,
  seed = Date.now() % 1_000_000,
] = process.argv.slice(2).map(readCount);

const startedAt = performance.now();
const seconds = (): string => `${Math.round((performance.now() - startedAt) / 1000)} s`;

console.log(
  `Seed ${seed}: npm run soak -- ${edits} ${kills} ${mutations} ${pushes} ${steps} ${saves} ${losses} ${seed} does the same again.`,
);
const walked = await walkLong({ seed, steps: edits }, console.log);
console.log(
  `${edits} edits in ${walked.walks} walks from seed ${seed}: ${walked.good} sites equal to a clean build, ${walked.broken} mistakes told as by a clean build, ${walked.pauses} builds suspended, ${walked.mismatches} mismatches (${seconds()})`,
);
console.log(`  ${[...walked.kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')}`);
const { early, writing, late } = await runKills({ seed, kills });
console.log(
  `${kills} builds killed: ${early} before they wrote, ${writing} while, ${late} after; every page whole, every next build clean (${seconds()})`,
);
const { made, told, families, missed } = await runMutations(seed, mutations);
for (const line of missed) console.log(`  ${line}`);
const shares = [...families].map(([name, [all, found]]) => `${name} ${found}/${all}`).join(', ');
console.log(`${made} mistakes in the guides: ${told} told at their file and line (${shares}) (${seconds()})`);
const { killed, failed, done } = await runPushKills({ seed, kills: pushes });
console.log(
  `${pushes} pushes: ${killed} killed, ${failed} failed by the service, ${done} done; nothing lost, every next push exact (${seconds()})`,
);
await runWalk({ seed, steps });
console.log(
  `${steps} clicks, backs and forwards: the document equals a fresh load of its address (${seconds()})`,
);
const { compared, answers, broken: mistaken } = await runDevEdits({ seed, edits: saves });
console.log(
  `${saves} changes of files under dev: ${compared} times everything served (${answers} answers) was what a clean build writes, ${mistaken} mistakes told (${seconds()})`,
);
const year = await runAddressYear({ seed, count: losses, every: 4 });
for (const line of [...year.silent, ...year.misled]) console.log(`  ${line}`);
const lossesOf = [...year.kinds].map(([kind, [all, lost]]) => `${kind} ${lost}/${all}`).join(', ');
console.log(
  `${losses} changes that could lose an address: ${year.looked} looked at, ${year.told} told because nobody can know (${lossesOf}), ${year.silent.length} lost in silence, ${year.misled.length} led elsewhere (${seconds()})`,
);
if (year.silent.length + year.misled.length > 0) throw new Error('Addresses were lost in silence');
const seeds = runSeeds(join(import.meta.dirname, '../content'), seed, mutations * 2);
const [seeded, found] = [...seeds.kinds.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
const byKind = [...seeds.kinds].map(([name, [all, hit]]) => `${name} ${hit}/${all}`).join(', ');
for (const line of seeds.alarms) console.log(`  false alarm: ${line}`);
console.log(
  `${seeded} wrong facts in ${seeds.guides} guides: ${found} told at their line (${byKind}), ${seeds.alarms.length} false alarms (${seconds()})`,
);
if (walked.mismatches > 0) throw new Error(`${walked.mismatches} builds differ from a clean one`);
if (told < made * 0.99) throw new Error('Fewer than 99 % of the mistakes were told at their place');
if (found < seeded * 0.95) throw new Error('Fewer than 95 % of the wrong facts were told at their line');

function readCount(typed: string): number {
  const count = Number(typed);
  if (Number.isSafeInteger(count) && count >= 0) return count;
  console.error(
    `"${typed}" is not a number; write: npm run soak -- <edits> <kills> <mutations> <pushes> <steps> <saves> <losses> <seed>`,
  );
  process.exit(2);
}
