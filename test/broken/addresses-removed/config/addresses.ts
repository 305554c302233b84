export default {
  gone: [
    { route: '/docs/a', since: '2026-01-31' },
    { route: '/docs/before', since: '2026-01-31' },
    { route: '/docs/twice', since: '2026-01-31', replacement: '/docs/a#parts' },
    { route: '/help/docs/twice', since: '2026-01-31' },
    { route: '/docs/one', since: '2026-01-31', replacement: '/docs/two' },
    { route: '/docs/two', since: '2026-01-31', replacement: '/docs/one' },
    { route: '/docs/self', since: '2026-01-31', replacement: '/docs/self' },
    { route: '/docs/three', since: '2026-01-31', replacement: '/docs/aa' },
  ],
};
