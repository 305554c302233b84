/** A source as the rules of `check` see it: read line by line once for all of them. Pure. */
import type { Source } from '../../model.ts';
import { scanText, type ScannedText } from '../problems/scan-text.ts';
import type { Claim } from './facts/claims.ts';
import { findClaims } from './facts/find-claims.ts';

export interface ScannedSource extends Source {
  readonly scanned: ScannedText;
  /** What it says that a sheet of facts may know; none but in guides. */
  readonly claims: readonly Claim[];
}

/** Reads a source for `checkSite`. */
export function scanSource({ path, text }: Source): ScannedSource {
  const scanned = scanText(text);
  return {
    path,
    text,
    scanned,
    claims: path.startsWith('docs/') ? findClaims(scanned, `content/${path}`) : [],
  };
}
