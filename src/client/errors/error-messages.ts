/** What the page and the worker that reads logs say to each other. Types only. */
import type { LogReading } from '../../errors/types.ts';

/** A log as the reader gave it. */
export type Source = { readonly text: string } | { readonly file: Blob };

export type Question = Source & {
  readonly type: 'read';
  readonly id: number;
  /** Full address of the file that names the rules' files. */
  readonly manifest: string;
  /** Folder of the product whose rules are asked; null: those of all; undefined: of the one that the log shows. */
  readonly product?: string | null;
};

/** A log will come soon: what every log needs can be had before. */
export interface Preparation {
  readonly type: 'prepare';
  readonly manifest: string;
}

export interface KnownProduct {
  readonly id: string;
  readonly label: string;
}

/** What was read. Every text of it is masked, and can be shown. */
export interface Answer {
  readonly type: 'reading';
  readonly id: number;
  readonly reading: LogReading;
  /** The product whose rules were asked; null: those of all. */
  readonly asked: string | null;
  readonly products: readonly KnownProduct[];
  /** The log itself, or its lines around what was found. */
  readonly masked: string;
  /** Only its beginning and its end were read. */
  readonly isCut: boolean;
}

/** `rules`: they could not be fetched, and `masked` is what there is; `file`: it holds no text, or could not be read. */
export interface Failure {
  readonly type: 'failed';
  readonly id: number;
  readonly reason: 'rules' | 'file' | 'unreadable';
  readonly masked: string;
}

export type Reply = Answer | Failure;
