/** Good answers of the web, kept on the disk for a day: whoever checks again in a minute asks nobody twice. */
import { readFileSync } from 'node:fs';
import { keepText } from '../../memo/keep-text.ts';
import type { Answer } from './ask-address.ts';

/** Milliseconds for which a good answer is believed. Bad ones are asked again: they may have been put right. */
const LIFETIME = 24 * 60 * 60 * 1000;

interface Kept {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly answer: Answer;
}

interface StoreFile {
  readonly version: 1;
  readonly answers: Readonly<Record<string, Kept>>;
}

/** The answers that are still believed at `now`; none from a file that is not there or damaged. */
export function readAnswers(file: string, now: number): ReadonlyMap<string, Kept> {
  try {
    const { version, answers } = JSON.parse(readFileSync(file, 'utf8')) as StoreFile;
    if (version !== 1) return new Map();
    return new Map(
      Object.entries(answers).filter(
        ([, { at, answer }]) => isKept(answer) && at <= now && now - at < LIFETIME,
      ),
    );
  } catch {
    return new Map();
  }
}

/** Keeps the good answers. */
export function writeAnswers(
  file: string,
  known: ReadonlyMap<string, Kept>,
  fresh: ReadonlyMap<string, Answer>,
  now: number,
): void {
  const answers = new Map(known);
  for (const [address, answer] of fresh) {
    if (isKept(answer)) answers.set(address, { at: now, answer });
    else answers.delete(address);
  }
  const content: StoreFile = { version: 1, answers: Object.fromEntries(answers) };
  keepText(file, JSON.stringify(content));
}

function isKept({ type }: Answer): boolean {
  return type === 'good' || type === 'moved';
}
