export default {
  lastVersion: '1.1',
  versions: { '0.9': { banner: 'none' } },
};
