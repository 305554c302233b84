/** Loads `config/`, checks it and fills in defaults: everything the site says about itself. */
import { readdir } from 'node:fs/promises';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Diagnostic, Outcome, RuleCode, SiteConfig } from '../../model.ts';
import { base as checkBase } from '../config/addresses.ts';
import { describe, isRecord } from '../config/check.ts';
import { fillDefaults } from '../config/defaults.ts';
import { flattenFacts, joinVariables, VARIABLE_NAMES } from '../config/facts.ts';
import { warnOfMisspeltFacts } from '../config/misspelt-facts.ts';
import { NOTICES } from '../config/notice-settings.ts';
import { type Plain, toPlain } from '../config/plain.ts';
import { ADDRESSES, checkParts, NAVIGATION, type Part, PARTS, SITE } from '../config/parts.ts';
import { MARKS } from '../config/mark-settings.ts';
import { SEARCH } from '../config/search-settings.ts';
import type { Check } from '../config/settings.ts';
import { createSpot, type Spot } from '../config/spot.ts';
import { listMissing } from '../../words/tables.ts';
import { findConflicts } from '../problems/find-conflict.ts';
import { describeReason, isSystemError } from '../problems/world-error.ts';
import { runForeign } from '../foreign/run-foreign.ts';
import { fileBelow, loadModule } from '../foreign/load-module.ts';
import { readJson } from '../parse/json.ts';
import { positionOf } from '../problems/position-of.ts';
import { openKeptConfig } from './kept-config.ts';
import { readPatiently } from './read-patiently.ts';
import { findUnusedExports, findUnusedFiles, secondFile } from './unused-config.ts';

/** The configuration of a site, checked and complete. */
export interface LoadedConfig {
  readonly site: SiteConfig;
  /** Explicit sidebars as written (Docusaurus's shape: name → items), checked later against the guides. */
  readonly sidebars?: { readonly file: string; readonly value: Readonly<Record<string, unknown>> };
  /** Every file read, relative to the root. */
  readonly files: readonly string[];
}

/** What the command line and the environment say about the configuration. */
export interface ConfigOverrides {
  readonly base?: string;
  /** One file instead of the `config/` folder; relative to the current folder, else to the root. */
  readonly configFile?: string;
  /** Servers to use instead of the hosted search's own (read-search-hosts.ts). */
  readonly searchHosts?: readonly string[];
  /** Told every file that the configuration is made of (absolute). */
  readonly onFile?: ((path: string) => void) | undefined;
  /** Components of the site's own are not looked at: nothing of a project that moves in is run. */
  readonly hasNoComponents?: true;
  /** Folder of what earlier runs compiled; absolute. */
  readonly keptIn?: string;
}

const ENDINGS = ['.ts', '.mts', '.js', '.mjs', '.json'];

/** A part's value as exported, and the spot to report at. */
interface Given {
  readonly value: Plain;
  readonly spot: Spot;
  readonly file: string;
}

/**
 * Loads the configuration of the site in `root` (absolute). Problems are diagnostics `config/failed`,
 * `config/invalid-json`, `config/invalid`, `config/unknown-key`, `config/not-found` (errors: exit code 3) and
 * `config/unused` (warnings); the value is then what could be read. Nothing configured: all defaults.
 */
