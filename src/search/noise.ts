/** What stands in pasted logs and says nothing about the message: times, threads, classes, addresses. Pure. */

/** `at net.minecraft.server.Main.main(Main.java:12)`: where, not what. */
const FRAME = /\bat [\w$.<>/]+\([^)\n]{0,200}\)/g;
/** `[Server thread/INFO]`, `[main/WARN] [net.minecraft.Foo/]`, `[12:00:01 ERROR]`. */
const TAG =
  /\[[^\][\n]{0,80}(?:\/[^\][\n]{0,80}|\b(?:INFO|WARN|WARNING|ERROR|FATAL|SEVERE|DEBUG|TRACE))\]:?/g;
const TIME =
  /\[?\b(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\d{4})(?:[T ]+|\b)(?:\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?Z?)?\]?|\[?\b\d{1,2}:\d{2}:\d{2}(?:[.,]\d+)?\b\]?/g;
const ADDRESS =
  /\/?\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b0x[0-9a-f]+\b|@[0-9a-f]{6,}\b/gi;
/** `java.lang.OutOfMemoryError`: the last part says it. */
const CLASS = /\b(?:[a-z_][\w$]*[./]){2,}(?=[A-Z])/g;
const LEVEL = /\b(?:INFO|WARN|WARNING|FATAL|SEVERE|DEBUG|TRACE)\b:?/g;

/** `Dear support team,`, `Good evening, `; a team without a comma may be a game's. Where two words follow at least: "hello support" asks for somebody. */
const GREETING =
  /^\W{0,3}(?:(?:hi|hey|hello|hallo|dear|good (?:morning|evening|afternoon|day))[\s,!.]{1,3}){1,2}(?:(?:there|all|every(?:one|body)|guys|folks|sirs?|madam)[\s,!.:]{1,3}|(?:[a-z]{1,20} )?(?:support|team|staff)(?: team)?[,!.:]{1,3}\s{0,3})?(?=\S+\s+\S)/i;

/** `help!!! my friends …`, `pls help me, …`: a cry, where at least three words follow; `help desk` says what is wanted, `/help` is a command. */
const CRY_BEFORE =
  /^[\s"'(!.]{0,3}(?:(?:pls|plz|please|omg)\W{1,3})?(?:help(?! (?:me |us )?(?:with|on|for|desk|cent(?:er|re)|pages?|commands?|topics?|menu|support|files?|texts?|guides?)\b)(?: (?:me|us))?(?: (?:pls|plz|please))?|sos)\b[\s!.,:]{1,6}(?=\S+\s+\S+\s+\S)/i;
/** `i need help with my whitelist`: what it is about comes next. */
const CRY_ABOUT =
  /^[\s"'(!.]{0,3}(?:(?:i|we) )?(?:(?:really|just) )?(?:(?:need|want|would like) )?(?:some )?help (?:(?:me|us) )?(?:with|on|about|regarding) (?=\S)/i;
/** `… since yesterday pls help!` */
const CRY_AFTER =
  /(?<=\S\s+\S+\s+\S+)(?<!\bsays?)[\s.,!?]{1,4}(?:(?:pls|plz|please|someone|anyone)\s+help(?:\s+(?:me|us))?|help(?:\s+(?:me|us))?\s+(?:pls|plz|please))[\s!.?]{0,6}$/i;

/** The text without to whom it is written, and without a cry for help: that is not what it is about. */
export function dropGreeting(text: string): string {
  return [GREETING, CRY_ABOUT, CRY_BEFORE, CRY_AFTER].reduce((rest, one) => rest.replace(one, ''), text);
}

/** Without any of these there is nothing to drop. */
const SIGNS = /[\d[(@./]|\b(?:INFO|WARN|WARNING|FATAL|SEVERE|DEBUG|TRACE)\b/;

/** The text without what a log puts around its messages. What remains may be empty. */
export function dropNoise(text: string): string {
  if (!SIGNS.test(text)) return text;
  return text
    .replace(FRAME, ' ')
    .replace(TAG, ' ')
    .replace(TIME, ' ')
    .replace(ADDRESS, ' ')
    .replace(CLASS, '')
    .replace(LEVEL, ' ');
}
