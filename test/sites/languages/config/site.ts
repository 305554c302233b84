export default {
  title: 'Help',
  url: 'https://www.example.com',
  locales: ['de', { name: 'pt-BR', path: 'br' }],
  docs: { editUrl: 'https://www.example.com/edit/' },
  lastVersion: 'current',
  footer: { links: [{ label: 'About us', href: '/about' }] },
};
