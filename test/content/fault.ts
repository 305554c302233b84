/** What a rule has to say about a guide: a sentence that names the guide, the place and the rule. Pure. */

/** `minecraft/instance/whitelist: "…": what is wrong`. */
export function fault(path: string, found: string, rule: string): string {
  const shown = found.length > 160 ? `${found.slice(0, 157)}…` : found;
  return `${path}: ${JSON.stringify(shown)}: ${rule}`;
}
