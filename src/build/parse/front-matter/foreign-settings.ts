/** Front matter of other tools, in languages that are not read here. Pure. */
import type { Diagnostic } from '../../../model.ts';

const FIX = 'Begin the file with --- alone, and write one "key: value" on each line.';

/** `---js` (text to us, and never run) and TOML between `+++` lines. */
export function findForeignSettings(text: string, file: string): readonly Diagnostic[] {
  const message = describe(text);
  if (message === undefined) return [];
  const at = { file, line: 1, column: 1, length: text.indexOf('\n') };
  return [{ severity: 'error', code: 'frontmatter/unknown-language', message, at, hint: FIX }];
}

function describe(text: string): string | undefined {
  const lineEnd = text.indexOf('\n') + 1;
  const closes = (mark: string) => new RegExp(`^${mark}[ \\t]*$`, 'm').test(text.slice(lineEnd));
  const language = /^---[ \t]*([a-z_][\w+-]*)[ \t]*\n/i.exec(text)?.[1];
  if (language !== undefined && closes('---'))
    return `Settings cannot be written in "${language}": they are never run`;
  const isToml = /^\+\+\+[ \t]*\n\s*[\w-]+[ \t]*=/.test(text) && closes('\\+\\+\\+');
  return isToml ? 'Settings cannot be written in TOML (+++)' : undefined;
}
