export default {
  gone: [
    { route: '/docs/gone', since: '2026-01-31', replacement: '/docs/b' },
    { route: '/docs/lost', since: '2026-01-31' },
  ],
};
