export default {
  titel: 'Help',
  baseUrl: '/help/',
  colorMode: { defualt: 'dark' },
  analytics: 'G-1',
};
