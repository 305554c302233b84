/** Writes the small sites that the generated cases of test/broken are made of. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes a site below a folder that is there. */
export type MakeSite = (root: string) => void;

type Contents = string | Uint8Array;

/** A site of these files: path → contents. */
export function site(files: Readonly<Record<string, Contents>>): MakeSite {
  return (root) => {
    for (const [path, contents] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), contents);
    }
  };
}

/** A site of one guide. */
export function guide(contents: Contents): MakeSite {
  return site({ 'content/docs/guide.md': contents });
}
