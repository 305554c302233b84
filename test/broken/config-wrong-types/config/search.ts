export default { provider: 'algolia', path: '../search' };
