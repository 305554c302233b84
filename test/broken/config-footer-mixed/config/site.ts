export default {
  footer: {
    links: [
      { title: 'Docs', items: [{ label: 'Intro', href: '/docs/guide' }] },
      { label: 'Website', href: 'https://example.com' },
    ],
  },
};
