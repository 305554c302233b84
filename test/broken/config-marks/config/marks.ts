export default {
  rust: { hue: 400, path: 'M4 12h16' },
  valheim: { hue: 20, path: '<path d="M4 12h16"/>' },
  'no such game': { hue: 20, path: 'M4 12h16' },
  ark: { hue: 20 },
};
