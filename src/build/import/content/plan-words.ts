/** The interface's texts in `i18n/<language>/code.json`: those that our pages say come along, the rest is told. */
import { readThemeTexts } from '../../../words/theme-ids.ts';
import { readMessages } from '../../parse/messages.ts';
import type { Notebook } from '../notes.ts';
import type { ProjectFiles } from '../project/project.ts';
import type { PlannedFile } from './plan-files.ts';

const FILE = /^i18n\/([^/]+)\/code\.json$/;

/** The plan with such files as far as they count, and `words` of config/site.ts: the texts of the site's own language. */
export function planWords(
  planned: readonly PlannedFile[],
  {
    files,
    notes,
    locale,
  }: { readonly files: ProjectFiles; readonly notes: Notebook; readonly locale: string },
): {
  readonly planned: readonly PlannedFile[];
  readonly words: Readonly<Record<string, string>> | undefined;
} {
  let words: Readonly<Record<string, string>> | undefined;
  const kept = planned.flatMap((file): PlannedFile[] => {
    const [, language] = FILE.exec(file.to) ?? [];
    if (language === undefined) return [file];
    const typed = files.read(file.from);
    const messages = readMessages(typed);
    const { texts, unknown } = readThemeTexts(messages, language);
    if (unknown.length > 0)
      notes.add({
        kind: 'missing',
        what: file.from,
        says: `${unknown.length} of its ${messages.size} texts are not taken over, because no page says so: ${unknown.join(', ')}`,
        todo: 'Nothing, unless components of your own said them: those hold their words themselves.',
        file: file.from,
      });
    if (language === locale) {
      if (Object.keys(texts).length > 0) words = texts;
      return [];
    }
    if (unknown.length === 0) return [file];
    const left = new Set(unknown);
    const own = Object.fromEntries(
      [...messages].flatMap(([id, message]) => (left.has(id) ? [] : [[id, { message }]])),
    );
    return Object.keys(own).length === 0 ? [] : [{ ...file, text: `${JSON.stringify(own, undefined, 2)}\n` }];
  });
  return { planned: kept, words };
}
