/** What was found, in words. Pure. */
import { say, sayCount } from '../../words/say.ts';
import type { Finding, LogReading } from '../../errors/types.ts';

/** A cause, and what of the log may follow from it. */
export interface Cause {
  readonly finding: Finding;
  readonly consequences: readonly Finding[];
}

/** Causes in the order of the reading. What follows from something that was not found is a cause itself. */
export function groupCauses(findings: readonly Finding[]): readonly Cause[] {
  const codes = new Set(findings.map(({ code }) => code));
  const follows = ({ code, consequenceOf }: Finding): boolean =>
    consequenceOf !== null && consequenceOf !== code && codes.has(consequenceOf);
  const parents = new Map(findings.map((finding) => [finding.code, finding]));
  /** The cause of a cause counts: each stands once. */
  const rootOf = (finding: Finding): string => {
    const seen = new Set<string>();
    let at = finding;
    while (follows(at) && !seen.has(at.code)) {
      seen.add(at.code);
      at = parents.get(at.consequenceOf ?? '') ?? at;
    }
    return at.code;
  };
  const causes = findings.filter((finding) => rootOf(finding) === finding.code);
  return causes.map((finding) => ({
    finding,
    consequences: findings.filter((other) => other !== finding && rootOf(other) === finding.code),
  }));
}

/** False: what was found is what any error looks like, and names no cause of its own. */
export function isSure(findings: readonly Finding[]): boolean {
  return findings.some(({ alone }) => alone !== true);
}

/** `2 causes found`; for the heading, and for who hears the page. */
export function sayFound({ findings }: Pick<LogReading, 'findings'>): string {
  const count = groupCauses(findings).length;
  if (count === 0) return 'No known message found';
  if (!isSure(findings)) return 'No sure cause found';
  return sayCount(count, 'One cause found', '{count} causes found');
}

/** Gaps that a writer has not named, and names that only say what kind of text stands there: the line itself says it as well. */
const UNSAID = /^(?:(?:number|word|path|rest)\d*|what|why|where|which|place|class|range|kind|type|frame)$/;

/** What to look at or to look for, as a reader reads it: `missing-mod` is "Missing mod". */
export function listNamed(values: Finding['values']): readonly (readonly [label: string, value: string])[] {
  return Object.entries(values)
    .filter(([name]) => !UNSAID.test(name))
    .map(([name, value]) => {
      const words = name.replace(/[-_]+/g, ' ');
      return [words[0]?.toUpperCase() + words.slice(1), value.replace(/^(['"`])(.+)\1$/, '$2')];
    });
}

/** What a reader can hand to somebody else: each cause with its line and the address of its section. */
export function describeReading(reading: LogReading, product: string | undefined, origin: string): string {
  const about = [product, reading.version].filter((part) => part !== undefined && part !== null).join(' ');
  const entries = groupCauses(reading.findings).flatMap(({ finding, consequences }, index) => [
    say('{number}. {cause} (line {line})', { number: index + 1, cause: finding.say, line: finding.line }),
    `   ${finding.text}`,
    `   ${new URL(finding.url, origin).href}`,
    ...consequences.map(
      ({ say: cause, line }) => `   ${say('may follow from it: {cause} (line {line})', { cause, line })}`,
    ),
  ]);
  const last =
    reading.lastException === null ? [] : [say('Last error: {text}', { text: reading.lastException })];
  return [...(about === '' ? [] : [about]), ...entries, ...(isSure(reading.findings) ? [] : last)].join('\n');
}
