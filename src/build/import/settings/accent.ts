/** The hue of a colour as the design counts it (OKLCH). Pure. */

/** The main colour of Docusaurus's style sheets: the first declaration counts. Undefined where it is no plain colour. */
export function findAccentHue(css: string): number | undefined {
  const value = /--ifm-color-primary\s*:\s*([^;}]+)/.exec(css)?.[1]?.trim();
  const rgb = value === undefined ? undefined : readColour(value);
  return rgb === undefined ? undefined : hueOf(rgb);
}

type Rgb = readonly [red: number, green: number, blue: number];

function readColour(value: string): Rgb | undefined {
  const hex = /^#([\da-f]{3,8})$/i.exec(value)?.[1];
  if (hex !== undefined) {
    const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
    return [red ?? 0, green ?? 0, blue ?? 0];
  }
  const numbers = [...value.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const [first = 0, second = 0, third = 0] = numbers;
  if (/^rgba?\(/i.test(value) && numbers.length >= 3) return [first / 255, second / 255, third / 255];
  if (/^hsla?\(/i.test(value) && numbers.length >= 3) return fromHsl(first, second / 100, third / 100);
  return undefined;
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const at = (shift: number): number => {
    const k = (shift + hue / 30) % 12;
    return (
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    );
  };
  return [at(0), at(8), at(4)];
}

/** sRGB to OKLab, of which the hue is an angle; undefined for greys. */
function hueOf(rgb: Rgb): number | undefined {
  const [red, green, blue] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  const cone = (a: number, b: number, c: number): number =>
    Math.cbrt(a * (red ?? 0) + b * (green ?? 0) + c * (blue ?? 0));
  const long = cone(0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9);
  const middle = cone(0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6);
  const short = cone(0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5);
  const a = 1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short;
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short;
  if (Math.hypot(a, b) < 0.02) return undefined;
  return Math.round(((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);
}
