/** What an index remembers of the last push, so that settings and synonyms are sent only when they differ. Pure. */
import type { SiteConfig } from '../../model.ts';
import { isRecord } from '../../is-record.ts';
import { hashText } from '../memo/hash.ts';
import { buildIndexSettings, findMissingFacets, type IndexSettings } from './index-settings.ts';
import type { ServiceSynonym } from './service-synonyms.ts';

/** Kept in `userData.helpsite` of the index's settings; anything else in `userData` is somebody else's. */
interface Mark {
  readonly settings?: unknown;
  readonly synonyms?: unknown;
  /** The temporary index that became this one. */
  readonly swap?: unknown;
}

/** What has to be written; undefined: it is there already. */
export interface SettingsPlan {
  /** With the new mark, which is written after the synonyms as well. */
  readonly settings: IndexSettings | undefined;
  readonly synonyms: readonly ServiceSynonym[] | undefined;
  /** Settings whose value differs from the one in the index, for telling. */
  readonly differing: readonly string[];
  /** Settings with the mark and all synonyms, whether they differ or not. */
  readonly all: { readonly settings: IndexSettings; readonly synonyms: readonly ServiceSynonym[] };
}

/** `current`: settings of the index; undefined where there is none. */
export function planSettings(
  current: IndexSettings | undefined,
  config: SiteConfig,
  synonyms: readonly ServiceSynonym[],
): SettingsPlan {
  const wanted = buildIndexSettings(config);
  const mark = { settings: hashOf(wanted), synonyms: hashOf(synonyms) };
  const known = readMark(current);
  // Without the facets no search would find anything, whoever took them away.
  const areSettingsSame =
    known?.settings === mark.settings && findMissingFacets(current ?? {}, config).length === 0;
  const areSynonymsSame = known === undefined ? synonyms.length === 0 : known.synonyms === mark.synonyms;
  const userData = isRecord(current?.['userData']) ? current['userData'] : {};
  const settings = { ...wanted, userData: { ...userData, helpsite: mark } };
  const isSame = (key: string): boolean => JSON.stringify(current?.[key]) === JSON.stringify(wanted[key]);
  return {
    settings: areSettingsSame && known?.synonyms === mark.synonyms ? undefined : settings,
    synonyms: areSynonymsSame ? undefined : synonyms,
    differing: areSettingsSame ? [] : Object.keys(wanted).filter((key) => !isSame(key)),
    all: { settings, synonyms },
  };
}

/** The mark of settings as the service has them. */
export function readMark(settings: IndexSettings | undefined): Mark | undefined {
  const userData = settings?.['userData'];
  const mark = isRecord(userData) ? userData['helpsite'] : undefined;
  return isRecord(mark) ? mark : undefined;
}

function hashOf(value: unknown): string {
  return hashText(JSON.stringify(value));
}
