export default {
  groups: [
    { title: 'Games', items: ['rust', 'valhiem', 'ark/mods', 'guide'] },
    { title: 'Help', items: ['intro'] },
  ],
};
