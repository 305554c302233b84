/** One problem for each cause: what misses the same thing is told once, with all its places. Pure. */
import type { Diagnostic, Location } from '../../model.ts';
import { addTo } from '../../group-by.ts';
import { sortDiagnostics } from './diagnostics.ts';
import { formatNumber } from './format-number.ts';

/** Codes of problems that are links; the others name what is missing. */
const LINKS: ReadonlySet<string> = new Set([
  'link/missing-page',
  'link/missing-file',
  'link/missing-anchor',
  'link/draft',
  'config/missing-page',
]);

/** Sorted diagnostics, with those of one cause as the first of them, which then names the places of the others. */
export function groupCauses(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { cause } = diagnostic;
    if (cause !== undefined) addTo(groups, cause.key, diagnostic);
  }
  if (groups.size === 0) return diagnostics;
  const others = diagnostics.filter(({ cause }) => cause === undefined);
  return sortDiagnostics([...others, ...[...groups.values()].flatMap(splitRecorded).map(mergeGroup)]);
}

/** Each recorded address is a problem of its own; what in the site still leads there belongs to the first. */
function splitRecorded(group: readonly Diagnostic[]): readonly (readonly Diagnostic[])[] {
  const [first, ...rest] = group.filter(({ code }) => RECORDED.has(code));
  if (first === undefined || rest.length === 0) return [group];
  return [[first, ...group.filter(({ code }) => !RECORDED.has(code))], ...rest.map((one) => [one])];
}

/** Codes that say more of what is missing than a link can. */
const RECORDED: ReadonlySet<string> = new Set(['address/lost', 'anchor/lost']);

function mergeGroup(group: readonly Diagnostic[]): Diagnostic {
  const recorded = group.find(({ code }) => RECORDED.has(code));
  const first = recorded ?? group.find(({ severity }) => severity === 'error') ?? group[0];
  if (first === undefined) throw new Error('A cause has at least one problem');
  const { cause } = first;
  const others = group.filter(({ code }) => !RECORDED.has(code));
  const places = uniquePlaces(group);
  const also = places.filter(({ file, line, column }) => !isAt(first.at, file, line, column));
  const severity = group.some((one) => one.severity === 'error') ? 'error' : first.severity;
  const told: Diagnostic = { ...first, severity, ...(also.length === 0 ? {} : { also }) };
  if (recorded !== undefined) return others.length === 0 ? told : tellRecorded(told, others);
  if (cause?.fact === undefined)
    return also.length === 0 ? told : { ...told, message: `${first.message} (and ${describeRest(also)})` };
  const ways = [...describeWriting(group, cause.write), ...(cause.hint === undefined ? [] : [cause.hint])];
  return {
    ...told,
    message: `${cause.fact}; ${describeCount(group, places, cause.old)}`,
    ...(ways.length === 0 ? {} : { hint: ways.join('\n') }),
  };
}

/** Who writes the new name: `check --fix` changes guides and lists of the search, never configuration. */
function describeWriting(group: readonly Diagnostic[], write: string | undefined): readonly string[] {
  if (write === undefined) return [];
  const others = group.filter(({ fix }) => fix === undefined);
  if (others.length === group.length) return [`Write ${write} there.`];
  const fixing = `"helpsite check --fix" writes ${write} into them`;
  if (others.length === 0) return [`${fixing}.`];
  const files = new Set(others.flatMap(({ at }) => at?.file ?? []));
  return [`${fixing}, but not into ${[...files].join(', ')}: write it there yourself.`];
}

/** The record says where the address was and what to type; the history adds who deleted it, the links how many need it. */
function tellRecorded(recorded: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const { message, hint, cause } = recorded;
  const fact = cause?.fact === undefined ? [] : [cause.fact];
  const back = /^Bring it back: .*$/m.exec(cause?.hint ?? '')?.[0];
  return {
    ...recorded,
    message: [message, ...fact, describeCount(others, uniquePlaces(others), cause?.old)].join('; '),
    hint: [...(hint === undefined ? [] : [hint]), ...(back === undefined ? [] : [back])].join('\n'),
  };
}

function isAt(at: Location | undefined, file: string, line: number, column: number): boolean {
  return at?.file === file && at.line === line && at.column === column;
}

function uniquePlaces(group: readonly Diagnostic[]): readonly Location[] {
  const places = new Map<string, Location>();
  for (const { at } of group)
    if (at !== undefined && !places.has(JSON.stringify([at.file, at.line, at.column])))
      places.set(JSON.stringify([at.file, at.line, at.column]), at);
  return [...places.values()];
}

function describeRest(also: readonly Location[]): string {
  return also.length === 1 ? 'one more place' : `${formatNumber(also.length)} more places`;
}

/** `76 links in 28 guides lead to it`; `one link still leads to its old place`. */
function describeCount(
  group: readonly Diagnostic[],
  places: readonly Location[],
  old: string | undefined,
): string {
  const areLinks = group.every(({ code }) => LINKS.has(code));
  const count = Math.max(places.length, 1);
  const files = new Set(places.map(({ file }) => file));
  const areGuides = [...files].every((file) => /^content\/docs\/.*\.mdx?$/i.test(file));
  const noun = areLinks ? 'link' : 'place';
  const things = count === 1 ? `one ${noun}` : `${formatNumber(count)} ${noun}s`;
  const guides = files.size > 1 ? ` in ${formatNumber(files.size)} ${areGuides ? 'guides' : 'files'}` : '';
  const verb = areLinks ? (count === 1 ? 'leads to' : 'lead to') : count === 1 ? 'names' : 'name';
  return `${things}${guides} ${old === undefined ? `${verb} it` : `still ${verb} its old ${old}`}`;
}
