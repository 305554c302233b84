export default { links: [{ label: 'Intro', href: '/docs/intor' }] };
