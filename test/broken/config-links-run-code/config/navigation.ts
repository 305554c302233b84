export default {
  promo: { label: 'Sale', href: 'java\nscript:alert(1)' },
  links: [{ label: 'x', href: 'javascript:alert(1)' }, { label: 'y', href: 'data:text/html,x' }, { label: 'z' }],
};
