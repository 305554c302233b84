/** The one style rule that depends on configuration: the hue all accent shades derive from. */

/** CSS to append to the bundled style sheet; `accentHue` is an OKLCH hue, 0-360 degrees. */
export function renderTokens(accentHue: number): string {
  return `:root{--hue:${Number.isFinite(accentHue) ? accentHue : 160}}`;
}
