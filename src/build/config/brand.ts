/** The site's own colour in both modes: as typed where it can be read, else bent until it can. Pure. */
import { type Colour, contrastOf, readColour, toHex } from './colour.ts';

export type Mode = 'light' | 'dark';

/** What a mode takes of a colour: the accent itself, and the quiet shades behind it and around it (`#rrggbb`). */
export interface BrandShades {
  readonly accent: string;
  readonly tint: string;
  readonly rim: string;
}

/** The grounds on which the accent stands, as in `render/styles/tokens.css`; a test compares them. */
export const GROUNDS: Readonly<Record<Mode, readonly Colour[]>> = {
  dark: [
    { lightness: 0.17, chroma: 0.015, hue: 260 },
    { lightness: 0.205, chroma: 0.015, hue: 260 },
    { lightness: 0.25, chroma: 0.015, hue: 260 },
  ],
  light: [
    { lightness: 0.992, chroma: 0.002, hue: 260 },
    { lightness: 0.97, chroma: 0.004, hue: 260 },
    { lightness: 1, chroma: 0, hue: 260 },
  ],
};

/** Lightness, and strength at most, of what lies behind the accent and around it: `--tint-…` and `--rim-…` there. */
export const QUIET: Readonly<Record<Mode, Readonly<Record<'tint' | 'rim', Omit<Colour, 'hue'>>>>> = {
  dark: { tint: { lightness: 0.25, chroma: 0.032 }, rim: { lightness: 0.42, chroma: 0.07 } },
  light: { tint: { lightness: 0.955, chroma: 0.025 }, rim: { lightness: 0.82, chroma: 0.06 } },
};

/** What text needs (WCAG 2.2 AA). */
const READABLE = 4.5;

/** The hue of a colour in whole degrees, for what has it in lightness of its own. */
export function hueOf(typed: string): number {
  return Math.round(readColour(typed)?.hue ?? 0) % 360;
}

/** A mode's shades; `bent` has what the colour was and its least contrast, where it could not stay as typed. */
export function shadeBrand(
  typed: string,
  mode: Mode,
): { readonly shades: BrandShades; readonly bent?: { readonly contrast: number } } {
  const colour = readColour(typed) ?? { lightness: 0.5, chroma: 0, hue: 0 };
  const quiet = (kind: 'tint' | 'rim'): string => {
    const { lightness, chroma } = QUIET[mode][kind];
    return toHex({ lightness, chroma: Math.min(chroma, colour.chroma), hue: colour.hue });
  };
  const [tint, rim] = [quiet('tint'), quiet('rim')];
  const grounds = [...GROUNDS[mode].map(toHex), tint];
  const leastOf = (hex: string): number => Math.min(...grounds.map((ground) => contrastOf(hex, ground)));
  const plain = toHex(colour);
  const contrast = leastOf(plain);
  if (contrast >= READABLE) return { shades: { accent: plain, tint, rim } };
  return { shades: { accent: bend(colour, mode, leastOf), tint, rim }, bent: { contrast } };
}

/** The nearest lightness at which it can be read: towards white in the dark mode, towards black in the light one. */
function bend(colour: Colour, mode: Mode, leastOf: (hex: string) => number): string {
  let [near, far] = [colour.lightness, mode === 'dark' ? 1 : 0];
  for (let step = 0; step < 20; step++) {
    const lightness = (near + far) / 2;
    if (leastOf(toHex({ ...colour, lightness })) >= READABLE) far = lightness;
    else near = lightness;
  }
  return toHex({ ...colour, lightness: far });
}
