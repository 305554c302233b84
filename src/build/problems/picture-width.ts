/** How wide a picture may be: one number for the check, its words, and what is made while the site is built. */
import { formatNumber } from './format-number.ts';

/** Pixels: twice the width of a page's text on a screen with two pixels for one. */
export const MAX_PICTURE_WIDTH = 2000;

/** What to do with a wider one. */
export const SMALLER_PICTURE = `at most ${formatNumber(MAX_PICTURE_WIDTH)} pixels wide, as WebP, JPEG or a compressed PNG`;
