/** Colours as style sheets write them, and what of them can be read on the pages of each mode. Pure. */
import { COLOUR_NAMES } from './colour-names.ts';

/** A colour as the design counts it (OKLCH): lightness from 0 to 1, strength from 0, hue in degrees. */
export interface Colour {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

const UNITS: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/**
 * Reads a colour of CSS: its name, `#hex`, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, `color(srgb …)`. Undefined
 * for everything else, and for one through which something shines: an accent has to cover.
 */
export function readColour(typed: string): Colour | undefined {
  const text = typed.trim().toLowerCase();
  const named = Object.hasOwn(COLOUR_NAMES, text) ? COLOUR_NAMES[text] : undefined;
  const hex = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{3}f|[\da-f]{6}ff)$/.exec(named ?? text)?.[1];
  if (hex !== undefined) return toOklch(readHex(hex));
  const call = /^([a-z]+)\(\s*([^()]*)\)$/.exec(text);
  if (call === null) return undefined;
  const [, name = '', inside = ''] = call;
  const [first = '', alpha] = inside.split('/');
  const parts = first.split(/[\s,]+/).filter((part) => part !== '');
  const space = name === 'color' ? parts.shift() : undefined;
  const opacity = alpha ?? parts[3];
  if (
    parts.length < 3 ||
    parts.length > 4 ||
    (opacity !== undefined && !/^\s*(?:1(?:\.0*)?|100%)\s*$/.test(opacity))
  )
    return undefined;
  const form = space === undefined ? name : `${name} ${space}`;
  const colour = Object.hasOwn(READERS, form) ? READERS[form]?.(parts) : undefined;
  return colour === undefined || Object.values(colour).some((part) => !Number.isFinite(part))
    ? undefined
    : colour;
}

