/** Takes one walk of the wider oracle again: `tsx test/walk.ts '{"seed":1,"steps":50,"processEvery":15}'`, as a failing test prints it. */
import { describe } from './oracle/many-walks.ts';
import { Mismatch, type OracleRun, runOracle } from './oracle/run-oracle.ts';

try {
  const { kinds, ...counts } = await runOracle(JSON.parse(process.argv[2] ?? '') as OracleRun);
  console.log(counts, Object.fromEntries(kinds));
} catch (error) {
  if (!(error instanceof Mismatch)) throw error;
  console.log(await describe(error));
  process.exitCode = 1;
}
