/** A fault of helpsite itself: the user sees one line, the stack goes to a file (contract.md 1). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { maskSecrets } from '../problems/mask-secrets.ts';
import { readVersion } from '../program/version.ts';

/**
 * Writes what is needed to mend the fault and returns the file's path: in the cache folder when the root has
 * `node_modules`, else in the system's temporary folder; undefined when neither can be written.
 */
export function writeErrorReport(
  error: unknown,
  { argv, folder }: { readonly argv: readonly string[]; readonly folder: string | undefined },
): string | undefined {
  const text = maskSecrets(
    [
      `helpsite ${readVersion()}, Node.js ${process.version}, ${process.platform} ${process.arch}`,
      `arguments: ${JSON.stringify(argv)}`,
      '',
      inspect(error, { depth: 5 }),
      '',
    ].join('\n'),
  );
  const name = `error-${new Date().toISOString().replace(/\D/g, '').slice(0, 17)}-${process.pid}.txt`;
  const places = [...(folder === undefined ? [] : [folder]), join(tmpdir(), 'helpsite')];
  for (const place of places) {
    try {
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, name), text, { flag: 'wx' });
      return join(place, name);
    } catch {
      // The next place may be writable.
    }
  }
  return undefined;
}
