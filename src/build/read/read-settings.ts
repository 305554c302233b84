/** The configuration of a site with its explicit sidebars, and whether anything can be built with it. */
import { join } from 'node:path';
import type { Diagnostic, SiteConfig } from '../../model.ts';
import { type ConfigOverrides, loadConfig } from './load-config.ts';
import { locateGone } from '../model/locate-gone.ts';
import { readSidebars } from '../model/read-sidebars.ts';
import type { SourceSidebars } from '../model/sidebar-source.ts';
import { readVersions, type SiteVersions } from './read-versions.ts';
import { readSourceText } from './source-text.ts';
import { findUnusedProject } from './unused-project.ts';

export interface SiteSettings {
  readonly config: SiteConfig;
  readonly explicit: { readonly sidebars: SourceSidebars; readonly file: string } | undefined;
  /** Versions of the guides; unset: there is one. */
  readonly versions?: SiteVersions;
  readonly diagnostics: readonly Diagnostic[];
  /** Something is so wrong that there is nothing to build: exit code 3. */
  readonly isWrong: boolean;
  /** Every configuration file as read, for places in messages. */
  readonly texts: readonly { readonly file: string; readonly text: string }[];
}

/** Loads `config/` or the file named on the command line. Problems are in `diagnostics`. */
export async function readSettings(root: string, overrides: ConfigOverrides): Promise<SiteSettings> {
  const loaded = await loadConfig(root, overrides);
  const { site, sidebars, files } = loaded.value;
  const texts = files.map((file) => ({ file, text: readSourceText(root, file) ?? '' }));
  const config = site.gone.length === 0 ? site : { ...site, gone: locateGone(site.gone, texts) };
  const explicit =
    sidebars === undefined
      ? undefined
      : readSidebars(sidebars.value, sidebars.file, readSourceText(root, sidebars.file));
  const versions = readVersions(root, config, texts);
  const isWrong = [loaded, explicit, versions].some((outcome) =>
    outcome?.diagnostics.some(({ severity }) => severity === 'error'),
  );
  const hasVersions = versions.value.plans.length > 0;
  if (hasVersions) for (const file of versions.value.files) overrides.onFile?.(join(root, file));
  const isExplicit = explicit !== undefined && sidebars !== undefined && !isWrong;
  return {
    config,
    explicit: isExplicit ? { sidebars: explicit.value, file: sidebars.file } : undefined,
    ...(hasVersions && !isWrong ? { versions: versions.value } : {}),
    diagnostics: [
      ...loaded.diagnostics,
      ...(isWrong ? (explicit?.diagnostics ?? []) : []),
      ...versions.diagnostics,
      ...findUnusedProject(root, {
        hasVersions: hasVersions || versions.diagnostics.length > 0,
        hasLanguages: config.locales.length > 0,
      }),
    ],
    isWrong,
    texts: [
      ...texts,
      ...versions.value.files.map((file) => ({ file, text: readSourceText(root, file) ?? '' })),
    ],
  };
}
