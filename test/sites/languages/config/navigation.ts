export default { links: [{ label: 'Docs', href: '/docs/intro' }] };
