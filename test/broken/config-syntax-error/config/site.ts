export default {
  title: 'Help',
  tagline: 'Guides'
  base: '/help/',
};
