/** Configuration files as values: each is one JSON value in a module, so that edits can read it again. */
import type { SiteFiles } from '../site-fixture.ts';
import { textOf } from '../site-edits.ts';

export type Settings = Readonly<Record<string, unknown>>;

/** `export default { … };`, or with the line of an import and what it adds. */
export function writeModule(
  settings: unknown,
  shared?: { readonly from: string; readonly add: string },
): string {
  const json = JSON.stringify(settings);
  return shared === undefined
    ? `export default ${json};\n`
    : `${shared.from}\nconst own = ${json};\nexport default { ...own, ${shared.add} };\n`;
}

/** The value in a configuration file, or nothing when it is broken or not there. */
export function readModule(files: SiteFiles, path: string): Settings {
  const text = textOf(files, path);
  const json = path.endsWith('.json')
    ? text
    : /^(?:const own|export default) =? ?(\{.*\});$/m.exec(text)?.[1];
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null ? (value as Settings) : {};
  } catch {
    return {};
  }
}

/** The settings with one changed; undefined: without it. */
export function withSetting(settings: Settings, key: string, value: unknown): Settings {
  const { [key]: _, ...rest } = settings;
  return value === undefined ? rest : { ...rest, [key]: value };
}
