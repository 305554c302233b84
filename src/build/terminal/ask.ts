/** Questions on a terminal, one line each. */
import { createInterface } from 'node:readline';
import type { CommandIo } from './options.ts';

/** Whether somebody sits there to answer. */
export function canAsk({ keyboard, stderr }: CommandIo): boolean {
  return keyboard?.isTTY === true && stderr.isTTY === true;
}

export interface Question<T> {
  readonly text: string;
  /** What an empty line means, as it is shown. */
  readonly usual: string;
  /** The answer's value, or a sentence about what is wrong with it: then it is asked again. */
  readonly read: (answer: string) => { readonly value: T } | { readonly problem: string };
}

/**
 * Returns a function that asks, and one that ends the conversation. Where the input ends, the usual answer counts. Questions
 * go to stderr, so that stdout stays the result's.
 */
export function openConversation({ keyboard, stderr }: CommandIo): {
  readonly ask: <T>(question: Question<T>) => Promise<T | undefined>;
  readonly close: () => void;
} {
  // The terminal itself echoes and edits the line, and Ctrl+C ends the process.
  const input = createInterface({ input: keyboard ?? process.stdin, terminal: false });
  const lines = input[Symbol.asyncIterator]();
  return {
    async ask({ text, usual, read }) {
      for (;;) {
        stderr.write(`${text} (${usual}) `);
        const line = await lines.next();
        if (line.done === true) {
          stderr.write('\n');
          return undefined;
        }
        const answer = line.value.trim();
        if (answer === '') return undefined;
        const outcome = read(answer);
        if ('value' in outcome) return outcome.value;
        stderr.write(`${outcome.problem}\n`);
      }
    },
    close: () => input.close(),
  };
}
