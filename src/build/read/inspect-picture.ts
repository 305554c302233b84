/** What a picture file says of itself: its size, and whether it would do more than show. Pure. */
import { imageSize } from 'image-size';
import { positionOf } from '../problems/position-of.ts';

export interface PictureFacts extends Readonly<Record<string, unknown>> {
  /** Pixels, rounded. */
  readonly width?: number;
  readonly height?: number;
  /** It has a picture's ending, and no program could show it. */
  readonly isBroken?: boolean;
  /** An SVG that runs code when it is opened by itself: what it does it with, and where (from 1). */
  readonly acts?: { readonly what: string; readonly line: number; readonly column: number };
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i;

/** `path` decides by its ending what kind of file it is. */
export function inspectPicture(path: string, bytes: Buffer): PictureFacts {
  if (!PICTURE.test(path)) return {};
  const acts = /\.svg$/i.test(path) ? findAction(bytes) : undefined;
  const facts = acts === undefined ? {} : { acts };
  try {
    const { width, height } = imageSize(bytes);
    const isMeasured = width > 0 && height > 0 && Number.isFinite(width * height);
    return isMeasured ? { ...facts, width: Math.round(width), height: Math.round(height) } : facts;
  } catch {
    // A drawing without a size is one all the same.
    return /\.svg$/i.test(path) && /<svg[\s>]/i.test(bytes.toString('latin1'))
      ? facts
      : { ...facts, isBroken: true };
  }
}

/** A drawing inside of a drawing is shown as a picture, which runs nothing (SVG 2, section 2.5); what `<a>` and `<use>` name may act. */
const INNER_PICTURE = /(<(?:\w+:)?(?:image|feImage)\s[^<>]*?href\s*=\s*["']?\s*)data:image\/svg/gi;

/** Elements and attributes of SVG that run something (SVG 2, chapter 15; HTML inside `foreignObject`). */
const ACTION =
  /<(?:\w+:)?(?:script|iframe|embed|object|handler|listener)(?=[\s/>])|(?<=[\s"'/])on[a-z]{3,}\s*=|(?:href|to|from|values|src)\s*=\s*["']?\s*(?:javascript|vbscript|data:(?:text|application|image\/svg))[^"'\s>]*/i;

function findAction(bytes: Buffer): PictureFacts['acts'] {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || bytes[1] === 0;
  // References may hide a letter of "javascript:"; each becomes one character so that lines stay.
  const text = bytes
    .toString(isWide ? 'utf16le' : 'utf8')
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_typed, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0x20 && code < 0x7f ? String.fromCharCode(code) : '';
    });
  // As long as it was, so that the column of what is found stays.
  const found = ACTION.exec(text.replace(INNER_PICTURE, '$1data:image/png'));
  if (found === null) return undefined;
  return { what: found[0].trim().slice(0, 40), ...positionOf(text, found.index) };
}
