/** Lines of `content/search/asked.yml` that begin neither a guide nor a phrase: YAML notices them late, or takes them for something else. Pure. */
import type { YamlProblem } from '../parse/front-matter/yaml.ts';

/** Lines that a person typed are shorter. */
const MAX_ROW = 1_000;

/** The first such line, with what to type; line and column count from 0. Only to be asked where the list could not be read. */
export function findFormSlip(text: string): YamlProblem | undefined {
  for (const [line, row] of text.split('\n').entries()) {
    const slip = row.length > MAX_ROW ? undefined : explainRow(row);
    if (slip !== undefined) return { line, column: row.search(/\S/), ...slip };
  }
  return undefined;
}

function explainRow(row: string): Pick<YamlProblem, 'message' | 'hint'> | undefined {
  const dash = /^\s*([•·*‐‑–—])\s*(\S.*)$/.exec(row);
  if (dash !== null)
    return {
      message: `A phrase begins with a hyphen and a space, not with ${dash[1] ?? ''}`,
      hint: `Write - ${dash[2] ?? ''}`,
    };
  const close = /^\s*-([^\s-].*)$/.exec(row)?.[1];
  if (close !== undefined)
    return { message: 'A space is missing after the hyphen', hint: `Write - ${close}` };
  const guide = /^[A-Za-z0-9][\w./-]*(?=\s*$)/.exec(row)?.[0];
  return guide === undefined
    ? undefined
    : { message: 'A colon is missing after the guide', hint: `Write ${guide}:` };
}
