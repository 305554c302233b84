/** `helpsite verify`: a person's check of a guide becomes a stamp, which its next change makes void. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setKey } from '../../addresses/edit-settings.ts';
import { writeWhole } from '../../emit/write-whole.ts';
import { makeStamp } from '../../parse/facts/stamp.ts';
import { findUsedFacts } from '../../parse/facts/used-facts.ts';
import { readFrontmatter } from '../../parse/front-matter/frontmatter.ts';
import { normaliseText } from '../../parse/normalise-text.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { describeSystemError } from '../../problems/world-error.ts';
import type { EditOptions } from '../../terminal/options.ts';
import { formatDocument } from '../../terminal/result.ts';
import { prepareFacts } from './facts-site.ts';

export interface VerifyOptions extends EditOptions {
  /** As typed: a path below `content/docs`, with or without what precedes it. */
  readonly guide: string;
  /** What was tried, e.g. `Paper 26.2, Java 25`; undefined: the guide was held against its sources. */
  readonly testedWith: string | undefined;
  /** ISO date. */
  readonly today: string;
}

/** Exit codes: 0 done, 2 no such guide, or one whose front matter cannot be edited, 3 wrong configuration. */
export async function runVerify(options: VerifyOptions): Promise<number> {
  const { root, guide, testedWith, today, dryRun, json, quiet, io } = options;
  const { content, sheets } = await prepareFacts(options);
  if (content === undefined) return 3;
  const { sources } = content.parts.discovered;
  const path = findGuide(
    guide,
    sources.map((source) => source.path),
  );
  const file = `content/${path}`;
  const raw = readFileSync(join(root, file), 'utf8');
  const { value } = readFrontmatter({ path, text: normaliseText(raw) }, file);
  const used = findUsedFacts(path, [normaliseText(raw)], sheets);
  const settings: readonly (readonly [string, string])[] = [
    ['verification', testedWith === undefined ? 'documented' : 'tested'],
    ['verified_with', JSON.stringify(testedWith ?? '')],
    ['last_verified', today],
    ['verified_stamp', makeStamp(value.body, used)],
  ];
  let text: string | undefined = raw;
  for (const [key, said] of settings) text = text === undefined ? undefined : setKey(text, key, said);
  if (text === undefined)
    throw new UsageError(`${file} has no front matter that can be edited; begin it with ---`);
  if (!dryRun) {
    try {
      writeWhole(join(root, file), text);
    } catch (error) {
      throw describeSystemError(error, `write ${file}`);
    }
  }
  if (json) io.stdout.write(formatDocument({ file, ...Object.fromEntries(settings) }));
  else if (!quiet) io.stdout.write(`${dryRun ? 'Would stamp' : 'Stamped'} ${file}\n`);
  return 0;
}

function findGuide(typed: string, paths: readonly string[]): string {
  const bare = typed.replace(/^(?:\.\/)?(?:content\/)?(?:docs\/)?/, '');
  const found = [bare, `${bare}.md`, `${bare}.mdx`, `${bare}/index.md`]
    .map((name) => `docs/${name}`)
    .find((name) => paths.includes(name));
  if (found === undefined)
    throw new UsageError(`There is no guide ${typed}; give its path below content/docs`);
  return found;
}
