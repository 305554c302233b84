/** `check --external`: what the web answers to the addresses of a site, as problems at the links. */
import type { Diagnostic, Location } from '../../../model.ts';
import { readAnswers, writeAnswers } from './answer-store.ts';
import type { Answer } from './ask-address.ts';
import { askAll, type AskAllOptions } from './ask-all.ts';

export interface CheckAddressesOptions extends AskAllOptions {
  /** Where answers are kept; undefined: nowhere. */
  readonly store: string | undefined;
  readonly onAnswer: (count: number) => void;
}

export interface CheckedAddresses {
  readonly diagnostics: readonly Diagnostic[];
  /** How many were asked, and how many were known from an earlier run. */
  readonly asked: number;
  readonly known: number;
  /** No server at all was found: it is this computer that has no connection, and nothing is told of the addresses. */
  readonly isOffline: boolean;
}

/** Asks every address that is not known. Never throws. */
export async function checkAddresses(
  addresses: ReadonlyMap<string, readonly Location[]>,
  options: CheckAddressesOptions,
): Promise<CheckedAddresses> {
  const { store } = options;
  const known = store === undefined ? new Map() : readAnswers(store, Date.now());
  const open = [...addresses.keys()].filter((address) => !known.has(address));
  const fresh = await askAll(open, options, options.onAnswer);
  if (store !== undefined && open.length > 0) writeAnswers(store, known, fresh, Date.now());
  const counts = { asked: open.length, known: addresses.size - open.length };
  if (isOffline(fresh)) return { ...counts, diagnostics: [], isOffline: true };
  const diagnostics = [...addresses].flatMap(([address, places]) => {
    const answer = fresh.get(address) ?? known.get(address)?.answer;
    return answer === undefined ? [] : places.flatMap((at) => describe(address, answer, at));
  });
  return { ...counts, diagnostics, isOffline: false };
}

/** One unknown name is a slip; when of several servers not one is known, nobody was asked. */
function isOffline(answers: ReadonlyMap<string, Answer>): boolean {
  const hosts = new Set([...answers.keys()].map((address) => new URL(address).host));
  return (
    hosts.size > 1 &&
    [...answers.values()].every(
      (answer) =>
        (answer.type === 'dead' && answer.isNameless === true) ||
        (answer.type === 'failing' && answer.why.includes('looked up')),
    )
  );
}

function describe(address: string, answer: Answer, at: Location): readonly Diagnostic[] {
  switch (answer.type) {
    case 'good':
      return [];
    case 'moved':
      return [
        {
          severity: 'warning',
          code: 'link/moved-address',
          message: `This page has moved for good: ${address}`,
          at,
          hint: `Link to its new address: ${answer.to}`,
        },
      ];
    case 'dead':
      return [
        {
          severity: 'error',
          code: 'link/dead-address',
          message: `Nothing is at ${address}: ${answer.why}`,
          at,
          hint: 'Open the link in a browser, find where the page is now, and link to that; or remove the link.',
        },
      ];
    case 'failing':
      return [
        {
          severity: 'warning',
          code: 'link/failing-address',
          message: `${address} does not work: ${answer.why}`,
          at,
          hint: 'Check again later; if it stays so, link to another page.',
        },
      ];
    case 'unknown':
      return [
        {
          severity: 'warning',
          code: 'link/unchecked-address',
          message: `${address} could not be checked: ${answer.why}`,
          at,
          hint: 'Open the link in a browser; if it is right, put <!-- helpsite-ignore-next-line link/unchecked-address --> above it.',
        },
      ];
  }
}
