/** The known errors of a built site, read from the disk: what its pages load. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseFiles, type ErrorFile, type ErrorManifest } from '../../errors/choose-files.ts';
import { createMatcher } from '../../errors/create-matcher.ts';
import type { ErrorRule, LogReading } from '../../errors/types.ts';

/** What the rules of a site say to a message. */
export interface BuiltRules {
  /** `product`: folder of the game whose rules are asked; null: those of all. */
  readonly read: (text: string, product: string | null) => LogReading;
  /** Folder of a product → its name. */
  readonly labels: ReadonlyMap<string, string>;
}

/** Below the base path. */
const FOLDER = 'assets/errors';

/** `folder`: where the site's base path lies. Undefined: no guide has a rule, or the files are those of no one build. */
export function openBuiltRules(folder: string): BuiltRules | undefined {
  const manifest = readManifest(folder);
  if (manifest === undefined) return undefined;
  const matchers = new Map<string, ReturnType<typeof createMatcher>>();
  const open = (product: string | null): ReturnType<typeof createMatcher> => {
    const files = chooseFiles(manifest, product);
    const key = `${product} ${files.join(' ')}`;
    const known = matchers.get(key);
    if (known !== undefined) return known;
    const rules = files.flatMap((file) => readRules(join(folder, file)));
    // As on the page: where the game is known, what a line looks like leaves none of its rules out.
    const matcher = product === null ? createMatcher(rules) : createMatcher(rules, [], product);
    matchers.set(key, matcher);
    return matcher;
  };
  return {
    read: (text, product) => open(product).match(text),
    labels: new Map(manifest.products.flatMap(({ id, label }) => (id === null ? [] : [[id, label]]))),
  };
}

function readManifest(folder: string): ErrorManifest | undefined {
  try {
    const [name, ...others] = readdirSync(join(folder, FOLDER)).filter((file) =>
      file.startsWith('manifest-'),
    );
    return name === undefined || others.length > 0
      ? undefined
      : (JSON.parse(readFileSync(join(folder, FOLDER, name), 'utf8')) as ErrorManifest);
  } catch {
    return undefined;
  }
}

/** The search goes on without what cannot be read, as on the page. */
function readRules(file: string): readonly ErrorRule[] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as ErrorFile).rules;
  } catch {
    return [];
  }
}
