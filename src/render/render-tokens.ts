/** The style rules that depend on configuration: the hue all accent shades derive from, or the shades themselves. */

/** The site's own colour in one mode (`#rrggbb`). */
interface OwnShades {
  readonly accent: string;
  readonly tint: string;
  readonly rim: string;
}

/** The same for a site with a colour of its own: shades for both modes. */
export function renderOwnColour(hue: number, modes: Readonly<Record<'light' | 'dark', OwnShades>>): string {
  const rule = (mode: 'light' | 'dark'): string => {
    const { accent, tint, rim } = modes[mode];
    return `[data-theme=${mode}]{--accent:${accent};--accent-tint:${tint};--accent-rim:${rim}}`;
  };
  return renderTokens(hue) + rule('dark') + rule('light');
}

/** CSS to append to the bundled style sheet; `accentHue` is an OKLCH hue, 0-360 degrees. */
export function renderTokens(accentHue: number): string {
  return `:root{--hue:${Number.isFinite(accentHue) ? accentHue : 160}}`;
}
