/** Lines that tell of an error, known or not. Pure. */
import { cleanMessage, readLog } from '../search/read-log.ts';

const SIGN =
  /(?:Exception|Error)\b|\b(?:FATAL|SEVERE|CRITICAL|panic:|Segmentation fault|Traceback)\b|\[(?:Server thread|main)\/ERROR\]|\bERROR\]|^(?:ERROR|error)\b/;

/** Whether a line names an exception or calls itself an error. */
export function isTrouble(line: string): boolean {
  return SIGN.test(line);
}

/** Words to search for where no rule fits: those of the log's own messages. */
export function describeTrouble(text: string, trouble: string | null): string {
  const [first] = readLog(text)?.messages ?? [];
  return first ?? (trouble === null ? '' : cleanMessage(trouble));
}
