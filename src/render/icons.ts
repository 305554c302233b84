/** Our own icons: 24 px grid, strokes of 1.75 in the colour of the text. */
import type { MarkShape } from '../model.ts';
import { escapeHtml } from './escape-html.ts';

/** Name → what stands inside the symbol. */
const SHAPES = {
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  tiles: '<path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h10"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  chevron: '<path d="m9 6 6 6-6 6"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  'arrow-left': '<path d="M20 12H4m6-6-6 6 6 6"/>',
  'arrow-right': '<path d="M4 12h16m-6-6 6 6-6 6"/>',
  'arrow-up': '<path d="M12 20V4m-6 6 6-6 6 6"/>',
  expand: '<path d="M14 4h6v6M20 4l-6.5 6.5M10 20H4v-6M4 20l6.5-6.5"/>',
  wrap: '<path d="M4 6h16M4 12h12.5a3.5 3.5 0 0 1 0 7H12m0 0 2.5-2.5M12 19l2.5 2.5M4 18h4"/>',
  home: '<path d="m3.5 11.5 8.5-8 8.5 8"/><path d="M6 9.5V20h12V9.5M10 20v-5.5h4V20"/>',
  external: '<path d="M14 4h6v6M20 4l-9 9"/><path d="M10 5H5v14h14v-5"/>',
  hash: '<path d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16"/>',
  list: '<path d="M9 6h11M9 12h11M9 18h7M4.5 6h.01M4.5 12h.01M4.5 18h.01"/>',
  guide: '<path d="M6 3.5h8l4.5 4.5v12.5H6z"/><path d="M13.5 3.5V8.5h5M9 13h6M9 16.5h4"/>',
  folder: '<path d="M3.5 6h6l2 2.5h9V19h-17z"/>',
  tag: '<path d="M4 4h7.5L20.5 13l-7.5 7.5L4 11.5z"/><path d="M8 8h.01"/>',
  edit: '<path d="m4 20 .8-4L16 4.8l3.2 3.2L8 19.2z"/><path d="m13.5 7.5 3 3"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.2l3.2 2"/>',
  copy: '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2"/><path d="M5 15.5H4v-11h11v1"/>',
  check: '<path d="m4.5 12.5 5 5L19.5 7"/>',
  note: '<path d="M5 4h14v11l-5 5H5z"/><path d="M14 20v-5h5M8.5 8.5h7M8.5 12h4"/>',
  tip: '<path d="M9.5 17.5c0-2-3-3.3-3-7a5.5 5.5 0 0 1 11 0c0 3.7-3 5-3 7z"/><path d="M10 21h4"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5M12 7.8h.01"/>',
  warning: '<path d="M12 3.8 21.2 20H2.8z"/><path d="M12 10v4.5M12 17.2h.01"/>',
  danger: '<path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z"/><path d="M12 7.5v5.5M12 16.3h.01"/>',
  mail: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m4 7 8 6 8-6"/>',
  chat: '<path d="M4 5h16v11h-8.5L7 20v-4H4z"/><path d="M8.5 9h7M8.5 12.3h4"/>',
  phone:
    '<path d="M7.5 3.5 10 8.5l-2 2a12 12 0 0 0 5.5 5.5l2-2 5 2.5c0 2-1.5 4-3.5 4C10 20.5 3.5 14 3.5 7c0-2 2-3.5 4-3.5z"/>',
  pulse: '<path d="M3 12h4l2.5-7 5 14 2.5-7h4"/>',
  support:
    '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="3.5"/><path d="m6 6 3.5 3.5M14.5 14.5 18 18M18 6l-3.5 3.5M9.5 14.5 6 18"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M18.4 5.6l-1 1M6.6 17.4l-1 1"/>',
  screen: '<rect x="3.5" y="4.5" width="17" height="11.5" rx="2"/><path d="M9 20h6M12 16v4"/>',
  moon: '<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z"/>',
  star: '<path d="m12 4 2.4 5.2 5.6.7-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.7L4 9.9l5.6-.7z"/>',
  history: '<path d="M4.5 8A8.5 8.5 0 1 1 3.5 12"/><path d="M4 3.5V8h4.5M12 7.5v4.7l3 1.8"/>',
  mark: '<path d="m6 7.5 5 4.5-5 4.5M13 17h5.5"/>',
} as const satisfies Readonly<Record<string, string>>;

export type IconName = keyof typeof SHAPES;

const STROKES =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/**
 * An SVG file of one `<symbol id=name>` per icon, for `<use href="{file}#name">`, and of one for each drawing of a game or
 * topic: on a tile, in its hue. Lightness and chroma are those of the page that shows it (tokens.css).
 */
export function renderIconSprite(drawings: Readonly<Record<string, MarkShape>> = {}): string {
  const symbols = Object.entries(SHAPES).map(
    // The strokes stand on every symbol: `use` does not inherit from the file's root element.
    ([name, shape]) => `<symbol id="${name}" viewBox="0 0 24 24" ${STROKES}>${shape}</symbol>`,
  );
  const tiles = Object.entries(drawings).map(([id, { hue, path }]) => {
    const tone = (name: string) => `oklch(var(--${name}-l) var(--${name}-c) ${hue})`;
    return (
      `<symbol id="${escapeHtml(id)}" viewBox="0 0 36 36"><rect x=".5" y=".5" width="35" height="35" rx="9" ` +
      `fill="${tone('tint')}" stroke="${tone('rim')}"/><path transform="translate(6 6)" d="${escapeHtml(path)}" ` +
      `${STROKES.replace('currentColor', tone('tone'))}/></symbol>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, ...tiles].join('')}</svg>\n`;
}

/** The neutral favicon: the console mark on the accent; `hue` is an OKLCH hue, 0-360 degrees. */
export function renderFavicon(hue: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" ` +
    `style="fill:#2fbf8f;fill:oklch(80% .15 ${hue})"/><g fill="none" stroke="#0b1512" stroke-width="2.5" ` +
    `stroke-linecap="round" stroke-linejoin="round">${SHAPES.mark}</g></svg>\n`
  );
}
