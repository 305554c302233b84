/** The settings of one version of the guides (behaviours.md 27). Pure. */
import { segments } from './addresses.ts';
import { checkOf, flag, isRecord, oneOf, shape, text } from './check.ts';
import { versionName } from './own-checks.ts';
import type { Check, InputOf, Settings } from './settings.ts';

export const ONE_VERSION_SETTINGS = {
  label: { check: text({ max: 100 }), unset: 'its name; Next for current', says: 'What readers call it.' },
  path: {
    check: checkOf('path, empty for none', (value, spot) =>
      value === '' || value === '/' ? '' : segments(value, spot),
    ),
    unset: 'none for the last version, next for current, else the name',
    says: "Part of its guides' addresses, behind that of all guides.",
  },
  banner: {
    check: oneOf('none', 'unreleased', 'unmaintained'),
    unset: 'unreleased before the last version, unmaintained behind it',
    says: 'What its guides say above their text.',
  },
  badge: {
    check: flag,
    unset: 'with several versions',
    says: 'Its pages show which version they are of, and lead to the others.',
  },
  noIndex: { check: flag, default: false, says: 'Asks search engines to stay away from its pages.' },
  of: {
    check: checkOf('folder of guides', segments),
    unset: 'all guides',
    says: "The folder in content/docs that it is a version of, where folders have versions of their own: 'api'. Its path then names the folder, too: 'api/1.0'.",
  },
} as const satisfies Settings;

const one = shape(ONE_VERSION_SETTINGS);

export const versions: Check<Readonly<Record<string, InputOf<typeof ONE_VERSION_SETTINGS>>>> = checkOf(
  'object: version to its settings',
  (value, spot) => {
    if (!isRecord(value))
      return spot.refuse('must be an object', "Write for example { '1.0': { label: '1.0 (old)' } }.");
    const read: Record<string, InputOf<typeof ONE_VERSION_SETTINGS>> = {};
    for (const [name, entry] of Object.entries(value)) {
      if (versionName(name, spot.at(name)) === undefined) continue;
      const own = one(entry, spot.at(name));
      if (own !== undefined) read[name] = own;
    }
    return read;
  },
  one.below && { ...one.below, isList: false },
);
