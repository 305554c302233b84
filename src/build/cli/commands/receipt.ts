/**
 * Whether the site of the last build is the one that this build would make: then nothing is read but names, sizes and times.
 * Whatever may say something else each time (code, the clock) has no receipt.
 */
import { join } from 'node:path';
import type { Diagnostic } from '../../../model.ts';
import { listFileOf } from '../../emit/file-list.ts';
import { describeOut, isSameOut, type OutState, readReceipt, writeReceipt } from '../../emit/receipt.ts';
import { cacheFolder } from '../../memo/cache-folder.ts';
import { hashText } from '../../memo/hash.ts';
import { isSameCode, type StampedCode } from '../../read/code-state.ts';
import { hashSurroundings, isSameContent, stampContent, type StampedFile } from '../../read/site-state.ts';
import type { CommandOptions } from '../../terminal/options.ts';
import type { Built } from './build-anew.ts';

/** What a build told. */
interface Told {
  readonly base: string;
  readonly pages: number;
  readonly unchanged: number;
  readonly diagnostics: readonly Diagnostic[];
}

interface Receipt {
  /** The flags. */
  readonly flags: string;
  readonly surroundings: string;
  readonly content: readonly StampedFile[];
  /** What its components and React pages are made of. */
  readonly code: readonly StampedCode[];
  readonly out: OutState;
  readonly told: Told;
}

/** A build that begins: what it will have been made of, but for the content. */
export interface ReceiptState {
  readonly options: CommandOptions;
  readonly file: string;
  readonly flags: string;
  readonly surroundings: string | undefined;
  /** Milliseconds. */
  readonly startedAt: number;
}

/** Looks at what lies around the content, before anything is read. `outDir` is a real path. */
export function openReceipt(options: CommandOptions): ReceiptState {
  const { root, outDir, base, strict, keepGoing, drafts, compress, cache, clean, configFile } = options;
  const isAsked = cache && !clean && configFile === undefined;
  return {
    options,
    file: join(cacheFolder(root), `receipt-${hashText(outDir).slice(0, 10)}.json`),
    flags: JSON.stringify({ root, outDir, base, strict, keepGoing, drafts, compress }),
    surroundings: isAsked ? hashSurroundings({ root, outDir, env: options.io.env }) : undefined,
    startedAt: Date.now(),
  };
}

/** What the last build told, where this one would make the same site of the same files. */
export function findReceipt({ options, file, flags, surroundings }: ReceiptState): Told | undefined {
  if (surroundings === undefined) return undefined;
  // Only we write it, in a folder that is named by our code; it carries its own hash.
  const receipt = readReceipt(file) as Receipt | undefined;
  if (receipt?.flags !== flags || receipt.surroundings !== surroundings) return undefined;
  const { root } = options;
  // The content first: after an edit nothing else is looked at.
  return isSameContent(root, receipt.content) && isSameCode(root, receipt.code) && isSameOut(receipt.out)
    ? receipt.told
    : undefined;
}

/** Keeps the receipt of a build that wrote its whole site, if one can be given. */
export async function keepReceipt(state: ReceiptState, { prepared, failed, ledger }: Built): Promise<void> {
  const { options, file, flags, surroundings, startedAt } = state;
  const { root, outDir, io } = options;
  const { content, base, diagnostics } = prepared;
  if (surroundings === undefined || content === undefined || failed || ledger === undefined) return;
  const { discovered, facts, settings, history, react } = content.parts;
  // Notices come and go with the clock; of what is missing, git's past is asked.
  if (settings.config.notices.length > 0 || (history !== undefined && diagnostics.length > 0)) return;
  const stamped = stampContent(discovered, facts, startedAt);
  const { stampCode } = await import('../../read/stamp-code.ts');
  const code = stampCode(
    root,
    [...(settings.components?.modules ?? []), ...(react.modules ?? [])],
    startedAt,
  );
  const out = describeOut(outDir, ledger, listFileOf(root, outDir));
  if (stamped === undefined || code === undefined || out === undefined) return;
  // What was changed while it was read says nothing.
  if (hashSurroundings({ root, outDir, env: io.env }) !== surroundings) return;
  const told = { base, pages: content.site.pages.length, unchanged: out.files.length, diagnostics };
  writeReceipt(file, { flags, surroundings, content: stamped, code, out, told } satisfies Receipt);
}
