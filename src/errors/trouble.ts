/** Lines that tell of an error, known or not. Pure. */
import { cleanMessage, readLog, SHORT_LINES } from '../search/read-log.ts';

const SIGN =
  /(?:Exception|Error)\b|\b(?:FATAL|SEVERE|CRITICAL|panic:|Segmentation fault|Traceback)\b|\[(?:Server thread|main)\/ERROR\]|\bERROR\]|^(?:ERROR|error)\b/;

/** Whether a line names an exception or calls itself an error. */
export function isTrouble(line: string): boolean {
  return SIGN.test(line);
}

/**
 * Words to search for where no rule fits: those of the log's own messages. Empty for a whole log in which nothing goes wrong: its last
 * lines say only that it runs.
 */
export function describeTrouble(text: string, trouble: string | null, lines: number): string {
  const log = readLog(text);
  const [first] = log?.messages ?? [];
  if (lines > SHORT_LINES && trouble === null && log?.isTelling !== true) return '';
  return first ?? (trouble === null ? '' : cleanMessage(trouble));
}
