/** Values of front matter of which YAML takes the end for a comment: `title: Order #1`. Pure. */
import type { Diagnostic } from '../../../model.ts';
import { KEY_RULES } from './frontmatter-keys.ts';

/** Longer lines are not looked into: no person typed them. */
const MAX_ROW = 1_000;

/** `key: plain text #word` and `- plain text #word`. A comment has a space after its sign, as people write them. */
const CUT =
  /^((?:([A-Za-z][\w-]*):|[ \t]*-)[ \t]+)((?:[^\s"'[\]{}|>&!*%@`#-][^#]*?)?)[ \t]*(?<=[ \t])#(?=\S)/;

/** A warning for each value that lost what stands behind its `#`; `values` are those that YAML found. */
export function findCutValues(
  block: string,
  values: Readonly<Record<string, unknown>>,
  file: string,
): readonly Diagnostic[] {
  if (!block.includes(' #') && !block.includes('\t#')) return [];
  const found: Diagnostic[] = [];
  let key = '';
  for (const [index, row] of block.split('\n').entries()) {
    key = /^["']?([A-Za-z][\w-]*)["']?[ \t]*:/.exec(row)?.[1] ?? key;
    const [typed, before = '', , kept = ''] = CUT.exec(row.slice(0, MAX_ROW)) ?? [];
    // Rows of a long text look the same, but are no values.
    if (typed === undefined || !KEY_RULES.has(key) || !isValue(values[key], kept)) continue;
    const whole = row.slice(before.length).trim();
    const quoted = quote(whole);
    found.push({
      severity: 'warning',
      code: 'frontmatter/cut-value',
      message: `Everything after this # is left out, so "${key}" is ${kept === '' ? 'empty' : `"${kept}"`}`,
      at: { file, line: index + 2, column: typed.length, length: row.trimEnd().length - typed.length + 1 },
      hint: `Put the value in quotes: ${before.trim()} ${quoted}`,
      fix: { from: whole, to: quoted },
    });
  }
  return found;
}

/** Whether YAML read a text as a value, or as one of a list. */
function isValue(value: unknown, text: string): boolean {
  if (Array.isArray(value)) return value.some((entry) => isValue(entry, text));
  return value === null ? text === '' : typeof value === 'string' && value === text;
}

function quote(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
