/** helpsite's own version, from its package.json. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Looks upwards from this module, because the compiled code lies elsewhere than the sources. */
export function readVersion(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const version = versionIn(folder);
    if (version !== undefined) return version;
    if (dirname(folder) === folder) return '0.0.0';
  }
}

function versionIn(folder: string): string | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (typeof manifest !== 'object' || manifest === null) return undefined;
    if (!('name' in manifest && 'version' in manifest) || manifest.name !== 'helpsite') return undefined;
    return typeof manifest.version === 'string' ? manifest.version : undefined;
  } catch {
    return undefined;
  }
}
