/** A record as it is kept by the hosted service: with a hash of itself. Pure. */
import type { SearchRecord } from '../../search/protocol.ts';
import { hashText } from '../memo/hash.ts';

export interface StoredRecord extends SearchRecord {
  /** Of everything else in the record: tells what has changed without sending it. */
  readonly _hash: string;
}

export function toStoredRecords(records: readonly SearchRecord[]): readonly StoredRecord[] {
  return records.map((record) => ({ ...record, _hash: hashText(JSON.stringify(record)) }));
}
