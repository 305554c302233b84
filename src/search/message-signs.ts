/** Whether a text may hold a message that some program wrote: only then the rules of the guides are asked. Pure. */
import { readLog } from './read-log.ts';

/** A question of so many words is rarely one that somebody has typed. */
const MANY_WORDS = 12;
/** A single word is a name that somebody looks up, unless only programs write it. */
const MIN_WORDS = 2;

/** Signs that people seldom type: brackets, quotes, `key: value`, a path, `0x1F`, `ERR_NAME`, `SomeException`. */
const WRITTEN_BY_MACHINES =
  /[[\]{}<>=|\\"“”]|\w[_:/]\w|\b\w+(?:Exception|Error)\b|\b0x[\da-f]+\b|: |! |\b(?:signal|code|status|exit(?:ed)?(?: with)?) -?\d/i;
/** A sentence as programs write it: a capital at its start, a sign at its end. */
const SENTENCE = /^\W*[A-Z].*[.!:]\W*$/;
/** What programs say of a failure. "It does not work" and "how do I" are people's words. */
const FAILURES =
  /fail|can(?:no|['’])t |could ?n[o'’]t|unable|refus|denied|invalid|missing|no such|no longer|timed? ?out|already|outdated|mismatch|(?:in|not )compatible|conflict|unsupported|not support|unsatisfied|out of (?:memory|range|date)|outofmemory|overloaded|corrupt|malformed|unexpected|duplicate|incorrect|not allowed|not permitted|forbidden|occupied|expired|kicked|banned|lost connection|disconnect|closed|matched|not connected|(?:not|un)recogni[sz]ed|restricted|blocked|newer version|more recent|exceed|error|exception|\bkilled\b|segfault|core dumped|not (?:found|available|whitelisted|trusted|a valid)|in use|must (?:be|have)|requires? |too (?:many|old|new|small|big|large|long)|only the wrong|is full|has changed|another location|not enough|does not (?:exist|have|support|define)|aborted|attempt(?:ing|ed)? to|unknown|could be found|\bSIG[A-Z]{3,}|not (?:installed|registered|accepted)|\black(?:s|ing)? the\b|overflow|disallow|threshold|reject|did not match|different version|same version|on the white ?list|only allows|permission to|try relogging|out(?:side)? of (?:normal )?bounds|shutting down|rate limit|stopped your|bounced|removed from|class tables/i;

/** True for lines, entries with their time, more words than somebody types, and for what reads like one message. */
export function mayHoldMessage(text: string): boolean {
  const trimmed = text.trim();
  if (/[\r\n]/.test(trimmed)) return true;
  const words = trimmed.split(/\s+/).length;
  if (words > MANY_WORDS || readLog(trimmed) !== undefined) return true;
  if (words < MIN_WORDS) return /\w(?:Exception|Error)\b|\w_\w+_\w|[a-z]\.[a-z]+\.[a-zA-Z]/.test(trimmed);
  return WRITTEN_BY_MACHINES.test(trimmed) || SENTENCE.test(trimmed) || FAILURES.test(trimmed);
}

/** Entries with their time, or several lines: whose log it is stands in it, whoever reads it. */
export function isWholeLog(text: string): boolean {
  return readLog(text) !== undefined;
}

/** What stands in quotes of any kind; an apostrophe inside of a word is none. */
const QUOTED =
  /"([^"\n]{4,200})"|“([^”\n]{4,200})”|„([^“”\n]{4,200})[“”]|«([^»\n]{4,200})»|`([^`\n]{4,200})`|(?<![\w])'([^'\n]{4,200})'(?!\w)/g;
/** More is a text of its own. */
const MOST_QUOTES = 3;

/** A question with what it quotes as lines of their own: a message of two words is known only where nothing stands around it. */
export function listQuoted(question: string): string {
  const quoted = [...question.matchAll(QUOTED)].map(
    ([, ...groups]) => groups.find((one) => one !== undefined) ?? '',
  );
  return [question, ...quoted.slice(0, MOST_QUOTES)].join('\n');
}
