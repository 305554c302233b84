export default {
  title: 7,
  base: ['help'],
  trailingSlash: 'yes',
  noIndex: 1,
  accentHue: 400,
  colorMode: { default: 'drak' },
  rules: { 'link/missing-page': 'warn', 'link/mising-page': 'off' },
  docs: { tocMinHeadingLevel: 5 },
};
