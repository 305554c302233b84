/** Which product a question is about, by all its names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expandQuery } from './expand.ts';
import type { Product, SearchManifest } from './manifest.ts';
import { dropNames, nameProduct, understandProducts } from './products.ts';
import { readQuery } from './query.ts';
import { RANKING } from './ranking.ts';
import { weighPages } from './weigh-pages.ts';

const MARK = { letters: 'X', hue: 0 };
const PRODUCTS: readonly Product[] = [
  { id: '7days', label: '7 Days to Die', aliases: ['7d2d'], mark: MARK, pages: [[0, 1]] },
  { id: 'ark', label: 'ARK: Survival Evolved', aliases: [], mark: MARK, pages: [[1, 2]] },
  { id: 'arksa', label: 'ARK: Survival Ascended', aliases: [], mark: MARK, pages: [[2, 3]] },
  { id: 'bedrock', label: 'Minecraft: Bedrock', aliases: [], mark: MARK, pages: [[3, 4]] },
  { id: 'minecraft', label: 'Minecraft: Java', aliases: ['mc'], mark: MARK, pages: [[4, 6]], page: 5 },
];
const FACETS = [
  { pages: [[0, 7]] as const, weight: 1, language: 'en', version: [], docusaurus_tag: 'default' },
];
const named = PRODUCTS.map((product) => nameProduct(product, 'en'));
const terms = ['minecraft', 'whitelist'];
const lexicon = {
  partsFor: () => [{ terms, counts: [9, 9], shards: [] }],
  partWith: () => ({ terms, counts: [9, 9], shards: [] }),
  nearTo: () => [],
  synonyms: [],
  isEnglish: true,
  isSmall: true,
  isLarge: false,
  ranking: RANKING,
};

function understand(text: string, products = PRODUCTS) {
  const query = readQuery(text, 'en');
  const expanded = expandQuery(query, lexicon);
  const understood = understandProducts(
    query,
    expanded,
    products === PRODUCTS ? named : products.map((product) => nameProduct(product, 'en')),
  );
  const ids = (indexes: readonly number[]) => indexes.map((index) => products[index]?.id);
  return {
    named: ids(understood.named),
    related: ids(understood.related),
    begun: ids(understood.begun),
    rest: dropNames(expanded, understood).map(({ word }) => word.raw),
    understood,
  };
}

test('a product is known by its folder, its label, its initials, its aliases and mistyped', () => {
  for (const text of ['7 days to die mods', '7dtd mods', '7d2d mods', '7days mods', 'mods 7daystodie'])
    assert.deepEqual([understand(text).named, understand(text).rest], [['7days'], ['mods']], text);
  assert.deepEqual(understand('mc whitelist').named, ['minecraft']);
  assert.deepEqual(understand('minecarft whitelist').named, ['minecraft']);
  assert.deepEqual(understand('whitelist').named, []);
});

test('a number of days that says how long is no game', () => {
  for (const text of [
    '7 day bans',
    'ban a player for 7 days',
    'logs older than 7 days',
    'back up every 7 days',
  ])
    assert.deepEqual(understand(text).named, [], text);
  assert.deepEqual(understand('7 day bans').rest, ['bans']);
  for (const text of ['7 days mods', 'mods for 7 days', '7 day server', 'mods for 7 day to die', '7 days'])
    assert.deepEqual(understand(text).named, ['7days'], text);
});

test('the last word of a long name may be cut short, where it is no word of its own and those before it name nothing else', () => {
  const space: Product = {
    id: 'spaceengineers',
    label: 'Space Engineers',
    aliases: [],
    mark: MARK,
    pages: [[7, 8]],
  };
  const starve: Product = {
    id: 'dst',
    label: "Don't Starve Together",
    aliases: [],
    mark: MARK,
    pages: [[8, 9]],
  };
  const find = (text: string) => {
    const { named: found, rest } = understand(text, [...PRODUCTS, space, starve]);
    return [found.length, rest.join(' ')];
  };
  assert.deepEqual(find('space engin mods'), [1, 'mods']);
  assert.deepEqual(find('space eng mods'), [0, 'space eng mods']);
  assert.deepEqual(find('server dont sta'), [0, 'server sta']);
  assert.deepEqual(find('minecraft bed mods'), [1, 'bed mods']);
  assert.equal(understand('ark survival ascen mods').named.join(), 'arksa');
});

test('"vs" between two words compares them, else it is the game that is called so', () => {
  const vintage: Product = {
    id: 'vintage',
    label: 'Vintage Story',
    aliases: ['vs'],
    mark: MARK,
    pages: [[6, 7]],
  };
  const find = (text: string) => understand(text, [vintage]).named.length;
  for (const text of ['paper vs purpur', 'creative vs survival', 'mismatch 2.0.43 vs 2.0.55'])
    assert.equal(find(text), 0, text);
  for (const text of [
    'vs mods',
    'mods for vs server',
    'install vs mods',
    'update vs server',
    'setup vs dedicated server',
    'vs',
  ])
    assert.equal(find(text), 1, text);
});

test('the longest name counts, and products with the same first word are near', () => {
  assert.deepEqual(understand('minecraft bedrock whitelist').named, ['bedrock']);
  const { named: found, related } = understand('ark whitelist');
  assert.deepEqual([found, related], [['ark'], ['arksa']]);
});

test('a name alone is looked for itself, and what is begun leads to the product', () => {
  assert.deepEqual(understand('minecraft').rest, ['minecraft']);
  assert.deepEqual(understand('minecr').begun, ['bedrock', 'minecraft']);
  assert.deepEqual(understand('mi').begun, []);
});

test('of a short name one letter may be wrong, and no ending is taken off', () => {
  const slips = [
    { from: 'minecarft', named: ['minecraft'] },
    { from: 'minecr mods', named: ['minecraft'] },
  ];
  for (const { from, named: wanted } of slips) assert.deepEqual(understand(from).named, wanted, from);
  const redm = [nameProduct({ id: 'redm', label: 'RedM', aliases: [], mark: MARK, pages: [[0, 1]] }, 'en')];
  const known = ['realm', 'redm'];
  const own = {
    ...lexicon,
    partsFor: () => [{ terms: known, counts: [9, 9], shards: [] }],
    partWith: () => ({ terms: known, counts: [9, 9], shards: [] }),
  };
  const isNamed = (text: string): boolean => {
    const query = readQuery(text, 'en');
    return understandProducts(query, expandQuery(query, own), redm).named.length > 0;
  };
  assert.deepEqual(['redn mods', 'relms mods', 'redm mods'].map(isNamed), [true, false, true]);
});

test('of two games the names stay words of the question; so does a name that some of the guides are about', () => {
  assert.deepEqual(understand('mc whitelist').rest, ['whitelist']);
  assert.deepEqual(understand('mc to ark whitelist').rest, ['mc', 'ark', 'whitelist']);
  const { id, label, ...rest } = { ...PRODUCTS[4]!, aliases: ['mc', 'paper'] };
  const paper = [nameProduct({ id, label, ...rest, topics: ['paper'] }, 'en')];
  const query = readQuery('paper mc whitelist', 'en');
  const understood = understandProducts(query, expandQuery(query, lexicon), paper);
  assert.deepEqual(understood.named, [0]);
  assert.deepEqual(
    dropNames(expandQuery(query, lexicon), understood).map(({ word }) => word.raw),
    ['paper', 'whitelist'],
  );
});

test('the name of a record holds a name, and is not about the product', () => {
  const { named: found, rest } = understand('_minecraft._tcp');
  assert.deepEqual([found, rest], [[], ['minecraft', 'tcp', 'minecrafttcp']]);
});

test('a domain of somebody is about the domain, whatever its first part', () => {
  assert.deepEqual(understand('players join with MC.our-name.net').named, []);
  assert.deepEqual(understand('net.minecraft.server error').named, ['minecraft']);
  assert.deepEqual(understand('mc players join').named, ['minecraft']);
});

test('a page of another product that names this one in its title is near', () => {
  const titled = PRODUCTS.map((product) =>
    product.id === 'bedrock' ? { ...product, titled: [0] } : product,
  );
  const manifest = { pages: 7, products: titled, facets: FACETS };
  const query = 'minecraft bedrock whitelist';
  const weigh = (request = {}) => [
    ...weighPages({ indexName: '', query, ...request }, manifest, understand(query).understood, RANKING),
  ];
  const { otherProduct, family } = RANKING;
  assert.deepEqual(weigh().slice(0, 4), [family, otherProduct, otherProduct, 1]);
  assert.deepEqual(weigh({ onlyProduct: 'bedrock' }).slice(0, 4), [0, 0, 0, 1]);
});

test('what is named comes first, then what stands outside all, then the others', () => {
  const manifest = { pages: 7, products: PRODUCTS, facets: FACETS };
  const weigh = (text: string, request = {}) => [
    ...weighPages({ indexName: '', query: text, ...request }, manifest, understand(text).understood, RANKING),
  ];
  const { otherProduct, general, family, hint } = RANKING;
  assert.deepEqual(weigh('mc whitelist'), [
    ...Array<number>(3).fill(otherProduct),
    otherProduct,
    1,
    1,
    general ** (1 - (2 * 2) / 7),
  ]);
  assert.equal(weigh('ark whitelist')[2], family);
  assert.equal(weigh('change mc to ark')[6], 1, 'neither alone');
  assert.equal(weigh('minecraft mc whitelist')[6], weigh('mc whitelist')[6], 'one by two names');
  assert.deepEqual(weigh('whitelist', { product: 'ark' }), [1, hint, 1, 1, 1, 1, 1]);
  assert.deepEqual(weigh('whitelist', { onlyProduct: 'ark' }), [0, 1, 0, 0, 0, 0, 0]);
  assert.equal(weigh('whitelist', { facetFilters: ['language:de'] })[0], 0);
});

test('once a product is named, its prior says nothing, and the less, the more of the site is its own', () => {
  const weigh = (pages: number, own: number, priors: readonly [own: number, outside: number]) => {
    const facets = [[0, own] as const, [own, pages] as const].map((range, at) => ({
      ...FACETS[0]!,
      pages: [range],
      weight: priors[at] ?? 1,
    }));
    const products = [{ ...PRODUCTS[4]!, pages: [[0, own]] as const }];
    const weights = weighPages(
      { indexName: '', query: 'mc whitelist' },
      { pages, products, facets },
      { named: [0], isBetween: false, related: [], words: new Set(), begun: [] },
      RANKING,
    );
    return (weights.at(-1) ?? 0) / (weights[0] ?? 0);
  };
  const { general } = RANKING;
  assert.ok(Math.abs(weigh(100, 10, [1, 1]) - general ** 0.8) < 1e-9);
  assert.ok(Math.abs(weigh(100, 10, [1.4, 1]) - general ** 0.8) < 1e-9, 'its own prior');
  assert.ok(Math.abs(weigh(100, 10, [1, 1.4]) - general ** 0.8) < 1e-9, 'that of the others');
  assert.equal(weigh(100, 50, [1, 1]), 1);
  assert.equal(weigh(100, 80, [1, 1]), 1);
});

test('what is outside is found where a filter leaves the named product no page, and counts no more for one guide that is lifted', () => {
  const facet = (from: number, to: number, weight = 1, language = 'en') => ({
    ...FACETS[0]!,
    pages: [[from, to] as const],
    weight,
    language,
  });
  const weigh = (facets: SearchManifest['facets'], facetFilters: readonly string[] = []) => [
    ...weighPages(
      { indexName: '', query: 'mc whitelist', facetFilters },
      { pages: 20, products: [{ ...PRODUCTS[4]!, pages: [[0, 2]] }], facets },
      { named: [0], isBetween: false, related: [], words: new Set(), begun: [] },
      RANKING,
    ),
  ];
  const { general } = RANKING;
  const german = [facet(0, 2, 1, 'de'), facet(2, 20)];
  assert.deepEqual(weigh(german, ['language:en']).slice(1, 3), [0, general]);
  assert.deepEqual(
    weigh(german, ['language:fr']),
    Array.from({ length: 20 }, () => 0),
  );
  const level = general ** (1 - 4 / 20);
  assert.deepEqual(weigh([facet(0, 1, 3), facet(1, 20)]).slice(0, 3), [3, 1, level], 'one of its own');
  const one = weigh([facet(0, 19), facet(19, 20, 3)]);
  assert.deepEqual([one[0], one[2], one[19]], [1, level, 3 * level], 'one outside');
});

test('a page that has the very question, names included, counts whatever its product', () => {
  const manifest = { pages: 7, products: PRODUCTS, facets: FACETS };
  const query = 'java or bedrock';
  const weigh = (asked: readonly number[]) => [
    ...weighPages({ indexName: '', query }, manifest, { ...understand(query).understood, asked }, RANKING),
  ];
  const { otherProduct } = RANKING;
  assert.deepEqual(weigh([]).slice(2, 5), [otherProduct, 1, otherProduct]);
  assert.deepEqual(weigh([4]).slice(2, 5), [otherProduct, 1, 1]);
});