function readHex(hex: string): Triple {
  const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const at = (index: number): number => Number.parseInt(full.slice(index, index + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

/** A number; of a percentage the share of `whole`. */
function amount(part: string | undefined, whole: number): number {
  if (part === undefined || !/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?%?$/.test(part))
    return part === 'none' ? 0 : Number.NaN;
  return part.endsWith('%') ? (Number.parseFloat(part) / 100) * whole : Number(part);
}

function angle(part: string | undefined): number {
  if (part === 'none') return 0;
  const found = /^([-+]?(?:\d+\.?\d*|\.\d+))(deg|grad|rad|turn)?$/.exec(part ?? '');
  return found === null ? Number.NaN : Number(found[1]) * (UNITS[found[2] ?? 'deg'] ?? 1);
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

type Reader = (parts: readonly string[]) => Colour;

const rgb: Reader = ([r, g, b]) =>
  toOklch([clamp(amount(r, 255) / 255), clamp(amount(g, 255) / 255), clamp(amount(b, 255) / 255)]);
const hsl: Reader = ([h, s, l]) => toOklch(fromHsl(angle(h), clamp(share(s)), clamp(share(l))));
/** `50%`, or `50` as newer style sheets write it. */
const share = (part: string | undefined): number => amount(part, 100) / 100;

const READERS: Readonly<Record<string, Reader>> = {
  rgb,
  rgba: rgb,
  hsl,
  hsla: hsl,
  hwb: ([h, w, b]) => {
    const [white, black] = [clamp(share(w)), clamp(share(b))];
    if (white + black >= 1)
      return toOklch([white, white, white].map((part) => part / (white + black)) as never);
    const [r, g, blue] = fromHsl(angle(h), 1, 0.5);
    const mix = (part: number): number => part * (1 - white - black) + white;
    return toOklch([mix(r), mix(g), mix(blue)]);
  },
  lab: ([l, a, b]) => fromLab(amount(l, 100), amount(a, 125), amount(b, 125)),
  lch: ([l, c, h]) => fromLab(amount(l, 100), ...polar(amount(c, 150), angle(h))),
  oklab: ([l, a, b]) => describe(amount(l, 1), amount(a, 0.4), amount(b, 0.4)),
  oklch: ([l, c, h]) => describe(amount(l, 1), ...polar(amount(c, 0.4), angle(h))),
  'color srgb': ([r, g, b]) => toOklch([clamp(amount(r, 1)), clamp(amount(g, 1)), clamp(amount(b, 1))]),
};

function polar(chroma: number, hue: number): readonly [number, number] {
  const radians = (hue * Math.PI) / 180;
  return [chroma * Math.cos(radians), chroma * Math.sin(radians)];
}

function fromHsl(hue: number, saturation: number, lightness: number): Triple {
  const at = (shift: number): number => {
    const k = (((shift + hue / 30) % 12) + 12) % 12;
    return (
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    );
  };
  return [at(0), at(8), at(4)];
}

/** CIE Lab, white at D50 (CSS Color 4, 10.1), by way of XYZ. */
function fromLab(l: number, a: number, b: number): Colour {
  const y = (l + 16) / 116;
  const undo = (part: number): number =>
    part ** 3 > 216 / 24_389 ? part ** 3 : (116 * part - 16) * (27 / 24_389);
  const [x50, y50, z50] = [undo(y + a / 500) * 0.964_22, undo(y), undo(y - b / 200) * 0.825_21];
  // From D50 to D65 and to linear sRGB in one step each.
  const x = 0.955_473_42 * x50 - 0.023_098_45 * y50 + 0.063_259_24 * z50;
  const y65 = -0.028_369_71 * x50 + 1.009_995_4 * y50 + 0.021_041_44 * z50;
  const z = 0.012_314_01 * x50 - 0.020_507_65 * y50 + 1.330_365_93 * z50;
  return fromLinear([
    3.240_969_94 * x - 1.537_383_18 * y65 - 0.498_610_76 * z,
    -0.969_243_64 * x + 1.875_967_5 * y65 + 0.041_555_06 * z,
    0.055_630_08 * x - 0.203_976_96 * y65 + 1.056_971_51 * z,
  ]);
}

function toOklch(triple: Triple): Colour {
  return fromLinear(triple.map(toLinear) as unknown as Triple);
}

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function fromLinear([red, green, blue]: Triple): Colour {
  const cone = (a: number, b: number, c: number): number => Math.cbrt(a * red + b * green + c * blue);
  const long = cone(0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9);
  const middle = cone(0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6);
  const short = cone(0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5);
  return describe(
    0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short,
    1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short,
    0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short,
  );
}

function describe(lightness: number, a: number, b: number): Colour {
  const chroma = Math.hypot(a, b);
  const hue = chroma < 1e-4 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return { lightness, chroma: chroma < 1e-4 ? 0 : chroma, hue };
}

function toLinearRgb({ lightness, chroma, hue }: Colour): Triple {
  const [a, b] = polar(chroma, hue);
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const middle = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short,
  ];
}

/** `#rrggbb`. What a screen cannot show loses strength until it can. */
export function toHex(colour: Colour): string {
  let [shown, fits] = [toLinearRgb(colour), 0];
  if (!isShown(shown)) {
    let most = colour.chroma;
    for (let step = 0; step < 24; step++) {
      const chroma = (fits + most) / 2;
      if (isShown(toLinearRgb({ ...colour, chroma }))) fits = chroma;
      else most = chroma;
    }
    shown = toLinearRgb({ ...colour, chroma: fits });
  }
  return `#${shown.map((part) => toByte(part).toString(16).padStart(2, '0')).join('')}`;
}

function isShown(linear: Triple): boolean {
  return linear.every((part) => part >= -1e-4 && part <= 1.0001);
}

function toByte(linear: number): number {
  const part = clamp(linear);
  return Math.round((part <= 0.003_130_8 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055) * 255);
}

/** Contrast of two colours `#rrggbb` (WCAG 2.2, 1.4.3), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = readHex(hex.slice(1)).map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
