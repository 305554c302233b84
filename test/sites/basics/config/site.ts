export default {
  title: 'Basics',
  tagline: 'A small help centre.',
  url: 'https://help.example.com',
  announcement: { id: 'news', content: 'Maintenance on <b>Monday</b>.', closeable: true },
  docs: { showLastUpdateTime: true, showLastUpdateAuthor: true, editUrl: 'https://git.example.com/help/edit/main' },
  home: { heading: 'What do you need?', tasks: [{ label: 'Install a server', href: 'setup/install' }], columns: [{ title: 'Worlds', text: 'All about them.', items: ['worlds'] }] },
  footer: { links: [{ label: 'About', href: '/about' }], copyright: '© Example' },
};
