/** Splits a source into its checked settings and its body. Pure. */
import type { Diagnostic, Location, Outcome, Settings, Source } from '../../../model.ts';
import { isRecord } from '../../../is-record.ts';
import { findForeignSettings } from './foreign-settings.ts';
import { holdsControl } from '../slips/hidden-characters.ts';
import { KEY_RULES, type KeyRule, NULL_MEANS_NONE, type SourceKind } from './frontmatter-keys.ts';
import { explainUnknownKey } from './unknown-keys.ts';
import { findCutValues } from './cut-values.ts';
import { readErrorEntries } from './error-values.ts';
import { findSettingSlip, lackColons, findUnopenedSettings } from './setting-slips.ts';
import { readYaml, type YamlProblem } from './yaml.ts';

export interface Frontmatter {
  readonly settings: Settings;
  /** Where each known key stands, by the key as written (`sidebar_position`). */
  readonly settingsAt: Readonly<Record<string, Location>>;
  readonly body: string;
  /** Line of the file, from 1, on which `body` begins. */
  readonly bodyLine: number;
}

/** Settings beyond this are no settings; it also bounds the time YAML can take. In characters. */
const MAX_LENGTH = 64 * 1024;

const LOOKS_LIKE_SETTING = /^["']?[A-Za-z_][\w-]*["']?[ \t]*:(?:\s|$)/m;

/**
 * Reads front matter: the YAML between a first line `---` and the next such line. A source without it is all body.
 * `file` is the path for messages (relative to the root). Which keys count follows from `source.path`: below `pages/`
 * fewer do, below `blog/` the posts' own. Problems: `frontmatter/invalid-yaml`, `frontmatter/unclosed`,
 * `frontmatter/too-long`, `frontmatter/invalid-value` (the setting is left out), `frontmatter/unknown-key`,
 * `frontmatter/not-a-draft`, `frontmatter/cut-value`, `frontmatter/unquoted-number`, `frontmatter/not-first`, `frontmatter/unknown-language`, and those of `readErrorEntries`.
 */
export function readFrontmatter(source: Source, file: string): Outcome<Frontmatter> {
  const { text } = source;
  const allBody: Frontmatter = { settings: {}, settingsAt: {}, body: text, bodyLine: 1 };
  // Only a bare `---` opens front matter (or one that says YAML): gray-matter would run what follows `---js` as code.
  const opening = /^---[ \t]*(?:ya?ml[ \t]*)?(?:\n|$)/.exec(text);
  if (!opening) {
    return {
      value: allBody,
      diagnostics: [...findForeignSettings(text, file), ...findLateSettings(text, file)],
    };
  }

  const start = opening[0].length;
  const closing = findClosing(text, start);
  if (!closing) {
    const first =
      text
        .slice(start, start + MAX_LENGTH)
        .split('\n')
        .find((row) => row.trim() !== '' && !/^\s*#(?!#)/.test(row))
        ?.trimStart() ?? '';
    return { value: allBody, diagnostics: LOOKS_LIKE_SETTING.test(first) ? [unclosed(file)] : [] };
  }
  const block = text.slice(start, closing.start);
  const bodyLine = countLines(text, closing.end);
  const body: Frontmatter = { ...allBody, body: text.slice(closing.end), bodyLine };
  if (block.length > MAX_LENGTH) return { value: body, diagnostics: [tooLong(file)] };

  const read = readYaml(block);
  if ('problem' in read) {
    // A page may open with a horizontal rule; the prose below it is then no YAML at all.
    if (!LOOKS_LIKE_SETTING.test(block)) return { value: allBody, diagnostics: [] };
    const rows = block.split('\n');
    // YAML often fails on the line below the mistake.
    const slip = findSettingSlip(rows, undefined, read.problem.line) ?? read.problem;
    const end = findLostEnd(rows, slip.line);
    return { value: body, diagnostics: [end === undefined ? invalidYaml(slip, file) : unclosed(file)] };
  }
  if (read.value === null || read.value === undefined) {
    return block.replace(/^[ \t]*#.*$/gm, '').trim() === ''
      ? { value: body, diagnostics: [] }
      : { value: allBody, diagnostics: [] };
  }
  if (!isRecord(read.value)) {
    // `title:Welcome` alone is a text to YAML, but its writer meant a setting; prose between two rules is prose.
    const rows = block.split('\n');
    const slip =
      /^[A-Za-z_][\w-]*[ \t]*[:=;]/m.test(block) || lackColons(rows)
        ? findSettingSlip(rows, () => false)
        : undefined;
    return slip
      ? { value: body, diagnostics: [invalidYaml(slip, file)] }
      : { value: allBody, diagnostics: [] };
  }
  const { value } = read;
  const { settings, settingsAt, diagnostics } = readSettings(value, block, file, kindOf(source.path));
  // A line that YAML took for the rest of the value above.
  const swallowed = findSettingSlip(block.split('\n'), (key) => Object.hasOwn(value, key));
  return {
    value: { ...body, settings, settingsAt },
    diagnostics: swallowed === undefined ? diagnostics : [...diagnostics, invalidYaml(swallowed, file)],
  };
}

function invalidYaml({ message, hint, line, column, fix }: YamlProblem, file: string): Diagnostic {
  const at = { file, line: line + 2, column: column + 1 };
  return { severity: 'error', code: 'frontmatter/invalid-yaml', message, at, hint, ...(fix && { fix }) };
}

/** Where settings go over into running text, before the line on which YAML failed: their own `---` is missing, and another was found. */
function findLostEnd(rows: readonly string[], failed: number): number | undefined {
  const blank = rows.findIndex((row, index) => index > 0 && row.trim() === '');
  const after = rows.slice(blank + 1).find((row) => row.trim() !== '') ?? '';
  if (blank === -1 || after === '' || blank > failed || !LOOKS_LIKE_SETTING.test(rows[0] ?? ''))
    return undefined;
  return LOOKS_LIKE_SETTING.test(after) || /^[\s#-]/.test(after) ? undefined : blank;
}

function kindOf(path: string): SourceKind {
  return path.startsWith('pages/') ? 'page' : path.startsWith('blog/') ? 'blog' : 'doc';
}

function readSettings(
  values: Readonly<Record<string, unknown>>,
  block: string,
  file: string,
  kind: SourceKind,
): { settings: Settings; settingsAt: Record<string, Location>; diagnostics: readonly Diagnostic[] } {
  const lines = locateKeys(block);
  const locate = (key: string): Location => {
    const line = lines.get(key)?.line;
    return line === undefined ? { file, line: 2, column: 1 } : { file, line, column: 1, length: key.length };
  };
  const settings: Partial<Record<keyof Settings, unknown>> = {};
  const settingsAt: Record<string, Location> = {};
  const diagnostics: Diagnostic[] = [];

  for (const key of Object.keys(values)) {
    const rule = KEY_RULES.get(key);
    if (!rule) {
      const problem = explainUnknownKey(key, values, kind, locate);
      if (problem !== undefined) diagnostics.push(problem);
      continue;
    }
    if (!rule.kinds.includes(kind)) continue;
    const value = values[key];
    settingsAt[key] = locate(key);
    if (value === null && !NULL_MEANS_NONE.has(key)) continue;
    const written =
      typeof value === 'object' || typeof value === 'number' ? readWritten(lines.get(key)?.rest) : undefined;
    const reading = holdsControl(value)
      ? { message: 'holds a control character', hint: 'Type the text again.' }
      : rule.read(value, key, written);
    if (!('value' in reading)) {
      // A post without its date cannot be placed; elsewhere the key may be another tool's.
      const severity = kind === 'blog' ? 'error' : rule.severity;
      diagnostics.push(invalidValue(key, severity, reading, locate(key)));
    } else if (reading.value !== undefined) {
      settings[rule.setting] = reading.value;
      if (
        typeof value === 'number' &&
        typeof reading.value === 'string' &&
        written !== undefined &&
        written !== reading.value
      ) {
        diagnostics.push(unquoted(key, written, reading.value, locate(key)));
      }
    }
  }
  const rules = readErrorEntries(kind === 'doc' ? values['errors'] : undefined, block, locate('errors'));
  diagnostics.push(...rules.diagnostics, ...findCutValues(block, values, file));
  // Each value was read by the reader of its own setting, whose type frontmatter-keys.ts checks.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const read = { ...settings, ...rules.settings } as Settings;
  const conflicts = findConflicts(read, locate);
  return {
    settings: conflicts.settings,
    settingsAt,
    diagnostics: [...diagnostics, ...conflicts.diagnostics],
  };
}

/** Settings that are right alone but not together; what remains is the safer half. */
function findConflicts(
  settings: Settings,
  locate: (key: string) => Location,
): { readonly settings: Settings; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  let kept = settings;
  if (kept.draft === true && kept.unlisted === true) {
    const { unlisted: _, ...rest } = kept;
    kept = rest;
    diagnostics.push({
      severity: 'error',
      code: 'frontmatter/invalid-value',
      message: "Can't be draft and unlisted at the same time.",
      at: locate('unlisted'),
      hint: 'Delete one of the two lines: a draft is not published at all, an unlisted page is published but hidden.',
    });
  }
  const { tocMinHeadingLevel: min, tocMaxHeadingLevel: max } = kept;
  if (min !== undefined && max !== undefined && min > max) {
    const { tocMinHeadingLevel: _, tocMaxHeadingLevel: __, ...rest } = kept;
    kept = rest;
    diagnostics.push({
      severity: 'error',
      code: 'frontmatter/invalid-value',
      message: `"toc_min_heading_level" (${min}) is greater than "toc_max_heading_level" (${max})`,
      at: locate('toc_min_heading_level'),
      hint: 'Write the smaller number as the minimum.',
    });
  }
  return { settings: kept, diagnostics };
}

/** End of the settings: the next line that is `---` alone. */
function findClosing(
  text: string,
  from: number,
): { readonly start: number; readonly end: number } | undefined {
  const pattern = /^---[ \t]*(?:\n|$)/gm;
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

/** Line of the file, from 1, that holds the character at `offset`. */
function countLines(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** Top-level keys of a block with their line in the file and what stands after the colon. */
function locateKeys(block: string): ReadonlyMap<string, { readonly line: number; readonly rest: string }> {
  const found = new Map<string, { readonly line: number; rest: string }>();
  let last: { rest: string } | undefined;
  let line = 1;
  for (const row of block.split('\n')) {
    line++;
    const first = row.charCodeAt(0);
    // Indented, a list entry, a comment or empty: no key begins here.
    if (first === 32 && last !== undefined) last.rest += `\n${row}`;
    if (Number.isNaN(first) || first === 32 || first === 9 || first === 45 || first === 35) continue;
    const colon = row.indexOf(':');
    if (colon === -1) continue;
    const key = row
      .slice(0, colon)
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2');
    if (found.has(key)) continue;
    const entry = { line, rest: row.slice(colon + 1) };
    found.set(key, entry);
    last = entry;
  }
  return found;
}

/** The plain text after a key's colon, without a comment. */
function readWritten(rest: string | undefined): string | undefined {
  const written = rest?.replace(/\s#.*$/, '').trim();
  return written === '' ? undefined : written;
}

function invalidValue(
  key: string,
  severity: KeyRule['severity'],
  problem: { readonly message: string; readonly hint: string },
  at: Location,
): Diagnostic {
  return {
    severity,
    code: 'frontmatter/invalid-value',
    message: `"${key}" ${problem.message}`,
    at,
    hint: problem.hint,
  };
}

function unquoted(key: string, written: string, value: string, at: Location): Diagnostic {
  return {
    severity: 'warning',
    code: 'frontmatter/unquoted-number',
    message: `"${key}: ${written}" is read as the number ${value}`,
    at,
    hint: `Quote it: ${key}: "${written}"`,
    fix: { from: written, to: `"${written}"` },
  };
}

function unclosed(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'frontmatter/unclosed',
    message: 'The settings at the top of the file have no end',
    at: { file, line: 1, column: 1, length: 3 },
    hint: 'Add a line with only --- below the last setting.',
  };
}

function tooLong(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'frontmatter/too-long',
    message: 'The settings at the top of the file are longer than 64 KB',
    at: { file, line: 1, column: 1, length: 3 },
    hint: 'Is the closing --- line at the right place?',
  };
}

/** Settings that the first line does not open are text to every tool of this kind: the writer should hear of it. */
function findLateSettings(text: string, file: string): readonly Diagnostic[] {
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
