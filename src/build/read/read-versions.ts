/** Which versions of the docs there are: `versions.json`, and the sidebars of each. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, Outcome, SiteConfig, VersionPlan } from '../../model.ts';
import { isRecord } from '../../is-record.ts';
import { createQuotedFinder } from '../model/find-quoted.ts';
import { readSidebars } from '../model/read-sidebars.ts';
import type { SourceSidebars } from '../model/sidebar-source.ts';
import {
  CURRENT,
  folderOfVersion,
  planVersions,
  sidebarsOfVersion,
  VERSIONS_FILE,
} from '../model/versions.ts';
import { readJson } from '../parse/json.ts';
import { positionOf } from '../problems/position-of.ts';
import { readSourceText } from './source-text.ts';

export interface SiteVersions {
  /** Newest first; none: the guides have one version. */
  readonly plans: readonly VersionPlan[];
  /** Of frozen versions, by name; without an entry they are made of the folders. */
  readonly sidebars: Readonly<Record<string, { readonly sidebars: SourceSidebars; readonly file: string }>>;
  /** Files that were read, relative to the root. */
  readonly files: readonly string[];
}

const NONE: SiteVersions = { plans: [], sidebars: {}, files: [] };

/**
 * Reads the versions of the site in `root`. `texts`: the files of the configuration, for places in messages. Problems are errors
 * (`config/invalid`, `config/invalid-json`): what has addresses depends on it.
 */
export function readVersions(
  root: string,
  config: SiteConfig,
  texts: readonly { readonly file: string; readonly text: string }[],
): Outcome<SiteVersions> {
  const names = readNames(root);
  if (names.diagnostics.length > 0) return { value: NONE, diagnostics: names.diagnostics };
  const { plans, problems } = planVersions({ config, names: names.value });
  const site = texts.find(({ file }) => /(?:^|\/)site\.[^/]+$/.test(file)) ?? texts[0];
  const locate = createQuotedFinder(site?.text ?? '', site?.file ?? 'config/site.ts');
  const diagnostics: Diagnostic[] = problems.map((problem) => {
    const [, key = '', name = key] = /^"([^"]+)"(?:.*?"([^"]+)")?/.exec(problem.message) ?? [];
    return { ...problem, at: locate(name) };
  });
  const sidebars: Record<string, { readonly sidebars: SourceSidebars; readonly file: string }> = {};
  for (const { name } of plans) {
    if (name === CURRENT) continue;
    if (!existsSync(join(root, folderOfVersion(name)))) diagnostics.push(noFolder(root, name));
    const file = sidebarsOfVersion(name);
    const text = readSourceText(root, file);
    if (text === undefined) continue;
    const read = readVersionSidebars(text, file);
    diagnostics.push(...read.diagnostics);
    sidebars[name] = { sidebars: read.value, file };
  }
  if (plans.length > 0) diagnostics.push(...findUnlisted(root, names.value));
  const files = plans.length === 0 ? [] : [VERSIONS_FILE, ...Object.values(sidebars).map(({ file }) => file)];
  return { value: { plans, sidebars, files }, diagnostics };
}

function readNames(root: string): Outcome<readonly string[]> {
  const text = readSourceText(root, VERSIONS_FILE);
  if (text === undefined) return { value: [], diagnostics: [] };
  const fail = (message: string, hint: string, offset = 0): Outcome<readonly string[]> => ({
    value: [],
    diagnostics: [
      {
        severity: 'error',
        code: 'config/invalid',
        message,
        at: { file: VERSIONS_FILE, ...positionOf(text, offset) },
        hint,
      },
    ],
  });
  const read = readJson(text);
  if ('problem' in read) return fail(read.problem.message, read.problem.hint, read.problem.offset);
  const { value } = read;
  if (!Array.isArray(value) || !value.every((name): name is string => typeof name === 'string'))
    return fail('versions.json must be a list of names', 'Write for example ["2.0", "1.0"], newest first.');
  const odd = value.find((name) => !isVersionName(name));
  if (odd !== undefined)
    return fail(
      `"${odd}" cannot be the name of a version`,
      'Use letters, numbers, dots and hyphens; "current" is the folder content/docs.',
      Math.max(0, text.indexOf(`"${odd}"`)),
    );
  const twice = value.find((name, index) => value.indexOf(name) !== index);
  if (twice !== undefined)
    return fail(
      `The version "${twice}" is in the list twice`,
      'Delete one of the two.',
      Math.max(0, text.lastIndexOf(`"${twice}"`)),
    );
  return { value, diagnostics: [] };
}

/** Whether a version may be called so: it becomes a folder and a part of addresses. */
export function isVersionName(name: string): boolean {
  return /^\w[\w.-]{0,49}$/.test(name) && !name.endsWith('.') && name !== CURRENT;
}

function readVersionSidebars(text: string, file: string): Outcome<SourceSidebars> {
  const read = readJson(text);
  const value = 'value' in read ? read.value : undefined;
  if (isRecord(value)) {
    const { value: sidebars, diagnostics } = readSidebars(value, file, text);
    return { value: sidebars, diagnostics };
  }
  const problem = 'problem' in read ? read.problem : undefined;
  return {
    value: {},
    diagnostics: [
      {
        severity: 'error',
        code: problem === undefined ? 'config/invalid' : 'config/invalid-json',
        message: problem?.message ?? 'The sidebars of a version must be an object',
        at: { file, ...positionOf(text, problem?.offset ?? 0) },
        hint: problem?.hint ?? 'Write { "docs": [ … ] }: name of the sidebar, then its items.',
      },
    ],
  };
}

/** Folders of versions that are not in the list: nobody reads them. */
function findUnlisted(root: string, names: readonly string[]): readonly Diagnostic[] {
  const folder = join(root, 'versioned_docs');
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.flatMap((entry): readonly Diagnostic[] => {
    const [, name] = /^version-(.+)$/.exec(entry.name) ?? [];
    if (!entry.isDirectory() || entry.name.startsWith('.') || (name !== undefined && names.includes(name)))
      return [];
    return [
      {
        severity: 'warning',
        code: 'project/unused',
        message: `The folder "${entry.name}" is not used: versions.json names no such version`,
        at: { file: `versioned_docs/${entry.name}`, line: 1, column: 1 },
        hint:
          name === undefined
            ? 'Folders of versions are called version-1.0: rename it, or delete it.'
            : `Write "${name}" into versions.json, or delete the folder.`,
      },
    ];
  });
}

function noFolder(root: string, name: string): Diagnostic {
  const text = readSourceText(root, VERSIONS_FILE) ?? '';
  return {
    severity: 'error',
    code: 'config/invalid',
    message: `The version "${name}" has no guides: there is no folder ${folderOfVersion(name)}`,
    at: { file: VERSIONS_FILE, ...positionOf(text, Math.max(0, text.indexOf(`"${name}"`))) },
    hint: 'Take its name out of the list, or put its guides back.',
  };
}
