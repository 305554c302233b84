/** Settings that are there and are shown as text: too late in the file, twice, or wrapped in what makes them none. Pure. */
import type { Diagnostic } from '../../../model.ts';
import { KEY_RULES } from './frontmatter-keys.ts';
import { findUnopenedSettings } from './setting-slips.ts';
import type { YamlProblem } from './yaml.ts';

/** Problem `frontmatter/not-first` of a source without front matter: its settings are text to every tool of this kind. */
export function findLateSettings(text: string, file: string): readonly Diagnostic[] {
  const late = findUnopenedSettings(text);
  if (late === undefined) return [];
  const { line, column, length, isMistyped, isClosed, isIndented, isCertain } = late;
  const typed = (text.split('\n', line + 1)[line] ?? '').replace(/^[\s\p{Cf}]+|\s+$/gu, '');
  const isMoved = isMistyped && typed === '---';
  return [
    {
      severity: isCertain ? 'error' : 'warning',
      code: 'frontmatter/not-first',
      message: isIndented
        ? 'These settings are shown as text because spaces or invisible characters stand before the ---'
        : isMoved
          ? 'These settings are shown as text because they do not start on the first line'
          : isMistyped
            ? `These settings are shown as text because "${typed}" above them is not ---`
            : 'These settings are shown as text because there is no --- above them',
      at: { file, line: line + 1, column: column + 1, length },
      hint: isIndented
        ? 'Delete everything before the ---, and the spaces before every setting.'
        : isMoved
          ? 'Delete what stands above the first ---.'
          : 'Write --- on the first line, on a line of its own, and once more below the last setting.',
      // Blank lines above are for the writer to delete.
      ...(line === 0 &&
        !isIndented &&
        isClosed && { fix: isMistyped ? { from: typed, to: '---' } : { from: '', to: '---\n' } }),
    },
  ];
}

/** The same for the text below front matter that was read: settings were pasted a second time. `firstLine` is the text's, from 1. */
export function findSecondSettings(body: string, firstLine: number, file: string): readonly Diagnostic[] {
  // Nothing else begins with dashes: most texts are not looked into.
  const late = /^\s*---/.test(body) ? findUnopenedSettings(body) : undefined;
  if (late?.isCertain !== true) return [];
  return [
    {
      severity: 'error',
      code: 'frontmatter/not-first',
      message: 'These settings are shown as text because others stand above them already',
      at: { file, line: firstLine + late.line, column: late.column + 1, length: late.length },
      hint: 'Move what you need of them between the first two lines of ---, and delete the rest.',
    },
  ];
}

/** `- title: x` or `"title: x"` in every line: a list, or texts, to YAML. A line that is no such setting leaves them what they are. */
export function findWrappedSettings(rows: readonly string[]): YamlProblem | undefined {
  const typed = rows.filter((row) => row.trim() !== '');
  const parts = typed.map((row) => WRAPPED.exec(row.slice(0, 1_000)) ?? []);
  if (!parts.some(([, , , key = '']) => KEY_RULES.has(key)) || parts.some(([row]) => row === undefined))
    return undefined;
  const [, hyphen = '', , key = '', value = ''] = parts[0] ?? [];
  if (parts.some(([, other = '']) => (other === '') !== (hyphen === ''))) return undefined;
  return {
    line: rows.findIndex((row) => row.trim() !== ''),
    column: 0,
    message: `These settings are not read because ${hyphen === '' ? 'whole lines stand in quotes' : 'they begin with hyphens'}`,
    hint: `Write each without ${hyphen === '' ? 'the quotes around it' : 'its hyphen'}: ${key}: ${value}`,
  };
}

/** Hyphen, quote, key and value: one of the first two is there. */
const WRAPPED = /^(?=[-"'])(- +)?(?:(["'])(?=.*\2\s*$))?([A-Za-z_][\w-]*):[ \t]+(.*?)\2?\s*$/;
