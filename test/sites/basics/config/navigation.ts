export default { links: [{ label: 'Blog', href: '/blog' }, { label: 'Example', href: 'https://www.example.com' }] };
