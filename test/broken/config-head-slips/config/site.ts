export default {
  brand: 'rgb(91 43 224 / 50%)',
  css: ['https://cdn.example.com/a.css', '../secret.css', 'brand.scss'],
  head: [
    { tag: 'meta', attributes: { name: 'theme-color' } },
    { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0' } },
    { tag: 'link', attributes: { rel: 'preconnect', href: 'javascript:alert(1)' } },
    { tag: 'script', attributes: { onload: 'alert(1)' } },
    { tag: 'style', attributes: {} },
    { tagName: 'meta', attributes: {} },
  ],
  scripts: [{ src: 'https://stats.example.com/x.js', connect: ['https://stats.example.com/api/'] }, 'data:text/javascript,alert(1)'],
  policy: { connect: ['*', "https://x 'unsafe-inline'"] },
};
