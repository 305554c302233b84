/** Settings and synonyms of the index follow from the site, and are sent when they differ. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillDefaults } from '../config/defaults.ts';
import type { SearchInput } from '../config/input.ts';
import { buildIndexSettings, findMissingFacets } from './index-settings.ts';
import { planSettings, readMark } from './mark.ts';
import { toServiceSynonyms } from './service-synonyms.ts';

const HOSTED = { provider: 'hosted', appId: 'ABC', apiKey: 'def', indexName: 'guides' } as const;
const configure = (search: SearchInput = {}) => fillDefaults({}, {}, { ...HOSTED, ...search }, {});

test('every attribute that searches filter on is a facet', () => {
  const config = configure({ parameters: { facetFilters: ['game:rust', ['-tags:old', 'lang:en']] } });
  const settings = buildIndexSettings(config);
  assert.deepEqual(findMissingFacets(settings, config), []);
  assert.ok((settings['attributesForFaceting'] as readonly string[]).includes('game'));
  const searchable = { attributesForFaceting: ['searchable(language)', 'filterOnly(docusaurus_tag)'] };
  assert.deepEqual(findMissingFacets(searchable, config), ['game', 'tags', 'lang']);
  assert.deepEqual(findMissingFacets({}, configure({ contextual: false })), []);
});

test('nothing is sent twice, and a new index gets settings even without synonyms', () => {
  const config = configure();
  const first = planSettings(undefined, config, []);
  assert.ok(first.settings);
  assert.equal(first.synonyms, undefined);
  const again = planSettings(first.settings, config, []);
  assert.deepEqual([again.settings, again.synonyms, again.differing], [undefined, undefined, []]);
  const list = toServiceSynonyms([{ isGroup: true, from: ['op', 'operator'], to: ['op', 'operator'] }]);
  const more = planSettings(first.settings, config, list);
  assert.deepEqual([more.settings === undefined, more.synonyms, more.differing], [false, list, []]);
  assert.equal(planSettings(more.settings, config, list).settings, undefined);
  const other = planSettings(more.settings, configure({ parameters: { facetFilters: ['game:rust'] } }), list);
  assert.deepEqual([other.differing, other.synonyms], [['attributesForFaceting'], undefined]);
});

test('what others keep with the index stays, and nonsense there is no mark', () => {
  const { settings } = planSettings({ userData: { owner: 'support', helpsite: 'x' } }, configure(), []);
  assert.match(JSON.stringify(settings?.['userData']), /"owner":"support"/);
  for (const userData of [undefined, 'text', [], { helpsite: [] }])
    assert.equal(readMark({ userData }), undefined);
});

test('groups go both ways and are kept together, one-way entries for a word become one', () => {
  const many = Array.from({ length: 21 }, (_, number) => `w${number}`);
  assert.deepEqual(
    toServiceSynonyms([
      { isGroup: true, from: ['op', 'operator'], to: ['op', 'operator'] },
      { isGroup: false, from: ['tps', 'fps'], to: ['lag'] },
      { isGroup: false, from: ['tps'], to: ['lag', 'slow', 'tps'] },
    ]),
    [
      { objectID: 'group:op|operator', type: 'synonym', synonyms: ['op', 'operator'] },
      { objectID: 'from:tps', type: 'onewaysynonym', input: 'tps', synonyms: ['lag', 'slow'] },
      { objectID: 'from:fps', type: 'onewaysynonym', input: 'fps', synonyms: ['lag'] },
    ],
  );
  const large = toServiceSynonyms([{ isGroup: true, from: many, to: many }]);
  assert.equal(large.length, 21, 'a group larger than the service takes leads from each word to the others');
  assert.ok(large.every(({ type, synonyms }) => type === 'onewaysynonym' && synonyms.length === 20));
});
