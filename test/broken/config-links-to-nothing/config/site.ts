export default {
  docs: { landing: 'intor' },
  home: { tasks: [{ label: 'Start', href: '/docs/nowhere' }], columns: [{ title: 'More', items: ['nothing'] }] },
  logo: { src: 'img/none.svg' },
  favicon: 'none.ico',
  image: 'img/card.png',
  footer: { links: [{ label: 'Terms', href: '/terms' }] },
};
