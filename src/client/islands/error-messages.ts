/** The texts of an error and of what caused it. Pure. */

/** More causes than this say nothing new; also ends a chain that bites its own tail. */
const MOST = 10;

/** The message of `error`, then those of its causes, outermost first. */
export function listMessages(error: unknown): readonly string[] {
  const messages: string[] = [];
  let next = error;
  while (next !== undefined && next !== null && messages.length < MOST) {
    messages.push(
      next instanceof Error ? next.message : typeof next === 'string' ? next : JSON.stringify(next),
    );
    next = next instanceof Error ? next.cause : undefined;
  }
  return messages;
}
