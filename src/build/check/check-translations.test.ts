import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LocaleConfig } from '../../model.ts';
import { checkTranslations, hashSections } from './check-translations.ts';

const DE: LocaleConfig = {
  name: 'de',
  label: 'Deutsch',
  direction: 'ltr',
  htmlLang: 'de',
  calendar: 'gregory',
  path: 'de',
};
const SOURCE = '---\ntitle: A\n---\n\nBegin.\n\n## One\n\nText.\n\n## Two\n\nMore.\n';
const OWN = 'i18n/de/docusaurus-plugin-content-docs/current/a.md';
const check = (source: string, translated?: string): readonly (readonly [string, string])[] =>
  checkTranslations(
    [
      { path: 'docs/a.md', text: source },
      ...(translated === undefined ? [] : [{ path: OWN, text: translated }]),
    ],
    [DE],
  ).map(({ code, message }) => [code, message]);
const translate = (from: string): string =>
  `---\nsource_hash: "${hashSections(from)}"\n---\n\nAnfang.\n\n## Eins\n\n## Zwei\n`;

test('27.17: a guide without a translation, and a translation without a record, are told', () => {
  assert.deepEqual(check(SOURCE), [['translation/missing', 'This guide is not translated into Deutsch']]);
  assert.equal(check(SOURCE, '# A\n')[0]?.[0], 'translation/unrecorded');
});

test('27.17: sections that changed, came or went since are named', () => {
  assert.deepEqual(check(SOURCE, translate(SOURCE)), []);
  const changed = SOURCE.replace('More.', 'Much more.');
  assert.match(check(changed, translate(SOURCE))[0]?.[1] ?? '', /changed or new: "Two"$/);
  assert.match(check(`${SOURCE}\n## Three\n`, translate(SOURCE))[0]?.[1] ?? '', /changed or new: "Three"$/);
  assert.match(
    check(SOURCE.replace(/## Two[^]*/, ''), translate(SOURCE))[0]?.[1] ?? '',
    /1 section is gone$/,
  );
  assert.match(check(SOURCE.replace('Begin', 'Start'), translate(SOURCE))[0]?.[1] ?? '', /the beginning$/);
});

test('27.17: settings of the source do not count', () => {
  assert.deepEqual(check(SOURCE.replace('title: A', 'title: B'), translate(SOURCE)), []);
});
