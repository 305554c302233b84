/** The languages of a project: `i18n` of its configuration. */
import { listMissing } from '../../../words/tables.ts';
import type { Notebook } from '../notes.ts';
import { toText } from '../script/value.ts';
import type { SettingReader } from './setting-reader.ts';

/** For `locale` and `locales` of config/site.ts. `hasLanguages`: translations of the guides can be published. */
export function readLocales(
  config: SettingReader,
  notes: Notebook,
  hasLanguages: boolean,
): Readonly<Record<string, unknown>> {
  const i18n = config.part('i18n');
  const name = i18n.text('defaultLocale') ?? 'en';
  const others = i18n
    .list('locales')
    .flatMap((value) => toText(value) ?? [])
    .filter((locale) => locale !== name);
  if (others.length > 0 && hasLanguages)
    notes.add({
      kind: 'translated',
      what: 'i18n.locales',
      says: `All languages are published, each below its path: ${[name, ...others].join(', ')}`,
      ...i18n.placeOf('locales'),
    });
  else if (others.length > 0)
    notes.add({
      kind: 'missing',
      what: 'i18n.locales',
      says: `The site is published in ${name} alone. What there is in others (${others.join(', ')}) is kept in i18n/ and is not built`,
      todo: `Keep the old site for /${others[0]}/ and the like until then.`,
      ...i18n.placeOf('locales'),
    });
  i18n.pass('path');
  const missing = listMissing(name, {});
  if (missing.length > 0)
    notes.add({
      kind: 'missing',
      what: 'i18n.defaultLocale',
      says: `The guides are in ${name}; buttons, labels and messages of the pages are English`,
      todo: 'Write them in `words` of config/site.ts.',
      ...i18n.placeOf('defaultLocale'),
    });
  const configs = i18n.part('localeConfigs');
  const readOne = (locale: string): unknown => {
    const own = configs.part(locale);
    const path = own.text('path');
    const read = {
      name: locale,
      label: own.text('label'),
      direction: own.text('direction'),
      htmlLang: own.text('htmlLang'),
      calendar: own.text('calendar'),
      path: path === undefined || path === locale ? undefined : path.replace(/^\/+|\/+$/g, ''),
    };
    return Object.values(read).filter((value) => value !== undefined).length === 1 ? locale : read;
  };
  const locales = hasLanguages ? others.map(readOne) : [];
  return { locale: readOne(name), locales: locales.length === 0 ? undefined : locales };
}
