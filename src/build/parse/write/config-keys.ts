/** `<ConfigKeys file="server.cfg" />`: the settings of a file as a table, from the game's sheet of facts. */
import { say } from '../../../words/say.ts';
import type { FactFile, FactKey } from '../../../model.ts';
import { closest } from '../../problems/did-you-mean.ts';
import { isUnsure, sayRange, sayValue } from '../facts/fact-names.ts';
import { escapeHtml } from '../plain-text.ts';
import type { ElementToken } from '../syntax/element-syntax.ts';
import { textOf } from '../syntax/tag.ts';
import type { BodyContext } from './body-context.ts';
import { tableWriter } from './table-html.ts';

/**
 * A table with a row for each key: all of the file, those of a `section`, or `only` those named, in that order. Columns
 * that would be empty are left out; what stands on one source alone says "usually".
 */
export function writeConfigKeys(element: ElementToken, context: BodyContext): string {
  const { attributes } = element.tag;
  const game = textOf(attributes.get('game')) ?? context.game;
  const name = textOf(attributes.get('file')) ?? '';
  const file = context.factTables[`${game}/${name}`];
  const tell = (message: string, hint: string): string => {
    const at = context.positions.locate(element.raw.split('\n', 1)[0] ?? '');
    context.diagnostics.push({ severity: 'error', code: 'fact/not-in-sheet', message, at, hint });
    return '';
  };
  // Its sheet cannot be read, which is told there.
  if (file === null) return '';
  if (file === undefined)
    return tell(
      name === ''
        ? 'This <ConfigKeys> does not say which file'
        : `content/facts/${game}.yml has no file "${name}"`,
      'Write file="…" with the name of a file of the sheet.',
    );
  const section = textOf(attributes.get('section'));
  const own = file.keys.filter((key) => section === undefined || key.section === section);
  const wanted = textOf(attributes.get('only'))
    ?.split(/[\s,]+/)
    .filter((key) => key !== '');
  for (const key of wanted ?? []) {
    if (own.some((entry) => entry.key === key)) continue;
    const meant = closest(
      key,
      own.map((entry) => entry.key),
      3,
    );
    tell(
      `${name} has no setting "${key}" in content/facts/${game}.yml`,
      meant === undefined ? 'Correct the name, or add it to the sheet.' : `Did you mean "${meant}"?`,
    );
  }
  const keys =
    wanted === undefined ? own : wanted.flatMap((key) => own.find((entry) => entry.key === key) ?? []);
  const unique = [...new Map(keys.map((key) => [`${key.section}/${key.key}`, key])).values()];
  if (unique.length === 0) return '';
  const html = writeTable(unique, file, context);
  context.factWords += html
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length;
  return html;
}

interface Column {
  readonly title: string;
  readonly cell: (key: FactKey, file: FactFile, context: BodyContext) => string | undefined;
}

const COLUMNS: readonly Column[] = [
  { title: 'Setting', cell: ({ key }) => code(key) },
  { title: 'Default', cell: (key, file) => hedge(key, code(sayValue(key.default, file))) },
  { title: 'Possible values', cell: sayPossible },
  { title: 'What it does', cell: ({ means }, _, context) => means && sayMeaning(means, context) },
];

function writeTable(keys: readonly FactKey[], file: FactFile, context: BodyContext): string {
  const columns = COLUMNS.filter(({ cell }) => keys.some((key) => cell(key, file, context) !== undefined));
  const write = tableWriter(columns.map(({ title }) => say(title)));
  const rows = keys.map((key) =>
    write.row(columns.map(({ cell }) => ({ html: cell(key, file, context) ?? '' }))),
  );
  return write.table(columns.map(({ title }) => write.head({ html: say(title) })).join(''), rows.join(''));
}

/** The sheet's sentence, with its variables, and code between backticks. */
function sayMeaning(means: string, context: BodyContext): string {
  return escapeHtml(context.say(means)).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function sayPossible(key: FactKey, file: FactFile): string | undefined {
  const { values, unit } = key;
  if (values !== undefined)
    return values
      .map(
        ({ value, label }) => `${code(value) ?? ''}${label === undefined ? '' : ` (${escapeHtml(label)})`}`,
      )
      .join(', ');
  const range = sayRange(key, file);
  if (range !== undefined) return escapeHtml(unit === undefined ? range : `${range} ${unit}`);
  return unit && escapeHtml(unit);
}

function hedge(key: FactKey, text: string | undefined): string | undefined {
  return text !== undefined && isUnsure(key) ? say('usually {value}', { value: text }) : text;
}

function code(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  return text === '' ? say('empty') : `<code>${escapeHtml(text)}</code>`;
}
