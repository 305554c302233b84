export default {
  title: 'Ann's Help',
};
