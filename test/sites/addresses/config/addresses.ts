export default {
  gone: [
    {
      route: '/help/docs/voice',
      title: 'Rent a voice server',
      since: '2026-01-31',
      replacement: '/docs/ftp#passwords',
      reason: 'We no longer rent voice servers',
    },
    { route: '/docs/voice-2', since: '2025-11-05', replacement: '/docs/voice' },
    { route: '/docs/old_prices.html', since: '2024-02-29' },
    { route: '/docs/status', since: '2026-03-01', replacement: 'https://status.example.com/' },
  ],
};
