export default {
  provdier: 'Acme',
  panel: { nmae: 'Deck', lables: { files: 'Files' }, labels: undefined },
  support: { emial: 'help@acme.example', game: 'any' },
  sftpp: { port: 22 },
  plan: 'Large',
  product: 'Servers',
  products: 'Servers and domains',
  blogUrls: 'https://acme.example/blogs',
};
