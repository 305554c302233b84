/** What a file says, whichever program wrote it. Pure. */

/** Line ends and byte order mark as the parser sees them: `\n`, none. */
export function normaliseText(raw: string): string {
  const bare = raw.charCodeAt(0) === 0xfeff ? raw.slice(1) : raw;
  return bare.includes('\r') ? bare.replace(/\r\n?/g, '\n') : bare;
}
