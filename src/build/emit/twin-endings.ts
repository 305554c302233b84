/** Files that pack well enough to have compressed twins. */

export const TWIN_ENDINGS = [
  'html',
  'css',
  'js',
  'mjs',
  'json',
  'map',
  'md',
  'svg',
  'txt',
  'webmanifest',
  'xml',
  'xsl',
  'wasm',
] as const;
