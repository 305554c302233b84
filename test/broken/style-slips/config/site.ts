export default {
  brand: '#ffee00',
  colorMode: { default: 'light', switch: true },
  css: ['styles/brand.css', 'styles/other.css', 'styles/brnd.css'],
  scripts: ['/stats.js'],
};
