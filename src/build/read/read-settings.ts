/** The configuration of a site with its explicit sidebars, and whether anything can be built with it. */
import { join } from 'node:path';
import type { Diagnostic, SiteConfig } from '../../model.ts';
import {
  type Drawers,
  loadDrawers,
  loadPictureMaker,
  PACKAGES,
  PICTURE_PACKAGE,
} from '../foreign/drawers.ts';
import { type ConfigOverrides, loadConfig } from './load-config.ts';
import { locateGone } from '../model/locate-gone.ts';
import { readSidebars } from '../model/read-sidebars.ts';
import type { SourceSidebars } from '../model/sidebar-source.ts';
import { type OwnComponents, readComponents } from './read-components.ts';
import { readVersions, type SiteVersions } from './read-versions.ts';
import { readSourceText } from './source-text.ts';
import { findUnusedProject, findUnusedTexts } from './unused-project.ts';
import { positionOf } from '../problems/position-of.ts';

export interface SiteSettings {
  readonly config: SiteConfig;
  readonly explicit: { readonly sidebars: SourceSidebars; readonly file: string } | undefined;
  /** What guides have drawn; unset: nothing. */
  readonly drawers?: Drawers;
  /** Components of the site's own; unset: there are none. */
  readonly components?: OwnComponents;
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
  const { markdown } = config;
  const drawers = markdown.math || markdown.mermaid ? await loadDrawers(root, markdown) : undefined;
  const components =
    overrides.hasNoComponents === true ? undefined : await readComponents(root, config, overrides.onFile);
  const isWithoutMaker = config.pictures !== undefined && (await loadPictureMaker(root)) === 'none';
  const hasVersions = versions.value.plans.length > 0;
  if (hasVersions) for (const file of versions.value.files) overrides.onFile?.(join(root, file));
  const isExplicit = explicit !== undefined && sidebars !== undefined && !isWrong;
  return {
    config,
    explicit: isExplicit ? { sidebars: explicit.value, file: sidebars.file } : undefined,
    ...(drawers === undefined ? {} : { drawers }),
    ...(components === undefined ? {} : { components }),
    ...(hasVersions && !isWrong ? { versions: versions.value } : {}),
    diagnostics: [
      ...loaded.diagnostics,
      ...(isWrong ? (explicit?.diagnostics ?? []) : []),
      ...versions.diagnostics,
      ...findUnusedProject(root, {
        hasVersions: hasVersions || versions.diagnostics.length > 0,
        hasLanguages: config.locales.length > 0,
      }),
      ...findUnusedTexts(root, config.locales),
      ...describeMissing(drawers, isWithoutMaker, texts),
    ],
    isWrong,
    texts: [
      ...texts,
      ...versions.value.files.map((file) => ({ file, text: readSourceText(root, file) ?? '' })),
    ],
  };
}

/** One line for each kind of drawing that the site asks for and has no package for. */
function describeMissing(
  drawers: Drawers | undefined,
  isWithoutMaker: boolean,
  texts: SiteSettings['texts'],
): readonly Diagnostic[] {
  const missing = [
    ...(isWithoutMaker ? [{ key: 'pictures', what: 'Pictures', names: [PICTURE_PACKAGE] }] : []),
    ...(drawers?.math === 'none' ? [{ key: 'math', what: 'Formulas', names: PACKAGES.math }] : []),
    ...(drawers?.diagrams === 'none' ? [{ key: 'mermaid', what: 'Diagrams', names: PACKAGES.diagrams }] : []),
  ];
  return missing.map(({ key, what, names }) => {
    const at = texts.flatMap(({ file, text }) => {
      const found = new RegExp(`\\b${key}\\b["']?\\s*:`).exec(text);
      return found === null ? [] : [{ file, ...positionOf(text, found.index), length: key.length }];
    })[0];
    return {
      severity: 'warning',
      code: 'config/not-installed',
      message: `${what} show as they are, because ${names.length > 1 ? `neither ${names.join(' nor ')}` : names[0]} is ${names.length > 1 ? '' : 'not '}installed`,
      ...(at === undefined ? {} : { at }),
      hint: `Run npm install ${names[0]} in the folder of your project.`,
    };
  });
}
