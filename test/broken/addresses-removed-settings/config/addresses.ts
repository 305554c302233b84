export default {
  gone: [
    { route: '/docs/one', since: '2026-02-30' },
    { route: '/docs/two', since: 'last week' },
    { route: 'https://example.com/docs/three', since: '2026-01-31' },
    { route: '/docs/four#part', since: '2026-01-31' },
    { route: '/docs/five' },
    { route: '/docs/six', since: '2026-01-31', replacment: '/docs/a' },
    { route: '/../seven', since: '2026-01-31', replacement: 'javascript:alert(1)' },
  ],
};