export async function loadConfig(root: string, overrides: ConfigOverrides): Promise<Outcome<LoadedConfig>> {
  const diagnostics: Diagnostic[] = [];
  const files: string[] = [];
  const given =
    overrides.configFile === undefined
      ? await readFolder(root, files, diagnostics, overrides)
      : await readSingle(root, overrides.configFile, files, diagnostics, overrides);

  const site = readPart(given.get('site'), SITE) ?? {};
  const navigation = readPart(given.get('navigation'), NAVIGATION) ?? {};
  const search = readPart(given.get('search'), SEARCH) ?? {};
  const addresses = readPart(given.get('addresses'), ADDRESSES) ?? {};
  const marks = readPart(given.get('marks'), MARKS) ?? {};
  const notices = readPart(given.get('notices'), NOTICES) ?? [];
  const provider = given.get('provider');
  const facts = provider ? flattenFacts(provider.value, provider.spot) : {};
  const ownNames = readPart(given.get('variables'), VARIABLE_NAMES) ?? {};
  if (provider) warnOfMisspeltFacts(provider.value, Object.keys(ownNames), provider.spot);
  const variables = joinVariables(ownNames, facts);
  const language = typeof site.locale === 'string' ? site.locale : (site.locale?.name ?? 'en');
  const missing = listMissing(language, site.words ?? {});
  if (missing.length > 0)
    given
      .get('site')
      ?.spot.at('locale')
      .warn(
        `has no table of words here, so ${missing.length} texts of the interface stay English, e.g. "${missing[0] ?? ''}"`,
        'Write them in "words": the text in English, then yours.',
      );
  const base =
    overrides.base === undefined
      ? site.base
      : checkBase(overrides.base, createSpot('--base', '', diagnostics, ['--base']));
  const based = base === undefined ? site : { ...site, base };
  const filled = { ...fillDefaults(based, navigation, search, variables, addresses, notices), marks };
  const sidebars = readSidebars(given.get('sidebars'));
  const { searchHosts: hosts } = overrides;
  const config = hosts === undefined ? filled : { ...filled, search: { ...filled.search, hosts } };
  return {
    value: { site: config, ...(sidebars ? { sidebars } : {}), files },
    // The command line is no file that could be opened.
    diagnostics: diagnostics.map((diagnostic) =>
      diagnostic.at?.file === '--base' ? withoutPlace(diagnostic) : diagnostic,
    ),
  };
}

function readPart<T>(given: Given | undefined, check: Check<T>): T | undefined {
  return given && check(given.value, given.spot);
}

function readSidebars(given: Given | undefined): LoadedConfig['sidebars'] {
  if (!given || given.value === null) return undefined;
  if (isRecord(given.value)) return { file: given.file, value: given.value };
  given.spot.refuse(
    `must be an object, not ${describe(given.value, given.spot)}`,
    'Write for example { "docs": ["intro"] }: sidebar name, then its items.',
  );
  return undefined;
}

async function readFolder(
  root: string,
  files: string[],
  diagnostics: Diagnostic[],
  overrides: ConfigOverrides,
): Promise<ReadonlyMap<Part, Given>> {
  const names = await listNames(join(root, 'config'), diagnostics);
  if (isFileAt(join(root, 'config')))
    diagnostics.push({
      severity: 'warning',
      code: 'config/unused',
      message: 'config is not read because it is a file',
      at: { file: 'config', line: 1, column: 1 },
      hint: 'Make it a folder, and put site.ts into it.',
    });
  const found = PARTS.flatMap((part) => {
    const [first, ...others] = ENDINGS.map((ending) => part + ending).filter((name) => names.includes(name));
    for (const other of others) diagnostics.push(secondFile(`config/${other}`, `config/${first ?? ''}`));
    return first === undefined ? [] : [{ part, file: `config/${first}` }];
  });
  const inputs = new Set<string>();
  const noteFile = (path: string): void => {
    inputs.add(fileBelow(root, path));
    overrides.onFile?.(path);
  };
  const loaded = await Promise.all(
    found.map(async ({ part, file }) => ({
      part,
      file,
      ...(await readFileExport(root, join(root, file), { ...overrides, onFile: noteFile })),
    })),
  );
  // What a file would import is not known where it cannot be read.
  const isRead = loaded.every(({ outcome }) => outcome.value !== undefined);
  diagnostics.push(...findUnusedFiles(names, isRead ? inputs : undefined), ...findUnusedExports(loaded));
  const given = new Map<Part, Given>();
  for (const { part, file, text, outcome } of loaded) {
    files.push(file);
    diagnostics.push(...outcome.diagnostics);
    const spot = createSpot(file, text, diagnostics);
    if (outcome.value === undefined) continue;
    const value = copyPlain(outcome.value, spot);
    if (value !== undefined) given.set(part, { value, spot, file });
  }
  return given;
}

/** None where there is no such folder. One that cannot be read is an error: the site would be built with all defaults. */
async function listNames(folder: string, diagnostics: Diagnostic[]): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR')
      diagnostics.push({
        severity: 'error',
        code: 'config/failed',
        message: `The folder config cannot be read: ${describeReason(error)}`,
        at: { file: 'config', line: 1, column: 1 },
        hint: 'Check its permissions: whoever builds the site must be allowed to read it.',
      });
    return [];
  }
}

function isFileAt(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}

