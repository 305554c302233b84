/** The stamp that `helpsite verify` puts on a guide: void as soon as a step or a fact of it changes. Pure. */
import type { Page } from '../../../model.ts';
import { hashText } from '../../memo/hash.ts';
import { scanText } from '../../problems/scan-text.ts';
import type { UsedFacts } from './used-facts.ts';

/** The stamp of a guide as it is: its steps, then the facts that it prints. */
export function makeStamp(body: string, used: UsedFacts): string {
  return `${mark(listSteps(body))}-${mark([JSON.stringify([used.facts, used.tables])])}`;
}

/** Whether a stamp is that of this guide, or what has changed since. */
export function judgeStamp(stamp: string, body: string, used: UsedFacts): NonNullable<Page['stamp']> {
  const [steps, facts] = stamp.split('-');
  const [ownSteps, ownFacts] = makeStamp(body, used).split('-');
  return steps !== ownSteps ? 'steps' : facts === ownFacts ? 'valid' : 'facts';
}

function mark(lines: readonly string[]): string {
  return hashText(lines.join('\n'))
    .slice(0, 10)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '0');
}

/** What a reader does: numbered steps with what belongs to them, code, tables. Prose around them may be polished. */
function listSteps(body: string): readonly string[] {
  const steps: string[] = [];
  let isInStep = false;
  for (const { text, kind } of scanText(body).lines) {
    const isNumbered = kind === 'prose' && /^\s*\d+[.)]\s/.test(text);
    if (isNumbered) isInStep = true;
    else if (kind === 'prose' && /^\S/.test(text)) isInStep = false;
    if (isInStep || kind === 'code' || (kind === 'prose' && /^\s*\|/.test(text))) {
      const bare = text.replace(/\s+/g, ' ').trim();
      if (bare !== '') steps.push(bare);
    }
  }
  return steps;
}
