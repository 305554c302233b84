/** What the page and the search's worker say to each other. */
import type { SearchClient } from '../../search/protocol.ts';

/** Each carries the index's address: the first one that comes opens it. */
export interface WorkerQuestion {
  readonly id: number;
  readonly manifest: string;
  readonly request: Parameters<SearchClient['search']>[0];
}

/** The index's table of contents as it is now: the first thing that a worker opens on. Undefined: it could not be had, which is not the last word. */
export interface WorkerContents {
  readonly contents: string | undefined;
}

/** Nobody waits for the answer to a question any longer. */
export interface WorkerAbort {
  readonly aborted: WorkerQuestion['id'];
}

/** An error as plain text: errors of one side are none of the other's. */
export interface Fault {
  readonly name: string;
  readonly message: string;
}

export type WorkerAnswer =
  | { readonly id: number; readonly response: Awaited<ReturnType<SearchClient['search']>> }
  | { readonly id: number; readonly fault: Fault };

export function toFault(error: unknown): Fault {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) };
}
