export default {
  title: 'Help',
  url: 'https://www.example.com',
  docs: { editUrl: 'https://www.example.com/edit/' },
  versions: { current: { label: 'Next' }, '1.0': { label: '1.0 (old)', path: 'old', noIndex: true } },
};
