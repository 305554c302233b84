/** What stands before a message in a log: time, thread, level, program; and what kind of line it is. Works on clean lines. Pure. */

const LEVEL =
  '(?:FATAL|SEVERE|ERROR|ERR|WARN(?:ING)?|INFO|INF|WRN|DEBUG|DBG|TRACE|NOTICE|CRITICAL|VERBOSE|LOG|EXC|EVENT|AUDIT|NOTIFICATION|ACTION)';
const DAY =
  '(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/. ]?[A-Z][a-z]{2}[-/. ]?\\d{2,4}|\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4}|(?:[A-Z][a-z]{2} )?[A-Z][a-z]{2} {1,2}\\d{1,2})';
const CLOCK = '\\d{1,2}[:.]\\d{2}[:.]\\d{2}(?:[.,:]\\d{1,9})?(?: ?[AP]M)?(?: ?(?:Z|UTC|[+-]\\d{2}:?\\d{2}))?';
const TIME = `(?:${DAY}(?:[T,_ -]{1,3}${CLOCK})?|${CLOCK})`;

/** One piece that may stand before a message, and be followed by another. */
const PIECES: readonly RegExp[] = [
  // Docker Compose and panels: `mc-1 | `, `container@pterodactyl~ `.
  /^[\w.-]{1,64} {0,3}\| /,
  /^[\w.-]{1,40}@[\w.-]{1,40}[~:$#]{1,3} ?/,
  new RegExp(`^[\\[(<]?${TIME}[\\])>]?(?: ?[-|:>]{1,2}(?= )| )? ?`),
  // `[12:00:00 INFO]:`, `[Server thread/WARN] [net.minecraft/]:`, `[  123.456]`
  /^\[[^[\]]{1,100}\](?: ?[:>|-](?= |$))? ?(?=\S|$)/,
  /^\((?:\d[\d:., -]{0,30}|\w{1,20})\) ?/,
  new RegExp(`^${LEVEL}(?: ?[:|\\]>-]{1,2} ?| (?=\\S))`),
  // journald: `host program[123]: `
  /^(?:[\w.-]{1,64} )?[\w./-]{1,64}\[\d{1,8}\]: ?/,
  // Loggers: `LogNet: Warning: `, `[net.minecraft.server.Main]: `
  /^Log[A-Z]\w{1,40}: (?:(?:Fatal|Error|Warning|Display|Log|Verbose|VeryVerbose): )?/,
  /^\d{1,9}(?:\.\d{1,6})? (?=(?:Error|Warning|Info|Script|Verbose|INF|WRN|ERR|EXC)\b)/,
  /^(?:>{1,3}|»|\$|[-*+•]|#{1,6}) /,
  // Numbers of lines, containerd, marks of Markdown: `12: `, `stdout F `, `**`
  /^\d{1,6}(?::|\||\)|(?= [[A-Z])) ?/,
  /^std(?:out|err) [FP] /,
  /^supervisord: [\w.-]{1,40} /,
  /^(?:\*{2}|'{1,3}|`{1,3})(?=\S)/,
];

/** Length of what stands before the message. */
export function measurePrefix(line: string): number {
  let rest = line;
  for (let round = 0; round < 8; round += 1) {
    const piece = PIECES.map((pattern) => pattern.exec(rest)?.[0].length ?? 0).find((length) => length > 0);
    if (piece === undefined || piece >= rest.length) break;
    rest = rest.slice(piece);
  }
  return line.length - rest.length;
}

const ENTRY = new RegExp(
  `^(?:\\[|<\\w|\\(\\d|${TIME}\\b|${LEVEL}\\b|Log[A-Z]\\w+:|Exception in thread |[\\w.-]{1,64} {0,3}\\| )`,
);

/** Whether it begins something new, and does not go on with the line before. */
export function beginsEntry(line: string): boolean {
  return ENTRY.test(line);
}

/** A line below an exception: what it came from, or through which functions. */
export function isTrace(line: string): boolean {
  return /^(?:at [\w$.<>/@~ ]|\.{3} ?\d+ more|Caused by\b|Suppressed\b|File "|stack traceback|\^+$|in function <|> ref @)/i.test(
    line,
  );
}

/** A line of an exception of Java without a time: its name, or what stands below it. */
export function isThrown(line: string): boolean {
  return /^(?:(?:[a-z]\w{0,40}\.){1,12}[\w$]{1,80}(?:Exception|Error)\b|at [\w$.<>/@~]|\.{3} ?\d+ more|Caused by: |Suppressed: )/.test(
    line,
  );
}

/** `Caused by: …`, in small letters: what explains the lines above it. */
export function isCause(folded: string): boolean {
  return folded.includes('caused by') && /^(?:\[[^\]]{0,80}\]:? ?)*caused by\b/.test(folded);
}

/** What a player or an operator has typed: `<name> hello`, `[Not Secure] <name> hello`, `[CHAT] name: hello`. */
export function isSpoken(message: string): boolean {
  // An attack on the log itself stands in the chat: see Log4Shell.
  if (message.includes('${jndi:')) return false;
  return (
    /^(?:\[(?:not secure|chat|global|local|async chat thread[^\]]{0,20})\]:? ?){0,2}<(?=[^<>]*\w)[^<>]{1,40}> (?!\(\/|->|has (?:dis)?connected|lost connection)\S/i.test(
      message,
    ) ||
    /^(?:\[(?:global ?chat|chat|say|team ?chat)\]|chat(?: \(from .[^']{0,60}', entity id '[^']{0,20}', to '[^']{0,20}'\))?:|say:) ?\S/i.test(
      message,
    )
  );
}
