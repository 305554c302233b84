/** Pictures that nothing shows, and those heavier than any page needs: `image/unused`, `image/oversized`. Pure. */
import type { Asset, Diagnostic } from '../../model.ts';
import { decodePath, fileNameOf } from '../../urls.ts';
import { MAX_PICTURE_WIDTH, SMALLER_PICTURE } from '../problems/picture-width.ts';
import type { FileStamp } from '../read/discover.ts';

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/i;
const NAMED = /[^\s"'`()<>[\]{}|=\\/:*?#,;]+\.(?:png|jpe?g|gif|svg|webp|avif|bmp)/gi;

/** Files that browsers and devices ask for by themselves. */
const WELL_KNOWN =
  /^static\/(?:.*\/)?(?:favicon|apple-touch-icon|android-chrome|mstile|safari-pinned-tab|browserconfig|og|social|opengraph)[\w.-]*$/i;

/** Bytes; a screenshot as WebP has some 100 KB. Pictures that move and drawings have limits of their own. */
const LIMITS: readonly (readonly [RegExp, number])[] = [
  [/\.gif$/i, 5_000_000],
  [/\.svg$/i, 500_000],
  [/./, 1_000_000],
];

export interface FileInputs {
  readonly files: ReadonlyMap<string, FileStamp>;
  /** Files that pages name, with their sizes. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Everything in which a picture may be named: guides, configuration, React pages, static texts. */
  readonly texts: Iterable<string>;
}

export function checkFiles({ files, assets, texts }: FileInputs): Diagnostic[] {
  const pictures = [...files].filter(([path]) => PICTURE.test(path));
  if (pictures.length === 0) return [];
  const named = new Set<string>();
  for (const text of texts) {
    for (const [name] of text.matchAll(NAMED)) named.add(fileNameOf(decodePath(name)).toLowerCase());
  }
  return pictures.flatMap(([path, { size }]) => {
    const at = { file: `content/${path}`, line: 1, column: 1 };
    const isUsed = assets.has(path) || named.has(fileNameOf(path).toLowerCase()) || WELL_KNOWN.test(path);
    if (!isUsed) return [unused(at)];
    const limit = LIMITS.find(([ending]) => ending.test(path))?.[1] ?? Infinity;
    const { width = 0, copies } = assets.get(path) ?? {};
    // Browsers take one of the copies.
    if (copies !== undefined) return [];
    const isVector = /\.svg$/i.test(path);
    return size > limit || (width > MAX_PICTURE_WIDTH && !isVector) ? [oversized(at, size, width)] : [];
  });
}

function unused(at: Diagnostic['at'] & object): Diagnostic {
  return {
    severity: 'warning',
    code: 'image/unused',
    message: 'Nothing shows this picture',
    at,
    hint: 'Delete the file, or show it in a guide.',
  };
}

function oversized(at: Diagnostic['at'] & object, size: number, width: number): Diagnostic {
  const weight = size >= 1_000_000 ? `${(size / 1_000_000).toFixed(1)} MB` : `${Math.round(size / 1000)} KB`;
  return {
    severity: 'warning',
    code: 'image/oversized',
    message: `This picture has ${weight}${width > 0 ? ` and is ${width} pixels wide` : ''}: it is slow on a phone`,
    at,
    hint: `Save it ${SMALLER_PICTURE}.`,
  };
}
