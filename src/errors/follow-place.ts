/** To which exception and which entry of the log each line belongs, line by line. Pure but for what it remembers of the lines before. */
import { isDetail } from './asides.ts';
import { beginsEntry, isCause, isThrown, isTrace } from './log-prefix.ts';
import { isTrouble } from './trouble.ts';

/** Where a line stands. */
export interface Place {
  /** Number of the exception. */
  readonly block: number;
  /** Causes told before in it. */
  readonly depth: number;
  /** Its first line. */
  readonly head: string;
  /** The last line that began an entry of the log: what stands below it without a time belongs to it. */
  readonly entry: string;
  /** The last line that is no part of a trace: it names the exception whose trace this is. */
  readonly above: string;
  /** Whether it is an exception in an entry that only those read who write the program. */
  readonly isDetail: boolean;
}

/** A crash report of Minecraft says in this line what the server was at, and below it the exception with which that ended. */
const DESCRIPTION = /^Description: /;

/** Takes the lines of one log in their order, each as it stands and folded (`foldLine`). */
export interface PlaceFollower {
  readonly next: (text: string, folded: string) => Place;
  /** Lines up to here that only those read who write the program, with what stands below them. */
  readonly details: () => number;
  /** The last line up to here that tells of an error; null: none. */
  readonly trouble: () => string | null;
}

/** Begins before the first line of a log. What each line costs is in proportion to it. */
export function followPlaces(): PlaceFollower {
  let [block, depth, details] = [0, 0, 0];
  let [head, entry, above] = ['', '', ''];
  let trouble: string | null = null;
  let wasTrouble = false;
  let isBelowDetail = false;
  let isDescribed = false;
  return {
    next(text, folded) {
      isBelowDetail = isDetail(text) || (isBelowDetail && !beginsEntry(text));
      if (isBelowDetail) details += 1;
      if (beginsEntry(text)) entry = text;
      const isBelow = isTrace(folded);
      if (isDescribed && !isBelow && folded.trim() !== '') {
        // What it ended with explains what it was at.
        depth = 1;
        isDescribed = false;
      } else if (!isBelow && !isDescribed && (!wasTrouble || beginsEntry(text))) {
        block += 1;
        depth = 0;
        head = text;
        isDescribed = DESCRIPTION.test(text);
      }
      if (!isBelow) above = text;
      const causes = isCause(folded);
      if (causes) depth += 1;
      wasTrouble = isTrouble(text);
      if ((wasTrouble && !isBelow) || causes) trouble = text;
      return { block, depth, head, entry, above, isDetail: isBelowDetail && isThrown(text) };
    },
    details: () => details,
    trouble: () => trouble,
  };
}
