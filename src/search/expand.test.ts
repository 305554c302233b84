/** What the words of a question may mean. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editDistance } from './edit-distance.ts';
import { chooseWords, expandQuery } from './expand.ts';
import { readQuery } from './query.ts';
import { RANKING } from './ranking.ts';

const COUNTS: Readonly<Record<string, number>> = {
  allow: 3,
  backup: 20,
  duplic: 4,
  install: 60,
  ip: 30,
  list: 20,
  minecraft: 80,
  mod: 60,
  permiss: 9,
  rising: 4,
  ris: 4,
  server: 150,
  view: 9,
  viewdistanc: 4,
  whitelist: 20,
  world: 40,
};
const terms = Object.keys(COUNTS).toSorted();
const part = { terms, counts: terms.map((term) => COUNTS[term] ?? 1), shards: [] };
const lexicon = {
  partsFor: () => [part],
  partWith: () => part,
  nearTo: () => [],
  synonyms: [
    { from: ['allowlist'], to: [['whitelist']] },
    { from: ['white', 'list'], to: [['whitelist']] },
  ],
  isEnglish: true,
  isSmall: true,
  isLarge: false,
  ranking: RANKING,
};

function expand(question: string): readonly string[] {
  return expandQuery(readQuery(question, 'en'), lexicon).map(({ word, expansions }) => {
    const others = expansions.filter(({ terms: [term], weight }) => term !== word.term || weight < 1);
    return [
      word.raw,
      ...others.map(({ terms: own, weight }) => `${own.join('+')} ${weight.toFixed(2)}`),
    ].join(', ');
  });
}

test('typing mistakes: changed, missing, added and swapped letters, also the first', () => {
  for (const typed of [
    'whitlist',
    'whitelits',
    'whitelisst',
    'wgitelist',
    'hwitelist',
    'hitelist',
    'xwhitelist',
  ])
    assert.match(expand(`${typed} `).join(), /whitelist 0\.50/, typed);
  assert.match(expand('whitlsit ').join(), /whitelist 0\.36/);
  assert.match(expand('mdo ').join(), /mod 0\.50/);
  assert.match(expand('risign ').join(), /ris 0\.50/);
  assert.deepEqual(expand('qxzvw '), ['qxzvw']);
  assert.deepEqual(expand('1234x6 '), ['1234x6']);
  assert.deepEqual(expand('server '), ['server']);
});

test('the word being typed is the beginning of others', () => {
  assert.match(expand('permi').join(), /permiss 0\.6/);
  assert.match(expand('serve').join(), /server/);
  assert.deepEqual(expand('mod x'), ['mod']);
});

/** What the words of a site with these terms, and on how many pages they stand, make of a question. */
const meantBy = (question: string, counts: Readonly<Record<string, number>>): readonly string[] => {
  const own = Object.keys(counts).toSorted();
  const whole = { terms: own, counts: own.map((term) => counts[term] ?? 1), shards: [] };
  return expandQuery(readQuery(question, 'en'), {
    ...lexicon,
    partWith: () => whole,
    partsFor: () => [whole],
  }).flatMap(({ expansions }) => expansions.flatMap(({ terms: [term = ''] }) => term));
};

test('a word one mistake away is meant, however common those are that are two away', () => {
  const common = { last: 250, load: 250, log: 250, lost: 250 };
  assert.deepEqual(meantBy('loaction ', { ...common, locat: 20 }), ['loact', 'locat']);
  assert.ok(meantBy('loaction ', { ...common, locat: 1 }).includes('lost'), 'a rare one may not be meant');
});

test('of a common word of four letters a vowel inside was left out', () => {
  const counts = { ads: 40, code: 30, mod: 60, mad: 2, mask: 30, modern: 30, tow: 30, two: 30 };
  assert.deepEqual(meantBy('mds ', counts), ['mds', 'mod'], '"mods", and no longer or rare word');
  assert.deepEqual(meantBy('mds', counts), ['mds', 'mod'], 'also at the end, where nothing goes on so');
  assert.deepEqual(meantBy('mds', { ...counts, mdsave: 4 }), ['mds', 'mdsave']);
  for (const typed of ['mod ', 'cod ', 'tos ']) assert.equal(meantBy(typed, counts).length, 1, typed);
});

test('a mistake before an ending that doubles the last letter, and before one that does not', () => {
  const weightOf = (typed: string, term: string) => {
    const own = { terms: [term], counts: [90], shards: [] };
    const words = expandQuery(readQuery(`${typed} `, 'en'), {
      ...lexicon,
      partWith: () => own,
      partsFor: () => [own],
    });
    return words[0]?.expansions.find(({ terms: [meant] }) => meant === term)?.weight;
  };
  for (const [typed, term] of [
    ['settigns', 'set'],
    ['bannng', 'ban'],
    ['votng', 'vot'],
    ['tradng', 'trad'],
  ] as const)
    assert.equal(weightOf(typed, term), RANKING.typo, typed);
});

test('a name that is mistyped is no two words run together, however common these are', () => {
  assert.deepEqual(meantBy('palword ', { pal: 50, palworld: 20, word: 90 }), ['palword', 'palworld']);
});

test('a rare word that is typed further in another form is no reason against a slip', () => {
  assert.ok(meantBy('amdin', { admin: 90, amd: 2 }).includes('admin'));
  assert.ok(!meantBy('permissio', { permiss: 90, permissiv: 9 }).includes('permissiv'));
});

test('a word that the site knows is one, however common its parts are', () => {
  const split = (own: number) => {
    const names = { terms: ['host', 'hostnam', 'name'], counts: [90, own, 80], shards: [] };
    const parted = { ...lexicon, partWith: () => names, partsFor: () => [names] };
    return expandQuery(readQuery('hostname ', 'en'), parted).map(({ word }) => word.raw);
  };
  assert.deepEqual(split(5), ['hostname']);
  assert.deepEqual(split(1), ['host', 'name'], 'once may be a slip');
});

