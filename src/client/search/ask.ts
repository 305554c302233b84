/** What the dialog asks for what stands in its field: a question, or the messages of a log (behaviours.md 17.3). */
import type { SearchSettings } from '../../search/protocol.ts';
import { readLog } from '../../search/read-log.ts';
import type { Found, Search } from './find.ts';
import { findErrors, findErrorsOf, type FoundErrors } from './find-errors.ts';
import type { MessageHits } from './group-hits.ts';
import { joinAnswers } from './log-answers.ts';
import { dialogRequest, messageRequest, type Where } from './search-requests.ts';

export interface Asked extends Found {
  /** Of a log: its messages with the hits of each. */
  readonly messages?: readonly MessageHits[];
  /** What the rules of the guides say to it. */
  readonly errors?: FoundErrors;
  /** The game that was kept to. */
  readonly only?: string;
}

/** Rejects when no search can answer. */
export async function ask(
  find: Search['find'],
  settings: SearchSettings,
  text: string,
  where: Where,
  signal?: AbortSignal,
): Promise<Asked> {
  const [first, asked] = await Promise.all([
    findErrors(settings, text, where.only ?? where.product),
    askSearch(find, settings, text, where, signal),
  ]);
  const errors = await findErrorsOf(settings, text, first, where.only ?? asked.response.product);
  return errors === undefined ? asked : { ...asked, errors };
}

async function askSearch(
  find: Search['find'],
  settings: SearchSettings,
  text: string,
  where: Where,
  signal: AbortSignal | undefined,
): Promise<Asked> {
  const log = readLog(text);
  const kept = where.only === undefined ? {} : { only: where.only };
  if (log === undefined) return { ...(await find(dialogRequest(settings, text, where), signal)), ...kept };
  const answers = log.messages.map((message) => find(messageRequest(settings, message, where), signal));
  return joinAnswers(log.messages, await Promise.all(answers));
}
