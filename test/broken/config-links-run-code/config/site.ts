export default {
  announcement: '<img src=x onerror=alert(1)>',
  logo: { src: 'javascript:alert(1)' },
};