test('words run together or apart', () => {
  assert.deepEqual(expand('serverip '), ['server, serverip 1.00, server 0.85', 'ip, serverip 1.00, ip 0.85']);
  assert.deepEqual(expand('view distance '), ['view, viewdistanc 0.85', 'distance, viewdistanc 0.85']);
});

test('a slip is no two words run together, and one of a word that says nothing is left out', () => {
  const names = ['admin', 'amd', 'in'];
  const withParts = { terms: names, counts: [90, 9, 9], shards: [] };
  const parted = { ...lexicon, partWith: () => withParts, partsFor: () => [withParts] };
  const [word, ...more] = expandQuery(readQuery('amdin ', 'en'), parted);
  assert.deepEqual([word?.word.raw, more.length], ['amdin', 0]);
  assert.ok(word?.expansions.some(({ terms: [term] }) => term === 'admin'));
  const small = (question: string) =>
    expandQuery(readQuery(question, 'en'), lexicon).flatMap((one) => one.small ?? []);
  assert.deepEqual(
    small('wher whitelist '),
    ['where', 'when'],
    'a letter is left out more often than changed',
  );
  assert.deepEqual(small('becuase whitelist '), ['because']);
});

test('a mistake before an ending that the stem has lost', () => {
  for (const typed of ['duplcate', 'duplcated', 'duplicat'])
    assert.match(expand(`${typed} `).join(), /duplic 0\./, typed);
});

test('synonyms lead to their words, also mistyped, and only the way they are said', () => {
  assert.match(expand('allowlist ').join(), /whitelist 0\.62/);
  assert.match(expand('alowlist ').join(), /whitelist 0\.53/);
  assert.match(expand('white list ').join(), /whitelist 0\.85/);
  assert.doesNotMatch(expand('whitelist ').join(), /allow/);
});

test('distances end where they no longer matter', () => {
  assert.equal(editDistance('server', 'server', 2), 0);
  assert.equal(editDistance('sevrer', 'server', 2), 1);
  assert.equal(editDistance('srver', 'serverr', 2), 2);
  assert.equal(editDistance('a', 'abcd', 2), 3);
  assert.equal(editDistance('abcdef', 'uvwxyz', 2), 3);
});

test('a word that says nothing, written apart, says nothing either', () => {
  const raws = (text: string, language = 'en') => readQuery(text, language).words.map(({ raw }) => raw);
  assert.deepEqual(raws('make my self admin'), ['admin']);
  assert.deepEqual(raws('self service admin'), ['self', 'service', 'admin']);
  assert.deepEqual(raws('my self admin', 'de'), ['my', 'self', 'admin']);
  assert.deepEqual(raws('connect my self-hosted bot'), ['connect', 'self', 'hosted', 'bot']);
});

test('stop words and a lone last letter are left out of a question, unless there is nothing else', () => {
  const words = (text: string) => readQuery(text, 'en').words.map(({ raw }) => raw);
  assert.deepEqual(words('how do i install a mod'), ['install', 'mod']);
  assert.deepEqual(words('install m'), ['install']);
  assert.deepEqual(words('how do it'), ['how', 'do', 'it']);
  assert.deepEqual(words('mod mod mods'), ['mod']);
  assert.deepEqual(words(''), []);
  assert.equal(words(Array.from({ length: 99 }, (_, at) => `word${at}`).join(' ')).length, 32);
});

test('of a long question the rarest words are looked for, in their order, those that stand nowhere last', () => {
  const expanded = expandQuery(readQuery('server qxzvw minecraft view install ', 'en'), lexicon);
  const chosen = (words: number, places = 10_000) =>
    chooseWords(expanded, { words, places }).map(({ word }) => word.raw);
  assert.deepEqual(chosen(2), ['view', 'install']);
  assert.deepEqual(chosen(4), ['server', 'minecraft', 'view', 'install']);
  assert.deepEqual(chosen(9).length, 5);
  assert.deepEqual(chosen(9, 0).length, 4, 'common ones are too many bytes; what stands nowhere is none');
});

test('of a large site a rare word that stands there is compared with what begins as it does, others with more', () => {
  const asked = new Set<string>();
  const rare = { ...part, counts: terms.map(() => 2) };
  const large = {
    ...lexicon,
    partWith: () => rare,
    isSmall: false,
    isLarge: true,
    partsFor: (beginning: string) => {
      asked.add(beginning);
      return [rare];
    },
  };
  const beginnings = (question: string) => {
    asked.clear();
    expandQuery(readQuery(question, 'en'), large);
    return [...asked].filter((beginning) => beginning.length < 3).toSorted();
  };
  assert.deepEqual(beginnings('backup '), ['ab', 'ba']);
  assert.ok(beginnings('bakcup ').includes('b'));
});

test('a name as a program writes it is looked for beside its parts, and is worth more', () => {
  const nameOf = (question: string) =>
    expandQuery(readQuery(question, 'en'), lexicon).flatMap(({ word, expansions, isName }) =>
      isName ? [`${word.term} ${expansions[0]?.weight ?? 0}`] : [],
    );
  assert.deepEqual(nameOf('change ViewDistance now'), ['viewdistanc 2']);
  assert.deepEqual(nameOf('view_distance and server.ip'), ['viewdistanc 2', 'serverip 2']);
  assert.deepEqual(nameOf('view-distance view distance'), []);
});

test('a verb and its particle may be one word on the pages', () => {
  assert.deepEqual(expand('back up my world'), ['back, backup 0.85', 'world']);
  assert.deepEqual(expand('back at my world'), ['back, backup 0.53', 'world']);
});