async function readSingle(
  root: string,
  name: string,
  files: string[],
  diagnostics: Diagnostic[],
  overrides: ConfigOverrides,
): Promise<ReadonlyMap<Part, Given>> {
  const path = [resolve(name), resolve(root, name)].find((candidate) => existsSync(candidate));
  const given = new Map<Part, Given>();
  if (path === undefined) {
    diagnostics.push({
      severity: 'error',
      code: 'config/not-found',
      message: `There is no configuration file "${name}"`,
      hint: 'Check the path after --config.',
    });
    return given;
  }
  const file = fileBelow(root, path);
  files.push(file);
  const { text, outcome } = await readFileExport(root, path, overrides);
  diagnostics.push(...outcome.diagnostics);
  const spot = createSpot(file, text, diagnostics);
  const whole = outcome.value === undefined ? undefined : copyPlain(outcome.value, spot);
  const parts = whole === undefined ? undefined : checkParts(whole, spot);
  for (const part of PARTS) {
    const value = parts?.[part];
    if (value !== undefined && value !== null) given.set(part, { value, spot: spot.at(part), file });
  }
  return given;
}

/** The default export of a module, or a JSON file's content; undefined after a diagnostic. */
async function readFileExport(
  root: string,
  path: string,
  { onFile, keptIn }: ConfigOverrides,
): Promise<{
  readonly text: string;
  readonly outcome: Outcome<unknown>;
  /** What it exports beside its default. */
  readonly exports?: readonly string[];
}> {
  const file = fileBelow(root, path);
  const fail = (
    code: RuleCode,
    message: string,
    hint: string,
    at = { file, line: 1, column: 1 },
  ): Outcome<unknown> => ({
    value: undefined,
    diagnostics: [{ severity: 'error', code, message, at, hint }],
  });
  let text: string;
  try {
    const bytes = await readPatiently(path);
    if (bytes === undefined)
      return {
        text: '',
        outcome: fail('config/failed', `${file} is not a file`, 'Delete it, or write a file of this name.'),
      };
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    const outcome =
      error instanceof TypeError
        ? fail('source/not-utf8', `${file} is not UTF-8`, 'Save it again with the encoding UTF-8.')
        : fail(
            'config/failed',
            `${file} cannot be read: ${describeReason(error)}`,
            'Check that it is a file that you may read.',
          );
    return { text: '', outcome };
  }
  const [conflict] = findConflicts(text, file, false);
  if (conflict !== undefined)
    return { text, outcome: { value: undefined, diagnostics: [{ ...conflict, code: 'config/failed' }] } };
  if (path.endsWith('.json')) {
    const read = readJson(text);
    if ('value' in read) return { text, outcome: { value: read.value, diagnostics: [] } };
    const { message, hint, offset } = read.problem;
    return {
      text,
      outcome: fail('config/invalid-json', message, hint, { file, ...positionOf(text, offset) }),
    };
  }
  const { value: loaded, diagnostics } = await loadModule({
    root,
    path,
    code: 'config/failed',
    onFile,
    kept: keptIn === undefined ? undefined : openKeptConfig(root, keptIn),
  });
  if (loaded === undefined) return { text, outcome: { value: undefined, diagnostics } };
  if (loaded.exports['default'] === undefined) {
    return {
      text,
      outcome: fail('config/invalid', `${file} has no default export`, 'Write export default { … };'),
    };
  }
  const exports = Object.keys(loaded.exports).filter((name) => name !== 'default' && name !== '__esModule');
  return { text, exports, outcome: { value: loaded.exports['default'], diagnostics } };
}

/** Getters are code of the site: they may never end. */
function readPlain(value: unknown): ReturnType<typeof toPlain> {
  try {
    return runForeign(() => toPlain(value));
  } catch {
    return { value: undefined, problems: [{ path: [], message: 'cannot be read: a property never ends' }] };
  }
}

function copyPlain(value: unknown, spot: Spot): Plain | undefined {
  const copied = readPlain(value);
  for (const { path, message } of copied.problems) {
    let at = spot;
    for (const key of path) at = at.at(/^\d+$/.test(key) ? Number(key) : key);
    at.refuse(message);
  }
  return copied.value;
}

function withoutPlace(diagnostic: Diagnostic): Diagnostic {
  const { at: _, ...rest } = diagnostic;
  return rest;
}
